// A designer's own cards, laid over those of the box for as long as what is played with them is open.
import { nameOwn } from '../words/telling'
import type { GameFile } from './board'

type Facts = Readonly<Record<string, unknown>>

/** Lay own cards (by section and id) over those of a game; the answer takes them off again. */
export function layOver(file: GameFile, own: Facts = {}): () => void {
  const laid = Object.entries(own as Record<string, Record<string, Facts>>).flatMap(([section, cards]) => {
    const printed = ((file.cards as Record<string, Record<string, Facts>>)[section] ??= {})
    return Object.entries(cards).map(([id, facts]) => ({ printed, id, facts, before: printed[id] }))
  })
  for (const { printed, id, facts } of laid) printed[id] = facts
  const forget = nameOwn(laid.map(({ id }) => id))
  return () => {
    forget()
    for (const { printed, id, before } of laid) {
      if (before) printed[id] = before
      else delete printed[id]
    }
  }
}
