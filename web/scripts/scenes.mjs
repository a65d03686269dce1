// What axe-core looks at: every page, and every board at its different moments (tests/web/positions).

/** The moment of each board that is looked at by night and from right to left as well. */
export const USUAL = /-(action|paying|road|walk|end)$/

export const SCENES = [
  { path: '/' },
  { path: '/new/card-kingdoms' },
  { path: '/settings' },
  { path: '/cards/card-kingdoms' },
  { path: '/nowhere' },
  { path: '/credits' },
  { path: '/tables' },
  { path: '/replay' },
  { path: '/replay/king-of-the-valley-3?move=62&seat=0' },
  ...['action', 'dukes', 'roll', 'five', 'solo', 'end'].map((name) => ({ position: `card-kingdoms-${name}` })),
  ...['paying', 'lead', 'draw', 'discard', 'five', 'solo', 'end'].map((name) => ({ position: `villages-${name}` })),
  ...['road', 'roll', 'powers', 'track', 'statue', 'four', 'solo', 'strike', 'end'].map((name) => ({
    position: `dice-kingdoms-${name}`,
  })),
  ...['walk', 'recruit', 'end'].map((name) => ({ position: `king-of-the-valley-${name}` })),
]
