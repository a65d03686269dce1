// Arms of the seats: chevron gules, per pale azure, bend vert on or, cross sable, saltire purpure.
interface Arms {
  /** The tincture from across the room: the curtain of the pass screen. */
  readonly tincture: string
  readonly field: string
  readonly charges: readonly { readonly d: string; readonly fill: string }[]
}

export const SHIELD = 'M1 1h38v22c0 10-8 16-19 21C9 39 1 33 1 23z'
const BONE = '#fff7e3'

export const ARMS: readonly Arms[] = [
  { tincture: '#a32c27', field: '#a32c27', charges: [{ d: 'M20 14L39 33v-9L20 5 1 24v9z', fill: BONE }] },
  { tincture: '#276a9f', field: '#276a9f', charges: [{ d: 'M20 1h19v22c0 10-8 16-19 21z', fill: BONE }] },
  { tincture: '#35683f', field: '#e6ac2c', charges: [{ d: 'M1 1l38 30c-3 5-9 9-15 11L1 14z', fill: '#35683f' }] },
  {
    tincture: '#40365a',
    field: BONE,
    charges: [{ d: 'M15 1h10v15h14v10H25v18l-5 1-5-1V26H1V16h14z', fill: '#40365a' }],
  },
  {
    tincture: '#6d3470',
    field: BONE,
    charges: [{ d: 'M1 1h6l13 14L33 1h6v6L26 21l11 12-6 5-11-11L9 38l-6-5 11-12L1 7z', fill: '#6d3470' }],
  },
]
