// How the cards of a game look: with the faces of its board where it has some, else with a general one.
import type { Component } from 'svelte'
import type { Listed } from './listed'

export interface Faces {
  /** Classes of the card itself: its kind and its field. */
  readonly classOf: (card: Listed) => string
  readonly Face: Component<{ card: Listed }>
}

const sets: Readonly<Record<string, () => Promise<{ default: Faces }>>> = {
  'card-kingdoms': () => import('./faces/card-kingdoms'),
  villages: () => import('./faces/villages'),
  'dice-kingdoms': () => import('./faces/dice-kingdoms'),
  'king-of-the-valley': () => import('./faces/king-of-the-valley'),
}

export const loadFaces = async (game: string): Promise<Faces | null> => (await sets[game]?.())?.default ?? null
