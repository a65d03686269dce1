import type { Masonry } from '../../../table/end/scores/tower'

/** What a duke counts is known only at the end. */
export const masonry: Masonry = {
  stones: {
    tokens: 'vert',
    monsters: 'iron',
    domains: 'stone',
    'duke-worker': 'or',
    'duke-soldier': 'gules',
    'duke-shadow': 'sable',
    'duke-holy': 'azure',
    'duke-resources': 'coin',
    'duke-symbols': 'tenne',
    'duke-citizens': 'celeste',
    'duke-monsters': 'murrey',
    'duke-titan': 'slate',
    'duke-boss': 'rose',
    'duke-minion': 'olive',
    'duke-beast': 'copper',
    'duke-domains': 'bone',
  },
  keep: { row: 'duke', holds: (part) => part.startsWith('duke') },
  told: 'duke',
}
