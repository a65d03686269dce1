import { addEmblems } from '../../look/signs/emblems'
import type { About } from '../about'
import drawings from './arms.json?drawn'

addEmblems(drawings)

const about: About = {
  place: 4,
  emblem: 'chess-king',
  minutes: 40,
  gonfalon: {
    cut: `
      polygon(0 0, 100% 0, 100% calc(100% - 48px), 80% calc(100% - 48px), 80% calc(100% - 10px),
      60% calc(100% - 10px), 60% calc(100% - 48px), 40% calc(100% - 48px), 40% calc(100% - 10px),
      20% calc(100% - 10px), 20% calc(100% - 48px), 0 calc(100% - 48px))`,
    trim: 'M3.3 4.4V90.9H23.3V96.8H36.7V90.9H63.3V96.8H76.7V90.9H96.7V4.4',
  },
  arms: {
    field: `
      <path fill="#bcd9e6" d="M0 0h200v230H0z" /><path fill="#6f9a6a" d="M0 128L58 60l40 52 44-66 58 82v110H0z" />
      <path fill="#3d7a46" d="M0 150c50-26 70 4 100 6s60-26 100-6v90H0z" />`,
    charges: [{ emblem: 'chess-king', x: 46, y: 54, size: 108, color: '#f0bf4c' }],
  },
}

export default about
