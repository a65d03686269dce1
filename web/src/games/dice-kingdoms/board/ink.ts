// What is written on the sheets of a seat: which boxes are checked, struck, wet from this turn or only pencilled.
import type { Chapter, EventFacts } from '../../../stores/table.svelte'
import { valuesLabel, citizens } from '../cards/printed'
import type { Box } from './layout'
import type { Lordship, Solo, Table } from '../view'

export interface Ink {
  readonly done: ReadonlySet<string>
  /** Checked since the turn began. */
  readonly wet: ReadonlySet<string>
  readonly struck: ReadonlySet<string>
  /** The next box of each section. */
  readonly next: ReadonlySet<string>
  /** What the move that is previewed would check. */
  readonly ghost: ReadonlySet<string>
}

type Sections = ReadonlyMap<string, readonly Box[]>

/** How many boxes of each section with an order are checked. */
function counts(lordship: Lordship): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const [id, card] of citizens) found.set(id, lordship.citizens[valuesLabel(card)]?.checked ?? 0)
  for (const [guild, { checked }] of Object.entries(lordship.tracks)) found.set(guild, checked)
  found.set('treasury', lordship.treasury.checked)
  found.set('wall_walk', lordship.wall_walk.checked)
  for (const [lair, { blocks }] of Object.entries(lordship.lairs)) {
    blocks.forEach((checked, place) => found.set(`${lair}.${place + 1}`, checked))
  }
  return found
}

const named = (roads: Readonly<Record<string, readonly number[]>>): string[] =>
  Object.entries(roads).flatMap(([road, boxes]) => boxes.map((box) => `${road}.${box}`))

export function struckBoxes(solo: Solo | undefined): ReadonlySet<string> {
  return new Set(solo ? [...named(solo.struck.boxes), ...named(solo.struck.roads)] : [])
}

export function inkOf(
  table: Table,
  seat: number,
  sections: Sections,
  wet: ReadonlySet<string>,
  ghost: ReadonlySet<string>,
): Ink {
  const lordship = table.lordships[seat]
  const struck = struckBoxes(table.solo)
  const done = new Set<string>()
  const next = new Set<string>()
  if (!lordship) return { done, next, struck, wet, ghost }
  for (const [section, number] of counts(lordship)) {
    const free = (sections.get(section) ?? []).filter(({ id }) => !struck.has(id))
    for (const { id } of free.slice(0, number)) done.add(id)
    const following = free[number]
    if (following) next.add(following.id)
  }
  for (const id of named(lordship.roads)) done.add(id)
  return { done, next, struck, wet, ghost }
}

/** The box that an event checks, by its name in the layout; null if it checks none. */
export function boxOf(event: EventFacts): string | null {
  if (event.event === 'road') return String(event['box'])
  if (event.event !== 'check') return null
  return [event['card'], ...(event['block'] ? [event['block']] : []), event['box']].join('.')
}

/** The events since the turn began. */
export function thisTurn(chapters: readonly Chapter[]): readonly EventFacts[] {
  const events: EventFacts[] = []
  for (const chapter of chapters.toReversed()) {
    const start = chapter.events.findLastIndex(({ event }) => event === 'turn')
    events.unshift(...chapter.events.slice(Math.max(0, start)))
    if (start >= 0) break
  }
  return events
}

/** Whether the dice that lie there were rolled in this turn; else they wait to be rolled. */
export function isRolled(events: readonly EventFacts[]): boolean {
  return events[0]?.event !== 'turn' || events.some(({ event }) => event === 'roll')
}

export const checkedBy = (events: readonly EventFacts[], seat: number): readonly string[] =>
  events.flatMap((event) => (event['seat'] === seat ? (boxOf(event) ?? []) : []))
