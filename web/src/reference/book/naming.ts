// How the words of a reference read: names of cards, roles and tokens come from the catalogue of the game.
import { roleName } from '../../words/telling'
import { t } from '../../words/words.svelte'
import type { Naming } from '../search/search'

export const cardName = (card: string): string => t(`card-${card.replaceAll('_', '-')}`, { n: 1 })

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
