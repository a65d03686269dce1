import type { Masonry } from '../../../table/end/scores/tower'

export const masonry: Masonry = {
  stones: { influence: 'azure', orders: 'gules', couples: 'vert', gold: 'or', realm: 'sable' },
  told: 'orders',
}
