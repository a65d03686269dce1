// An answer that somebody wants to give to every question of a kind until their own next turn. The tab keeps it, so
// that it holds over a reload; a device that is handed on does not hand it to the next seat.
import type { Offer, TableStore } from '../../stores/table.svelte'

interface Kept {
  /** The question that is answered by itself, and the move that answers it. */
  readonly ask: string
  readonly text: string
  /** The last entry that was told when it was attended to: after taking back there is an earlier one. */
  readonly told: number
}

export class Standing {
  readonly #store: TableStore
  #kept = $state.raw<Kept | null>(null)
  /** The number of the question that was answered last: each is answered once. */
  #answered = -1

  constructor(store: TableStore) {
    this.#store = store
    this.#kept = JSON.parse(sessionStorage.getItem(this.#drawer) ?? 'null') as Kept | null
  }

  get holds(): boolean {
    return this.#kept !== null
  }

  /** Give this answer now, and to the same question until one's own next turn. */
  keep(offer: Offer): void {
    this.#keep({ ask: String(this.#store.prompt?.['ask']), text: offer.text, told: this.#last })
    this.#answer(offer)
  }

  end(): void {
    this.#kept = null
    sessionStorage.removeItem(this.#drawer)
  }

  /** After every step: answer, or end with one's own turn; and what was taken back is asked again. */
  attend(): void {
    const { seat, prompt, offers, asked, chronicle } = this.#store
    const kept = this.#kept
    if (!kept) return
    const since = chronicle.filter(({ number }) => number > kept.told).flatMap(({ events }) => events)
    const isOwnTurn = since.some((event) => event.event === 'turn' && event['seat'] === seat)
    if (isOwnTurn || this.#last < kept.told) return this.end()
    if (this.#last > kept.told) this.#keep({ ...kept, told: this.#last })
    const answer = prompt?.['ask'] === kept.ask ? offers.find(({ text }) => text === kept.text) : undefined
    if (answer && asked?.answers !== this.#answered) this.#answer(answer)
  }

  get #last(): number {
    return this.#store.chronicle.at(-1)?.number ?? 0
  }

  get #drawer(): string {
    return `duchy-standing/${this.#store.table?.id}/${this.#store.seat}`
  }

  #keep(kept: Kept): void {
    this.#kept = kept
    sessionStorage.setItem(this.#drawer, JSON.stringify(kept))
  }

  #answer(offer: Offer): void {
    this.#answered = this.#store.asked?.answers ?? -1
    void this.#store.play(offer.id)
  }
}
