// Cards, tiles and figures travel above the table: each is seen going from where it was to where it now lies.
import { settings } from '../stores/settings.svelte'

/** Selectors: where a thing was before a step, and where it is after it. */
export interface Journey {
  readonly from: string
  readonly to: string
}
/** A journey of which the beginning is known: the board may be drawn anew now. */
interface Departure {
  readonly box: DOMRect
  /** The thing as it lay there, if its face could be seen. */
  readonly face: HTMLElement | null
  /** Where it lay: a copy of it looks the same only there. */
  readonly home: Element | null
  readonly to: string
}

const TIME = 420
const APART = 70
const EASE = 'cubic-bezier(.25, .8, .3, 1)'
const CARD = '[data-card]'

/** The last that matches and can be seen: a card that was just added stands behind the others. */
const seen = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility()).at(-1)

/** A card, or what holds one: it has a face to be seen. */
const isCard = (element: Element): boolean => element.matches(CARD) || element.querySelector(CARD) !== null

/** Before a step is drawn: remember where things leave from, and their faces. */
export function depart(journeys: readonly Journey[]): readonly Departure[] {
  if (settings.still || document.hidden) return []
  return journeys.flatMap(({ from, to }) => {
    const element = seen(from)
    const box = element?.getBoundingClientRect()
    if (!element || !box?.width) return []
    return [{ box, face: isCard(element) ? copyOf(element) : null, home: element.parentElement, to }]
  })
}

/** After it is drawn: let them arrive, one after the other. Any press finishes the journeys at once. */
export function arrive(departures: readonly Departure[]): (() => void) | undefined {
  const running = departures.flatMap((departure, place) => come(departure, place * APART))
  return finishing(running)
}

/** What ends all of these at once; a press on the page does it too. */
export function finishing(running: readonly Animation[]): (() => void) | undefined {
  if (!running.length) return undefined
  const finish = (): void => running.forEach((animation) => animation.finish())
  document.addEventListener('pointerdown', finish, { once: true })
  return () => {
    finish()
    document.removeEventListener('pointerdown', finish)
  }
}

function come({ box, face, home, to }: Departure, delay: number): Animation[] {
  const element = seen(to)
  const place = element?.getBoundingClientRect()
  if (!element || !place?.width || (near(place.x, box.x) && near(place.y, box.y))) return []
  const flown = face ?? copyOf(element)
  const flight = lift(flown, face && home?.isConnected ? home : element.parentElement, face ? box : place)
  const start = face ? 'none' : between(place, box)
  const end = face ? between(box, place) : 'none'
  const timing = { duration: TIME, delay, easing: EASE, fill: 'backwards' } as const
  const animation = flight.animate([{ transform: start }, { transform: end }], timing)
  animation.onfinish = () => flight.remove()
  // What arrives is not there yet; a heap or a number that it is added to is.
  const wait = isCard(element) || !face
  return wait ? [animation, element.animate([{ opacity: 0 }, { opacity: 0 }], timing)] : [animation]
}

/** From one place to another, and to its size. */
const between = (from: DOMRect, to: DOMRect): string =>
  `translate(${middle(to.x, to.width) - middle(from.x, from.width)}px, ${
    middle(to.y, to.height) - middle(from.y, from.height)
  }px) scale(${to.width / from.width})`

/** A picture of a thing, which is none: nothing finds, presses or reads it. */
function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    part.classList.remove('is-legal', 'is-selected', 'is-last', 'is-named', 'is-preview', 'is-out')
    for (const name of ['target', 'card', 'king', 'place']) delete part.dataset?.[name]
    part.removeAttribute('id')
  }
  return copy
}

/** Lay a picture over everything else, ribbon and menus too, at a place of the screen. */
function lift(picture: HTMLElement, home: Element | null, box: DOMRect): HTMLElement {
  const flight = document.createElement('div')
  flight.className = 'flight'
  flight.popover = 'manual'
  flight.inert = true
  Object.assign(flight.style, {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  })
  Object.assign(picture.style, { width: '100%', height: '100%', margin: '0', position: 'static', translate: 'none' })
  flight.append(picture)
  ;(home ?? document.body).append(flight)
  flight.showPopover?.()
  return flight
}

const middle = (start: number, size: number): number => start + size / 2
const near = (a: number, b: number): boolean => Math.abs(a - b) < 1
