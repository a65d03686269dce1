// The table as the game shows it, and what boards ask of it.
import type { Table } from '../../generated/games/king-of-the-valley.view'
import type { View } from '../../stores/table.svelte'

export type * from '../../generated/games/king-of-the-valley.view'

export const tableOf = (view: View): Table => view.table as Table
export const SLOPES = ['left', 'right'] as const
