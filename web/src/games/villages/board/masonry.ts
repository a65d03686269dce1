import type { Masonry } from '../../../table/end/scores/tower'

export const masonry: Masonry = {
  stones: { buildings: 'stone', adventurers: 'gules', powers: 'sable', gold: 'or' },
  told: 'powers',
}
