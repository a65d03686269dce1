// How the points of everybody are spread: a wall of towers, or single flags where few have played.

/** So many players make a wall; fewer are single flags. */
export const WALL_FROM = 10
const MOST_TOWERS = 13
const WIDTHS = [1, 2, 3, 5, 10, 20, 50, 100]

export interface Tower {
  readonly from: number
  readonly to: number
  readonly players: number
}

type Spread = readonly (readonly number[])[]

export const playersIn = (spread: Spread): number => spread.reduce((sum, [, players = 0]) => sum + players, 0)

/** Towers of equal width, from the fewest points to the most. */
export function towersOf(spread: Spread): Tower[] {
  const least = spread[0]?.[0] ?? 0
  const most = spread.at(-1)?.[0] ?? 0
  const width = WIDTHS.find((width) => Math.floor(most / width) - Math.floor(least / width) < MOST_TOWERS) ?? 200
  const first = Math.floor(least / width)
  const count = Math.floor(most / width) - first + 1
  return Array.from({ length: count }, (_, at) => {
    const from = (first + at) * width
    const to = from + width - 1
    const inside = spread.filter(([points = 0]) => points >= from && points <= to)
    return { from, to, players: playersIn(inside) }
  })
}

/** The points that half of the players do not exceed. */
export function medianOf(spread: Spread): number {
  const half = playersIn(spread) / 2
  let counted = 0
  for (const [points = 0, players = 0] of spread) {
    counted += players
    if (counted >= half) return points
  }
  return 0
}
