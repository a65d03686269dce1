// A moment of a replay in words, and as an address.
import type { Board } from '../games/board'
import type { Swing } from '../generated/protocol'
import { linePhrase, linesOf } from '../table/side/chronicle'
import { to } from '../stores/router.svelte'
import type { EventFacts } from '../stores/table.svelte'
import { isPhrase, type Phrase } from '../words/phrases'
import { withNames } from '../words/telling'
import { inAddress, type Viewpoint } from './viewpoint'

type Player = (seat: number) => string

interface Moved {
  readonly events: readonly EventFacts[]
  readonly mover: number | null
  readonly label: Phrase | null
}

/** What happened: the first line that the chronicle has of the move, if it can be its mover's, or else the move. */
export function happened({ events, mover, label }: Moved, board: Board, player: Player): Phrase {
  if (mover === null) return ['replay-laid', {}]
  const lines = linesOf([{ number: 0, events }], board.isTold, false)
    .toReversed()
    .filter(({ head }) => !head)
  const first = lines.find(({ seat }) => seat === mover) ?? lines[0]
  if (first) return linePhrase(first, player)
  return ['replay-moved', { player: player(mover), move: label ? withNames(label, player) : '' }]
}

/** What happened at a swing. */
export const swung = ({ events, mover, label }: Swing, board: Board, player: Player): Phrase =>
  happened(
    { events: events as unknown as readonly EventFacts[], mover, label: isPhrase(label) ? label : null },
    board,
    player,
  )

export const addressOf = (replay: string, move: number, viewpoint: Viewpoint): string =>
  to(`/replay/${replay}?move=${move}&seat=${inAddress(viewpoint)}`)
