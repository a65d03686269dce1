// A payment as it is laid out on the table: where the coins lie, and which units of the cost they cover.
import type { Offer } from '../../../stores/table.svelte'
import { RESOURCES, unitsOf, type Paying, type Resource } from '../view'

/** A source of a payment: a coin in some village, or the power of a card of ours. */
export interface Source {
  /** The part of the board that was pressed for it. */
  readonly target: string
  /** What it supplies: a resource, or `wild`. */
  readonly supplies: string
  /** Its place among the sources, in the order they were chosen. */
  readonly nth: number
}
/** One unit of the cost, and the source that covers it, if one does already. */
export interface Due {
  readonly resource: Resource
  readonly source: Source | null
}

const OTHERS = /^coin (\w+) from (\d+)$/

/** `coin wood from 2` lies on `seat/2/wood`, `coin castle` on `own/castle`, `use farm` on `own/farm`. */
export function targetOf(move: string): string {
  const [, resource, seat] = OTHERS.exec(move) ?? []
  return resource ? `seat/${seat}/${resource}` : `own/${move.split(' ')[1] ?? ''}`
}

export const sourcesOf = (paying: Paying | undefined): readonly Source[] =>
  (paying?.placed ?? []).map((move, nth) => ({
    target: targetOf(move),
    supplies: paying?.supplied[nth] ?? 'wild',
    nth,
  }))

/** The coins of this payment that lie on a part. */
export const coinsOn = (sources: readonly Source[], target: string): readonly Source[] =>
  sources.filter((source) => source.target === target)

export const isCoin = (move: string): boolean => move.startsWith('coin ')

/** The cost unit by unit. A wild source covers what nothing offered now could cover, else what comes first. */
export function duesOf(paying: Pick<Paying, 'cost'>, sources: readonly Source[], offers: readonly Offer[]): Due[] {
  const plain = sources.filter(({ supplies }) => supplies !== 'wild')
  const wild = sources.filter(({ supplies }) => supplies === 'wild')
  const dues: Due[] = unitsOf(paying.cost, RESOURCES).map((resource) => {
    const at = plain.findIndex(({ supplies }) => supplies === resource)
    return { resource, source: at < 0 ? null : (plain.splice(at, 1)[0] ?? null) }
  })
  const offered = new Set(offers.map(({ target }) => target.split('/').at(-1)))
  for (const source of wild) {
    const open = dues.map((due, place) => ({ ...due, place })).filter(({ source }) => !source)
    const hardest = open.find(({ resource }) => !offered.has(resource)) ?? open[0]
    if (hardest) dues[hardest.place] = { resource: hardest.resource, source }
  }
  return dues
}
