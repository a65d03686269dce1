import emblems from 'emblems:king-of-the-valley'
import { addEmblems } from '../../look/emblems'
import type { Board as BoardModule } from '../board'
import Board from './Board.svelte'
import { journeysOf } from './journeys'
import Phases from './Phases.svelte'
import Reader from './Reader.svelte'
import { tableOf } from './view'

addEmblems(emblems)

/** What each prompt weighs: parts of these families without a move are dimmed. */
const WEIGHED: Readonly<Record<string, string>> = { recruit: 'hill', summon: 'valley', sorcerer: 'hill' }

const kingOfTheValley: BoardModule = {
  Board,
  Reader,
  Lead: Phases,
  menuInRibbon: true,
  weighs: (prompt, family) => WEIGHED[String(prompt['ask'])] === family,
  isTold: ({ event }) => event !== 'enter' && event !== 'taken',
  journeys: journeysOf,
  status: (view) => {
    const { round, piles, last_round } = tableOf(view)
    if (!view.turn) return []
    const left = piles.reduce((sum, { count }) => sum + count, 0)
    return [['kv-round', { n: round }], last_round ? ['kv-last-round', {}] : ['kv-left-in-hill', { n: left }]]
  },
}

export default kingOfTheValley
