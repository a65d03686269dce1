// The table as `view.py` of the game gives it.
import type { View } from '../../stores/table.svelte'

export const RESOURCES = ['food', 'wood', 'stone', 'magic'] as const
export const TYPES = ['worker', 'soldier', 'shadow', 'holy'] as const
export const ACTIONS = ['harvest', 'develop', 'build', 'recruit', 'tax'] as const
export type Resource = (typeof RESOURCES)[number]
export type Type = (typeof TYPES)[number]
export type Action = (typeof ACTIONS)[number]
export const HAND_LIMIT = 8

export type Counts = Readonly<Record<string, number>>

/** A building wherever it lies open, with what it costs and what it is as a resource. */
interface BuildingFacts {
  readonly type: Type
  readonly cost: Counts
  readonly vp: number
  readonly resource: Resource
  readonly reconstructed: readonly string[]
}
export interface Pile extends Partial<BuildingFacts> {
  readonly pile: number
  readonly card: string | null
  readonly count: number
  /** The cards under the top one, from above. */
  readonly below: readonly string[]
}
export interface RowPlace {
  readonly place: number
  readonly card: string | null
  readonly vp?: number
  readonly requirement?: Counts
  /** Whether our village has the buildings it asks for. */
  readonly welcome?: boolean
  /** What recruiting it would cost us. */
  readonly gold?: number
}
export interface HandCard extends BuildingFacts {
  readonly card: string
  readonly count: number
  readonly buildable: boolean
}
export interface Village {
  readonly seat: number
  readonly castle: string
  readonly gold: number
  readonly hand: number
  /** The cards of the hand, where all lies open: in a replay. */
  readonly cards?: Counts
  readonly resources: Counts
  /** How many coins lie on each kind of resource, and on the castle. */
  readonly coins: Counts
  /** Alone: those coins that have slid to the right and come back next turn. */
  readonly slid?: Counts
  readonly buildings: readonly string[]
  readonly adventurers: readonly string[]
  readonly types: Counts
  readonly size: number
  readonly vp: number
}
/** The payment that we are choosing; nobody else sees it. */
export interface Paying {
  readonly card: string
  readonly cost: Counts
  /** Sources in the order they were chosen: `coin castle`, `coin wood from 2`, `use farm`. */
  readonly placed: readonly string[]
  /** What each of them supplies: a resource, or `wild`. */
  readonly supplied: readonly string[]
  readonly left: number
}
export interface Table {
  readonly first: number
  readonly active: number | null
  readonly action: Action | null
  /** The building that is paid for, but not yet in the village. */
  readonly building: string | null
  readonly bank: number
  /** Buildings and adventurers that end the game; none alone. */
  readonly target: number | null
  readonly deck: number
  readonly adventurer_deck: number
  readonly piles: readonly Pile[]
  readonly row: readonly RowPlace[]
  readonly villages: readonly Village[]
  readonly removed?: Counts
  readonly hand?: readonly HandCard[]
  readonly paying?: Paying
}

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
