// Hints as ideas: the same card with two payments is one of them, told with the better way.
import type { Hint } from '../../generated/protocol'
import type { Offer } from '../../stores/table.svelte'

export const MOST = 3
/** Nobody can tell chances apart that differ by less. */
const ALIKE = 0.01

export interface Idea {
  readonly offer: Offer
  /** Other ways to do the same, such as another payment. */
  readonly ways: number
  /** The chance to win, in whole points of 100; null where there is nobody to win against. */
  readonly chance: number | null
  readonly low: number
  readonly high: number
  /** What is lost against the best idea, in points of 100. */
  readonly behind: number
  /** As far as the bot can tell it is as good as the best one. */
  readonly even: boolean
  /** The bot has hardly looked at it. */
  readonly unsure: boolean
}

const verbOf = ({ text }: Offer): string => text.split(' ', 1)[0] ?? ''
/** What a move is about; a move without a part of the board is an idea of its own. */
const ideaOf = (offer: Offer): string => (offer.target ? `${verbOf(offer)} ${offer.target}` : offer.text)

/** A guess that spans so much of the scale says little. */
const WIDE = 0.2

/** The best ideas, the best first. `cost` tells what a move costs: of ways that are as good, the cheaper is named. */
export function ideasOf(
  hints: readonly Hint[],
  offers: readonly Offer[],
  cost: (offer: Offer) => number = () => 0,
): readonly Idea[] {
  const found = new Map<string, { hint: Hint; offer: Offer }[]>()
  for (const hint of hints) {
    const offer = offers.find(({ id }) => id === hint.move)
    if (offer) found.set(ideaOf(offer), [...(found.get(ideaOf(offer)) ?? []), { hint, offer }])
  }
  const best = [...found.values()].slice(0, MOST).flatMap((ways) => {
    const [first] = ways
    if (!first) return []
    const alike = ways.filter(({ hint }) => isEven(first.hint, hint))
    const cheapest = alike.reduce((one, other) => (cost(other.offer) < cost(one.offer) ? other : one), first)
    return [{ ...cheapest, ways: ways.length - 1 }]
  })
  // The surest first: a high chance that was hardly looked at comes after one that holds in most cases.
  best.sort((one, other) => (other.hint.chance == null ? 0 : (other.hint.low ?? 0) - (one.hint.low ?? 0)))
  const top = best[0]?.hint
  const most = Math.max(0, ...best.map(({ hint }) => hint.chance ?? 0))
  return best.map(({ hint, offer, ways }) => ({
    offer,
    ways,
    chance: hint.chance == null ? null : percent(hint.chance),
    low: percent(hint.low ?? 0),
    high: percent(hint.high ?? 1),
    behind: hint.chance == null ? 0 : percent(most) - percent(hint.chance),
    even: top !== undefined && isEven(top, hint),
    unsure: hint.chance != null && (hint.high ?? 1) - (hint.low ?? 0) > WIDE,
  }))
}

/** Whether two hints differ by less than what the bot can tell. */
function isEven(one: Hint, other: Hint): boolean {
  if (one.chance == null || other.chance == null) return Math.abs(one.share - other.share) < ALIKE
  const spread = Math.max((one.high ?? 1) - one.chance, (other.high ?? 1) - other.chance) / 2
  return Math.abs(one.chance - other.chance) < Math.max(ALIKE, spread)
}

const percent = (part: number): number => Math.round(part * 100)

/** A chance in a word, beside what an equal share would be: the name of a message. */
export function chanceWord(chance: number, seats: number): string {
  const odds = (part: number): number => Math.log(part / (1 - part))
  const lead = odds(Math.min(0.99, Math.max(0.01, chance / 100))) - odds(1 / seats)
  if (lead < -1.2) return 'hint-chance-slim'
  if (lead < -0.4) return 'hint-chance-behind'
  if (lead <= 0.4) return 'hint-chance-even'
  return lead <= 1.2 ? 'hint-chance-good' : 'hint-chance-great'
}
