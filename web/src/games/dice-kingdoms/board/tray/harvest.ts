// What the last roll of the black dice brought to whom, read from the chronicle.
import type { Chapter, EventFacts } from '../../../../stores/table.svelte'
import { boxOf } from '../ink'
import { GUILDS } from '../../view'

/** What a seat got: checks on each track, and the rewards they set off. */
export interface Gained {
  readonly tracks: ReadonlyMap<string, number>
  readonly rewards: readonly string[]
  readonly statues: readonly string[]
  readonly consoled: boolean
}
export interface Harvest {
  readonly dice: readonly [number, number]
  readonly reaped: ReadonlyMap<number, Gained>
}

const ROLLS = new Set(['roll', 'roll-black'])
/** What belongs to the action that follows. */
const ENDS = new Set(['recruit', 'fight', 'build', 'die', 'no-action', 'turn'])
const NOTHING: Gained = { tracks: new Map(), rewards: [], statues: [], consoled: false }
const isTrack = (name: unknown): name is string => (GUILDS as readonly unknown[]).includes(name)

function added(gained: Gained, event: EventFacts): Gained {
  if (event.event === 'consolation') return { ...gained, consoled: true }
  if (event.event === 'statue') return { ...gained, statues: [...gained.statues, String(event['card'])] }
  if (boxOf(event) === null) return gained
  const card = event['card']
  const tracks = new Map(gained.tracks)
  if (isTrack(card)) tracks.set(card, (tracks.get(card) ?? 0) + 1)
  const reward = String(event['reward'])
  return { ...gained, tracks, rewards: reward === 'none' ? gained.rewards : [...gained.rewards, reward] }
}

/** The harvest of the last roll; null before the first one. */
export function lastHarvest(chapters: readonly Chapter[]): Harvest | null {
  const events = chapters.flatMap((chapter) => chapter.events)
  const start = events.findLastIndex(({ event }) => ROLLS.has(event))
  const roll = events[start]
  if (!roll) return null
  const reaped = new Map<number, Gained>()
  for (const event of events.slice(start + 1)) {
    if (ENDS.has(event.event)) break
    const seat = Number(event['seat'])
    if (typeof event['seat'] === 'number') reaped.set(seat, added(reaped.get(seat) ?? NOTHING, event))
  }
  return { dice: [Number(roll['first']), Number(roll['second'])], reaped }
}
