// The end of a game as the server tells it.
import type { TableFacts } from '../../generated/protocol'

export interface Score {
  readonly total: number
  readonly parts: Readonly<Record<string, number>>
}
export interface Result {
  readonly scores: readonly Score[]
  readonly winners: readonly number[]
  /** An opponent without a seat, such as the Dark Lord. */
  readonly rival?: Score | null
  /** How a solo game is judged. */
  readonly verdict?: string
}

export const resultOf = (table: TableFacts): Result => table.result as unknown as Result

/** All parts that anybody scored, in the order of the game. */
export const partsOf = (scores: readonly Score[]): readonly string[] => [
  ...new Set(scores.flatMap(({ parts }) => Object.keys(parts))),
]
