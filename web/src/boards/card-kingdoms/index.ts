import emblems from 'emblems:card-kingdoms'
import { addEmblems } from '../../look/emblems'
import type { Board as BoardModule } from '../board'
import Board from './Board.svelte'
import HarvestSheet from './HarvestSheet.svelte'
import { journeysOf } from './journeys'
import Reader from './Reader.svelte'
import Take from './Take.svelte'
import { tableOf } from './view'

addEmblems(emblems)

const ACTIONS = 2
/** What each prompt weighs: parts of these families without a move are dimmed. */
const WEIGHED: Readonly<Record<string, readonly string[]>> = {
  action: ['monster', 'citizen', 'domain'],
  'extra-slay': ['monster'],
  'free-citizen': ['citizen'],
}

const cardKingdoms: BoardModule = {
  Board,
  Reader,
  Extra: Take,
  Summary: HarvestSheet,
  seals: (prompt) => (prompt['ask'] === 'action' ? { all: ACTIONS, left: Number(prompt['left']) } : null),
  weighs: (prompt, family) => WEIGHED[String(prompt['ask'])]?.includes(family) ?? false,
  isTold: (event) => event.event !== 'uncover',
  status: (view) => {
    const { exhausted, exhausted_limit } = tableOf(view)
    if (!view.turn) return []
    return [
      ['table-turn', { n: view.turn }],
      ['ck-exhausted-of', { n: exhausted, limit: exhausted_limit }],
    ]
  },
  journeys: journeysOf,
  summarises: (events) => events.some((event) => event.event === 'roll'),
}

export default cardKingdoms
