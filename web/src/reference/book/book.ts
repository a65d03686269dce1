// What the parts of an open book share: the game it is about, what is being looked for, and its diagrams.
import { createContext, type Component } from 'svelte'

export type Diagrams = Readonly<Record<string, Component<Record<string, never>>>>

export interface Book {
  readonly game: string
  readonly terms: readonly string[]
  readonly diagrams: Diagrams
}

export const [useBook, openBook] = createContext<Book>()
