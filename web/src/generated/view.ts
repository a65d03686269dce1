// Made by scripts/generate.py from duchy.core.showing.shown. Do not edit.

export type Value = string | boolean | readonly string[]

/** All that a seat may know of a game. */
export interface View {
  readonly game: string
  readonly seats: number
  /** Whose view it is; null is a spectator's. */
  readonly seat: number | null
  readonly options: Readonly<Record<string, Value>>
  readonly turn: number
  readonly over: boolean
  /** The seats that the game waits for. */
  readonly deciders: readonly number[]
  /** Set from the moment on at which a condition of the end holds. */
  readonly ending: Ending | null
  /** How the points of a game alone are judged, best first; empty where they are not. */
  readonly ranks: readonly Rank[]
  /** What lies on the table, as the game's own `Table`. */
  readonly table: unknown
}

/** The end in sight. */
export interface Ending {
  /** The condition that holds. */
  readonly cause: string
  /** Who has the turn now; null when the game is over. */
  readonly playing: number | null
  /** Those who have one more turn after that, in order. */
  readonly left: readonly number[]
}

/** One rank of a game alone. */
export interface Rank {
  readonly verdict: string
  /** The points from which on it is given; null is below all others. */
  readonly least: number | null
  readonly won: boolean
}
