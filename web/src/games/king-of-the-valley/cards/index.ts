import emblems from '../emblems.json?drawn'
import '../style/index'
import { isSpecialist, tileCard } from './tiles'
import { addEmblems } from '../../../look/signs/emblems'
import type { Faces } from '../../../reference/cards/faces'
import Face from './Face.svelte'
import listing from './listed'

addEmblems(emblems)

const faces: Faces = {
  ...listing,
  Face,
  classOf: ({ id }) => {
    const tile = tileCard(id)
    return tile ? `tile t-${tile.type} ${isSpecialist(id) ? 'spec' : ''}` : 'domain'
  },
}
export default faces
