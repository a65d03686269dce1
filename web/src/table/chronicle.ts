// The lines of the chronicle, from the chapters that the server told.
import type { Chapter, Happening } from '../stores/table.svelte'
import type { Phrase } from '../words/phrases'
import { argumentsOf, eventPhrase } from '../words/telling'
import { words } from '../words/words.svelte'

export interface Line {
  readonly key: string
  /** The step that told it. */
  readonly number: number
  /** Gains of one seat that follow each other are one line; so are other events that have words for it. */
  readonly events: readonly [Happening, ...Happening[]]
  readonly seat: number | null
  /** A heading: a turn begins. */
  readonly head: boolean
  /** Told by the last step. */
  readonly fresh: boolean
}

const MOST = 200
const isTurn = (event: Happening): boolean => event.event === 'turn'
const seatOf = (event: Happening): number | null => (typeof event['seat'] === 'number' ? event['seat'] : null)

/** Whether an event can be a part of a line: `chronicle-gain` says it shortly, `chronicle-gains` the whole. */
const isPart = ({ event }: Happening): boolean => event === 'gain' || words.has(`chronicle-${event}`)

const joins = (line: Line | undefined, event: Happening): line is Line =>
  line !== undefined && isPart(line.events[0]) && isPart(event) && line.seat === seatOf(event)

/** Newest first; `thisTurn` stops at the heading of the turn that runs. */
export function linesOf(
  chapters: readonly Chapter[],
  isTold: ((event: Happening) => boolean) | undefined,
  thisTurn: boolean,
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
      if ((thisTurn && isTurn(event)) || lines.length >= MOST) return lines
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
