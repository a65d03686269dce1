// The table as `view.py` of the game gives it.
import type { View } from '../../stores/table.svelte'

export interface MonsterStack {
  readonly area: string
  /** Face up, the top first. */
  readonly cards: readonly string[]
  readonly count: number
  readonly exhausted: boolean
}
export interface CitizenStack {
  readonly values: readonly number[]
  readonly card: string | null
  readonly kind: string | null
  readonly count: number
  readonly exhausted: boolean
  readonly cost?: number
}
export interface DomainStack {
  readonly card: string | null
  readonly count: number
  readonly exhausted: boolean
  readonly cost?: number
  readonly roles_met?: boolean
}
export interface Kingdom {
  readonly gold: number
  readonly strength: number
  readonly magic: number
  readonly vp: number
  readonly citizens: Readonly<Record<string, number>>
  readonly monsters: Readonly<Record<string, number>>
  readonly domains: readonly string[]
  readonly roles: Readonly<Record<string, number>>
  /** Known to its owner, and to everybody when the game is over. */
  readonly duke: string | null
  readonly dukes_dealt?: readonly string[]
}
export interface DarkLord {
  readonly citizens: Readonly<Record<string, number>>
  readonly domains: readonly string[]
  readonly duke: string | null
  readonly outcome: string
}
export interface Table {
  readonly first: number | null
  readonly active: number | null
  readonly resting: number | null
  readonly dice: readonly [number, number] | null
  readonly exhausted: number
  readonly exhausted_limit: number
  readonly centre: {
    readonly monsters: readonly MonsterStack[]
    readonly citizens: readonly CitizenStack[]
    readonly domains: readonly DomainStack[]
  }
  readonly kingdoms: readonly Kingdom[]
  readonly dark_lord?: DarkLord
}

export const tableOf = (view: View): Table => view.table as Table

export const RESOURCES = ['gold', 'strength', 'magic'] as const

/** The numbers that the dice wake: each die and their sum. */
export const awake = ({ dice }: Table): readonly number[] => (dice ? [dice[0], dice[1], dice[0] + dice[1]] : [])

export const isLit = (table: Table, values: readonly number[]): boolean =>
  values.some((value) => awake(table).includes(value))

export const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((whole, count) => whole + count, 0)
