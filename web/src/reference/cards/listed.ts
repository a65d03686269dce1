// The cards of a game as the browser lists them, from the file that is generated out of the rules.
import type { GameFile } from '../../boards/board'
import type { Phrase } from '../../words/phrases'
import { words } from '../../words/words.svelte'
import { cardName } from '../naming'

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

/** What can be held in the hand or looked at on the table, in the order of the box. */
const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  'card-kingdoms': ['citizens', 'monsters', 'domains', 'dukes', 'starters'],
  villages: ['buildings', 'adventurers', 'castles'],
  'dice-kingdoms': ['statues', 'domains', 'citizens', 'lairs', 'tracks', 'events'],
  'king-of-the-valley': ['subjects', 'specialists', 'hill', 'values'],
}

const numberIn = (facts: Facts, field: string): number | undefined => {
  const value = facts[field]
  return typeof value === 'number' ? value : undefined
}

function copiesOf(section: string, facts: Facts): number | undefined {
  // Every statue exists with a day and with a night on its back.
  if (section === 'statues') return 2
  const copies = numberIn(facts, 'copies')
  if (copies !== undefined) return copies + (numberIn(facts, 'extra_copies') ?? 0)
  return numberIn(facts, 'tiles')
}

export const sectionsOf = (game: string): readonly string[] => SECTIONS[game] ?? []

export function listCards(game: string, file: GameFile): readonly Listed[] {
  return sectionsOf(game).flatMap((section) =>
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
