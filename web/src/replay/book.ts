// The pages of a replay as one seat saw it. They come in stretches; what is near is fetched first.
import type { Stretch } from '../generated/protocol'
import { server } from '../protocol'
import { patched, type Patch } from '../stores/patch'
import type { EventFacts, View } from '../stores/table.svelte'
import { isPhrase, type Phrase } from '../words/phrases'
import { OPEN, type Viewpoint } from './viewpoint'

/** The table after a move, and what the move was. */
export interface Leaf {
  readonly view: View
  readonly events: readonly EventFacts[]
  /** Nobody, on the first leaf. */
  readonly mover: number | null
  readonly target: string
  readonly label: Phrase | null
}

/** Moves in a stretch. */
export const STRETCH = 25

export class Book {
  readonly #replay: string
  readonly #length: number
  readonly viewpoint: Viewpoint
  readonly #leaves: Leaf[] = []
  readonly #here = new Set<number>()

  constructor(replay: string, length: number, viewpoint: Viewpoint) {
    this.#replay = replay
    this.#length = length
    this.viewpoint = viewpoint
  }

  leaf(move: number): Leaf | undefined {
    return this.#leaves[move]
  }

  /** The stretch that is missing most when one stands at `move`: this one, those ahead, then those behind. */
  missing(move: number): number | null {
    const last = Math.max(0, Math.ceil(this.#length / STRETCH) - 1)
    const now = stretchOf(move)
    const ahead = Array.from({ length: last - now + 1 }, (_, place) => now + place)
    const behind = Array.from({ length: now }, (_, place) => now - 1 - place)
    return (
      [...ahead.slice(0, 2), ...behind.slice(0, 1), ...ahead, ...behind].find((one) => !this.#here.has(one)) ?? null
    )
  }

  async fetch(stretch: number): Promise<void> {
    this.#bind(await server.moves(this.#replay, stretch * STRETCH, STRETCH, this.viewpoint))
    this.#here.add(stretch)
  }

  #bind({ after, view, events, steps }: Stretch): void {
    let seen = view as unknown as View
    if (after === 0) {
      this.#leaves[0] = { view: seen, events: this.#happened(events), mover: null, target: '', label: null }
    }
    for (const step of steps) {
      seen = patched(seen, step.patch as Patch)
      const label = isPhrase(step.label) ? step.label : null
      const { mover, target } = step
      this.#leaves[step.move] = { view: seen, events: this.#happened(step.events), mover, target, label }
    }
  }

  /** What only its owner knew is told of a seat, and not to it, where everything lies open. */
  #happened(events: Stretch['events']): readonly EventFacts[] {
    const told = events as unknown as readonly EventFacts[]
    return this.viewpoint === OPEN ? told.map((event) => ({ ...event, open: true })) : told
  }

  /** The moves with which a turn begins, as far as the book is here. */
  turns(): readonly { readonly move: number; readonly turn: number }[] {
    return this.#leaves.flatMap((leaf, move) => {
      const before = this.#leaves[move - 1]
      return before && before.view.turn !== leaf.view.turn ? [{ move, turn: leaf.view.turn }] : []
    })
  }

  /** What was told up to a move, in order. */
  told(move: number): readonly { readonly number: number; readonly events: readonly EventFacts[] }[] {
    return this.#leaves
      .slice(0, move + 1)
      .flatMap((leaf, number) => (leaf.events.length ? [{ number, events: leaf.events }] : []))
  }
}

/** A leaf belongs to the stretch that its move is in; the first leaf to the first stretch. */
const stretchOf = (move: number): number => Math.floor(Math.max(0, move - 1) / STRETCH)
