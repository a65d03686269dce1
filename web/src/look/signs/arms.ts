// The armorial: twelve arms, more than there are seats, so that everybody can wear their own. The first are those that
// seats have where nobody chose: chevron gules, per pale azure, bend vert on or, cross sable, saltire purpure.
import { getContext, setContext } from 'svelte'

export interface Arms {
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
  { tincture: '#4f7a2e', field: '#35683f', charges: [{ d: 'M1 15h38v12H1z', fill: BONE }] },
  {
    tincture: '#b3770b',
    field: '#e6ac2c',
    charges: [
      { d: 'M20 1h19v21H20z', fill: '#a32c27' },
      { d: 'M1 22h19v22C9 39 1 33 1 23z', fill: '#a32c27' },
    ],
  },
  { tincture: '#3f86bd', field: BONE, charges: [{ d: 'M4 1h32L20 36z', fill: '#276a9f' }] },
  {
    tincture: '#6b5a2a',
    field: '#40365a',
    charges: [{ d: 'M8 1h6v43H8zM20 1h6v43h-6zM32 1h6v43h-6z', fill: '#e6ac2c' }],
  },
  { tincture: '#8d4f8b', field: '#7a3f78', charges: [{ d: 'M20 6l12 16-12 16L8 22z', fill: BONE }] },
  {
    tincture: '#2d6b6a',
    field: BONE,
    charges: [
      { d: 'M1 1h38v14H1z', fill: '#35683f' },
      { d: 'M20 21a6 6 0 1 0 .01 0z', fill: '#35683f' },
    ],
  },
  {
    tincture: '#8e2721',
    field: '#e6ac2c',
    charges: [{ d: 'M8 8h24v15c0 6-5 10-12 14C13 33 8 29 8 23z', fill: '#a32c27' }],
  },
]

type Worn = (seat: number) => number | undefined
const WORN = Symbol('worn')

/** Say which arms the seats of a table wear, to all that is drawn of it. */
export const provideArms = (worn: Worn): void => void setContext(WORN, worn)

/** Whose arms are which, where this component is drawn: what was chosen at the table, or those of the seat. */
export function useArms(): (seat: number) => Arms | undefined {
  const worn = getContext<Worn | undefined>(WORN)
  return (seat) => {
    const chosen = worn?.(seat) ?? -1
    return ARMS[(chosen < 0 ? seat : chosen) % ARMS.length]
  }
}
