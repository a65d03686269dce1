// What cards can be sifted by. A facet reads values out of the facts of a card; which facets and values are offered
// follows from the cards at hand, so a new card or a user's file needs nothing here.
import { TOKEN_EMBLEMS } from '../../look/signs/tokens'
import type { Facts, Listed } from './listed'

export type Value = string | number

interface Facet {
  readonly id: string
  readonly of: (facts: Facts) => readonly Value[]
}

const words = (value: unknown): readonly string[] => (typeof value === 'string' ? [value] : [])
const numbers = (value: unknown): readonly number[] => (typeof value === 'number' ? [value] : [])
const amounts = (value: unknown): Readonly<Record<string, number>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, number>) : {}
const total = (value: unknown): readonly number[] => {
  const all = Object.values(amounts(value))
  return all.length ? [all.reduce((sum, n) => sum + n, 0)] : []
}

/** Tokens that an effect gives, however deep it is nested. */
function given(effect: unknown): readonly string[] {
  if (typeof effect !== 'object' || effect === null) return []
  return Object.entries(effect).flatMap(([name, part]) =>
    name === 'gain' ? Object.keys(amounts(part)).filter((token) => token in TOKEN_EMBLEMS) : given(part),
  )
}

const powers = (facts: Facts): readonly Facts[] => (Array.isArray(facts['power']) ? (facts['power'] as Facts[]) : [])

export const FACETS: readonly Facet[] = [
  { id: 'role', of: (facts) => words(facts['role']) },
  { id: 'guild', of: (facts) => words(facts['guild']) },
  { id: 'needs', of: (facts) => [facts['roles'], facts['requirement']].flatMap((all) => Object.keys(amounts(all))) },
  { id: 'values', of: (facts) => (Array.isArray(facts['values']) ? (facts['values'] as number[]) : []) },
  { id: 'area', of: (facts) => words(facts['area']) },
  { id: 'type', of: (facts) => words(facts['type']) },
  { id: 'die', of: (facts) => words(facts['die']) },
  { id: 'when', of: (facts) => [...words(facts['when']), ...powers(facts).flatMap((power) => words(power['when']))] },
  { id: 'resource', of: (facts) => words(facts['resource']) },
  { id: 'gives', of: (facts) => ['active', 'passive', 'reward', 'effect'].flatMap((field) => given(facts[field])) },
  {
    id: 'cost',
    of: (facts) => [...numbers(facts['cost']), ...total(facts['cost']), ...numbers(facts['strength'])],
  },
  { id: 'vp', of: (facts) => numbers(facts['vp']) },
  { id: 'influence', of: (facts) => numbers(facts['influence']) },
]

/** What a card answers to a facet. */
export const answersOf = (facet: string, { facts }: Listed): readonly Value[] =>
  FACETS.find(({ id }) => id === facet)?.of(facts) ?? []

export interface Offered {
  readonly id: string
  readonly values: readonly Value[]
}

/** The facets that part these cards, with their values in order. One that every card answers alike, or each in its
 * own way, would not help. */
export function facetsOf(cards: readonly Listed[]): readonly Offered[] {
  return FACETS.flatMap(({ id, of }): Offered[] => {
    const answers = cards.map(({ facts }) => of(facts))
    const values = [...new Set(answers.flat())]
    if (values.length < 2 || values.length >= cards.length) return []
    const inOrder = values.every((value) => typeof value === 'number') ? values.sort((a, b) => +a - +b) : values
    return [{ id, values: inOrder }]
  })
}

export type Chosen = Readonly<Record<string, readonly Value[]>>

/** Whether a card answers to every facet in which something was chosen; within a facet one value is enough. */
export const fits = ({ facts }: Listed, chosen: Chosen): boolean =>
  FACETS.every(({ id, of }) => {
    const wanted = chosen[id] ?? []
    return !wanted.length || of(facts).some((value) => wanted.includes(value))
  })

/** Choose a value, or leave it again. */
export function turned(chosen: Chosen, facet: string, value: Value): Chosen {
  const now = chosen[facet] ?? []
  return { ...chosen, [facet]: now.includes(value) ? now.filter((one) => one !== value) : [...now, value] }
}
