// The cards of a game as the browser lists them, from the file that is generated out of the rules.
import type { GameFile } from '../../games/board'
import type { Phrase } from '../../words/phrases'
import { words } from '../../words/words.svelte'
import { cardName } from '../book/naming'

export type Facts = Readonly<Record<string, unknown>>

export interface Listed {
  readonly section: string
  readonly id: string
  readonly facts: Facts
  readonly texts: readonly Phrase[]
  /** How many there are in the box, if the rules say. */
  readonly copies: number | undefined
  readonly reconstructed: boolean
  /** From the file of this server's owner. */
  readonly own: boolean
}

/** Which cards of a game are listed. */
export interface Listing {
  /** What can be held in the hand or looked at on the table, in the order of the box. */
  readonly sections: readonly string[]
  /** How many of a card there are, where the file of the game does not simply say so. */
  readonly copiesOf?: (section: string, facts: Facts) => number | undefined
}

export const numberIn = (facts: Facts, field: string): number | undefined => {
  const value = facts[field]
  return typeof value === 'number' ? value : undefined
}

export function usualCopies(_section: string, facts: Facts): number | undefined {
  const copies = numberIn(facts, 'copies')
  return copies === undefined ? undefined : copies + (numberIn(facts, 'extra_copies') ?? 0)
}

export function listCards(file: GameFile, { sections, copiesOf = usualCopies }: Listing): readonly Listed[] {
  return sections.flatMap((section) =>
    Object.entries(file.cards[section] ?? {}).map(([id, facts]): Listed => ({
      section,
      id,
      facts,
      texts: (facts['texts'] ?? []) as readonly Phrase[],
      copies: copiesOf(section, facts),
      reconstructed: facts['source'] === 'reconstructed',
      own: facts['source'] === 'user',
    })),
  )
}

export const nameOf = ({ id }: Listed): string => cardName(id)

/** Everything a card says, for looking it up. */
export const wordsOf = (card: Listed): string =>
  [nameOf(card), ...card.texts.map((text) => words.phrase(text))].join(' ')
