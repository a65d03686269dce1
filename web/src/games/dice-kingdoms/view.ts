// The table as the game shows it, and what boards ask of it.
import type { Dice, Table } from '../../generated/games/dice-kingdoms.view'
import type { View } from '../../stores/table.svelte'

export type * from '../../generated/games/dice-kingdoms.view'

export const GUILDS = ['holy', 'worker', 'shadow', 'soldier'] as const
export const COLOURS = ['yellow', 'red', 'green', 'blue'] as const satisfies readonly (keyof Dice)[]
export type Colour = (typeof COLOURS)[number]

export const tableOf = (view: View): Table => view.table as Table

/** The numbers that the black dice wake: each die and their sum. */
export const awake = ({ dice }: Table): readonly number[] => (dice ? [...dice.black, dice.sum] : [])
