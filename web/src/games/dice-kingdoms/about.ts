import { addEmblems } from '../../look/signs/emblems'
import type { About } from '../about'
import drawings from './arms.json?drawn'

addEmblems(drawings)

const about: About = {
  place: 3,
  emblem: 'rolling-dices',
  minutes: 30,
  gonfalon: {
    cut: `
      polygon(0 0, 100% 0, 100% calc(100% - 44px), 83.3% 100%, 66.6% calc(100% - 44px), 50% 100%,
      33.3% calc(100% - 44px), 16.6% 100%, 0 calc(100% - 44px))`,
    trim: 'M3.3 4.4V92L16.6 97.3L33.3 90.4L50 97.3L66.6 90.4L83.3 97.3L96.7 92V4.4',
  },
  arms: {
    field: `
      <path fill="#f4e7c3" d="M0 0h100v230H0z" /><path fill="#16213f" d="M100 0h100v230H100z" />
      <g transform="rotate(-8 100 124)">
        <rect x="46" y="72" width="108" height="108" rx="20" fill="#a32c27" stroke="#221b16" stroke-width="5" />
        <g fill="#fff7e3">
          <circle cx="74" cy="100" r="11" /><circle cx="126" cy="100" r="11" /><circle cx="100" cy="126" r="11" />
          <circle cx="74" cy="152" r="11" /><circle cx="126" cy="152" r="11" />
        </g>
      </g>`,
    charges: [
      { emblem: 'sun', x: 14, y: 14, size: 60, color: '#c98a12' },
      { emblem: 'moon', x: 128, y: 16, size: 54, color: '#f4e7c3' },
    ],
  },
}

export default about
