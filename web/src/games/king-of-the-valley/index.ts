import emblems from './emblems.json?drawn'
import { addEmblems } from '../../look/signs/emblems'
import type { Board as BoardModule } from '../board'
import Board from './board/Board.svelte'
import { masonry } from './board/masonry'
import { journeysOf } from './board/journeys'
import Phases from './board/Phases.svelte'
import Realm from './board/Realm.svelte'
import Reader from './board/Reader.svelte'
import regions from './guide'
import prompts from './rules/prompts'
import { tableOf } from './view'

addEmblems(emblems)

/** What each prompt concerns: parts of these families without a move are dimmed. */
const CONCERNED: Readonly<Record<string, string>> = { recruit: 'hill', summon: 'valley', sorcerer: 'hill' }

const kingOfTheValley: BoardModule = {
  Board,
  Reader,
  Realm,
  Lead: Phases,
  menuInRibbon: true,
  concerns: (prompt, family) => CONCERNED[String(prompt['ask'])] === family,
  isTold: ({ event }) => event !== 'enter' && event !== 'taken',
  journeys: journeysOf,
  status: (view) => {
    const { round, piles } = tableOf(view)
    if (!view.turn) return []
    const left = piles.reduce((sum, { count }) => sum + count, 0)
    return [['kv-round', { n: round }], ...(view.ending ? [] : [['kv-left-in-hill', { n: left }] as const])]
  },
  sounds: {
    summon: 'tile',
    'summon-group': 'tile',
    recruit: 'tile',
    enter: 'tile',
    fill: 'tile',
    'king-placed': 'tile',
    tax: 'coin',
    'gold-found': 'coin',
  },
  masonry,
  prompts,
  regions,
}

export default kingOfTheValley
