import type { Masonry } from '../../../table/end/tower'

export const masonry: Masonry = {
  stones: { influence: 'azure', orders: 'gules', couples: 'vert', gold: 'or', realm: 'sable' },
  told: 'orders',
}
