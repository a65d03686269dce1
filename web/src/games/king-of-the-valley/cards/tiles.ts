// The tiles of King of the Valley as they are drawn.
import game from '../../../generated/games/king-of-the-valley.json'
import type { Phrase } from '../../../words/phrases'

interface TileCard {
  readonly type: string
  readonly influence?: number
  readonly source: string
  readonly texts: readonly Phrase[]
}

const cards = game.cards as unknown as {
  subjects: Readonly<Record<string, TileCard>>
  specialists: Readonly<Record<string, TileCard>>
}

export const tileCard = (id: string): TileCard | undefined => cards.subjects[id] ?? cards.specialists[id]
export const typeOf = (id: string): string => tileCard(id)?.type ?? id
export const isSpecialist = (id: string): boolean => id in cards.specialists
export const influenceOf = (id: string): number | undefined => cards.subjects[id]?.influence

/** The order of a Knight: `lily` of `knight_lily`. */
export const orderOf = (id: string): string => (typeOf(id) === 'knight' ? id.replace('knight_', '') : '')

export interface TilePile {
  readonly id: string
  readonly n: number
}

/** Tiles that are alike lie on each other. */
export function pilesOf(tiles: readonly string[]): readonly TilePile[] {
  const counts = new Map<string, number>()
  for (const id of tiles) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].map(([id, n]) => ({ id, n }))
}

export const TYPE_EMBLEMS: Readonly<Record<string, string>> = {
  queen: 'imperial-crown',
  duke: 'robin-hood-hat',
  countess: 'handheld-fan',
  knight: 'visored-helm',
  peasant: 'scythe',
  peasant_woman: 'basket',
  jester: 'jester-hat',
  monk: 'monk-face',
  sorcerer: 'wizard-face',
  tax_collector: 'receive-money',
}
export const ORDER_EMBLEMS: Readonly<Record<string, string>> = {
  lily: 'fleur-de-lys',
  moon: 'moon',
  tower: 'stone-tower',
  acorn: 'acorn',
}
export const ORDERS = Object.keys(ORDER_EMBLEMS)
/** Renown for three, four and five Knights of one order. */
const order = game.cards.values.order as { three: number; four: number; five: number }
export const ORDER_BONUS: readonly number[] = [0, 0, order.three, order.four, order.five]
