// What travels on this table: cards between piles, hands and villages, coins between purses, bank and cards.
import type { Journey } from '../../../play/travel'
import type { EventFacts, View } from '../../../stores/table.svelte'
import { building } from '../cards/printed'
import { tableOf } from '../view'

type Facts = Readonly<Record<string, unknown>>

const place = (name: string): string => `[data-place="${name}"]`
const purse = ({ seat }: Facts): string => `[data-purse="${String(seat)}/gold"] .tok`
/** A card in a hand: its face in our own, the number of cards in another. */
const held = ({ seat, card }: Facts): string =>
  `${place(`hand/${String(seat)}`)} [data-card="${String(card)}"], .other ${place(`hand/${String(seat)}`)} .tok`
const built = ({ seat, card }: Facts): string => `${place(`village/${String(seat)}`)} [data-card="${String(card)}"]`
const end = (seat: unknown, kind: string): string => `[data-yield="${String(seat)}/${kind}"]`

const OF_EVENT: Readonly<Record<string, (event: EventFacts) => Journey>> = {
  draw: (event) => ({ from: place('deck'), to: held(event) }),
  'draw-open': (event) => ({ from: place(`pile/${String(event['pile'])}`), to: held(event) }),
  discard: (event) => ({ from: held(event), to: `${place(`pile/${String(event['pile'])}`)} .card` }),
  develop: (event) => ({ from: held(event), to: end(event['seat'], building(String(event['card'])).resource) }),
  build: (event) => ({ from: held(event), to: built(event) }),
  recruit: (event) => ({ from: place(`row/${String(event['place'])}`), to: built(event) }),
  'steal-card': (event) => ({ from: place(`hand/${String(event['victim'])}`), to: held(event) }),
  coin: (event) => ({ from: purse(event), to: `${end(event['owner'], String(event['on']))} .coin` }),
  replenish: (event) => ({ from: `${place(`yields/${String(event['seat'])}`)} .coin`, to: purse(event) }),
  'replenish-alone': (event) => ({ from: `${place(`yields/${String(event['seat'])}`)} .coin`, to: purse(event) }),
  tax: (event) => ({ from: place('bank'), to: purse(event) }),
  'steal-gold': (event) => ({ from: purse({ seat: event['victim'] }), to: purse(event) }),
}

/** Coins of our own payment lie there already when it is confirmed; gold that was not there does not travel. */
export function journeysOf(events: readonly EventFacts[], before: View): readonly Journey[] {
  const laid = (tableOf(before).paying?.placed.length ?? 0) > 0
  return events
    .filter((event) => event['gold'] !== 0 && !(laid && event.event === 'coin' && event['seat'] === before.seat))
    .flatMap((event) => OF_EVENT[event.event]?.(event) ?? [])
}
