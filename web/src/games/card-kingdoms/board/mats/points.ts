// Points that everybody can see: tokens, slain monsters and domains. The duke's come at the end.
import { domain, monster } from '../../cards/printed'
import type { Kingdom } from '../../view'

export const monsterPoints = (monsters: Kingdom['monsters']): number =>
  Object.entries(monsters).reduce((whole, [id, n]) => whole + monster(id).vp * n, 0)

export const pointsInSight = (kingdom: Kingdom): number =>
  kingdom.vp + monsterPoints(kingdom.monsters) + kingdom.domains.reduce((whole, id) => whole + domain(id).vp, 0)
