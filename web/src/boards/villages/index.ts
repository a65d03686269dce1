import emblems from 'emblems:villages'
import { addEmblems } from '../../look/emblems'
import type { Board as BoardModule } from '../board'
import Board from './Board.svelte'
import { journeysOf } from './journeys'
import Reader from './Reader.svelte'
import Ribbon from './Ribbon.svelte'
import Summary from './Summary.svelte'
import { tableOf } from './view'

addEmblems(emblems)

/** What each prompt weighs: parts of these families without a move are dimmed and say why. */
const WEIGHED: Readonly<Record<string, readonly string[]>> = {
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
  Extra: Ribbon,
  listsMoves: true,
  Summary,
  weighs: (prompt, family) =>
    prompt['ask'] === 'follow'
      ? FOLLOWED[String(prompt['action'])] === family
      : (WEIGHED[String(prompt['ask'])]?.includes(family) ?? false),
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
}

export default villages
