// Puts a floating part beside the thing it belongs to, inside the window.
import type { Attachment } from 'svelte/attachments'

const GAP = 8
const EDGE = 10

/** Below its anchor if there is room, else above; the first line gets the focus. */
export function beside(anchor: HTMLElement, focus = true): Attachment<HTMLElement> {
  return (element) => {
    const place = (): void => {
      const from = anchor.getBoundingClientRect()
      const box = element.getBoundingClientRect()
      const below = from.bottom + GAP + box.height <= window.innerHeight - EDGE
      const top = below ? from.bottom + GAP : Math.max(EDGE, from.top - GAP - box.height)
      const rtl = getComputedStyle(anchor).direction === 'rtl'
      const wanted = rtl ? from.left : from.right - box.width
      const left = Math.min(Math.max(EDGE, wanted), window.innerWidth - box.width - EDGE)
      element.style.setProperty('top', `${top}px`)
      element.style.setProperty('left', `${left}px`)
    }
    place()
    // On a phone the sheet below keeps this much room free.
    document.documentElement.style.setProperty('--menu-block', `${element.offsetHeight}px`)
    window.addEventListener('resize', place)
    if (focus) element.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
    return () => window.removeEventListener('resize', place)
  }
}

/** Above its anchor if there is room, else below, and told as its description. */
export function above(anchor: HTMLElement): Attachment<HTMLElement> {
  return (element) => {
    const from = anchor.getBoundingClientRect()
    const box = element.getBoundingClientRect()
    const top = from.top - GAP - box.height >= EDGE ? from.top - GAP - box.height : from.bottom + GAP
    const left = Math.min(
      Math.max(EDGE, from.left + from.width / 2 - box.width / 2),
      window.innerWidth - box.width - EDGE,
    )
    element.style.setProperty('top', `${top}px`)
    element.style.setProperty('left', `${left}px`)
    element.id = 'why-not'
    anchor.setAttribute('aria-describedby', element.id)
    return () => anchor.removeAttribute('aria-describedby')
  }
}
