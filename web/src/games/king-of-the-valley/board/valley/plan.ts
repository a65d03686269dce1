// What a summons would bring, before it is made: the way, the tiles taken, and what could slide into their places.
import type { Offer } from '../../../../stores/table.svelte'
import { SLOPES, type Table } from '../../view'

export interface Plan {
  readonly to: string
  /** Squares, in the order of taking. */
  readonly takes: readonly string[]
  readonly group: boolean
}
export type Slope = (typeof SLOPES)[number]
/** The tile that each slope would send into a hole. */
export type Slides = Readonly<Partial<Record<Slope, string>>>

const SUMMON = 'summon '

export function planOf(table: Table, offer: Offer | null): Plan | null {
  if (!offer?.text.startsWith(SUMMON) || !offer.target) return null
  const group = table.groups?.find(({ move }) => move === offer.text)
  if (group) return { to: group.to, takes: group.takes, group: true }
  const square = offer.target.slice(offer.target.indexOf('/') + 1)
  return { to: square, takes: [square], group: false }
}

/** What would lie in each hole, by its square; of one slope only, if that is the one looked at. */
export function slidesOf(table: Table, plan: Plan | null, only: Slope | null): ReadonlyMap<string, Slides> {
  const holes = [...table.holes, ...(plan?.takes ?? [])]
  const tiles = (slope: Slope): string[] =>
    table.hill.toSorted((a, b) => a.row - b.row).flatMap((row) => row[slope]?.card ?? [])
  const waiting = { left: tiles('left'), right: tiles('right') }
  const shown = SLOPES.filter((slope) => !only || slope === only)
  return new Map(
    holes.map((square, place): [string, Slides] => [
      square,
      Object.fromEntries(
        shown.flatMap((slope) => {
          const card = waiting[slope][place]
          return card ? [[slope, card]] : []
        }),
      ),
    ]),
  )
}
