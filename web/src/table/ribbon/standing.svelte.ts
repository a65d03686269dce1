// An answer that somebody wants to give to every question of a kind until their own next turn.
import type { Offer, TableStore } from '../../stores/table.svelte'

export class Standing {
  readonly #store: TableStore
  /** The question that is answered by itself, and the move that answers it. */
  #kept = $state.raw<{ readonly ask: string; readonly text: string } | null>(null)

  /** The last entry that was told: after taking back it is an earlier one. */
  #told = 0
  /** The number of the question that was answered last: each is answered once. */
  #answered = -1

  constructor(store: TableStore) {
    this.#store = store
  }

  get holds(): boolean {
    return this.#kept !== null
  }

  /** Give this answer now, and to the same question until one's own next turn. */
  keep(offer: Offer): void {
    this.#kept = { ask: String(this.#store.prompt?.['ask']), text: offer.text }
    this.#told = this.#last
    this.#answer(offer)
  }

  end(): void {
    this.#kept = null
  }

  /** After every step: answer, or end with one's own turn; and what was taken back is asked again. */
  attend(): void {
    const { fresh, seat, prompt, offers, asked } = this.#store
    const kept = this.#kept
    if (!kept) return
    const isOwnTurn = fresh.some((event) => event.event === 'turn' && event['seat'] === seat)
    if (isOwnTurn || this.#last < this.#told) return this.end()
    this.#told = this.#last
    const answer = prompt?.['ask'] === kept.ask ? offers.find(({ text }) => text === kept.text) : undefined
    if (answer && asked?.answers !== this.#answered) this.#answer(answer)
  }

  get #last(): number {
    return this.#store.chronicle.at(-1)?.number ?? 0
  }

  #answer(offer: Offer): void {
    this.#answered = this.#store.asked?.answers ?? -1
    void this.#store.play(offer.id)
  }
}
