import emblems from './emblems.json?drawn'
import { addEmblems } from '../../look/signs/emblems'
import type { Board as BoardModule } from '../board'
import Board from './board/Board.svelte'
import { masonry } from './board/masonry'
import { journeysOf } from './board/journeys'
import Reader from './board/side/CardReader.svelte'
import Realm from './board/Realm.svelte'
import Sign from './board/faces/Sign.svelte'
import Ribbon from './board/ribbon/Ribbon.svelte'
import Summary from './board/side/Summary.svelte'
import regions from './guide'
import prompts from './rules/prompts'
import { tableOf } from './view'

addEmblems(emblems)

/** What each prompt concerns: parts of these families without a move are dimmed and say why. */
const CONCERNED: Readonly<Record<string, readonly string[]>> = {
  lead: ['action', 'hand', 'row'],
  pay: ['own', 'seat'],
  draw: ['pile', 'deck'],
}
/** Only the parts of the action that is led can be followed. */
const FOLLOWED: Readonly<Record<string, string>> = { build: 'hand', recruit: 'row' }
/** What the board shows anyway, or what another line tells better. */
const UNTOLD = new Set(['refill', 'row', 'pay', 'dealt'])

const villages: BoardModule = {
  Board,
  Reader,
  Realm,
  Extra: Ribbon,
  Sign,
  listsMoves: true,
  Summary,
  concerns: (prompt, family) =>
    prompt['ask'] === 'follow'
      ? FOLLOWED[String(prompt['action'])] === family
      : (CONCERNED[String(prompt['ask'])]?.includes(family) ?? false),
  standing: { follow: 'decline' },
  isTold: ({ event }) => !UNTOLD.has(event),
  status: (view) => {
    const { target, deck } = tableOf(view)
    if (!view.turn) return []
    return [
      ['table-turn', { n: view.turn }],
      target === null ? ['vv-ends-deck', { n: deck }] : ['vv-ends-at', { n: target }],
    ]
  },
  journeys: journeysOf,
  summarises: (events) => events.some(({ event }) => event === 'turn'),
  sounds: {
    draw: 'card',
    'draw-open': 'card',
    discard: 'card',
    develop: 'card',
    build: 'card',
    recruit: 'card',
    'steal-card': 'card',
    remove: 'card',
    coin: 'coin',
    replenish: 'coin',
    'replenish-alone': 'coin',
    tax: 'coin',
    'steal-gold': 'coin',
  },
  masonry,
  prompts,
  regions,
}

export default villages
