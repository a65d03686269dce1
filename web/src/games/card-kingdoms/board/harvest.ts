// What the last roll brought to whom, read from the chronicle.
import type { Chapter, EventFacts } from '../../../stores/table.svelte'
import { isCitizen, type Tokens } from '../cards/printed'

export interface Reaped {
  readonly card: string
  readonly gained: Tokens
}
export interface Harvest {
  readonly roller: number
  readonly dice: readonly [number, number]
  /** By seat. */
  readonly reaped: ReadonlyMap<number, readonly Reaped[]>
}

const TOKENS = ['gold', 'strength', 'magic', 'vp'] as const
const REAPING = new Set(['gain', 'exchange', 'rob', 'consolation'])
const ENDS = new Set(['take', 'slay', 'recruit', 'build', 'turn'])

const amount = (event: EventFacts, token: string): number =>
  Number(event[token] ?? 0) - Number(event[`paid_${token}`] ?? 0)

function gained(event: EventFacts): Tokens {
  if (event.event === 'consolation') return { [String(event['resource'])]: 1 }
  if (event.event === 'rob') return { [String(event['resource'])]: Number(event['amount']) }
  return Object.fromEntries(TOKENS.map((token) => [token, amount(event, token)] as const).filter(([, n]) => n))
}

/** The harvest of the last roll; null before the first one. */
export function lastHarvest(chapters: readonly Chapter[]): Harvest | null {
  const events = chapters.flatMap((chapter) => chapter.events)
  const start = events.findLastIndex((event) => event.event === 'roll')
  const roll = events[start]
  if (!roll) return null
  let dice: [number, number] = [Number(roll['first']), Number(roll['second'])]
  const reaped = new Map<number, Reaped[]>()
  for (const event of events.slice(start + 1)) {
    if (ENDS.has(event.event)) break
    if (event.event === 'die-changed') dice = changed(dice, event)
    const card = String(event['card'] ?? '')
    if (!REAPING.has(event.event) || !(event.event === 'consolation' || isCitizen(card))) continue
    const seat = Number(event['seat'])
    reaped.set(seat, [...(reaped.get(seat) ?? []), { card, gained: gained(event) }])
  }
  return { roller: Number(roll['seat']), dice, reaped }
}

function changed(dice: [number, number], event: EventFacts): [number, number] {
  const after = Number(event['after'])
  return dice[0] === event['before'] ? [after, dice[1]] : [dice[0], after]
}

/** All that a seat got, token by token. */
export function total(reaped: readonly Reaped[] | undefined): Tokens {
  const sums: Record<string, number> = {}
  for (const { gained } of reaped ?? []) {
    for (const [token, n] of Object.entries(gained)) sums[token] = (sums[token] ?? 0) + n
  }
  return Object.fromEntries(Object.entries(sums).filter(([, n]) => n))
}
