// What travels on this table: cards go from the centre to the kingdom of who got them.
import type { Journey } from '../../../play/travel'
import type { EventFacts } from '../../../stores/table.svelte'

/** Where a card is taken from, by the event that tells of it. */
const SOURCES: Readonly<Record<string, (event: EventFacts) => string>> = {
  recruit: (event) => `citizen/${event['stack']}`,
  'free-citizen': (event) => `citizen/${event['stack']}`,
  slay: (event) => `monster/${event['column']}`,
  build: (event) => `domain/${event['column']}`,
}

export function journeysOf(events: readonly EventFacts[]): readonly Journey[] {
  return events.flatMap((event) => {
    const source = SOURCES[event.event]?.(event)
    const mat = `[data-seat="${event['seat']}"]`
    // Others keep domains and monsters in piles without a face: there the journey ends at the pile.
    const to = `${mat} [data-card="${event['card']}"], ${mat} [data-pile="${event.event}"]`
    return source ? [{ from: `[data-target="${source}"]`, to }] : []
  })
}
