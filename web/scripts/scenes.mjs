// What axe-core looks at: every page, and every board at its different moments (tests/web/positions).

export const PAGES = [
  '/',
  '/new/card-kingdoms',
  '/settings',
  '/cards/card-kingdoms',
  '/nowhere',
  '/credits',
  '/tables',
  '/replay',
  '/replay/king-of-the-valley-3?move=62&seat=0',
]

export const BOARDS = {
  'card-kingdoms': ['action', 'dukes', 'roll', 'five', 'solo', 'end'],
  villages: ['paying', 'lead', 'draw', 'discard', 'five', 'solo', 'end'],
  'dice-kingdoms': ['road', 'roll', 'powers', 'track', 'statue', 'four', 'solo', 'strike', 'end'],
  'king-of-the-valley': ['walk', 'recruit', 'give', 'end'],
}
