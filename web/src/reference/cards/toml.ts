// A card as the lines of a user's own card file: what one would write to correct it from the printed game.
import type { Facts, Listed } from './listed'

/** Not printed on a card: where it stands on our drawing of a sheet, and what we say about our sources. */
const OURS = /^(source|texts|reconstructed|.*_source|at|places?|grid|step|size)$/

const keyOf = (key: string): string => (/^[\w-]+$/.test(key) ? key : JSON.stringify(key))

function valueOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(valueOf).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([key, part]) => `${keyOf(key)} = ${valueOf(part)}`)
    return `{ ${fields.join(', ')} }`
  }
  return JSON.stringify(value)
}

/** The fields to look at: those that are known to be ours, or all that are printed. */
function doubted(facts: Facts): readonly string[] {
  const printed = Object.keys(facts).filter((field) => !OURS.test(field))
  const ours = facts['reconstructed']
  return Array.isArray(ours) ? printed.filter((field) => ours.includes(field)) : printed
}

export function tomlOf({ section, id, facts }: Listed): string {
  const lines = doubted(facts).map((field) => `${keyOf(field)} = ${valueOf(facts[field])}`)
  return [`[${section}.${keyOf(id)}]`, ...lines].join('\n')
}
