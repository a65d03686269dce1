import type { About } from '../about'

const about: About = {
  place: 1,
  emblem: 'queen-crown',
  minutes: 45,
  gonfalon: {
    cut: 'polygon(0 0, 100% 0, 100% 100%, 50% calc(100% - 62px), 0 100%)',
    trim: 'M3.3 4.4V97.6L50 88.6L96.7 97.6V4.4',
  },
  arms: {
    field: `
      <path fill="var(--or)" d="M0 0h100v112H0z" /><path fill="var(--gules)" d="M100 0h100v112H100z" />
      <path fill="var(--azure)" d="M0 112h100v118H0z" /><path fill="var(--sable)" d="M100 112h100v118H100z" />
      <path d="M100 0v230M0 112h200" stroke="#fff7e3" stroke-width="4" />`,
    charges: [
      { emblem: 'flat-hammer', x: 22, y: 24, size: 68, color: '#fff7e3' },
      { emblem: 'broadsword', x: 112, y: 24, size: 68, color: '#fff7e3' },
      { emblem: 'sun', x: 28, y: 122, size: 64, color: '#fff7e3' },
      { emblem: 'domino-mask', x: 110, y: 120, size: 66, color: '#fff7e3' },
    ],
  },
}

export default about
