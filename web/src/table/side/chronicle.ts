// The lines of the chronicle, from the chapters that the server told.
import type { Chapter, EventFacts } from '../../stores/table.svelte'
import type { Arguments, Phrase, Piece } from '../../words/phrases'
import { argumentsOf, eventPhrase, said } from '../../words/telling'
import { words } from '../../words/words.svelte'

export interface Line {
  readonly key: string
  /** The step that told it. */
  readonly number: number
  /** Gains of one seat that follow each other are one line; so are other events that have words for it. */
  readonly events: readonly [EventFacts, ...EventFacts[]]
  readonly seat: number | null
  /** A heading: a turn begins. */
  readonly head: boolean
  /** Told by the last step. */
  readonly fresh: boolean
}

const MOST = 200
const isTurn = (event: EventFacts): boolean => event.event === 'turn'
const seatOf = (event: EventFacts): number | null => (typeof event['seat'] === 'number' ? event['seat'] : null)

/** Whether an event can be a part of a line: `chronicle-gain` says it shortly, `chronicle-gains` the whole. */
const isPart = ({ event }: EventFacts): boolean => event === 'gain' || words.has(`chronicle-${event}s`)

const joins = (line: Line | undefined, event: EventFacts): line is Line =>
  line !== undefined && line.events[0].event === event.event && isPart(event) && line.seat === seatOf(event)

/** Newest first; `thisTurn` stops at the heading of the turn that runs. */
export function linesOf(
  chapters: readonly Chapter[],
  isTold: ((event: EventFacts) => boolean) | undefined,
  thisTurn: boolean,
  most = MOST,
): readonly Line[] {
  const last = chapters.at(-1)?.number
  const lines: Line[] = []
  for (const { number, events } of chapters.toReversed()) {
    for (const [place, event] of [...events.entries()].reverse()) {
      if (isTold && !isTold(event)) continue
      const before = lines.at(-1)
      if (joins(before, event)) lines[lines.length - 1] = { ...before, events: [event, ...before.events] }
      else {
        const head = isTurn(event)
        const key = `${number}/${place}`
        lines.push({ key, number, events: [event], seat: seatOf(event), head, fresh: number === last })
      }
      if ((thisTurn && isTurn(event)) || lines.length >= most) return lines
    }
  }
  return lines
}

/** A line in words, as it is said to `reader`. */
export function linePhrase({ events }: Line, player: (seat: number) => string, reader: number | null = null): Phrase {
  const [first, ...rest] = events
  const last = rest.at(-1)
  if (!last) return eventPhrase(first, player, reader)
  const args = { ...argumentsOf(last, player), count: events.length }
  const parts = events.map((event): Phrase => {
    const args = argumentsOf(event, player)
    return [said(knowing(`chronicle-${event.event}`, args), event, reader), args]
  })
  // What brings nothing is only counted.
  const gains = parts.filter((part) => words.phrase(part))
  const whole = `chronicle-${first.event}s`
  const isKnown = parts.every(([part]) => part.endsWith('-own'))
  const message = isKnown && words.has(`${whole}-own`) ? `${whole}-own` : whole
  return [said(message, first, reader), { ...args, gains: gains.length ? gains : 'none' }]
}

/** The message for who knows more than others, if all that it names is known. */
const knowing = (message: string, args: Arguments): string =>
  words.fits(`${message}-own`, args) ? `${message}-own` : message

/** A turn: its heading, and what was done in it, in order. */
export interface Turn {
  readonly key: string
  /** Who had it; null before the first one. */
  readonly seat: number | null
  readonly number: number | null
  /** The step that its heading came with; 0 before the first one. */
  readonly began: number
  readonly lines: readonly Line[]
}

/** Newest first. */
export function turnsOf(
  chapters: readonly Chapter[],
  isTold: ((event: EventFacts) => boolean) | undefined,
): readonly Turn[] {
  const turns: Turn[] = []
  let lines: Line[] = []
  for (const line of linesOf(chapters, isTold, false, Infinity)) {
    if (!line.head) {
      lines.unshift(line)
      continue
    }
    const { key, seat, number: began } = line
    turns.push({ key, seat, number: Number(line.events[0]['turn']), began, lines })
    lines = []
  }
  if (lines.length) turns.push({ key: 'start', seat: null, number: null, began: 0, lines })
  return turns
}

/** The turns after a seat's own last one; while it has its turn, after the one before. */
export function sinceOwn(turns: readonly Turn[], seat: number): readonly Turn[] {
  const own = turns.findIndex((turn, place) => place > 0 && turn.seat === seat)
  return own < 0 ? turns : turns.slice(0, own)
}

/** Whether others did something since a seat's own last turn: before its first one nothing can have been missed. */
export function hasMissed(turns: readonly Turn[], seat: number): boolean {
  const since = sinceOwn(turns, seat)
  return since.length < turns.length && since.some((turn) => turn.seat !== seat && turn.lines.length > 0)
}

/** Stands for the one who had the turn, until it is known whether the sentence begins with them. */
const MOVER = '\uE010'
const FIRST = new RegExp(`^\u2068?${MOVER}\u2069?[\\s,:]*`)
/** A full stop at the end, also where a choice of words was set apart with it. */
const STOP = /\.(\u2069?)\s*$/
const ANYWHERE = new RegExp(MOVER, 'g')

/** What a line says within the paragraph of a turn: without its full stop, and without who did it where that is who has
 * the turn, unless the line `before` told of somebody else; cards and places as pieces of their own. */
export function clauseOf(
  line: Line,
  mover: number | null,
  player: (seat: number) => string,
  reader: number | null = null,
  before?: Line,
): readonly Piece[] {
  const who = line.seat
  const isMover = who !== null && who === mover && (before?.seat ?? mover) === mover
  const pieces = words.pieces(clausePhrase(line, (seat) => (seat === who ? MOVER : player(seat)), reader))
  const name = who === null ? '' : player(who)
  const clause = pieces.map((piece, place): Piece => {
    if (piece.kind !== 'text') return piece
    const text = place || !isMover ? piece.text : piece.text.replace(FIRST, '')
    return { kind: 'text', text: text.replaceAll(ANYWHERE, name) }
  })
  const [first] = clause
  if (first?.kind === 'text' && who === reader) clause[0] = { kind: 'text', text: withoutYou(first.text, isMover) }
  const last = clause.at(-1)
  if (last?.kind === 'text') clause[clause.length - 1] = { kind: 'text', text: last.text.replace(STOP, '$1') }
  return clause
}

/** "You roll" within one's own turn is "roll", within that of another "you roll". */
function withoutYou(text: string, isMover: boolean): string {
  const you = words.say('tale-you')
  if (!text.toLowerCase().startsWith(`${you} `)) return text
  return isMover ? text.slice(you.length + 1) : you + text.slice(you.length)
}

/** Several gains are told as their sum: where each came from is told by the board's summary. */
function clausePhrase(line: Line, player: (seat: number) => string, reader: number | null): Phrase {
  const [first, ...rest] = line.events
  if (!rest.length || first.event !== 'gain') return linePhrase(line, player, reader)
  const sum: Record<string, number> = {}
  for (const event of line.events) {
    for (const [name, value] of Object.entries(event)) {
      if (name !== 'seat' && typeof value === 'number') sum[name] = (sum[name] ?? 0) + value
    }
  }
  const facts = { seat: first['seat'] ?? null, ...sum }
  return [said('tale-gains', facts, reader), argumentsOf(facts, player)]
}
