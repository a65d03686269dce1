import emblems from '../../emblems.json?drawn'
import '../../style/index'
import { addEmblems } from '../../../../look/signs/emblems'
import type { Diagrams } from '../../../../reference/book/book'
import Hill from './Hill.svelte'
import Realm from './Realm.svelte'
import Refill from './Refill.svelte'
import Summon from './Summon.svelte'
import Turn from './Turn.svelte'

addEmblems(emblems)

const diagrams: Diagrams = { turn: Turn, hill: Hill, summon: Summon, realm: Realm, refill: Refill }
export default diagrams
