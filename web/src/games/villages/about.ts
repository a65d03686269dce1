import { addEmblems } from '../../look/signs/emblems'
import type { About } from '../about'
import drawings from './arms.json?drawn'

addEmblems(drawings)

const about: About = {
  place: 2,
  emblem: 'windmill',
  minutes: 45,
  gonfalon: {
    cut: 'polygon(0 0, 100% 0, 100% calc(100% - 62px), 50% 100%, 0 calc(100% - 62px))',
    trim: 'M3.3 4.4V89.2L50 98.2L96.7 89.2V4.4',
  },
  arms: {
    field: `
      <path fill="#f3dfa6" d="M0 0h200v230H0z" />
      <path fill="#4c7a3a" d="M0 132c40-22 70-18 100-8s62 8 100-10v120H0z" />`,
    charges: [
      { emblem: 'village', x: 30, y: 26, size: 140, color: '#5a2c14' },
      { emblem: 'wheat', x: 62, y: 146, size: 76, color: '#f6d67a' },
    ],
  },
}

export default about
