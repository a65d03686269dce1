// The end of a game as the server tells it, laid out in columns and rows.
import type { Counted, Result, ScoreFacts } from '../../../generated/protocol'
import type { Rank } from '../../../generated/view'
import type { Masonry } from './tower'

/** The seat of a rival that has none, such as the Dark Lord. */
export const RIVAL = -1

export interface Column {
  readonly seat: number
  /** 0: out of the count, as a rival without a seat is. */
  readonly place: number
  readonly score: ScoreFacts
  readonly lines: readonly Counted[]
}

/** One row of the reckoning: a part of the scores, or all that a keep holds. */
export interface Row {
  readonly id: string
  readonly parts: readonly string[]
}

/** The first place first; a rival without a seat stands at the end. */
export function columnsOf({ scores, places, reckoning, rival }: Result): readonly Column[] {
  const seats = scores.map((score, seat) => ({
    seat,
    place: places[seat] ?? 1,
    score,
    lines: reckoning[seat] ?? [],
  }))
  const ranked = seats.toSorted((a, b) => a.place - b.place || a.seat - b.seat)
  if (!rival) return ranked
  return [...ranked, { seat: RIVAL, place: 0, score: rival, lines: reckoning[scores.length] ?? [] }]
}

/** All parts that anybody scored, in the order of the game. */
export const partsOf = (columns: readonly Column[]): readonly string[] => [
  ...new Set(columns.flatMap(({ score }) => Object.keys(score.parts))),
]

/** The rows as the towers stand: the keep above, the ground below. */
export function rowsOf(parts: readonly string[], { keep }: Masonry = {}): readonly Row[] {
  const kept = parts.filter((part) => keep?.holds(part))
  const wall = parts.filter((part) => !kept.includes(part)).toReversed()
  const rows = wall.map((part) => ({ id: part, parts: [part] }))
  return keep && kept.length ? [{ id: keep.row, parts: kept }, ...rows] : rows
}

/** The card that counts the lines of a cell, if there is one. */
export const counterOf = (lines: readonly Counted[]): unknown => lines[0]?.by ?? null

export const linesIn = ({ lines }: Column, { parts }: Row): readonly Counted[] =>
  lines.filter(({ part }) => parts.includes(part))

export const pointsIn = ({ score }: Column, { parts }: Row): number =>
  parts.reduce((sum, part) => sum + (score.parts[part] ?? 0), 0)

/** How an end looks: a victory, a rank between victory and defeat, or a defeat. */
export type Fate = 'won' | 'fair' | 'lost'

export interface Outcome {
  readonly fate: Fate
  /** Whose arms hang on the cloth; the winners', or one's own. */
  readonly seats: readonly number[]
}

/** The end for who holds the seats `mine`; who has none sees the winners. */
export function outcomeOf({ winners, verdict }: Result, ranks: readonly Rank[], mine: readonly number[]): Outcome {
  const own = mine.filter((seat) => winners.includes(seat))
  if (own.length || (!mine.length && winners.length)) return { fate: 'won', seats: winners }
  // Nobody has won and nobody lost: the game was given up by all.
  if (!winners.length && verdict === '' && !ranks.length) return { fate: 'fair', seats: mine.slice(0, 1) }
  const place = ranks.findIndex((rank) => rank.verdict === verdict)
  const isBetween = verdict !== '' && place >= 0 && place < ranks.length - 1
  return { fate: isBetween ? 'fair' : 'lost', seats: mine.length ? mine.slice(0, 1) : [0] }
}

/** How a tie for the first place was broken: what was compared last, and both values. */
export interface Broken {
  readonly by: string
  readonly least: boolean
  readonly winner: number
  readonly value: number
  /** The nearest of the others who were level up to there. */
  readonly other: number
}

export function brokenBy({ tie, winners }: Result): Broken | null {
  const step = tie?.steps.at(-1)
  const [winner] = winners
  if (!tie || !step || winner === undefined || winners.length > 1) return null
  let level: readonly number[] = tie.seats
  for (const { values, least } of tie.steps.slice(0, -1)) {
    const worth = (seat: number): number => (values[seat] ?? 0) * (least ? -1 : 1)
    const best = Math.max(...level.map(worth))
    level = level.filter((seat) => worth(seat) === best)
  }
  const others = level.filter((seat) => seat !== winner).map((seat) => step.values[seat] ?? 0)
  const other = step.least ? Math.min(...others) : Math.max(...others)
  return { by: step.by, least: step.least, winner, value: step.values[winner] ?? 0, other }
}

/** One step of the scale that a game alone is judged by, the lowest first. */
export interface Step {
  readonly verdict: string
  /** The points from which on it is given; of the lowest, the least that is drawn. */
  readonly from: number
  /** Up to, not including. */
  readonly to: number
  readonly open: boolean
}

/** The scale, wide enough for the points reached. */
export function stepsOf(ranks: readonly Rank[], points: number): readonly Step[] {
  const rising = ranks.toReversed()
  const least = rising.flatMap((rank) => rank.least ?? [])
  const [first = 0] = least
  const last = least.at(-1) ?? 0
  const gap = least.length > 1 ? (last - first) / (least.length - 1) : Math.max(10, first / 2)
  const low = Math.max(0, Math.min(first - 1.3 * gap, points - gap / 4))
  const high = Math.max(last + 1.3 * gap, points + gap / 4)
  return rising.map((rank, place) => ({
    verdict: rank.verdict,
    from: rank.least ?? low,
    to: rising[place + 1]?.least ?? high,
    open: place === 0 || place === rising.length - 1,
  }))
}

/** The rank above the one that was reached, and how many points are missing. */
export function nextRank(ranks: readonly Rank[], points: number): { verdict: string; missing: number } | null {
  const better = ranks.filter(({ least }) => least !== null && least > points).at(-1)
  return better ? { verdict: better.verdict, missing: (better.least ?? 0) - points } : null
}
