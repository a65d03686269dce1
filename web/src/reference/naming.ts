// How the words of a reference read: names of cards, roles and tokens come from the catalogue of the game.
import { t, words } from '../words/words.svelte'
import type { Naming } from './search'

const ROLE_FAMILIES = ['role', 'guild', 'word']

export const cardName = (card: string): string => t(`card-${card.replaceAll('_', '-')}`, { n: 1 })

export function roleName(role: string): string {
  const family = ROLE_FAMILIES.find((family) => words.has(`${family}-${role}`))
  return family ? t(`${family}-${role}`, { n: 1 }) : role
}

export const naming: Naming = (word) => {
  switch (word.kind) {
    case 'token':
      // Without a number it stands beside the word that names it.
      return word.n === undefined ? '' : t(`token-${word.token}`, { n: word.n })
    case 'role':
      return roleName(word.role)
    case 'card':
      return cardName(word.card)
    default:
      return word.text
  }
}
