// The cards of Card Kingdoms as they are drawn: their facts from the card file, their emblems from here.
import type { Phrase } from '../../../words/phrases'
import game from '../../../generated/games/card-kingdoms.json'
import { found } from '../../found'

export type Tokens = Readonly<Record<string, number>>
export interface Count {
  readonly of: string
  readonly role?: string
  readonly area?: string
  readonly type?: string
  readonly name?: string
}
/** An effect as the card file writes it; see the head of `cards.toml`. */
export interface Effect {
  readonly gain?: Tokens
  readonly per?: Count
  readonly choose?: readonly Effect[]
  readonly all?: readonly Effect[]
  readonly exchange?: { readonly pay: Tokens; readonly gain: Tokens }
  readonly free_citizen?: { readonly role?: string; readonly cost_up_to?: number; readonly name?: string }
  readonly rob?: { readonly one_of: readonly Tokens[] }
  readonly raid?: string
  readonly give_back?: string
  readonly extra_action?: string
  readonly set_die?: { readonly to: number; readonly pay: Tokens }
  readonly lower_die?: number
  readonly no_surcharge?: boolean
  readonly building_discount?: number
}
interface Card {
  readonly source: string
  readonly texts: readonly Phrase[]
}
export interface Citizen extends Card {
  readonly values: readonly number[]
  readonly role?: string
  readonly cost?: number
  readonly active: Effect
  readonly passive: Effect
}
export interface Monster extends Card {
  readonly area: string
  readonly type: string
  readonly strength: number
  readonly magic?: number
  readonly vp: number
  readonly reward: Effect
}
export interface Domain extends Card {
  readonly roles: Readonly<Record<string, number>>
  readonly cost: number
  readonly vp: number
  readonly when: string
  readonly effect: Effect
}

type By<T> = Readonly<Record<string, T>>
const cards = game.cards as unknown as {
  starters: By<Citizen>
  citizens: By<Citizen>
  monsters: By<Monster>
  domains: By<Domain>
  dukes: By<Card>
}

export const isStarter = (id: string): boolean => id in cards.starters
export const isCitizen = (id: string): boolean => id in cards.citizens || isStarter(id)
export const citizen = (id: string): Citizen => found(cards.citizens[id] ?? cards.starters[id], id)
export const monster = (id: string): Monster => found(cards.monsters[id], id)
export const domain = (id: string): Domain => found(cards.domains[id], id)
export const duke = (id: string): Card => found(cards.dukes[id], id)

/** Citizens in the order of their activation numbers. */
export const byValue = (ids: readonly string[]): readonly string[] =>
  [...ids].sort((a, b) => (citizen(a).values[0] ?? 0) - (citizen(b).values[0] ?? 0))

export const AREA_EMBLEMS: By<string> = {
  hills: 'hills',
  ruins: 'ancient-ruins',
  forest: 'pine-tree',
  valley: 'valley',
  mountains: 'mountain-road',
  swamp: 'swamp',
  caverns: 'cave-entrance',
  barrens: 'evil-tower',
}

const EMBLEMS: By<string> = {
  starter_peasant: 'scythe',
  starter_knight: 'visored-helm',
  cleric: 'pope-crown',
  monk: 'monk-face',
  merchant: 'swap-bag',
  blacksmith: 'anvil',
  mercenary: 'crossed-sabres',
  alchemist: 'spell-book',
  archer: 'high-shot',
  wizard: 'wizard-staff',
  peasant: 'scythe',
  knight: 'visored-helm',
  rogue: 'cloak-dagger',
  thief: 'robber',
  champion: 'warlord-helmet',
  warlord: 'spartan-helmet',
  paladin: 'winged-sword',
  priestess: 'nun-face',
  butcher: 'meat-cleaver',
  miner: 'mining',
  goblin: 'goblin',
  goblin_mage: 'imp',
  goblin_king: 'goblin-head',
  skeleton: 'death-skull',
  flaming_skeleton: 'harry-potter-skull',
  skeleton_king: 'crowned-skull',
  treant: 'evil-tree',
  bane_spider: 'spider-face',
  spider_queen: 'spider-mask',
  owlbear: 'owl',
  giant: 'ogre',
  troll: 'troll',
  dire_bear: 'bear-head',
  orc_warrior: 'orc-head',
  orc_chieftain: 'barbarian',
  gargoyle: 'gargoyle',
  wraith: 'spectre',
  witch_queen: 'jewel-crown',
  gelatinous_cube: 'slime',
  basilisk: 'hydra',
  swamp_dragon: 'sea-dragon',
  kobolds: 'imp-laugh',
  gold_golem: 'totem',
  red_dragon: 'spiked-dragon-head',
  foxgrove_palisade: 'hill-fort',
  the_desert_orchid: 'flower-emblem',
  emerald_stronghold: 'medieval-gate',
  pratchetts_plateau: 'sea-cliff',
  cathedral_of_st_aquila: 'church',
  darktide_harbour: 'harbor-dock',
  cloudriders_camp: 'tower-flag',
  the_orb_of_urdr: 'crystal-ball',
  rogues_landing: 'pirate-flag',
  blood_crow_army: 'raven',
  eye_of_asteraten: 'all-seeing-eye',
  cutthroats_truce: 'daggers',
  halfpenny_hill: 'coins',
  shattered_hand: 'broken-pottery',
  forgotten_sorrows: 'tombstone',
  watcher_on_the_water: 'lighthouse',
  gargans_embrace: 'tree-roots',
  nest_of_the_weaver_witch: 'spider-web',
  palace_of_the_dawn: 'sunrise',
  grimmwater_keep: 'stone-tower',
  the_violet_thorn: 'rose',
  purloiners_perch: 'crow-dive',
  golden_obelisk_of_nae: 'obelisk',
  monolith_of_ostendaar: 'menhir',
}

/** The charge of a card. A card of a user's own file has none of ours: a plain banner stands for it. */
export const emblem = (id: string): string => EMBLEMS[id] ?? 'knight-banner'

export const MOMENT_EMBLEMS: By<string> = {
  built: 'trowel',
  roll: 'perspective-dice-six-faces-six',
  doubles: 'rolling-dices',
  'actions-begin': 'sunrise',
  'actions-end': 'sunset',
  'citizen-gained': 'meeple',
  'monster-slain': 'goblin-head',
  always: 'infinity',
}
