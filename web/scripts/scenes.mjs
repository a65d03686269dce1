// What axe-core looks at: every page, and every board at its different moments (tests/web/positions).
export const SCENES = [
  { path: '/' },
  { path: '/new/card-kingdoms' },
  { path: '/settings' },
  { path: '/cards/card-kingdoms' },
  { path: '/nowhere' },
  { path: '/credits' },
  { path: '/tables' },
  ...['action', 'dukes', 'roll', 'five', 'solo', 'end'].map((name) => ({ position: `card-kingdoms-${name}` })),
  ...['paying', 'lead', 'draw', 'discard', 'five', 'solo', 'end'].map((name) => ({ position: `villages-${name}` })),
  ...['road', 'roll', 'powers', 'track', 'statue', 'four', 'solo', 'strike', 'end'].map((name) => ({
    position: `dice-kingdoms-${name}`,
  })),
  ...['walk', 'recruit', 'end'].map((name) => ({ position: `king-of-the-valley-${name}` })),
]
