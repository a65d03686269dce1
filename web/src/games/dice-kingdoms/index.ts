import emblems from './emblems.json?drawn'
import { addEmblems } from '../../look/signs/emblems'
import type { Board as BoardModule } from '../board'
import Board from './board/Board.svelte'
import { masonry } from './board/masonry'
import Draft from './board/tray/Draft.svelte'
import HarvestSheet from './board/tray/HarvestSheet.svelte'
import Realm from './board/Realm.svelte'
import Reader from './board/Reader.svelte'
import { trees } from './board/layout'
import regions from './guide'
import prompts from './rules/prompts'
import { tableOf } from './view'

addEmblems(emblems)

/** What each prompt concerns: parts of these families without a move say why. */
const CONCERNED: Readonly<Record<string, readonly string[]>> = {
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
  Realm,
  Extra: Draft,
  Summary: HarvestSheet,
  menuInRibbon: true,
  sharesSide: true,
  concerns: (prompt, family) => CONCERNED[String(prompt['ask'])]?.includes(family) ?? false,
  isTold: ({ event }) => event !== 'river' && event !== 'build',
  status: (view) => {
    const { round, lordships, solo } = tableOf(view)
    if (!view.turn) return []
    if (solo) return [['dk-turn-of', { n: view.turn, of: trees.length }]]
    const most = Math.max(...lordships.map(({ complete_tracks }) => complete_tracks))
    return [['dk-round', { n: round }], ...(view.ending ? [] : [['dk-full-tracks', { n: most }] as const])]
  },
  summarises: (events) => events.some(({ event }) => event === 'roll' || event === 'roll-black'),
  isVenture: ({ text }) => text.startsWith('roll'),
  throws: { events: ['roll', 'roll-black'], lie: 'dice' },
  sounds: {
    roll: 'bones',
    'roll-black': 'bones',
    check: 'ink',
    road: 'ink',
    struck: 'ink',
    'struck-box': 'ink',
    statue: 'card',
  },
  masonry,
  prompts,
  regions,
}

export default diceKingdoms
