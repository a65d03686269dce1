// What cards can be put in order by: as they come out of the box, by name, or by a number that players compare.
import { words } from '../../words/words.svelte'
import { answersOf } from './facets'
import { nameOf, type Listed } from './listed'

export const AS_IN_THE_BOX = 'box'
const BY_NAME = 'name'

/** One looks for the cheapest card and for the lowest roll, but for the most points. */
const NUMBERS: Readonly<Record<string, 'least first' | 'most first'>> = {
  values: 'least first',
  cost: 'least first',
  vp: 'most first',
  influence: 'most first',
}

/** The lowest number a card answers a facet with; none has no place among the numbers. */
const numberOf = (card: Listed, facet: string): number => Math.min(...answersOf(facet, card).map(Number))

/** The orders that make a difference for these cards. */
export function ordersOf(cards: readonly Listed[]): readonly string[] {
  const parting = Object.keys(NUMBERS).filter((facet) => new Set(cards.map((card) => numberOf(card, facet))).size > 1)
  return [AS_IN_THE_BOX, BY_NAME, ...parting]
}

/** The cards in this order; those that stand alike stay as in the box, those without a number come last. */
export function inOrder(cards: readonly Listed[], order: string): readonly Listed[] {
  if (order === AS_IN_THE_BOX) return cards
  if (order === BY_NAME) return cards.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), words.language))
  const sign = NUMBERS[order] === 'most first' ? -1 : 1
  const rank = (card: Listed): number => {
    const number = numberOf(card, order)
    return Number.isFinite(number) ? sign * number : Infinity
  }
  return cards.toSorted((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0))
}
