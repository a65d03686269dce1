import emblems from './emblems.json?drawn'
import { addEmblems } from '../../look/signs/emblems'
import type { Board as BoardModule } from '../board'
import Board from './board/Board.svelte'
import HarvestSheet from './board/HarvestSheet.svelte'
import { masonry } from './board/masonry'
import { journeysOf } from './board/journeys'
import Reader from './board/Reader.svelte'
import Realm from './board/Realm.svelte'
import Take from './board/Take.svelte'
import regions from './guide'
import prompts from './rules/prompts'
import { tableOf } from './view'

addEmblems(emblems)

const ACTIONS = 2
/** What each prompt concerns: parts of these families without a move are dimmed. */
const CONCERNED: Readonly<Record<string, readonly string[]>> = {
  action: ['monster', 'citizen', 'domain'],
  'extra-slay': ['monster'],
  'free-citizen': ['citizen'],
}

const cardKingdoms: BoardModule = {
  Board,
  Reader,
  Realm,
  Extra: Take,
  Summary: HarvestSheet,
  seals: (prompt) => (prompt['ask'] === 'action' ? { all: ACTIONS, left: Number(prompt['left']) } : null),
  concerns: (prompt, family) => CONCERNED[String(prompt['ask'])]?.includes(family) ?? false,
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
  isVenture: ({ text }) => text.startsWith('roll'),
  throws: { events: ['roll'], lie: 'dice' },
  sounds: {
    roll: 'bones',
    rob: 'coin',
    take: 'coin',
    consolation: 'coin',
    recruit: 'card',
    'free-citizen': 'card',
    slay: 'card',
    build: 'card',
    raid: 'card',
    return: 'card',
  },
  masonry,
  prompts,
  regions,
}

export default cardKingdoms
