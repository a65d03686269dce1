import emblems from '../emblems.json?drawn'
import '../style/index'
import { addEmblems } from '../../../look/signs/emblems'
import type { Faces } from '../../../reference/cards/faces'
import Face from './Face.svelte'
import listing from './listed'

addEmblems(emblems)

const faces: Faces = {
  ...listing,
  Face,
  classOf: ({ section, facts }) => {
    if (section === 'monsters') return `monster area-${facts['area']}`
    if (section === 'domains') return 'domain'
    return section === 'dukes' ? 'duke' : `citizen role-${facts['role'] ?? 'none'}`
  },
}
export default faces
