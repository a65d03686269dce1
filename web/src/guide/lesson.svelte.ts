// Where a guided game stands: the pages that are to be read before its next move, and which of them is open.
import type { GuideStep } from '../generated/protocol'
import type { Offer, TableStore } from '../stores/table.svelte'

/** What the guide shows: a page, the rival's turn, a path that was left, or the end of the lesson. */
export type Stage = 'page' | 'watch' | 'strayed' | 'done'

/** The steps after so many moves of the script, up to and with its next move. */
export function stepsAfter(steps: readonly GuideStep[], moves: number): readonly GuideStep[] {
  let start = 0
  for (let made = 0; made < moves && start < steps.length; start += 1) if (steps[start]?.move) made += 1
  const next = steps.findIndex((step, place) => place >= start && step.move)
  return next < 0 ? steps.slice(start) : steps.slice(start, next + 1)
}

export class Lesson {
  readonly #store: TableStore
  /** The page that was turned to, and the moves that were made then: another move begins at its first page. */
  #turned = $state.raw({ moves: -1, page: 0 })

  constructor(store: TableStore) {
    this.#store = store
  }

  /** How many moves of the script are made; null once others were. */
  get moves(): number | null {
    return this.#store.asked?.lesson ?? null
  }

  get #steps(): readonly GuideStep[] {
    return this.#store.table?.guide?.steps ?? []
  }

  get #pages(): readonly GuideStep[] {
    return this.moves === null ? [] : stepsAfter(this.#steps, this.moves).filter(({ say }) => say)
  }

  get #page(): number {
    return this.#turned.moves === this.moves ? this.#turned.page : 0
  }

  get stage(): Stage {
    if (this.moves === null) return 'strayed'
    if (!stepsAfter(this.#steps, this.moves).length) return 'done'
    return this.#pages.length ? 'page' : 'watch'
  }

  get step(): GuideStep | null {
    return this.#pages[this.#page] ?? null
  }

  /** The number of the open page among all that are said, from 1. */
  get number(): number {
    const said = this.#steps.filter(({ say }) => say)
    return this.step ? said.indexOf(this.step) + 1 : 0
  }

  get total(): number {
    return this.#steps.filter(({ say }) => say).length
  }

  get hasBack(): boolean {
    return this.#page > 0
  }

  turn(by: 1 | -1): void {
    this.#turned = { moves: this.moves ?? -1, page: this.#page + by }
  }

  /** While a lesson stands, only its own move is offered. */
  allows(offer: Offer): boolean {
    const { stage } = this
    return stage === 'strayed' || stage === 'done' || offer.text === this.step?.move
  }

  /** The part of the board that the move of the open page concerns. */
  get target(): string {
    return this.#store.asked?.moves.find(({ text }) => text === this.step?.move)?.target ?? ''
  }
}
