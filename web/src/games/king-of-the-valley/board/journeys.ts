// What travels on this table: kings walk, tiles go to castles, and the slopes slide down into the holes.
import type { Journey } from '../../../play/travel'
import type { EventFacts, View } from '../../../stores/table.svelte'
import { typeOf } from '../cards/tiles'
import { SLOPES, tableOf } from '../view'

const part = (target: string): string => `[data-target="${target}"]`
const castle = (event: EventFacts): string => {
  const mat = `[data-seat="${event['seat']}"]`
  const column = `[data-column="${typeOf(String(event['card']))}"]`
  // Other castles are drawn in short: there the journey ends at the portrait of the column.
  return `${mat} ${column} .ct, ${mat} li${column}`
}

const OF_EVENT: Readonly<Record<string, (event: EventFacts) => readonly Journey[]>> = {
  summon: (event) => [walk(event), { from: part(`valley/${event['square']}`), to: castle(event) }],
  'summon-group': (event) => [walk(event)],
  taken: (event) => [{ from: part(`valley/${event['square']}`), to: castle(event) }],
  recruit: (event) => [{ from: part(`hill/${event['slope']}/${event['row']}`), to: castle(event) }],
  enter: (event) => [{ from: '.pile:not(.is-empty)', to: part(`hill/${event['slope']}/${event['row']}`) }],
}

const walk = (event: EventFacts): Journey => {
  const king = `[data-king="${event['seat']}"]`
  return { from: king, to: king }
}

export function journeysOf(events: readonly EventFacts[], before: View): readonly Journey[] {
  return [...events.flatMap((event) => OF_EVENT[event.event]?.(event) ?? []), ...slides(events, before)]
}

/** The lowest tiles of a slope fill the holes in their order; those above follow, row by row. */
function slides(events: readonly EventFacts[], before: View): readonly Journey[] {
  return SLOPES.flatMap((slope) => {
    const filled = events.filter((event) => event.event === 'fill' && event['slope'] === slope)
    if (!filled.length) return []
    const rows = tableOf(before)
      .hill.filter((row) => row[slope])
      .map(({ row }) => row)
    return rows
      .sort((a, b) => a - b)
      .map((row, place): Journey => {
        const hole = filled[place]
        const to = hole ? `valley/${hole['square']}` : `hill/${slope}/${place - filled.length + 1}`
        return { from: part(`hill/${slope}/${row}`), to: part(to) }
      })
  })
}
