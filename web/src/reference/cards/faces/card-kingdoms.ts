import emblems from 'emblems:card-kingdoms'
import '../../../boards/card-kingdoms/board.css'
import { addEmblems } from '../../../look/emblems'
import type { Faces } from '../faces'
import Face from './CardKingdoms.svelte'

addEmblems(emblems)

const faces: Faces = {
  Face,
  classOf: ({ section, facts }) => {
    if (section === 'monsters') return `monster area-${facts['area']}`
    if (section === 'domains') return 'domain'
    return section === 'dukes' ? 'duke' : `citizen role-${facts['role'] ?? 'none'}`
  },
}
export default faces
