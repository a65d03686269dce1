// What decided a game: its few moments that moved somebody's chance most. The one place that knows how a review tells them.
import type { Board } from '../../games/board'
import type { Curve } from '../../generated/protocol'
import { asNumber } from '../../replay/line/curve'
import { swung } from '../../replay/moment'
import type { Phrase } from '../../words/phrases'

export const MOST = 3

export interface Decisive {
  readonly move: number
  /** 0: not known. */
  readonly turn: number
  readonly mover: number
  /** Chance had more part in it than the choice. */
  readonly luck: boolean
  /** In points of a hundred, or of the score in a game alone. */
  readonly change: number
  readonly what: Phrase
}

/** The moments that changed most for a seat, the biggest first. */
export function momentsOf(
  curve: Curve,
  seat: number,
  board: Board,
  player: (seat: number) => string,
): readonly Decisive[] {
  return curve.swings
    .map((swing) => ({
      move: swing.move,
      turn: swing.turn ?? 0,
      mover: swing.mover,
      luck: swing.luck,
      change: asNumber(curve, swing.changes[seat] ?? 0),
      what: swung(swing, board, player),
    }))
    .filter(({ change }) => change !== 0)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST)
}
