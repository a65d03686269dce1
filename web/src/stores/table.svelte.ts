// A table as this browser knows it: what the server told, shown at a pace that one can follow.
import type {
  Asked,
  ChatLine,
  ClockFacts,
  Hints,
  Snapshot,
  TableFacts,
  Told,
  ToClient,
  Update,
} from '../generated/protocol'
import { Refusal, type Listener, type Request, type Talk } from '../protocol'
import { isPhrase, type Phrase } from '../words/phrases'
import { patched, type Patch } from './patch'
import { PACES, settings } from './settings.svelte'

export interface View {
  readonly game: string
  readonly seats: number
  readonly seat: number | null
  readonly turn: number
  readonly over: boolean
  readonly deciders: readonly number[]
  readonly options: Readonly<Record<string, unknown>>
  readonly table: unknown
}
export type Fact = string | number | boolean | null
export type Happening = Readonly<Record<string, Fact>> & { readonly event: string }
export interface Offer {
  readonly id: number
  readonly text: string
  readonly target: string
  readonly label: Phrase
  /** It would end what can be taken back. */
  readonly reveals: boolean
}
export interface Chapter {
  readonly number: number
  readonly events: readonly Happening[]
}
/** Up, down until `again`, or closed for good with a code. */
export type LineState = { up: true } | { up: false; again: number } | { up: false; closed: string }

const TOO_MANY = 12

export class TableStore {
  line = $state.raw<LineState>({ up: false, again: 0 })
  table = $state.raw<TableFacts | null>(null)
  view = $state.raw<View | null>(null)
  asked = $state.raw<Asked | null>(null)
  clock = $state.raw<ClockFacts | null>(null)
  chat = $state.raw<readonly ChatLine[]>([])
  mine = $state.raw<readonly number[]>([])
  seat = $state.raw<number | null>(null)
  chronicle = $state.raw<readonly Chapter[]>([])
  /** What the last step brought: drawn as motion, spoken once. */
  fresh = $state.raw<readonly Happening[]>([])
  /** The sentence of the last refusal, until the next step. */
  refusal = $state('')
  /** The move that was sent and is not answered yet. */
  sending = $state<number | null>(null)
  awaitingHints = $state(false)
  #hints = $state.raw<Hints | null>(null)
  /** Where a guide leads, only the moves it allows are offered. */
  lit = $state.raw<((offer: Offer) => boolean) | null>(null)

  /** What the newest update asks: while older ones are still being shown, their moves are out of date. */
  #newest = $state.raw<Asked | null>(null)

  readonly #line: Talk
  readonly #queue: Update[] = []
  #draining = false

  constructor(open: (listener: Listener) => Talk) {
    this.#line = open({
      told: (message) => this.#told(message),
      line: (up, again) => (this.line = up ? { up: true } : { up: false, again }),
      closed: (code) => (this.line = { up: false, closed: code }),
    })
  }

  get offers(): readonly Offer[] {
    if (this.line.up !== true || this.sending !== null || this.asked?.answers !== this.#newest?.answers) return []
    const moves = (this.asked?.moves ?? []) as readonly Offer[]
    return this.lit ? moves.filter(this.lit) : moves
  }

  get prompt(): Readonly<Record<string, Fact>> | null {
    return (this.asked?.prompt ?? null) as Readonly<Record<string, Fact>> | null
  }

  /** Seats of this person that the game waits for, but that are not in hand: the device is passed on. */
  get passTo(): number | null {
    const waiting = this.view?.deciders ?? []
    if (this.mine.length < 2 || this.view?.over || (this.seat !== null && waiting.includes(this.seat))) return null
    return waiting.find((seat) => this.mine.includes(seat)) ?? null
  }

  leave(): void {
    this.#line.leave()
  }

  tryNow(): void {
    this.#line.connect()
  }

  async play(move: number): Promise<void> {
    if (this.seat === null || !this.asked || this.sending !== null) return
    this.sending = move
    this.#hints = null
    this.refusal = ''
    await this.ask({ type: 'move', seat: this.seat, move, answers: this.asked.answers })
    this.sending = null
  }

  /** Take a seat of ours in hand. */
  look(seat: number): void {
    this.#line.hand = seat
    this.#line.tell({ type: 'look', seat })
  }

  async undo(): Promise<void> {
    if (this.seat === null || !this.asked) return
    await this.ask({ type: 'undo', seat: this.seat, answers: this.asked.answers })
  }

  /** What a bot thinks of the moves, as long as they are what is asked: its thoughts may come late. */
  get hints(): Hints | null {
    return this.#hints?.answers === this.asked?.answers ? this.#hints : null
  }

  async askHints(): Promise<void> {
    const { seat } = this
    if (seat === null || this.awaitingHints) return
    this.awaitingHints = true
    const answer = await this.#line.ask({ type: 'hint', seat })
    this.awaitingHints = false
    // Another seat may be in hand by now, which is asked at the same moment.
    if (seat !== this.seat) return
    if (answer.type === 'hint') this.#hints = answer
    else if (answer.type === 'refused') this.refusal = answer.reason
  }

  closeHints(): void {
    this.#hints = null
  }

  async whyNot(target: string): Promise<Phrase | null> {
    if (this.seat === null || this.line.up !== true) return null
    const answer = await this.#line.ask({ type: 'why', seat: this.seat, target })
    return answer.type === 'why' && isPhrase(answer.phrase) ? answer.phrase : null
  }

  /** Ask for something that is either done or refused; the refusal is shown on the ribbon. */
  async ask(request: Request): Promise<boolean> {
    const answer = await this.#line.ask(request)
    if (answer.type !== 'refused') return true
    this.refusal = new Refusal(answer).message
    return false
  }

  #told(message: ToClient): void {
    if (message.type === 'snapshot') this.#start(message)
    else if (message.type === 'update') this.#enqueue(message)
    else if (message.type === 'table') {
      this.table = message.table
      this.clock = message.clock
    } else if (message.type === 'chat') this.chat = [...this.chat, message.line]
  }

  #start(snapshot: Snapshot): void {
    this.#queue.length = 0
    this.table = snapshot.table
    this.view = snapshot.view as View | null
    this.asked = snapshot.asked
    this.#newest = snapshot.asked
    this.clock = snapshot.clock
    this.chat = snapshot.chat
    this.mine = snapshot.mine
    this.fresh = []
    this.chronicle = this.#before(snapshot)
    if (this.seat !== snapshot.seat) this.#hints = null
    this.seat = snapshot.seat
    this.#write(snapshot.missed)
  }

  /** What stays of the chronicle: nothing if another seat is in hand now, else what the snapshot does not tell anew. */
  #before({ seat, missed }: Snapshot): readonly Chapter[] {
    const first = missed[0]?.number ?? Infinity
    return seat === this.seat ? this.chronicle.filter(({ number }) => number < first) : []
  }

  #enqueue(update: Update): void {
    this.#queue.push(update)
    this.#newest = update.asked
    if (!this.#draining) void this.#drain()
  }

  async #drain(): Promise<void> {
    this.#draining = true
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      this.#show(update)
      const pace = PACES[settings.kept.pace]
      if (pace && this.#queue.length < TOO_MANY && this.#isByOthers(update)) {
        await new Promise((resolve) => setTimeout(resolve, pace))
      }
    }
    this.#draining = false
  }

  #isByOthers(update: Update): boolean {
    return !document.hidden && update.events.some((event) => event['seat'] !== this.seat)
  }

  #show(update: Update): void {
    if (update.back) this.chronicle = this.chronicle.filter((chapter) => chapter.number <= update.number)
    this.view = patched(this.view, update.patch as Patch)
    this.asked = update.asked
    this.clock = update.clock
    this.refusal = ''
    this.fresh = update.events as unknown as readonly Happening[]
    this.#write([update])
  }

  #write(told: readonly Told[]): void {
    const chapters = told.filter(({ events }) => events.length) as unknown as Chapter[]
    if (chapters.length) this.chronicle = [...this.chronicle, ...chapters]
  }
}
