// The values of a card in words, for the list beside it.
import type { Phrase } from '../../words/phrases'
import { t, words } from '../../words/words.svelte'
import { roleName } from '../../words/telling'
import type { Facts, Listed } from './listed'

export interface Value {
  readonly label: string
  readonly text: string
}

const join = (parts: readonly string[]): string => parts.join(t('list-separator'))
const phrase = (message: string, n: number): string => words.phrase([message, { n }] satisfies Phrase)
const amounts = (value: unknown): [string, number][] => Object.entries(value as Readonly<Record<string, number>>)

const several = (role: string, n: number): string =>
  n === 1 ? roleName(role) : `${words.number(n)} × ${roleName(role)}`

function costOf(facts: Facts): string {
  const { cost, strength, magic } = facts as { cost?: unknown; strength?: number; magic?: number }
  if (typeof cost === 'number') return phrase('token-gold', cost)
  if (typeof cost === 'object' && cost !== null)
    return join(amounts(cost).map(([kind, n]) => phrase(`resources-${kind}`, n)))
  if (strength === undefined) return ''
  return join([phrase('token-strength', strength), ...(magic ? [phrase('token-magic', magic)] : [])])
}

function needsOf(facts: Facts): string {
  const needed = facts['roles'] ?? facts['requirement']
  return needed ? join(amounts(needed).map(([role, n]) => several(role, n))) : ''
}

const numberText = (value: unknown): string => (typeof value === 'number' ? words.number(value) : '')

/** Label by label, those that this card has. */
export function valuesOf({ facts, copies }: Listed): readonly Value[] {
  const values = facts['values'] as readonly number[] | undefined
  const resource = facts['resource']
  const told: readonly (readonly [string, string])[] = [
    ['values', values ? values.map((value) => words.number(value)).join(' · ') : ''],
    ['cost', costOf(facts)],
    ['needs', needsOf(facts)],
    ['resource', typeof resource === 'string' ? t(`word-${resource}`) : ''],
    ['vp', numberText(facts['vp'])],
    ['influence', numberText(facts['influence'])],
    ['first', numberText(facts['first'])],
    ['later', numberText(facts['later'])],
    ['copies', copies === undefined ? '' : words.number(copies)],
  ]
  return told.filter(([, text]) => text).map(([name, text]) => ({ label: t(`facet-${name}`), text }))
}
