// Phrases: what the rules give instead of text. The name of a message and its arguments, which may be
// phrases again, or lists of them.

export type Argument = string | number | boolean | null | Phrase | Argument[]
export type Arguments = { readonly [name: string]: Argument }
export type Phrase = readonly [message: string, args: Arguments]

export const isPhrase = (value: unknown): value is Phrase =>
  Array.isArray(value) &&
  value.length === 2 &&
  typeof value[0] === 'string' &&
  typeof value[1] === 'object' &&
  value[1] !== null &&
  !Array.isArray(value[1])

/** A piece of a rendered phrase: plain words, a token with its number, the name of a card or of a place on the board. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'token'; readonly token: string; readonly n: number; readonly text: string }
  | { readonly kind: 'card'; readonly card: string; readonly text: string }
  | { readonly kind: 'place'; readonly target: string; readonly text: string }
