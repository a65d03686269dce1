// Arrow keys go from part to part as the eye would: to the nearest one in that direction. With Shift they go only to
// what can be pressed, and from anywhere.

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

const PARTS = '[data-target]'
const LIT = '.is-legal, [role=menuitem]'
const WRITING = 'input, textarea, select'

const directionOf = (event: KeyboardEvent): readonly [number, number] | undefined =>
  event.altKey || event.ctrlKey || event.metaKey ? undefined : DIRECTIONS[event.key]

/** From a part to its neighbour. */
export function moveFocus(event: KeyboardEvent, from: HTMLElement): void {
  const direction = directionOf(event)
  if (direction && !event.shiftKey) go(event, nearest(from, direction, PARTS))
}

/** From wherever the focus is to something that can be pressed; past the last one, to the first. */
export function seekLit(event: KeyboardEvent): void {
  const direction = directionOf(event)
  const from = document.activeElement as HTMLElement
  if (!direction || !event.shiftKey || from.matches(WRITING)) return
  const ahead = from === document.body ? undefined : nearest(from, direction, LIT)
  go(event, ahead ?? visible(LIT).find((part) => part !== from))
}

function go(event: KeyboardEvent, next: HTMLElement | undefined): void {
  if (!next) return
  event.preventDefault()
  next.focus()
}

const visible = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((part) => part.checkVisibility())

function nearest(from: HTMLElement, [dx, dy]: readonly [number, number], selector: string): HTMLElement | undefined {
  const [x, y] = centre(from)
  const parts = visible(selector)
  const ahead = parts.flatMap((part) => {
    const [px, py] = centre(part)
    const along = (px - x) * dx + (py - y) * dy
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx)
    return part !== from && along > 4 ? [{ part, far: along + aside * ASIDE }] : []
  })
  return ahead.sort((a, b) => a.far - b.far)[0]?.part
}
