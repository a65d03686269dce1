// A table as this browser knows it: what the server told, shown at a pace that one can follow.
import type {
  Asked,
  ChatLine,
  ClockFacts,
  Hints,
  Preview,
  Previews,
  Snapshot,
  TableFacts,
  ToClient,
  Update,
  WayBack,
} from '../generated/protocol'
import { Witness } from '../fair/witness'
import type { View } from '../generated/view'
import type { Listener, Request, Talk } from '../protocol'
import { isPhrase, type Phrase } from '../words/phrases'
import { refusalText, type Refused } from '../words/telling'
import { patched, type Patch } from './patch'
import { persons } from './persons.svelte'
import { PACES, settings } from './settings.svelte'

export type { Change, Preview } from '../generated/protocol'
export type { View }
export type Fact = string | number | boolean | null
export type EventFacts = Readonly<Record<string, Fact>> & { readonly event: string }
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
  readonly events: readonly EventFacts[]
}
/** The events that throw something, and the field of the table's view where it lies. */
export interface Throws {
  readonly events: readonly string[]
  readonly lie: string
}
/** Up, down until `again`, or closed for good with a code. */
export type LineState = { up: true } | { up: false; again: number } | { up: false; closed: string }

/** What is thrown tumbles for so long, at most, before anything is told of what it brought. */
const TUMBLE = 400
const TOO_MANY = 12
/** What was done can be read for so many times as long as it is shown. */
const READING = 3
/** A chapter that is played back stays for twice as long as one that has just happened, and never for no time. */
const lookingBack = (): number => Math.max(2 * PACES[settings.kept.pace], PACES.brisk)
const pause = (long: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, long))

export class TableStore {
  line = $state.raw<LineState>({ up: false, again: 0 })
  table = $state.raw<TableFacts | null>(null)
  view = $state.raw<View | null>(null)
  asked = $state.raw<Asked | null>(null)
  clock = $state.raw<ClockFacts | null>(null)
  #chat = $state.raw<readonly ChatLine[]>([])
  mine = $state.raw<readonly number[]>([])
  seat = $state.raw<number | null>(null)
  chronicle = $state.raw<readonly Chapter[]>([])
  /** There are chapters before the first one here. */
  earlier = $state(false)
  /** What somebody else has just done, for as long as it takes to read at the chosen pace. */
  told = $state.raw<readonly EventFacts[]>([])
  /** What the last step brought: drawn as motion, spoken once. While something is in the air, its throw; then the rest. */
  fresh = $state.raw<readonly EventFacts[]>([])
  /** All that the last step brought that is on show. */
  step = $state.raw<readonly EventFacts[]>([])
  /** Since when nothing was moved, by the clock of this machine. */
  quietSince = $state(Date.now())
  /** The last refusal, until the next step. */
  #refused = $state.raw<Refused | null>(null)
  /** The number of the last line of talk that was read. */
  #chatRead = $state(0)
  /** The move that was sent and is not answered yet. */
  sending = $state<number | null>(null)
  awaitingHints = $state(false)
  #hints = $state.raw<Hints | null>(null)
  /** The seat whose realm is open to be looked at. */
  visiting = $state<number | null>(null)
  #previews = $state.raw<Previews | null>(null)
  /** The question whose previews were asked for, and when they are there. */
  #lookedAhead: { answers: number; told: Promise<void> } | null = null
  /** What the move that somebody looks at would bring: whoever knows where one looks tells it. */
  ahead: () => Preview | null = () => null
  /** The chapter that is on show while the past is played back; null: what is shown is now. */
  past = $state.raw<Chapter | null>(null)
  /** Somebody has just come to the table, or come back to it when others had gone on. */
  arrived = $state(false)
  /** Something was thrown: what it brought comes when it has landed. */
  landing = $state(false)
  /** How a game throws, if it does: whoever has its board tells it. */
  throws: Throws | null = null
  /** Where a guide leads, only the moves it allows are offered. */
  lit = $state.raw<((offer: Offer) => boolean) | null>(null)

  /** What the newest update asks: while older ones are still being shown, their moves are out of date. */
  #newest = $state.raw<Asked | null>(null)

  readonly #line: Talk
  readonly #witness: Witness | null
  readonly #queue: Update[] = []
  #draining = false
  /** The number of what is shown. */
  #number = 0
  #turning = false
  #telling = 0
  #stopPlayback: () => void = () => undefined

  /** At a table with an id this browser takes part in the key of chance; a replay has none. */
  constructor(open: (listener: Listener) => Talk, id = '') {
    this.#line = open({
      told: (message) => this.#told(message),
      line: (up, again) => (this.line = up ? { up: true } : { up: false, again }),
      closed: (code) => (this.line = { up: false, closed: code }),
    })
    this.#witness = id ? new Witness(id, (request) => this.#line.tell(request)) : null
  }

  get offers(): readonly Offer[] {
    if (this.line.up !== true || this.sending !== null || this.past) return []
    if (this.asked?.answers !== this.#newest?.answers) return []
    const moves = (this.asked?.moves ?? []) as readonly Offer[]
    return this.lit ? moves.filter(this.lit) : moves
  }

  /** Why the last request was refused, in the reader's language. */
  get refusal(): string {
    return this.#refused ? refusalText(this.#refused) : ''
  }

  /** What taking back would do now; null if it would do nothing. */
  get back(): WayBack | null {
    const back = this.asked?.back ?? null
    const away = this.seat !== null && Boolean(this.table?.seats[this.seat]?.away)
    const late = this.line.up !== true || this.sending !== null || this.#queue.length > 0 || this.past !== null
    return away || late || (back?.asks && this.table?.wish) ? null : back
  }

  /** What was said, but for those whom one has muted. */
  get chat(): readonly ChatLine[] {
    return this.#chat.filter(({ player }) => !persons.isMuted(player))
  }

  /** Lines of talk that were not read yet. */
  get unread(): number {
    return this.chat.filter(({ number }) => number > this.#chatRead).length
  }

  readChat(): void {
    this.#chatRead = this.#chat.at(-1)?.number ?? 0
  }

  /** The chronicle up to what is on show. */
  get story(): readonly Chapter[] {
    const { past } = this
    return past ? this.chronicle.filter(({ number }) => number <= past.number) : this.chronicle
  }

  get prompt(): Readonly<Record<string, Fact>> | null {
    return (this.past ? null : (this.asked?.prompt ?? null)) as Readonly<Record<string, Fact>> | null
  }

  /** To whom the device is passed on, behind a curtain: only where seats have something to hide. */
  get passTo(): number | null {
    return this.table?.secrets && !this.past ? this.#next : null
  }

  /** A seat of ours that the game waits for, while another one is in hand. */
  get #next(): number | null {
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

  /** What this browser wants to be told at a table was changed. */
  comeAnew(): void {
    this.#line.connectAnew()
  }

  /** Take a free seat, called and armed so, with a part in the key of chance. */
  async sit(seat: number, as: { readonly name?: string; readonly arms?: number } = {}): Promise<void> {
    if (this.table) await this.ask({ type: 'sit', seat, ...as, ...this.#witness?.part(this.table) })
  }

  async ready(): Promise<void> {
    if (this.table) await this.ask({ type: 'ready', ...this.#witness?.part(this.table) })
  }

  async play(move: number): Promise<void> {
    if (this.seat === null || !this.asked || this.sending !== null) return
    this.sending = move
    this.#hints = null
    this.#refused = null
    await this.ask({ type: 'move', seat: this.seat, move, answers: this.asked.answers })
    this.sending = null
  }

  /** Take a seat of ours in hand. */
  look(seat: number): void {
    this.#line.hand = seat
    this.#line.tell({ type: 'look', seat })
  }

  async undo(): Promise<void> {
    if (this.seat === null || !this.back) return
    await this.ask({ type: 'undo', seat: this.seat, answers: this.#number })
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
    else if (answer.type === 'refused') this.#refused = { ...answer, asked: 'hint' }
  }

  closeHints(): void {
    this.#hints = null
  }

  /** What a move would bring, if that was told; `lookAhead` asks for it. */
  preview(offer: Offer): Preview | null {
    const told = this.#previews
    if (told?.answers !== this.asked?.answers) return null
    return told?.moves.find(({ move }) => move === offer.id) ?? null
  }

  /** Ask what the moves offered would bring: once for each question, when somebody looks at one of them. */
  async lookAhead(): Promise<void> {
    const { seat, asked } = this
    if (seat === null || !asked || this.line.up !== true) return
    if (this.#lookedAhead?.answers !== asked.answers)
      this.#lookedAhead = { answers: asked.answers, told: this.#askAhead(seat) }
    await this.#lookedAhead.told
  }

  async #askAhead(seat: number): Promise<void> {
    const answer = await this.#line.ask({ type: 'preview', seat })
    if (answer.type === 'preview' && seat === this.seat) this.#previews = answer
    else this.#lookedAhead = null
  }

  async whyNot(target: string): Promise<Phrase | null> {
    if (this.seat === null || this.line.up !== true) return null
    const answer = await this.#line.ask({ type: 'why', seat: this.seat, target })
    return answer.type === 'why' && isPhrase(answer.phrase) ? answer.phrase : null
  }

  /** Turn back a page of the chronicle. */
  async readEarlier(): Promise<void> {
    const { seat, chronicle } = this
    const before = chronicle[0]?.number
    if (!this.earlier || this.#turning || before === undefined || this.line.up !== true) return
    this.#turning = true
    const answer = await this.#line.ask({ type: 'chronicle', before })
    this.#turning = false
    // Another seat may be in hand by now, or the same page be there already.
    if (answer.type !== 'chronicle' || seat !== this.seat || this.chronicle[0]?.number !== before) return
    this.chronicle = [...(answer.page.chapters as unknown as Chapter[]), ...this.chronicle]
    this.earlier = answer.page.earlier
  }

  /** Show again what happened after an entry, as this seat saw it. What happens meanwhile waits until that is over. */
  async playBack(since: number): Promise<void> {
    const { seat } = this
    if (this.past || this.line.up !== true) return
    const answer = await this.#line.ask({ type: 'playback', since })
    if (answer.type === 'refused') this.#refused = { ...answer, asked: 'playback' }
    // Another seat may be in hand by now.
    if (answer.type !== 'playback' || seat !== this.seat || this.past) return
    // What is still to be shown as news is no past yet.
    const chapters = answer.chapters.filter(({ number }) => number <= this.#number)
    while (this.landing) await pause(TUMBLE)
    const now = this.view
    const stopped = new Promise<true>((stop) => (this.#stopPlayback = () => stop(true)))
    this.view = answer.view as unknown as View
    this.told = []
    for (const { number, events, patch } of [{ number: since, events: [], patch: [] }, ...chapters]) {
      this.view = patched(this.view, patch as Patch)
      // A step of which nothing can be told goes with the next one.
      if (!events.length && this.past) continue
      this.fresh = this.step = events as unknown as readonly EventFacts[]
      this.past = { number, events: this.fresh }
      if (await Promise.race([stopped, pause(lookingBack())])) break
    }
    if (this.past) this.#backToNow(now)
  }

  #backToNow(view: View | null): void {
    this.past = null
    this.view = view
    this.fresh = []
    if (!this.#draining) void this.#drain()
  }

  stopPlayback(): void {
    this.#stopPlayback()
  }

  /** Ask for something that is either done or refused; the refusal is told under the question. */
  async ask(request: Request): Promise<boolean> {
    const answer = await this.#line.ask(request)
    if (answer.type !== 'refused') return true
    this.#refused = { ...answer, asked: request.type }
    return false
  }

  #told(message: ToClient): void {
    if (message.type === 'snapshot') this.#start(message)
    else if (message.type === 'update') this.#enqueue(message)
    else if (message.type === 'table') {
      this.table = message.table
      this.clock = message.clock
      this.#witness?.heard(message.table, this.mine)
    } else if (message.type === 'chat') {
      const isOwn = this.seat !== null && message.line.player === this.table?.seats[this.seat]?.player
      if (isOwn && !this.unread) this.#chatRead = message.line.number
      this.#chat = [...this.#chat, message.line]
    }
  }

  #start(snapshot: Snapshot): void {
    this.#queue.length = 0
    this.past = null
    this.stopPlayback()
    this.table = snapshot.table
    if (snapshot.number !== this.#number) this.quietSince = Date.now()
    this.view = snapshot.view as View | null
    this.asked = snapshot.asked
    this.#newest = snapshot.asked
    this.clock = snapshot.clock
    const missed = (snapshot.missed as unknown as readonly Chapter[]).flatMap(({ events }) => events)
    if (!this.#number || missed.some((event) => event['seat'] !== snapshot.seat)) this.arrived = true
    if (!this.#number) this.#chatRead = snapshot.chat.at(-1)?.number ?? 0
    this.#number = snapshot.number
    this.#chat = snapshot.chat
    this.mine = snapshot.mine
    this.fresh = []
    this.told = []
    this.chronicle = snapshot.chronicle.chapters as unknown as Chapter[]
    this.earlier = snapshot.chronicle.earlier
    if (this.seat !== snapshot.seat) this.#hints = null
    this.#previews = null
    this.#lookedAhead = null
    this.seat = snapshot.seat
    this.#takeUp()
    this.#witness?.heard(snapshot.table, snapshot.mine)
  }

  /** Where nothing is hidden, the next of our seats is in hand as soon as it is asked. */
  #takeUp(): void {
    const next = this.#next
    if (next !== null && !this.table?.secrets) this.look(next)
  }

  #enqueue(update: Update): void {
    this.#queue.push(update)
    this.#newest = update.asked
    if (!this.#draining && !this.past) void this.#drain()
  }

  async #drain(): Promise<void> {
    this.#draining = true
    while (!this.past) {
      const update = this.#queue.shift()
      if (!update) break
      const thrown = this.#thrown(update)
      if (thrown) await this.#land(update, thrown)
      // A snapshot may have come meanwhile.
      if (update.number <= this.#number) continue
      this.#show(update, thrown)
      const pace = PACES[settings.kept.pace]
      if (pace && this.#queue.length < TOO_MANY && this.#isByOthers(update)) {
        await pause(pace)
      }
    }
    this.#draining = false
  }

  /** How many of a step's events are told while what it throws is in the air; 0 if nothing is seen to be thrown. */
  #thrown(update: Update): number {
    if (!PACES[settings.kept.pace] || settings.still || document.hidden) return 0
    return 1 + update.events.findLastIndex((event) => this.throws?.events.includes(String(event['event'])))
  }

  /** Things arrive before their results: what is thrown is seen to land first. */
  async #land(update: Update, thrown: number): Promise<void> {
    const { view } = this
    const tableOf = (of: View | null): object => of?.table as object
    const whole = tableOf(patched(view, update.patch as Patch))
    const fallen = Object.entries(whole).filter(([name]) => name === this.throws?.lie)
    if (view) this.view = { ...view, table: { ...tableOf(view), ...Object.fromEntries(fallen) } }
    this.fresh = (update.events as unknown as readonly EventFacts[]).slice(0, thrown)
    this.landing = true
    await pause(Math.min(TUMBLE, PACES[settings.kept.pace]))
    this.landing = false
    if (update.number > this.#number) this.view = view
  }

  #isByOthers(update: Update): boolean {
    return !document.hidden && update.events.some((event) => event['seat'] !== this.seat)
  }

  #show(update: Update, thrown: number): void {
    if (update.back) this.chronicle = this.chronicle.filter((chapter) => chapter.number <= update.holds)
    if (update.withdrawn) this.chronicle = this.chronicle.filter((chapter) => chapter.number !== update.withdrawn)
    this.quietSince = Date.now()
    this.view = patched(this.view, update.patch as Patch)
    this.asked = update.asked
    this.clock = update.clock
    this.#refused = null
    this.#number = update.number
    const events = update.events as unknown as readonly EventFacts[]
    this.fresh = events.slice(thrown)
    this.step = events
    if (events.length) this.chronicle = [...this.chronicle, { number: update.number, events }]
    this.#tell(update)
    this.#takeUp()
  }

  #tell(update: Update): void {
    const long = PACES[settings.kept.pace] * READING
    if (!long || !this.#isByOthers(update)) return
    this.told = update.events as unknown as readonly EventFacts[]
    clearTimeout(this.#telling)
    this.#telling = window.setTimeout(() => (this.told = []), long)
  }
}
