// Made by scripts/generate.py from duchy.games.king_of_the_valley.showing.shown. Do not edit.

export type Phase = 'recruit' | 'summon' | 'claim' | 'refill'

export type Counts = Readonly<Record<string, number>>

export interface Table {
  readonly first: number
  readonly active: number
  readonly round: number
  readonly phase: Phase | null
  readonly last_round: boolean
  readonly valley: readonly (readonly Square[])[]
  /** Squares without a tile, in the order in which they are filled. */
  readonly holes: readonly string[]
  /** From the top down. */
  readonly hill: readonly HillRow[]
  readonly piles: readonly Pile[]
  readonly castles: readonly Castle[]
  /** The tiles that have left the game. */
  readonly gone: Counts
  /** The summons of several tiles that are offered. */
  readonly groups?: readonly Group[]
  /** What would slide into the holes from each slope that is offered. */
  readonly fills?: Readonly<Record<string, readonly string[]>>
}

/** A tile as it lies on the table. */
export interface TileView {
  readonly needs?: number
  readonly gives?: number
  readonly price?: number
  readonly reconstructed?: boolean
  readonly card: string
}

/** A place of the valley; Gold and Kings only where there are any. */
export interface Square {
  readonly needs?: number
  readonly gives?: number
  readonly price?: number
  readonly reconstructed?: boolean
  readonly square: string
  readonly card: string | null
  readonly gold?: number
  readonly kings?: readonly number[]
}

export interface HillRow {
  readonly row: number
  readonly price: number
  /** Whether the seat that looks has the Gold. */
  readonly can_pay?: boolean
  readonly reconstructed: boolean
  readonly left: TileView | null
  readonly right: TileView | null
}

export interface Pile {
  readonly pile: string
  readonly count: number
  /** Which they are, by all that has been seen. */
  readonly tiles: Counts
  readonly reconstructed: boolean
}

export interface Castle {
  readonly seat: number
  /** The square on which its King stands. */
  readonly king: string | null
  readonly gold: number
  readonly kingdom_tokens: number
  readonly columns: readonly CastleColumn[]
  readonly influence: number
  readonly orders: Counts
  /** The columns that still lack a face-up tile for the next Realm. */
  readonly missing_for_realm: readonly string[]
}

export interface CastleColumn {
  readonly column: string
  readonly face_up: readonly string[]
  readonly face_down: readonly string[]
  readonly taxed: boolean
}

/** A summons of several tiles at once. */
export interface Group {
  readonly move: string
  readonly to: string
  readonly type: string
  /** The squares in their order. */
  readonly takes: readonly string[]
}
