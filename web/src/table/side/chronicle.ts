// The lines of the chronicle, from the chapters that the server told.
import type { Chapter, EventFacts } from '../../stores/table.svelte'
import type { Phrase, Piece } from '../../words/phrases'
import { argumentsOf, eventPhrase } from '../../words/telling'
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
const isPart = ({ event }: EventFacts): boolean => event === 'gain' || words.has(`chronicle-${event}`)

const joins = (line: Line | undefined, event: EventFacts): line is Line =>
  line !== undefined && isPart(line.events[0]) && isPart(event) && line.seat === seatOf(event)

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

export function linePhrase({ events }: Line, player: (seat: number) => string): Phrase {
  const [first, ...rest] = events
  if (!rest.length) return eventPhrase(first, player)
  const gains = events.map((event): Phrase => [`chronicle-${event.event}`, argumentsOf(event, player)])
  return [`chronicle-${first.event}s`, { ...argumentsOf(first, player), gains }]
}

/** A turn: its heading, and what was done in it, in order. */
export interface Turn {
  readonly key: string
  /** Who had it; null before the first one. */
  readonly seat: number | null
  readonly number: number | null
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
    turns.push({ key: line.key, seat: line.seat, number: Number(line.events[0]['turn']), lines })
    lines = []
  }
  if (lines.length) turns.push({ key: 'start', seat: null, number: null, lines })
  return turns
}

/** The turns after a seat's own last one; while it has its turn, after the one before. */
export function sinceOwn(turns: readonly Turn[], seat: number): readonly Turn[] {
  const own = turns.findIndex((turn, place) => place > 0 && turn.seat === seat)
  return own < 0 ? turns : turns.slice(0, own)
}

/** Stands for the one who had the turn, until it is known whether the sentence begins with them. */
const MOVER = '\uE010'
const FIRST = new RegExp(`^\u2068?${MOVER}\u2069?[\\s,:]*`)
const ANYWHERE = new RegExp(MOVER, 'g')

/** What a line says within the paragraph of a turn: without who did it and without its full stop, cards as pieces of their own. */
export function clauseOf(line: Line, mover: number | null, player: (seat: number) => string): readonly Piece[] {
  const who = line.seat
  const pieces = words.pieces(clausePhrase(line, (seat) => (seat === who ? MOVER : player(seat))))
  const name = who === null ? '' : player(who)
  const said = pieces.map((piece, place): Piece => {
    if (piece.kind !== 'text') return piece
    const own = place === 0 && who === mover ? '' : `${words.say('tale-by', { name })} `
    const text = place === 0 ? piece.text.replace(FIRST, own) : piece.text
    return { kind: 'text', text: text.replaceAll(ANYWHERE, name) }
  })
  const last = said.at(-1)
  if (last?.kind === 'text') said[said.length - 1] = { kind: 'text', text: last.text.replace(/\.\s*$/, '') }
  return said
}

/** Several gains are told as their sum: where each came from is told by the board's summary. */
function clausePhrase(line: Line, player: (seat: number) => string): Phrase {
  const [first, ...rest] = line.events
  if (!rest.length || !line.events.every(({ event }) => event === 'gain')) return linePhrase(line, player)
  const sum: Record<string, number> = {}
  for (const event of line.events) {
    for (const [name, value] of Object.entries(event)) {
      if (name !== 'seat' && typeof value === 'number') sum[name] = (sum[name] ?? 0) + value
    }
  }
  return ['tale-gains', argumentsOf({ seat: first['seat'] ?? null, ...sum }, player)]
}
