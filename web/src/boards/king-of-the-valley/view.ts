// The table as `view.py` of the game gives it.
import type { View } from '../../stores/table.svelte'

export interface TileView {
  readonly card: string
  readonly needs?: number
  readonly gives?: number
  readonly price?: number
  readonly reconstructed?: boolean
}
export interface Square extends Omit<TileView, 'card'> {
  readonly square: string
  readonly card: string | null
  readonly gold?: number
  readonly kings?: readonly number[]
}
export interface HillRow {
  readonly row: number
  readonly price: number
  readonly can_pay?: boolean
  readonly reconstructed: boolean
  readonly left: TileView | null
  readonly right: TileView | null
}
export interface Pile {
  readonly pile: string
  readonly count: number
}
export interface CastleColumn {
  readonly column: string
  readonly face_up: readonly string[]
  readonly face_down: readonly string[]
  readonly taxed: boolean
}
export interface Castle {
  readonly seat: number
  readonly king: string | null
  readonly gold: number
  readonly kingdom_tokens: number
  readonly columns: readonly CastleColumn[]
  readonly influence: number
  readonly orders: Readonly<Record<string, number>>
  readonly missing_for_realm: readonly string[]
}
/** A summons of several tiles at once. */
export interface Group {
  readonly move: string
  readonly to: string
  readonly type: string
  readonly takes: readonly string[]
}
export interface Table {
  readonly first: number
  readonly active: number
  readonly round: number
  readonly phase: string | null
  readonly last_round: boolean
  readonly valley: readonly (readonly Square[])[]
  /** Squares without a tile, in the order in which they are filled. */
  readonly holes: readonly string[]
  readonly hill: readonly HillRow[]
  readonly piles: readonly Pile[]
  readonly castles: readonly Castle[]
  readonly groups?: readonly Group[]
  readonly fills?: Readonly<Record<string, readonly string[]>>
}

export const tableOf = (view: View): Table => view.table as Table
export const SLOPES = ['left', 'right'] as const
