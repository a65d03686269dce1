// How the cards of a game look: with the faces of its board where it has some, else with a general one.
import type { Component } from 'svelte'
import type { GameFile } from '../../games/board'
import type { Listed, Listing } from './listed'
import PlainFace from './PlainFace.svelte'

/** What `cards/index.ts` in the folder of a game brings. */
export interface Faces extends Listing {
  /** Classes of the card itself: its kind and its field. */
  readonly classOf: (card: Listed) => string
  readonly Face: Component<{ card: Listed }>
}

const sets = import.meta.glob<Faces>('../../games/*/cards/index.ts', { import: 'default' })

const plainFaces = (file: GameFile): Faces => ({
  sections: Object.keys(file.cards),
  classOf: () => 'domain',
  Face: PlainFace,
})

export const loadFaces = async (game: string, file: GameFile): Promise<Faces> =>
  (await sets[`../../games/${game}/cards/index.ts`]?.()) ?? plainFaces(file)
