// The end in sight, in words: which round it is, why, and who still has a turn.
import type { View } from '../../generated/view'
import type { Phrase } from '../../words/phrases'

type Ending = NonNullable<View['ending']>

/** The few words that stand in the bar. */
export const endingName = ({ left }: Ending): string => (left.length ? 'ending-round' : 'ending-turn')

/** All of it, sentence by sentence; `seat` is who reads it, null a spectator. */
export function endingPhrases(ending: Ending, seat: number | null, player: (seat: number) => string): Phrase[] {
  const { left, playing } = ending
  const others = left.filter((one) => one !== seat).map(player)
  return [
    [left.length ? 'ending-last-round' : 'ending-last-turn', { cause: [`cause-${ending.cause}`, {}] }],
    ...(seat === null ? [] : [yours(ending, seat)]),
    ...(others.length ? [['ending-others', { names: others, n: others.length }] satisfies Phrase] : []),
    ...(seat === null && playing !== null ? [['ending-plays', { name: player(playing) }] satisfies Phrase] : []),
  ]
}

function yours({ left, playing }: Ending, seat: number): Phrase {
  if (seat === playing) return ['ending-now', {}]
  return [left.includes(seat) ? 'ending-yours' : 'ending-none', {}]
}
