// Made by scripts/generate.py from duchy.games.card_kingdoms.showing.shown. Do not edit.

export type Counts = Readonly<Record<string, number>>

export type Area = 'hills' | 'ruins' | 'forest' | 'valley' | 'mountains' | 'swamp' | 'caverns' | 'barrens'

export type Outcome = 'running' | 'victory' | 'defeat' | 'count'

export interface Table {
  readonly first: number | null
  /** The seat whose turn it is; null while the Dukes are chosen. */
  readonly active: number | null
  /** The seat that does not harvest in this turn. */
  readonly resting: number | null
  /** The two dice as they lie. */
  readonly dice: readonly number[] | null
  readonly exhausted: number
  /** So many exhausted stacks end the game. */
  readonly exhausted_limit: number
  readonly centre: Centre
  readonly kingdoms: readonly Kingdom[]
  /** Alone only. */
  readonly dark_lord?: DarkLord
}

export interface Centre {
  readonly monsters: readonly MonsterStack[]
  readonly citizens: readonly CitizenStack[]
  readonly domains: readonly DomainStack[]
}

export interface MonsterStack {
  readonly area: Area
  /** Face up, the top first. */
  readonly cards: readonly string[]
  readonly count: number
  readonly exhausted: boolean
}

export interface CitizenStack {
  readonly values: readonly number[]
  /** The card on top; null where none lies open. */
  readonly card: string | null
  /** The Citizen of this stack; null where stacks are mixed. */
  readonly kind: string | null
  readonly count: number
  readonly exhausted: boolean
  /** All cards that lie open, the top first, where stacks are mixed. */
  readonly face_up?: readonly string[]
  /** What it costs the seat that looks. */
  readonly cost?: number
}

export interface DomainStack {
  /** The card on top; null where none lies open. */
  readonly card: string | null
  readonly count: number
  readonly exhausted: boolean
  /** What it costs the seat that looks. */
  readonly cost?: number
  readonly roles_met?: boolean
}

export interface Kingdom {
  readonly seat: number
  readonly gold: number
  readonly strength: number
  readonly magic: number
  readonly vp: number
  readonly citizens: Counts
  readonly monsters: Counts
  readonly domains: readonly string[]
  readonly roles: Counts
  /** Known to its owner, and to everybody when the game is over. */
  readonly duke: string | null
  readonly dukes_dealt?: readonly string[]
}

export interface DarkLord {
  readonly citizens: Counts
  readonly domains: readonly string[]
  readonly duke: string | null
  readonly outcome: Outcome
}
