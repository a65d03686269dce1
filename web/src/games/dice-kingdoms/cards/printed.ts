// Cards of Dice Kingdoms as they are drawn: facts from the card file, emblems from here.
import game from '../../../generated/games/dice-kingdoms.json'
import { found } from '../../found'
import type { Phrase } from '../../../words/phrases'

interface Card {
  readonly source: string
  readonly texts: readonly Phrase[]
}
export interface CitizenCard extends Card {
  readonly values: readonly number[]
  readonly guild: string
}
export interface DomainCard extends Card {
  readonly die?: string
  readonly change?: string
  readonly guild?: string
}
export interface StatueCard extends Card {
  readonly number: number
  readonly vp?: number
  readonly per?: string
  readonly group?: number
  readonly now?: string
  readonly times?: number
  readonly stars?: number
}
export interface LairCard extends Card {
  readonly first: number
  readonly later: number
}

type By<T> = Readonly<Record<string, T>>
const cards = game.cards as unknown as {
  citizens: By<CitizenCard>
  domains: By<DomainCard>
  statues: By<StatueCard>
  lairs: By<LairCard>
  events: By<Card>
  tracks: By<Card>
}

export const citizens: readonly (readonly [string, CitizenCard])[] = Object.entries(cards.citizens)
export const lairIds: readonly string[] = Object.keys(cards.lairs)
export const domain = (id: string): DomainCard => found(cards.domains[id], id)
export const statue = (id: string): StatueCard => found(cards.statues[id], id)
/** Any card that the reader can show. */
export const card = (section: string, id: string): Card | undefined => (cards as unknown as By<By<Card>>)[section]?.[id]

/** The label of a citizen section, as moves name it: "9/10". */
export const valuesLabel = ({ values }: CitizenCard): string => values.join('/')

export const REWARD_EMBLEMS: By<string> = {
  recruit: 'meeple',
  gold: 'two-coins',
  road: 'trail',
  sentinel: 'white-tower',
  combat: 'crossed-swords',
  pedestal: 'stone-bust',
  star: 'round-star',
}
export const REWARDS = Object.keys(REWARD_EMBLEMS)

export const LAIR_EMBLEMS: By<string> = {
  lair_1: 'goblin-head',
  lair_2: 'spider-face',
  lair_3: 'troll',
  lair_4: 'spiked-dragon-head',
}

const COUNTED: By<string> = {
  bridge: 'stone-bridge',
  domain: 'hill-fort',
  treasury: 'two-coins',
  'wall-star': 'defensive-wall',
  lair: 'cave-entrance',
  star: 'stars-stack',
  pedestal: 'stone-bust',
  holy: 'sun',
  shadow: 'domino-mask',
  soldier: 'broadsword',
  worker: 'flat-hammer',
}
/** The charge on the plinth: what a statue counts, or what it gives at once. */
export const statueEmblem = ({ per, now }: StatueCard): string =>
  (per ? COUNTED[per] : now === 'gold' ? 'crown-coin' : REWARD_EMBLEMS[now ?? '']) ?? 'stone-bust'

export const EVENT_EMBLEMS: By<string> = {
  usurper: 'crowned-skull',
  flood: 'wave-crest',
  emboldened_monsters: 'spiked-dragon-head',
  desertion: 'run',
  hiring_freeze: 'meeple',
  embezzlement: 'robber',
  undermined_wall: 'defensive-wall',
  iconoclasts: 'stone-bust',
  guild_strike: 'flat-hammer',
  impassable_roads: 'trail',
}
