// The cards of Villages as they are drawn: their facts from the card file, their emblems from here.
import game from '../../../generated/games/villages.json'
import { found } from '../../found'
import type { Phrase } from '../../../words/phrases'
import type { Counts, Resource, Type } from '../view'

/** What a power does, in one word of the card file; see the head of `cards.toml`. */
export interface Effect {
  readonly draw?: number
  readonly gold?: number
  readonly steal_cards?: number
  readonly steal_gold?: number
  readonly vp?: number
  readonly per?: string
  readonly resource?: string
  readonly only_for?: Type
  readonly all?: readonly Effect[]
}
export interface Power extends Effect {
  readonly when: string
  readonly discard_cards?: number
}
interface Card {
  readonly source: string
  readonly reconstructed: readonly string[]
  readonly texts: readonly Phrase[]
}
export interface Building extends Card {
  readonly type: Type
  readonly cost: Counts
  readonly vp: number
  readonly power: readonly Power[]
  readonly resource: Resource
}
export interface Adventurer extends Card {
  readonly requirement: Counts
  readonly vp: number
  readonly power: readonly Power[]
}

type By<T> = Readonly<Record<string, T>>
const cards = game.cards as unknown as { buildings: By<Building>; adventurers: By<Adventurer>; castles: By<Card> }

export const building = (id: string): Building => found(cards.buildings[id], id)
export const adventurer = (id: string): Adventurer => found(cards.adventurers[id], id)
export const castle = (id: string): Card => found(cards.castles[id], id)
export const isBuilding = (id: string): boolean => id in cards.buildings

export const powersOf = (id: string): readonly Power[] => (isBuilding(id) ? building(id) : adventurer(id)).power

/** Whether a power of this card works in this action: its pennon turns to brass. */
export const worksIn = (id: string, action: string | null): boolean => powersOf(id).some(({ when }) => when === action)

export const RESOURCE_EMBLEMS: By<string> = {
  food: 'shiny-apple',
  wood: 'log',
  stone: 'stone-block',
  magic: 'polar-star',
}
/** When a power works: in an action, at once, or at the end. */
export const MOMENT_EMBLEMS: By<string> = {
  harvest: 'sickle',
  develop: 'spade',
  build: 'trowel',
  recruit: 'bugle-call',
  tax: 'cash',
  instant: 'power-lightning',
  end: 'laurels',
}

const EMBLEMS: By<string> = {
  farm: 'barn',
  tannery: 'animal-hide',
  workshop: 'toolbox',
  windmill: 'windmill',
  tavern: 'tavern-sign',
  blacksmith: 'anvil',
  brewery: 'beer-stein',
  trading_post: 'old-wagon',
  market_square: 'shop',
  watch_post: 'watchtower',
  barracks: 'medieval-barracks',
  guard_tower: 'guarded-tower',
  armory: 'swords-emblem',
  keep: 'stone-tower',
  bastion: 'castle',
  training_grounds: 'archery-target',
  gatehouse: 'medieval-gate',
  citadel: 'hill-fort',
  hideout: 'cave-entrance',
  witchs_hut: 'cauldron',
  catacombs: 'crypt-entrance',
  harbor: 'harbor-dock',
  black_market: 'scales',
  poachers_camp: 'camping-tent',
  wizards_tower: 'evil-tower',
  gambling_den: 'rolling-dices',
  thieves_den: 'robber-mask',
  shrine: 'star-altar',
  chapel: 'church',
  herb_garden: 'herbs-bundle',
  fountain: 'fountain',
  monastery: 'prayer',
  cathedral: 'byzantin-temple',
  oracle: 'crystal-ball',
  arcane_library: 'bookshelf',
  temple: 'greek-temple',
  paladin: 'winged-sword',
  rogue: 'cloak-dagger',
  thief: 'robber',
  bard: 'lyre',
  ranger: 'high-shot',
  enchantress: 'fairy-wand',
  knight: 'visored-helm',
  necromancer: 'skull-staff',
  guildmaster: 'gear-hammer',
  high_priestess: 'nun-face',
  warlord: 'spartan-helmet',
  cleric: 'pope-crown',
  archmage: 'wizard-face',
  inquisitor: 'holy-symbol',
  merchant_prince: 'swap-bag',
  champion: 'warlord-helmet',
}
export const CASTLE_EMBLEM = 'elven-castle'

/** The charge of a card. A card of a user's own file has none of ours: a plain house stands for it. */
export const emblem = (id: string): string => EMBLEMS[id] ?? (id in cards.castles ? CASTLE_EMBLEM : 'house')
