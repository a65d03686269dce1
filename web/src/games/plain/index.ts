import type { Board as BoardModule } from '../board'
import Board from './Board.svelte'
import Reader from './Reader.svelte'

const plain: BoardModule = { Board, Reader, listsMoves: true }

export default plain
