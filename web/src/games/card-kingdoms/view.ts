// The table as the game shows it, and what boards ask of it.
import type { Counts, Table } from '../../generated/games/card-kingdoms.view'
import type { View } from '../../stores/table.svelte'

export type * from '../../generated/games/card-kingdoms.view'

export const tableOf = (view: View): Table => view.table as Table

export const RESOURCES = ['gold', 'strength', 'magic'] as const

/** The numbers that the dice wake: each die and their sum. */
export const awake = ({ dice }: Table): readonly number[] => (dice ? [...dice, sum(dice)] : [])

export const isLit = (table: Table, values: readonly number[]): boolean =>
  values.some((value) => awake(table).includes(value))

export const sum = (counts: Counts | readonly number[]): number =>
  Object.values(counts).reduce((whole, count) => whole + count, 0)
