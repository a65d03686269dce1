import emblems from '../emblems.json?drawn'
import { addEmblems } from '../../../../look/signs/emblems'
import type { Diagrams } from '../../../../reference/book/book'
import Actions from './Actions.svelte'
import Card from './Card.svelte'
import CoinCycle from './CoinCycle.svelte'
import Paying from './Paying.svelte'
import Turn from './Turn.svelte'

addEmblems(emblems)

const diagrams: Diagrams = { turn: Turn, card: Card, actions: Actions, paying: Paying, 'coin-cycle': CoinCycle }
export default diagrams
