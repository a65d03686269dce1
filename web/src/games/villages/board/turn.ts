// What happens around the table in a turn: who leads, who followed, and what each of them got.
import type { Chapter, EventFacts, View } from '../../../stores/table.svelte'
import type { Action, Table } from '../view'

/** How a seat takes part in the action of this turn. */
export type Part = 'chooses' | 'leads' | 'follows' | 'followed' | 'declined' | 'passed' | 'waits'
export interface Standing {
  readonly seat: number
  readonly part: Part
  readonly now: boolean
}
export interface Deeds {
  readonly seat: number
  readonly part: Part
  readonly cards: number
  readonly gold: number
  /** Built, recruited or developed. */
  readonly built: readonly string[]
  readonly developed: readonly string[]
}
export interface Round {
  readonly turn: number
  readonly leader: number
  readonly action: Action
  readonly deeds: readonly Deeds[]
}

/** The events of each turn, oldest first. */
function turnsOf(chapters: readonly Chapter[]): readonly (readonly EventFacts[])[] {
  // What is told may begin in the middle of a turn.
  const turns: EventFacts[][] = [[]]
  for (const event of chapters.flatMap(({ events }) => events)) {
    if (event.event === 'turn') turns.push([event])
    else turns.at(-1)?.push(event)
  }
  return turns
}

const seatsFrom = (first: number, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, place) => (first + place) % seats)

const did = (events: readonly EventFacts[], seat: number, ...names: readonly string[]): readonly EventFacts[] =>
  events.filter((event) => event['seat'] === seat && names.includes(event.event))

/** Everybody in the order of this turn. Who could not follow at all is passed over without being asked. */
export function standings(view: View, table: Table, chapters: readonly Chapter[]): readonly Standing[] {
  if (table.active === null || view.over) return []
  const events = turnsOf(chapters).at(-1) ?? []
  const seats = seatsFrom(table.active, view.seats)
  const reached = seats.findIndex((seat) => view.deciders.includes(seat))
  return seats.map((seat, place) => ({ seat, now: place === reached, part: partOf(seat, place) }))

  function partOf(seat: number, place: number): Part {
    if (place === 0) return table.action === null ? 'chooses' : 'leads'
    if (did(events, seat, 'decline').length) return 'declined'
    if (place === reached) return 'follows'
    if (did(events, seat, 'follow').length) return 'followed'
    return place < reached ? 'passed' : 'waits'
  }
}

const DRAWN = ['draw', 'draw-open', 'steal-card']
const EARNED = ['tax', 'gain', 'steal-gold']

function deedsOf(events: readonly EventFacts[], seat: number, part: Part): Deeds {
  const cards = (...names: string[]): string[] => did(events, seat, ...names).map((event) => String(event['card']))
  return {
    seat,
    part,
    cards: did(events, seat, ...DRAWN).length,
    gold: did(events, seat, ...EARNED).reduce((all, event) => all + Number(event['gold'] ?? 0), 0),
    built: cards('build', 'recruit'),
    developed: cards('develop'),
  }
}

/** How a seat took part in a turn that is over. */
function partIn(events: readonly EventFacts[], seat: number, leader: number): Part {
  if (seat === leader) return 'leads'
  if (did(events, seat, 'follow').length) return 'followed'
  return did(events, seat, 'decline').length ? 'declined' : 'passed'
}

/** The last turn in which an action was led; null before the first one. */
export function lastRound(view: View, table: Table, chapters: readonly Chapter[]): Round | null {
  const turns = turnsOf(chapters)
  const events = turns.findLast((turn) => turn.some((event) => event.event === 'lead'))
  const lead = events?.find((event) => event.event === 'lead')
  if (!events || !lead) return null
  const leader = Number(lead['seat'])
  const running = events === turns.at(-1) ? standings(view, table, chapters) : []
  const parts = new Map(running.map(({ seat, part }) => [seat, part]))
  return {
    turn: Number(events[0]?.['turn'] ?? view.turn),
    leader,
    action: String(lead['action']) as Action,
    deeds: seatsFrom(leader, view.seats).map((seat) =>
      deedsOf(events, seat, parts.get(seat) ?? partIn(events, seat, leader)),
    ),
  }
}
