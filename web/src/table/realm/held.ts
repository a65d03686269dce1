// What a realm is made of: cards that lie before a seat, as far as they are known.
import type { Snippet } from 'svelte'
import type { BoardProps } from '../../games/board'

export interface Held {
  readonly section: string
  readonly card: string
  readonly n: number
}

export interface RealmProps extends BoardProps {
  readonly seat: number
  /** Draws cards under a heading, with the faces of the game; each can be pressed to be read. */
  readonly cards: Snippet<[title: string, held: readonly Held[]]>
}

/** Counted cards of a section. */
export const heldOf = (section: string, counts: Readonly<Record<string, number>>): readonly Held[] =>
  Object.entries(counts).map(([card, n]) => ({ section, card, n }))

/** Cards one by one, those of a kind together. */
export function gathered(section: string, cards: readonly string[]): readonly Held[] {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return heldOf(section, Object.fromEntries(counts))
}
