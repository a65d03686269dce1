// The one module that talks: calls for tables and names, a line to a table. Whether a server or this device answers is
// the transport's business.
import { transport } from '@transport'
import { callsOver } from './generated/calls'
import type { Problem, ToClient, ToServer } from './generated/protocol'
import { OPEN, type Viewpoint } from './replay/viewpoint'
import { settings } from './stores/settings.svelte'
import type { Wire } from './talk/transport'
import { bringWords } from './words/load'

/** A request that was refused, in the server's sentence. */
export class Refusal extends Error {
  readonly code: string

  constructor({ code, reason }: Problem) {
    super(reason)
    this.code = code
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await transport.ask(method, path, body)
  if ('problem' in answer) throw new Refusal(answer.problem)
  return answer.gives as T
}

const calls = callsOver(ask)

bringWords(calls.gameWords)

export const server = {
  shelf: async () => {
    const shelf = await calls.shelf()
    await settings.meet(shelf.games.map(({ id }) => id))
    return shelf
  },
  words: calls.gameWords,
  guest: calls.whoAmI,
  rename: (name: string) => calls.beGuest({ name }),
  keep: calls.howLongKept,
  forget: (name: string) => calls.forgetMe({ name }),
  blocks: calls.myBlocks,
  block: (player: string, blocked: boolean) => calls.block({ player, blocked }),
  tables: calls.tables,
  mine: calls.myTables,
  open: calls.makeTable,
  learn: calls.beginGuide,
  replays: calls.replayList,
  replay: calls.replay,
  moves: (replay: string, after: number, count: number, viewpoint: Viewpoint) =>
    calls.replayMoves(replay, { after, count, ...(viewpoint === OPEN ? { open: true } : { seat: viewpoint }) }),
  curve: calls.replayCurve,
  rolls: calls.replayRolls,
  /** Whatever is in the file: the server says what is wrong with it. */
  openRecord: (record: unknown) => calls.openRecord(record as Record<string, unknown>),
  goOn: calls.goOn,
  table: (table: string) => calls.showTable(table),
  today: calls.todaysDeals,
  deal: (game: string, day: string) => calls.deal(game, day ? { day } : {}),
  earlierDeals: calls.earlierDeals,
  playDeal: calls.playDeal,
  otherwise: calls.otherwise,
  tournaments: calls.myTournaments,
  tournament: calls.tournament,
  openTournament: calls.openTournament,
  askTournament: calls.askTournament,
  /** The record of a replay, as a file has it. */
  record: calls.replayRecord,
  /** All that is kept about oneself. */
  ownData: calls.keptAboutMe,
}

/** Whether only who sits at this device can be at its tables: there is no server. */
export const isAlone = transport.isAlone

type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never
export type Request = WithoutId<ToServer>
type Answer = Extract<ToClient, { id: string }>

export interface Listener {
  told(message: Exclude<ToClient, Answer>): void
  /** The line is up, or down and tried again at that time (ms since 1970). */
  line(up: boolean, again: number): void
  /** The table cannot be visited at all: wrong link, private. */
  closed(code: string): void
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
/** Close codes from 4000 on are the server's own: coming back would not help. */
const REFUSED = 4000

/** What a table talks through. */
export type Talk = Pick<Line, 'ask' | 'tell' | 'connect' | 'connectAnew' | 'leave' | 'hand'>

/** A table's line. It comes back by itself, and goes on from the last number that was seen. */
export class Line {
  readonly #path: string
  readonly #listener: Listener
  readonly #waiting = new Map<string, { request: ToServer; settle: (answer: Answer) => void }>()
  #wire: Wire | null = null
  #wait = FIRST_WAIT
  #timer = 0
  #left = false
  #refusal = ''
  /** The last number this client has seen. */
  seen = 0
  /** The seat in hand, to be taken again after a lost connection. */
  hand: number | null = null

  constructor(table: string, invitation: string, listener: Listener) {
    const query = invitation ? `?invitation=${encodeURIComponent(invitation)}` : ''
    this.#path = `/api/tables/${encodeURIComponent(table)}/socket${query}`
    this.#listener = listener
    this.connect()
  }

  connect(): void {
    window.clearTimeout(this.#timer)
    const url = new URL(this.#path, location.href)
    url.searchParams.set('since', String(this.seen))
    if (settings.kept.warnings) url.searchParams.set('warnings', 'true')
    if (this.hand !== null) url.searchParams.set('seat', String(this.hand))
    const wire = transport.line(url.pathname + url.search)
    this.#wire = wire
    wire.onopen = () => this.#opened(wire)
    wire.onmessage = (text) => this.#heard(JSON.parse(text) as ToClient)
    wire.onclose = (code) => this.#closed(code)
  }

  /** Come again without having been away: what is asked of a table when one comes to it was changed. */
  connectAnew(): void {
    const former = this.#wire
    if (!former?.isOpen) return
    this.connect()
    former.onmessage = former.onclose = null
    former.close()
  }

  leave(): void {
    this.#left = true
    window.clearTimeout(this.#timer)
    this.#wire?.close()
  }

  /** Ask the server; the answer comes when it is stored, also across a lost connection. */
  ask(request: Request): Promise<Answer> {
    const asked = { ...request, id: crypto.randomUUID() } as ToServer
    return new Promise((settle) => {
      this.#waiting.set(asked.id, { request: asked, settle })
      this.#send(asked)
    })
  }

  /** Ask for something that is answered by a new snapshot. */
  tell(request: Request): void {
    this.#send({ ...request, id: crypto.randomUUID() } as ToServer)
  }

  #send(request: ToServer): void {
    if (this.#wire?.isOpen) this.#wire.send(JSON.stringify(request))
  }

  #opened(wire: Wire): void {
    if (wire !== this.#wire) return
    this.#wait = FIRST_WAIT
    this.#listener.line(true, 0)
    for (const { request } of this.#waiting.values()) this.#send(request)
  }

  #heard(message: ToClient): void {
    if (!('id' in message)) {
      if ('number' in message) this.seen = Math.max(this.seen, message.number)
      this.#listener.told(message)
      return
    }
    if (message.type === 'refused' && !message.id) this.#refusal = message.code
    this.#waiting.get(message.id)?.settle(message)
    this.#waiting.delete(message.id)
  }

  #closed(code: number): void {
    if (this.#left) return
    if (code >= REFUSED) {
      this.#listener.closed(this.#refusal || String(code))
      return
    }
    this.#listener.line(false, Date.now() + this.#wait)
    this.#timer = window.setTimeout(() => this.connect(), this.#wait)
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }
}
