// Things move because they were moved: tokens fly from the card that gave them to the purse of their owner.
import { settings } from '../stores/settings.svelte'
import type { EventFacts } from '../stores/table.svelte'
import { finishing } from './travel'

const APART = 60
const WHOLE = 1200
const TOKENS = ['gold', 'strength', 'magic', 'vp']

/** Let the gains of a step travel; any press finishes them at once. */
export function flyGains(events: readonly EventFacts[]): (() => void) | undefined {
  if (settings.still || document.hidden) return undefined
  const flights = events.flatMap((event) => (event.event === 'gain' ? gainsOf(event) : []))
  const apart = Math.min(APART, WHOLE / Math.max(1, flights.length))
  const running = flights.flatMap((flight, place) => fly(flight, place * apart) ?? [])
  return finishing(running)
}

interface Flight {
  readonly seat: number
  readonly card: string
  readonly kind: string
}

function gainsOf(event: EventFacts): Flight[] {
  const seat = Number(event['seat'])
  const card = String(event['card'])
  return TOKENS.filter((kind) => Number(event[kind]) > 0).map((kind) => ({ seat, card, kind }))
}

function fly({ seat, card, kind }: Flight, delay: number): Animation | null {
  const mat = document.querySelector(`[data-seat="${seat}"]`)
  const from = mat?.querySelector(`[data-card="${CSS.escape(card)}"]`) ?? mat
  const to = mat?.querySelector(`[data-purse="${seat}/${kind}"]`)
  if (!from || !to) return null
  const token = document.createElement('span')
  token.className = `tok ${kind} flying`
  token.popover = 'manual'
  document.body.append(token)
  token.showPopover?.()
  const animation = token.animate(
    [
      { transform: `${at(from)} scale(.6)`, opacity: 0 },
      { transform: `${at(from)} scale(1.1)`, opacity: 1, offset: 0.2 },
      { transform: `${at(to)} scale(.9)`, opacity: 1 },
    ],
    { duration: 520, delay, easing: 'cubic-bezier(.2, .8, .2, 1)', fill: 'backwards' },
  )
  animation.onfinish = () => token.remove()
  return animation
}

function at(element: Element): string {
  const box = element.getBoundingClientRect()
  return `translate(${box.x + box.width / 2 - 12}px, ${box.y + box.height / 2 - 12}px)`
}
