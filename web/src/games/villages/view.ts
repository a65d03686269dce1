// The table as the game shows it, and what boards ask of it.
import type { Action, Counts, Resource, Table, Type } from '../../generated/games/villages.view'
import type { View } from '../../stores/table.svelte'

export type * from '../../generated/games/villages.view'

export const RESOURCES = ['food', 'wood', 'stone', 'magic'] as const satisfies readonly Resource[]
export const TYPES = ['worker', 'soldier', 'shadow', 'holy'] as const satisfies readonly Type[]
export const ACTIONS = ['harvest', 'develop', 'build', 'recruit', 'tax'] as const satisfies readonly Action[]
export const HAND_LIMIT = 8

export const tableOf = (view: View): Table => view.table as Table

/** The others in turn order, from the one after us. A spectator sees all of them. */
export const othersOf = (view: View): readonly number[] =>
  Array.from({ length: view.seats }, (_, place) => ((view.seat ?? 0) + place) % view.seats).filter(
    (seat) => seat !== view.seat,
  )

export const sum = (counts: Counts): number => Object.values(counts).reduce((whole, n) => whole + n, 0)

/** `{ wood: 1, stone: 2 }` as `wood, stone, stone`, always in the order of the resources or types. */
export const unitsOf = <T extends string>(counts: Counts, order: readonly T[]): readonly T[] =>
  order.flatMap((name) => Array.from({ length: counts[name] ?? 0 }, () => name))
