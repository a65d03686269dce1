// Where a guide points on the board.

/** Parts of a board that are no targets of moves, by the words of its guide. */
export type Regions = Readonly<
  Record<
    string,
    {
      readonly at: string
      /** Where it lies on a leaf of its own on small screens: what turns that leaf up, the best first. */
      readonly leaf?: readonly string[]
    }
  >
>

/** Where moves stand that concern no part of the board. */
const RIBBON = '.prompt'

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0

function shown(selector: string): readonly HTMLElement[] {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(isShown)
  return found ? [found] : []
}

/** What a guide points at: a region, or the parts with these targets, or else the ribbon. */
export function pointedAt(regions: Regions, look: string): readonly HTMLElement[] {
  const region = regions[look]
  const parts = region
    ? shown(region.at)
    : look
        .split(' ')
        .filter(Boolean)
        .flatMap((target) => shown(`main [data-target="${CSS.escape(target)}"]`))
  return parts.length ? parts : shown(RIBBON)
}

/** Turn up the leaf that a region lies on, if it is out of sight. */
export function turnUp(regions: Regions, look: string): void {
  const region = regions[look]
  if (!region || shown(region.at).length) return
  const [tab] = (region.leaf ?? []).flatMap(shown)
  tab?.click()
}
