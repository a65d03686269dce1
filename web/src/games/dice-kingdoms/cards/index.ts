import emblems from '../emblems.json?drawn'
import { addEmblems } from '../../../look/signs/emblems'
import { ROLE_EMBLEMS } from '../../../look/signs/tokens'
import type { Faces } from '../../../reference/cards/faces'
import Face from './Face.svelte'
import listing from './listed'

addEmblems(emblems)

const faces: Faces = {
  ...listing,
  Face,
  classOf: ({ id, section, facts }) => {
    const guild = String(facts['guild'] ?? id)
    if (guild in ROLE_EMBLEMS) return `citizen role-${guild}`
    return section === 'lairs' || section === 'events' ? 'monster' : 'domain'
  },
}
export default faces
