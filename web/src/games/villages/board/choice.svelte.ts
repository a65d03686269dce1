// Cards of the hand and the row are chosen by a first press and played by a second one, or by the ribbon: what they
// cost lies open in between. A payment can be taken back coin by coin until it is confirmed.
import { useLayer, type Layer } from '../../../play/layer.svelte'
import type { Offer } from '../../../stores/table.svelte'
import { tableOf } from '../view'

interface Chosen {
  readonly target: string
  /** The question it answers: another question begins with nothing chosen. */
  readonly answers: number | undefined
}
interface Retreat {
  /** How many sources of the payment shall stay; -1 puts the building back into the hand, too. */
  readonly keep: number
  /** The card to choose instead. */
  readonly instead: string | null
}

export class Choice {
  readonly #layer: Layer
  #chosen = $state.raw<Chosen | null>(null)
  #retreat = $state.raw<Retreat | null>(null)

  constructor(layer: Layer) {
    this.#layer = layer
  }

  /** The part that was pressed first. */
  get chosen(): string | null {
    const chosen = this.#chosen
    if (!chosen || chosen.answers !== this.#layer.store.asked?.answers) return null
    return this.#layer.offersOf(chosen.target).length ? chosen.target : null
  }

  get offers(): readonly Offer[] {
    return this.chosen === null ? [] : this.#layer.offersOf(this.chosen)
  }

  /** The move that lays the chosen card onto a pile, if it is to be discarded. */
  onto(pile: number): Offer | null {
    return this.offers.find(({ label }) => label[1]['pile'] === pile) ?? null
  }

  /** Whether the chosen card waits for a pile to be laid on. */
  get wantsPile(): boolean {
    return this.offers.some(({ label }) => 'pile' in label[1])
  }

  press(target: string, element: HTMLElement): void {
    const [only, ...more] = this.#layer.offersOf(target)
    if (this.chosen !== target) this.#choose(target)
    else if (only && !more.length) this.play(only, element)
    else this.dismiss()
  }

  play(offer: Offer, element?: HTMLElement): void {
    this.dismiss()
    this.#layer.choose(offer, element)
  }

  dismiss(): void {
    this.#chosen = null
  }

  /** Leave the payment for another card of the hand, if that one could be built. */
  instead(card: string): void {
    if (this.couldReplace(card)) this.takeBack(-1, `hand/${card}`)
  }

  /** Whether this card could be built instead of the one being paid for. */
  couldReplace(card: string): boolean {
    const { view } = this.#layer.store
    const { paying, hand } = view ? tableOf(view) : {}
    if (!paying || paying.card === card) return false
    return (hand ?? []).some((held) => held.card === card && held.buildable)
  }

  /** Take coins back until so many sources are left; more than one may have to go for it. */
  takeBack(keep: number, instead: string | null = null): void {
    this.#retreat = { keep, instead }
  }

  /** The next step of taking back, when the table is ready for it. */
  continueBack(): void {
    const { store } = this.#layer
    const retreat = this.#retreat
    if (!retreat || !store.view || !store.offers.length) return
    const paying = tableOf(store.view).paying
    const back = store.offers.find(({ text }) => text === 'back')
    if (paying && paying.placed.length > retreat.keep && back) void store.play(back.id)
    else {
      this.#retreat = null
      if (retreat.instead !== null) this.#choose(retreat.instead)
    }
  }

  #choose(target: string): void {
    this.#chosen = { target, answers: this.#layer.store.asked?.answers }
  }
}

const choices = new WeakMap<Layer, Choice>()

/** The choice at this table: the board and the ribbon share it. */
export function useChoice(): Choice {
  const layer = useLayer()
  const choice = choices.get(layer) ?? new Choice(layer)
  choices.set(layer, choice)
  return choice
}
