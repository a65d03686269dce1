// Arrow keys go from part to part as the eye would: to the nearest one in that direction.

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** A part beside the way counts as this much farther than one on it. */
const ASIDE = 2.5

const centre = (element: Element): readonly [number, number] => {
  const box = element.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}

export function moveFocus(event: KeyboardEvent, from: HTMLElement): void {
  const direction = DIRECTIONS[event.key]
  if (!direction || event.altKey || event.ctrlKey || event.metaKey) return
  const next = nearest(from, direction)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function nearest(from: HTMLElement, [dx, dy]: readonly [number, number]): HTMLElement | undefined {
  const [x, y] = centre(from)
  const parts = [...document.querySelectorAll<HTMLElement>('[data-target]:not([hidden])')]
  const ahead = parts.flatMap((part) => {
    const [px, py] = centre(part)
    const along = (px - x) * dx + (py - y) * dy
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx)
    return part !== from && along > 4 ? [{ part, far: along + aside * ASIDE }] : []
  })
  return ahead.sort((a, b) => a.far - b.far)[0]?.part
}
