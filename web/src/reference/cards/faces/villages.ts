import emblems from 'emblems:villages'
import '../../../boards/villages/style'
import { addEmblems } from '../../../look/emblems'
import type { Faces } from '../faces'
import Face from './Villages.svelte'

addEmblems(emblems)

const faces: Faces = {
  Face,
  classOf: ({ section, facts }) => {
    if (section === 'buildings') return `building role-${facts['type']}`
    return section === 'adventurers' ? 'adv' : 'castle role-none'
  },
}
export default faces
