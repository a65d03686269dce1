// Made by scripts/generate.py from duchy.games.villages.showing.shown. Do not edit.

export type Counts = Readonly<Record<string, number>>

export type Resource = 'food' | 'wood' | 'stone' | 'magic'

export type Supply = 'food' | 'wood' | 'stone' | 'magic' | 'wild'

export type Type = 'worker' | 'soldier' | 'shadow' | 'holy'

export type Action = 'harvest' | 'develop' | 'build' | 'recruit' | 'tax'

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
  /** Alone: the cards that have left the game. */
  readonly removed?: Counts
  /** The hand of the seat that looks. */
  readonly hand?: readonly HandCard[]
  readonly paying?: Paying
  /** The cards in sight of which at least one value is our own reconstruction. */
  readonly reconstructed: readonly string[]
}

/** A pile with the facts of its top card. */
export interface Pile {
  readonly pile: number
  readonly card: string | null
  readonly type?: Type
  readonly cost?: Counts
  readonly vp?: number
  readonly resource?: Resource
  readonly reconstructed?: readonly string[]
  readonly count: number
  /** The cards under the top one, from above. */
  readonly below: readonly string[]
}

/** A place in the row of adventurers, empty or not. */
export interface RowPlace {
  readonly place: number
  readonly card: string | null
  readonly vp?: number
  readonly requirement?: Counts
  /** Whether our village has the buildings it asks for. */
  readonly welcome?: boolean
  /** What recruiting it would cost us. */
  readonly gold?: number
  readonly reconstructed?: readonly string[]
}

export interface HandCard {
  readonly type: Type
  readonly cost: Counts
  readonly vp: number
  readonly resource: Resource
  /** Its values that are our own reconstruction. */
  readonly reconstructed: readonly string[]
  readonly card: string
  readonly count: number
  /** Whether it could be built with what there is. */
  readonly buildable: boolean
}

export interface Village {
  readonly seat: number
  readonly castle: string
  readonly gold: number
  readonly hand: number
  readonly resources: Counts
  /** How many coins lie on each kind of resource, and on the castle. */
  readonly coins: Counts
  readonly buildings: readonly string[]
  readonly adventurers: readonly string[]
  readonly types: Counts
  readonly size: number
  /** The points it would score now. */
  readonly vp: number
  /** Alone: those coins that have slid to the right and come back next turn. */
  readonly slid?: Counts
  /** The cards of the hand, where all lies open: in a replay. */
  readonly cards?: Counts
}

/** The payment that we are choosing; nobody else sees it. */
export interface Paying {
  readonly card: string
  readonly cost: Counts
  /** Sources in the order they were chosen: `coin castle`, `coin wood from 2`, `use farm`. */
  readonly placed: readonly string[]
  /** What each of them supplies: a resource, or `wild`. */
  readonly supplied: readonly Supply[]
  readonly left: number
}
