// Things move because they were moved: cards between piles, hands and villages, coins between purses and cards.
import { drawingOf } from '../../look/emblems'
import { settings } from '../../stores/settings.svelte'
import type { Happening } from '../../stores/table.svelte'
import { building, emblem, isBuilding } from './cards'

interface Flight {
  /** The card that travels: '' is a card nobody may see, null a coin. */
  readonly card: string | null
  readonly from: string
  readonly to: string
}

const APART = 60
const WHOLE = 1200
const LENGTH = { coin: 360, card: 520 }
const EASE = 'cubic-bezier(.2, .8, .2, 1)'

const place = (name: string): string => `[data-place="${name}"]`
const purse = (seat: unknown): string => `[data-purse="${String(seat)}/gold"]`
const hand = (seat: unknown): string => place(`hand/${String(seat)}`)

/** What each event moves. Gold from powers flies by itself, as in every game. */
const FLIGHTS: Readonly<Record<string, (event: Happening) => Omit<Flight, 'card'> & { card?: null }>> = {
  draw: ({ seat }) => ({ from: place('deck'), to: hand(seat) }),
  'draw-open': ({ seat, pile }) => ({ from: place(`pile/${String(pile)}`), to: hand(seat) }),
  discard: ({ seat, pile }) => ({ from: hand(seat), to: place(`pile/${String(pile)}`) }),
  develop: ({ seat }) => ({ from: hand(seat), to: place(`yields/${String(seat)}`) }),
  build: ({ seat }) => ({ from: hand(seat), to: place(`village/${String(seat)}`) }),
  recruit: ({ seat, place: at }) => ({ from: place(`row/${String(at)}`), to: place(`village/${String(seat)}`) }),
  'steal-card': ({ seat, victim }) => ({ from: hand(victim), to: hand(seat) }),
  coin: ({ seat, owner, on }) => ({
    card: null,
    from: purse(seat),
    to: `[data-yield="${String(owner)}/${String(on)}"]`,
  }),
  replenish: ({ seat }) => ({ card: null, from: place(`yields/${String(seat)}`), to: purse(seat) }),
  'replenish-alone': ({ seat }) => ({ card: null, from: place(`yields/${String(seat)}`), to: purse(seat) }),
  tax: ({ seat }) => ({ card: null, from: place('bank'), to: purse(seat) }),
  'steal-gold': ({ seat, victim }) => ({ card: null, from: purse(victim), to: purse(seat) }),
}
/** Coins travel one by one, as many as the event tells. */
const COUNTED = new Set(['replenish', 'replenish-alone', 'tax', 'steal-gold'])

function flightsOf(event: Happening): readonly Flight[] {
  const way = FLIGHTS[event.event]?.(event)
  if (!way) return []
  const flight: Flight = { card: String(event['card'] ?? ''), ...way }
  const count = COUNTED.has(event.event) ? Number(event['gold'] ?? 0) : 1
  return Array.from({ length: count }, () => flight)
}

/** Let what a step moved travel; any press finishes it at once. */
export function travel(events: readonly Happening[]): (() => void) | undefined {
  if (settings.still || document.hidden) return undefined
  const flights = events.flatMap(flightsOf)
  const apart = Math.min(APART, WHOLE / Math.max(1, flights.length))
  const running = flights.flatMap((flight, nth) => fly(flight, nth * apart) ?? [])
  if (!running.length) return undefined
  const finish = (): void => running.forEach((animation) => animation.finish())
  document.addEventListener('pointerdown', finish, { once: true })
  return () => {
    finish()
    document.removeEventListener('pointerdown', finish)
  }
}

function fly({ card, from, to }: Flight, delay: number): Animation | null {
  const start = document.querySelector(from)
  const end = document.querySelector(to)
  if (!start || !end) return null
  const thing = card === null ? coin() : cardThing(card)
  document.querySelector('[data-board="villages"]')?.append(thing)
  const animation = thing.animate(
    [
      { transform: `${at(start)} scale(.8)`, opacity: 0 },
      { transform: `${at(start)} scale(1.08)`, opacity: 1, offset: 0.18 },
      { transform: `${at(end)} scale(.9)`, opacity: 1 },
    ],
    { duration: card === null ? LENGTH.coin : LENGTH.card, delay, easing: EASE, fill: 'backwards' },
  )
  animation.onfinish = () => thing.remove()
  return animation
}

function coin(): HTMLElement {
  const thing = document.createElement('span')
  thing.className = 'tok gold flying'
  return thing
}

function cardThing(id: string): HTMLElement {
  const thing = document.createElement('span')
  const dress = id === '' ? 'is-back' : isBuilding(id) ? `role-${building(id).type}` : 'is-adv'
  thing.className = `flying flying--card ${dress}`
  thing.innerHTML = `<svg class="gi" viewBox="0 0 512 512" aria-hidden="true">${drawingOf(id === '' ? 'village' : emblem(id))}</svg>`
  return thing
}

function at(element: Element): string {
  const box = element.getBoundingClientRect()
  return `translate(${box.x + box.width / 2}px, ${box.y + box.height / 2}px) translate(-50%, -50%)`
}
