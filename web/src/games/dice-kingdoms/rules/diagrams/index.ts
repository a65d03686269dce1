import type { Diagrams } from '../../../../reference/book/book'
import Dice from './Dice.svelte'
import Harvest from './Harvest.svelte'
import Lair from './Lair.svelte'
import Road from './Road.svelte'
import Turn from './Turn.svelte'

const diagrams: Diagrams = { turn: Turn, harvest: Harvest, dice: Dice, lair: Lair, road: Road }
export default diagrams
