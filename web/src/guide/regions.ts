// Parts of the boards that guides speak of and that are no targets of moves.

const REGIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'card-kingdoms': { kingdom: '.own', centre: '.centre', duke: '.own__secret' },
  villages: { village: '.own', hand: '.hand' },
  'dice-kingdoms': { castle: '.home .castle', lairs: '.home .lairs' },
  'king-of-the-valley': { castle: '.own .castle', valley: '.valley', hill: '.hill' },
}

/** Where moves stand that concern no part of the board. */
const RIBBON = '.prompt'

/** The selector of what a guide points at: a region, the part with a target, or else the ribbon. */
export function selectorOf(game: string, look: string): string {
  const region = REGIONS[game]?.[look]
  if (region) return region
  return look ? `main [data-target="${CSS.escape(look)}"]` : RIBBON
}

/** The element that is shown of those that fit; the ribbon if there is none. */
export function pointedAt(game: string, look: string): HTMLElement | null {
  const shown = [...document.querySelectorAll<HTMLElement>(selectorOf(game, look))].find(
    (element) => element.getClientRects().length && !element.hidden,
  )
  return shown ?? document.querySelector<HTMLElement>(RIBBON)
}

export const regionsOf = (game: string): readonly string[] => Object.keys(REGIONS[game] ?? {})
