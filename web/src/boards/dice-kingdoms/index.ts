import emblems from 'emblems:dice-kingdoms'
import { addEmblems } from '../../look/emblems'
import type { Board as BoardModule } from '../board'
import Board from './Board.svelte'
import Draft from './Draft.svelte'
import HarvestSheet from './HarvestSheet.svelte'
import Reader from './Reader.svelte'
import { trees } from './layout'
import { tableOf } from './view'

addEmblems(emblems)

/** What each prompt weighs: parts of these families without a move say why. */
const WEIGHED: Readonly<Record<string, readonly string[]>> = {
  action: ['citizen', 'lair', 'road'],
  recruit: ['citizen'],
  'citizen-joins': ['citizen'],
  combat: ['lair'],
  road: ['road'],
  'build-on': ['road'],
  statue: ['statue'],
  'track-order': ['track'],
  consolation: ['track'],
}

const diceKingdoms: BoardModule = {
  Board,
  Reader,
  Extra: Draft,
  Summary: HarvestSheet,
  menuInRibbon: true,
  sharesSide: true,
  weighs: (prompt, family) => WEIGHED[String(prompt['ask'])]?.includes(family) ?? false,
  isTold: ({ event }) => event !== 'river',
  status: (view) => {
    const { round, last_round, lordships, solo } = tableOf(view)
    if (!view.turn) return []
    if (solo) return [['dk-turn-of', { n: view.turn, of: trees.length }]]
    const most = Math.max(...lordships.map(({ complete_tracks }) => complete_tracks))
    return [['dk-round', { n: round }], last_round ? ['dk-last-round', {}] : ['dk-full-tracks', { n: most }]]
  },
  summarises: (events) => events.some(({ event }) => event === 'roll' || event === 'roll-black'),
}

export default diceKingdoms
