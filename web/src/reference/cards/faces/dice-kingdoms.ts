import emblems from 'emblems:dice-kingdoms'
import { addEmblems } from '../../../look/emblems'
import { ROLE_EMBLEMS } from '../../../look/tokens'
import type { Faces } from '../faces'
import Face from './DiceKingdoms.svelte'

addEmblems(emblems)

const faces: Faces = {
  Face,
  classOf: ({ id, section, facts }) => {
    const guild = String(facts['guild'] ?? id)
    if (guild in ROLE_EMBLEMS) return `citizen role-${guild}`
    return section === 'lairs' || section === 'events' ? 'monster' : 'domain'
  },
}
export default faces
