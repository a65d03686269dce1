// Another game by consent: who is in, and for whom one waits.
import type { TableFacts } from '../../generated/protocol'

export interface Again {
  /** The seats of persons. */
  readonly persons: readonly number[]
  /** The seats that have agreed; bots always have. */
  readonly willing: readonly number[]
  /** The seats of persons who have not agreed. */
  readonly missing: readonly number[]
  readonly isSeated: boolean
  readonly isIn: boolean
}

export function againOf({ seats, willing = [] }: TableFacts, mine: readonly number[]): Again {
  const own = (seat: number): boolean => mine.includes(seat)
  const all = seats.map((_, seat) => seat).filter((seat) => seats[seat]?.kind === 'person')
  // One person with several seats is asked once.
  const players = new Set<string>()
  const persons = all.filter((seat) => {
    const player = seats[seat]?.player ?? ''
    return !players.has(player) && players.add(player)
  })
  return {
    persons,
    willing,
    missing: persons.filter((seat) => !willing.includes(seat)),
    isSeated: mine.length > 0,
    isIn: willing.some(own),
  }
}
