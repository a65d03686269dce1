// The table as `view.py` of the game gives it.
import type { View } from '../../stores/table.svelte'

export const GUILDS = ['holy', 'worker', 'shadow', 'soldier'] as const
export const COLOURS = ['yellow', 'red', 'green', 'blue'] as const
export type Colour = (typeof COLOURS)[number]

export interface Section {
  readonly checked: number
  readonly of: number
  /** What the next box pays: '-' is nothing, null a section that is full. */
  readonly next: string | null
}
export interface Statue {
  readonly number: number
  readonly card: string
  readonly night: boolean
}
export interface OwnedStatue extends Statue {
  readonly points: number
}
export interface Lordship {
  readonly citizens: Readonly<Record<string, Section>>
  readonly tracks: Readonly<Record<string, Section>>
  readonly treasury: Section
  readonly wall_walk: Section
  readonly lairs: Readonly<Record<string, { readonly blocks: readonly number[]; readonly circled: string | null }>>
  readonly roads: Readonly<Record<string, readonly number[]>>
  readonly domains: readonly string[]
  readonly powers: readonly string[]
  readonly bridges: number
  readonly statues: readonly OwnedStatue[]
  readonly owed_statues: number
  readonly complete_tracks: number
  readonly score: { readonly total: number; readonly parts: Readonly<Record<string, number>> }
}
export interface Dice extends Readonly<Record<Colour, number>> {
  readonly black: readonly [number, number]
  readonly sum: number
  readonly rolled: readonly number[]
  readonly used: readonly string[]
}
export interface Lair {
  readonly card: string
  readonly first: number
  readonly later: number
  readonly accepts: readonly (readonly number[])[]
  readonly first_taken: boolean
}
export interface Solo {
  readonly trees: number
  readonly boats: number
  readonly rank: string
  readonly events: readonly string[]
  readonly struck: {
    readonly boxes: Readonly<Record<string, readonly number[]>>
    readonly roads: Readonly<Record<string, readonly number[]>>
    readonly domains: readonly string[]
    readonly lairs: readonly string[]
  }
}
export interface Table {
  readonly first: number
  readonly active: number | null
  readonly round: number
  readonly last_round: boolean
  readonly dice: Dice | null
  readonly river: readonly Statue[]
  readonly deck: { readonly day: number; readonly night: number }
  readonly lairs: readonly Lair[]
  readonly lordships: readonly Lordship[]
  readonly solo?: Solo
}

export const tableOf = (view: View): Table => view.table as Table

/** The numbers that the black dice wake: each die and their sum. */
export const awake = ({ dice }: Table): readonly number[] => (dice ? [...dice.black, dice.sum] : [])
