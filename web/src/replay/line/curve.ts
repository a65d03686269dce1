// The curve of a replay as a drawing: one path a seat, on a field of 1000 × 100.
import type { Curve } from '../../generated/protocol'

export const WIDE = 1000
export const HIGH = 100
/** Lines keep clear of the edges, so that their strokes are whole. */
const EDGE = 4

/** A value of a curve as a whole number: per cent, or points in a game alone. */
export const asNumber = ({ points }: Curve, value: number): number => Math.round(value * (points || 100))

/** Where a chance stands, in per cent from above. */
export const heightOf = (value: number): number => EDGE + (HIGH - 2 * EDGE) * (1 - value)

/** The line of a seat. Between two moves it goes over gently, as nothing happens there. */
export function lineOf({ moves, values }: Curve, seat: number, length: number): string {
  const points = moves.map((move, place) => [x(move, length), heightOf(values[place]?.[seat] ?? 0)] as const)
  return points
    .map(([px, py], place) => {
      const before = points[place - 1]
      if (!before) return `M${px} ${py}`
      const half = round((before[0] + px) / 2)
      return `C${half} ${before[1]} ${half} ${py} ${px} ${py}`
    })
    .join('')
}

/** How each seat stood after a move. */
export function chancesAt({ moves, values }: Curve, move: number): readonly number[] {
  const place = moves.findLastIndex((known) => known <= move)
  return values[place] ?? []
}

const x = (move: number, length: number): number => round((move / Math.max(1, length)) * WIDE)
const round = (value: number): number => Math.round(value * 10) / 10

/** Places that are at least `apart` from each other, in the order given, as near as can be to where they belong. */
export function spread(heights: readonly number[], apart: number, most: number): readonly number[] {
  const order = heights.map((_, place) => place).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))
  const placed = [...heights]
  let least = 0
  for (const place of order) {
    placed[place] = Math.max(least, heights[place] ?? 0)
    least = placed[place] + apart
  }
  let bound = most
  for (const place of order.toReversed()) {
    placed[place] = Math.min(bound, placed[place] ?? 0)
    bound = placed[place] - apart
  }
  return placed
}
