// A table as it is being laid, before the server knows of it.
import type { Settings } from '../generated/protocol'

export interface Draft {
  /** One word a seat, as the server wants it: `me`, `open`, `bot:greedy`. Several `me` share this device. */
  readonly seats: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | string[]>>
  readonly public: boolean
  readonly clock: 'none' | 'move' | 'game' | 'days'
  /** Minutes, or days. */
  readonly time: number
  readonly hints: boolean
  readonly undo: 'free' | 'consent' | 'never'
}

export const startDraft = (): Draft => ({
  seats: ['me', 'open', 'bot:greedy'],
  options: {},
  public: false,
  clock: 'none',
  time: 25,
  hints: true,
  undo: 'free',
})

export const toSettings = (game: string, draft: Draft): Settings => ({
  game,
  seats: [...draft.seats],
  options: { ...draft.options },
  public: draft.public,
  clock: draft.clock,
  time: draft.clock === 'none' ? 0 : draft.clock === 'days' ? draft.time : draft.time * 60,
  hints: draft.hints,
  undo: draft.undo,
})

export const count = ({ seats }: Draft): { people: number; here: number; bots: number } => ({
  people: seats.filter((word) => word === 'open').length,
  here: seats.filter((word) => word === 'me').length - 1,
  bots: seats.filter((word) => word.startsWith('bot:')).length,
})
