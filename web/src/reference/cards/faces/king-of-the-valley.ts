import emblems from 'emblems:king-of-the-valley'
import '../../../boards/king-of-the-valley/board.css'
import { isSpecialist, tileCard } from '../../../boards/king-of-the-valley/tiles'
import { addEmblems } from '../../../look/emblems'
import type { Faces } from '../faces'
import Face from './KingOfTheValley.svelte'

addEmblems(emblems)

const faces: Faces = {
  Face,
  classOf: ({ id }) => {
    const tile = tileCard(id)
    return tile ? `tile t-${tile.type} ${isSpecialist(id) ? 'spec' : ''}` : 'domain'
  },
}
export default faces
