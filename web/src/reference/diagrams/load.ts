// The diagrams of a game: a piece of its own, as it brings parts of the board.
import type { Diagrams } from '../book/book'

const sets = import.meta.glob<Diagrams>('../../games/*/rules/diagrams/index.ts', { import: 'default' })

export const loadDiagrams = async (game: string): Promise<Diagrams> =>
  (await sets[`../../games/${game}/rules/diagrams/index.ts`]?.()) ?? {}
