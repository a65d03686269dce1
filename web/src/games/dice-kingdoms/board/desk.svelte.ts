// What lies on top of the desk: which leaf on a small screen, the die in hand, and the road that is
// pencilled in but not yet inked. Nothing of it is known to the server.
import type { Layer } from '../../../play/layer.svelte'
import type { Offer, TableStore } from '../../../stores/table.svelte'
import { leafOf, type Leaf } from './leaves'
import type { Colour } from '../view'

/** The kind of part that each die is used on. */
const USED_ON: Readonly<Record<Colour, string>> = { yellow: 'citizen', red: 'lair', green: 'road', blue: '' }

/** The boxes that a move will check, once that is known. */
export const checksOf = (store: TableStore, offer: Offer | null): readonly string[] =>
  (offer && store.preview(offer)?.touched) ?? []

export class Desk {
  leaf = $state<Leaf>('forest')
  inHand = $state<Colour | null>(null)
  #draft = $state.raw<Offer | null>(null)

  /** The pencilled road, as long as it is still offered. */
  draft(layer: Layer): Offer | null {
    return this.#draft && layer.offersOf(this.#draft.target).includes(this.#draft) ? this.#draft : null
  }

  /** Pencil a road in; pressing it again rubs it out. */
  pencil(offer: Offer, layer: Layer): void {
    this.#draft = this.draft(layer)?.target === offer.target ? null : offer
  }

  /** The same road with another value. */
  swap(offer: Offer): void {
    this.#draft = offer
  }

  rubOut(): void {
    this.#draft = null
    this.inHand = null
  }

  /** Take a die in hand, or lay it down; its leaf comes to the top. */
  take(colour: Colour, phone: boolean): void {
    this.inHand = this.inHand === colour ? null : colour
    this.leaf = (this.inHand && leafOf(USED_ON[this.inHand], phone)) ?? this.leaf
  }

  /** Something new is asked: a leaf where something can be done lies on top. */
  turnTo(offers: readonly Offer[], phone: boolean): void {
    this.rubOut()
    const busy = offers.flatMap(({ target }) => leafOf(target, phone) ?? [])
    if (!busy.includes(this.leaf)) this.leaf = busy[0] ?? this.leaf
  }

  /** The move whose marks are shown in pencil: the drafted one, else the one that is looked at. */
  previewed(layer: Layer): Offer | null {
    const draft = this.draft(layer)
    if (layer.pointedMove) return layer.pointedMove
    if (!layer.pointed || layer.pointed === draft?.target) return draft
    return layer.offersOf(layer.pointed).at(-1) ?? draft
  }
}

const desks = new WeakMap<TableStore, Desk>()

export function deskOf(store: TableStore): Desk {
  const known = desks.get(store)
  if (known) return known
  const desk = new Desk()
  desks.set(store, desk)
  return desk
}
