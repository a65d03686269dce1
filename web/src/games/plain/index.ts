import type { Board as BoardModule } from '../board'
import Board from './Board.svelte'
import Realm from './Realm.svelte'
import Reader from './Reader.svelte'

const plain: BoardModule = { Board, Reader, Realm, listsMoves: true }

export default plain
