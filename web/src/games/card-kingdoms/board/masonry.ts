import type { Masonry } from '../../../table/end/tower'

/** What a duke counts is known only at the end. */
export const masonry: Masonry = {
  stones: { tokens: 'vert', monsters: 'iron', domains: 'stone' },
  isSecret: (part) => part.startsWith('duke'),
}
