// A moment of a replay in words, and as an address.
import type { Board } from '../boards/board'
import type { Happening } from '../stores/table.svelte'
import type { Phrase } from '../words/phrases'
import { eventPhrase, withNames } from '../words/telling'

type Player = (seat: number) => string

interface Moved {
  readonly events: readonly Happening[]
  readonly mover: number | null
  readonly label: Phrase | null
}

/** What happened: the first thing that was told of the move, or else the move itself. */
export function happened({ events, mover, label }: Moved, board: Board, player: Player): Phrase {
  if (mover === null) return ['replay-laid', {}]
  const first = events.find((event) => event.event !== 'turn' && (board.isTold?.(event) ?? true))
  if (first) return eventPhrase(first, player)
  return ['replay-moved', { player: player(mover), move: label ? withNames(label, player) : '' }]
}

/** `seat` in an address: the number of a seat, or this for an onlooker. */
const ONLOOKER = 'all'

export const addressOf = (replay: string, move: number, eyes: number | null): string =>
  `/replay/${replay}?move=${move}&seat=${eyes ?? ONLOOKER}`

/** From whose eyes a link looks; `own` where it does not say. */
export function eyesOf(seat: string | null, seats: number, own: number): number | null {
  if (seat === ONLOOKER) return null
  const number = Number.parseInt(seat ?? '', 10)
  return number >= 0 && number < seats ? number : own
}
