import type { About } from '../about'

const about: About = {
  place: 99,
  emblem: 'castle',
  gonfalon: {
    cut: 'none',
    trim: 'M3.3 4.4V95.6H96.7V4.4',
  },
  arms: {
    field: '<path fill="var(--cloth-deep)" d="M0 0h200v230H0z" />',
    charges: [{ emblem: 'castle', x: 46, y: 54, size: 108, color: 'var(--brass)' }],
  },
}

export default about
