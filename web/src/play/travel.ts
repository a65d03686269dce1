// Cards, tiles and figures travel: each is drawn where it has arrived, and shown coming from where it was.
import { settings } from '../stores/settings.svelte'

/** Selectors: where a thing was before a step, and where it is after it. */
export interface Journey {
  readonly from: string
  readonly to: string
}
/** A journey of which the beginning is known: the board may be drawn anew now. */
interface Departure {
  readonly box: DOMRect
  readonly to: string
}

const TIME = 420
const APART = 70
const EASE = 'cubic-bezier(.25, .8, .3, 1)'

/** The last that matches and can be seen: a card that was just added stands behind the others. */
const seen = (selector: string): Element | undefined =>
  [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).at(-1)

/** Before a step is drawn: remember where things leave from. */
export function depart(journeys: readonly Journey[]): readonly Departure[] {
  if (settings.still || document.hidden) return []
  return journeys.flatMap(({ from, to }) => {
    const box = seen(from)?.getBoundingClientRect()
    return box?.width ? [{ box, to }] : []
  })
}

/** After it is drawn: let them arrive, one after the other. Any press finishes the journeys at once. */
export function arrive(departures: readonly Departure[]): (() => void) | undefined {
  const running = departures.flatMap((departure, place) => come(departure, place * APART) ?? [])
  if (!running.length) return undefined
  const finish = (): void => running.forEach((animation) => animation.finish())
  document.addEventListener('pointerdown', finish, { once: true })
  return () => {
    finish()
    document.removeEventListener('pointerdown', finish)
  }
}

function come({ box, to }: Departure, delay: number): Animation | undefined {
  const element = seen(to)
  const place = element?.getBoundingClientRect()
  if (!element || !place?.width || (near(place.x, box.x) && near(place.y, box.y))) return undefined
  const moved = `translate(${middle(box.x, box.width) - middle(place.x, place.width)}px, ${
    middle(box.y, box.height) - middle(place.y, place.height)
  }px) scale(${box.width / place.width})`
  return element.animate(
    [
      { transform: moved, zIndex: 20 },
      { transform: 'none', zIndex: 20 },
    ],
    { duration: TIME, delay, easing: EASE, fill: 'backwards' },
  )
}

const middle = (start: number, size: number): number => start + size / 2
const near = (a: number, b: number): boolean => Math.abs(a - b) < 1
