// Made by scripts/generate.py from duchy.games.dice_kingdoms.showing.shown. Do not edit.

export type Reward = '-' | 'recruit' | 'gold' | 'road' | 'sentinel' | 'combat' | 'pedestal' | 'star'

export type Claim = 'open' | 'later' | 'first'

/** A score and the named parts it is made of. */
export interface ScoreFacts {
  readonly total: number
  readonly parts: Readonly<Record<string, number>>
}

export interface Table {
  readonly first: number
  readonly active: number | null
  readonly round: number
  readonly last_round: boolean
  readonly dice: Dice | null
  readonly river: readonly Statue[]
  readonly deck: Deck
  readonly lairs: readonly Lair[]
  readonly lordships: readonly Lordship[]
  /** The sections of the cards in which at least one value is our own reconstruction. */
  readonly reconstructed: readonly string[]
  readonly solo?: Solo
}

export interface Dice {
  readonly black: readonly number[]
  /** Of the black dice. */
  readonly sum: number
  readonly yellow: number
  readonly red: number
  readonly green: number
  readonly blue: number
  /** The coloured dice as they fell, before powers changed them. */
  readonly rolled: readonly number[]
  /** The domains whose powers were used on them. */
  readonly used: readonly string[]
}

export interface Deck {
  readonly day: number
  readonly night: number
}

export interface Statue {
  readonly number: number
  readonly card: string
  readonly night: boolean
}

export interface OwnedStatue {
  readonly number: number
  readonly card: string
  readonly night: boolean
  readonly points: number
}

export interface Lair {
  readonly card: string
  readonly first: number
  readonly later: number
  /** The sums that each of its blocks accepts. */
  readonly accepts: readonly (readonly number[])[]
  readonly first_taken: boolean
}

export interface Lordship {
  readonly citizens: Readonly<Record<string, Section>>
  readonly tracks: Readonly<Record<string, Section>>
  readonly treasury: Section
  readonly wall_walk: Section
  readonly lairs: Readonly<Record<string, OwnLair>>
  /** The checked boxes of each road. */
  readonly roads: Readonly<Record<string, readonly number[]>>
  /** The boxes that could be checked next. */
  readonly next_to_roads: readonly string[]
  readonly domains: readonly string[]
  /** The domains whose powers over the dice are still to be used. */
  readonly powers: readonly string[]
  readonly bridges: number
  readonly statues: readonly OwnedStatue[]
  readonly owed_statues: number
  readonly complete_tracks: number
  readonly score: ScoreFacts
}

export interface Section {
  readonly checked: number
  readonly of: number
  /** What the next box pays: '-' is nothing, null a section that is full. */
  readonly next: Reward | null
}

export interface OwnLair {
  /** How far each block is checked. */
  readonly blocks: readonly number[]
  readonly circled: Claim | null
}

export interface Solo {
  readonly trees: number
  readonly boats: number
  readonly rank: string
  /** What the events of this turn forbid. */
  readonly bans: readonly string[]
  readonly events: readonly string[]
  readonly struck: Struck
}

/** What events have struck out. */
export interface Struck {
  readonly boxes: Readonly<Record<string, readonly number[]>>
  readonly roads: Readonly<Record<string, readonly number[]>>
  readonly domains: readonly string[]
  readonly lairs: readonly string[]
}
