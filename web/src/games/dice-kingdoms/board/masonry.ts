import type { Masonry } from '../../../table/end/scores/tower'

export const masonry: Masonry = {
  stones: { stars: 'or', domains: 'stone', lairs: 'iron', statues: 'azure' },
  told: 'statues',
}
