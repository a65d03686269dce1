import emblems from '../../emblems.json?drawn'
import '../../style/index'
import { addEmblems } from '../../../../look/signs/emblems'
import type { Diagrams } from '../../../../reference/book/book'
import Column from './Column.svelte'
import DiceSum from './DiceSum.svelte'
import Payment from './Payment.svelte'
import Powers from './Powers.svelte'
import SameName from './SameName.svelte'
import Turn from './Turn.svelte'

addEmblems(emblems)

const diagrams: Diagrams = {
  turn: Turn,
  'dice-sum': DiceSum,
  powers: Powers,
  payment: Payment,
  'same-name': SameName,
  column: Column,
}
export default diagrams
