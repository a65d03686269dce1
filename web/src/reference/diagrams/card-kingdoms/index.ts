import emblems from 'emblems:card-kingdoms'
import '../../../boards/card-kingdoms/board.css'
import { addEmblems } from '../../../look/emblems'
import type { Diagrams } from '../../book'
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
