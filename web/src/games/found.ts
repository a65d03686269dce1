/** A card that must be there; a name that no file knows is a mistake of ours. */
export function found<T>(card: T | undefined, id: string): T {
  if (!card) throw new Error(`there is no card "${id}"`)
  return card
}
