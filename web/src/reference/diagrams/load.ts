// The diagrams of a game: a piece of its own, as it brings parts of the board.
import type { Diagrams } from '../book'

const sets: Readonly<Record<string, () => Promise<{ default: Diagrams }>>> = {
  'card-kingdoms': () => import('./card-kingdoms/index'),
  villages: () => import('./villages/index'),
  'dice-kingdoms': () => import('./dice-kingdoms/index'),
  'king-of-the-valley': () => import('./king-of-the-valley/index'),
}

export const loadDiagrams = async (game: string): Promise<Diagrams> => (await sets[game]?.())?.default ?? {}
