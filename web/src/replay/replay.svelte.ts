// A replay: the moment one stands at, from whose eyes, and the table that the board draws.
import type { Curve, Replay } from '../generated/protocol'
import type { Talk } from '../protocol'
import { TableStore } from '../stores/table.svelte'
import { askForCurve } from './asking'
import { Book, type Leaf } from './book'
import { seatOf, type Viewpoint } from './viewpoint'

export const SPEEDS = [0.5, 1, 2, 4] as const
const STEP = 1200

/** A replay says nothing to anybody: its table has no line. */
export const SILENT: Talk = {
  hand: null,
  ask: () => new Promise(() => undefined),
  tell: () => undefined,
  connect: () => undefined,
  connectAnew: () => undefined,
  leave: () => undefined,
}

export class ReplayStore {
  readonly replay: Replay
  /** What the board and the chronicle read, as at a table that is played. */
  readonly table = new TableStore(() => SILENT)
  at = $state(0)
  viewpoint = $state<Viewpoint>(null)
  playing = $state(false)
  speed = $state<(typeof SPEEDS)[number]>(1)
  /** What is shown; while a far moment is on its way, what was shown before. */
  leaf = $state.raw<Leaf | null>(null)
  turns = $state.raw<readonly { readonly move: number; readonly turn: number }[]>([])
  curve = $state.raw<Curve | null>(null)
  /** A part of the book could not be fetched. */
  trouble = $state(false)
  curveLost = $state(false)

  readonly #books = new Map<Viewpoint, Book>()
  #fetching = false
  #timer = 0
  #left = false

  constructor(replay: Replay, move: number, viewpoint: Viewpoint) {
    this.replay = replay
    this.table.table = replay.table
    this.table.line = { up: true }
    this.at = this.#within(move)
    this.look(viewpoint)
    void this.#reckon()
  }

  get length(): number {
    return this.replay.length
  }

  get seats(): number {
    return this.replay.table.seats.length
  }

  leave(): void {
    this.#left = true
    this.pause()
  }

  tryAgain(): void {
    void this.#fetch()
  }

  look(viewpoint: Viewpoint): void {
    this.viewpoint = viewpoint
    this.table.seat = seatOf(viewpoint)
    this.table.fresh = []
    this.#show()
    void this.#fetch()
  }

  go(move: number): void {
    const before = this.at
    this.at = this.#within(move)
    const isStep = this.at === before + 1
    this.table.fresh = (isStep && this.#book.leaf(this.at)?.events) || []
    this.#show()
    void this.#fetch()
  }

  turnOn(): void {
    this.go(this.turns.find(({ move }) => move > this.at)?.move ?? this.length)
  }

  turnBack(): void {
    this.go(this.turns.findLast(({ move }) => move < this.at)?.move ?? 0)
  }

  play(): void {
    if (this.at === this.length) this.go(0)
    this.playing = true
    this.#wait()
  }

  pause(): void {
    this.playing = false
    window.clearTimeout(this.#timer)
  }

  setSpeed(speed: (typeof SPEEDS)[number]): void {
    this.speed = speed
    if (this.playing) this.#wait()
  }

  #wait(): void {
    window.clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => this.#next(), STEP / this.speed)
  }

  #next(): void {
    if (this.#book.leaf(this.at + 1)) this.go(this.at + 1)
    if (this.at < this.length) this.#wait()
    else this.pause()
  }

  #within(move: number): number {
    return Math.max(0, Math.min(this.replay.length, Math.trunc(move)))
  }

  get #book(): Book {
    let book = this.#books.get(this.viewpoint)
    if (!book) this.#books.set(this.viewpoint, (book = new Book(this.replay.table.id, this.length, this.viewpoint)))
    return book
  }

  #show(): void {
    const book = this.#book
    const leaf = book.leaf(this.at)
    this.turns = book.turns()
    if (!leaf) return
    this.leaf = leaf
    this.table.view = leaf.view
    this.table.chronicle = book.told(this.at)
  }

  /** Bring the whole book, one stretch after the other, always the nearest one next. */
  async #fetch(): Promise<void> {
    if (this.#fetching) return
    this.#fetching = true
    try {
      for (let next = this.#missing(); next && !this.#left; next = this.#missing()) {
        await next.book.fetch(next.stretch)
        this.#show()
      }
      this.trouble = false
    } catch {
      this.trouble = true
    }
    this.#fetching = false
  }

  #missing(): { book: Book; stretch: number } | null {
    const book = this.#book
    const stretch = book.missing(this.at)
    return stretch === null ? null : { book, stretch }
  }

  async #reckon(): Promise<void> {
    const told = (curve: Curve): void => void (this.curve = curve)
    this.curveLost = !(await askForCurve(this.replay.table.id, told, () => !this.#left))
  }
}
