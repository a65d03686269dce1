// The action card as it is printed: what each action costs and gives, by how one takes part in it.
import type { Action } from '../../view'

/** Cards or gold; negative ones are paid. */
export interface Sign {
  readonly kind: 'cards' | 'gold'
  readonly n: number
}
interface Line {
  readonly action: Action
  readonly lead: readonly Sign[]
  readonly follow: readonly Sign[]
  readonly alone: readonly Sign[]
}

const cards = (n: number): Sign => ({ kind: 'cards', n })
const gold = (n: number): Sign => ({ kind: 'gold', n })

export const ACTION_CARD: readonly Line[] = [
  { action: 'harvest', lead: [cards(3)], follow: [cards(1)], alone: [cards(3)] },
  { action: 'develop', lead: [cards(-1)], follow: [cards(-2)], alone: [cards(-1)] },
  { action: 'build', lead: [cards(1)], follow: [], alone: [cards(1)] },
  { action: 'recruit', lead: [gold(-1)], follow: [gold(-2)], alone: [gold(-2)] },
  { action: 'tax', lead: [gold(1), cards(1)], follow: [cards(1)], alone: [cards(-1), gold(1)] },
]

/** What following costs under the options of this table. */
export const followSigns = ({ action, follow }: Line, options: Readonly<Record<string, unknown>>): readonly Sign[] =>
  action === 'recruit' && options['follow_recruit_cost'] === '1' ? [gold(-1)] : follow
