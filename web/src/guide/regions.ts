// Parts of the boards that guides speak of and that are no targets of moves.

const REGIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'card-kingdoms': { kingdom: '.own', centre: '.centre', duke: '.own__secret' },
  villages: { village: '.own', hand: '.hand' },
  'dice-kingdoms': { castle: '.home .castle', lairs: '.home .lairs' },
  'king-of-the-valley': { castle: '.own .castle', valley: '.valley', hill: '.hill' },
}

/** Where a region lies on a leaf of its own on small screens: what turns that leaf up, the best first. */
const LEAVES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'dice-kingdoms': {
    castle: ['.leaves button:nth-of-type(1)'],
    lairs: ['.leaves button:nth-of-type(3)', '.leaves button:nth-of-type(2)'],
  },
}

/** Where moves stand that concern no part of the board. */
const RIBBON = '.prompt'

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0

function shown(selector: string): readonly HTMLElement[] {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(isShown)
  return found ? [found] : []
}

/** What a guide points at: a region, or the parts with these targets, or else the ribbon. */
export function pointedAt(game: string, look: string): readonly HTMLElement[] {
  const region = REGIONS[game]?.[look]
  const parts = region
    ? shown(region)
    : look
        .split(' ')
        .filter(Boolean)
        .flatMap((target) => shown(`main [data-target="${CSS.escape(target)}"]`))
  return parts.length ? parts : shown(RIBBON)
}

/** Turn up the leaf that a region lies on, if it is out of sight. */
export function turnUp(game: string, look: string): void {
  const region = REGIONS[game]?.[look]
  if (!region || shown(region).length) return
  const [tab] = (LEAVES[game]?.[look] ?? []).flatMap(shown)
  tab?.click()
}

export const regionsOf = (game: string): readonly string[] => Object.keys(REGIONS[game] ?? {})
