// At the end all parts of the key are told: everything is worked out again, and compared with what was kept.
// What only the rules could tell (which card a draw was) is left to `duchy verify`, which plays the whole game.
import type { Roll, TableFacts } from '../generated/protocol'
import type { Chapter } from '../stores/table.svelte'
import { commitmentOf, Dice, fromHex, hashOfKey, keyFromParts, sealOf } from './chance'
import type { Note } from './notes'

/** What does not fit. */
export type Fault = 'secret' | 'parts' | 'ours' | 'key' | 'rolls'

export interface Verdict {
  readonly fault: Fault | null
  /** Rolls that were worked out again. */
  readonly rolls: number
  /** The commitment was seen before the game, by this browser. */
  readonly witnessed: boolean
  /** This browser added a part of its own. */
  readonly took: boolean
}

interface Parts {
  readonly secret: string
  readonly contributions: readonly string[]
}

export function check(
  table: TableFacts,
  mine: readonly number[],
  note: Note,
  rolls: readonly Roll[],
  seen: readonly Chapter[],
): Verdict {
  const { secret, contributions } = table.fairness as unknown as Parts
  // All tables of a deal have its key.
  const key = keyFromParts(table.deal?.id ?? table.id, fromHex(secret), contributions)
  const told = {
    fault: null,
    rolls: rolls.length,
    witnessed: Boolean(note.commitment),
    took: Boolean(note.contribution),
  }
  const wrong = (fault: Fault): Verdict => ({ ...told, fault })
  if (commitmentOf(fromHex(secret)) !== (note.commitment || table.commitment)) return wrong('secret')
  if (note.contribution && mine.some((seat) => contributions[seat] !== note.contribution)) return wrong('ours')
  if (note.seals.some((seal, seat) => seal !== sealOf(contributions[seat] ?? ''))) return wrong('parts')
  if (hashOfKey(key) !== (note.keyHash || table.key_hash)) return wrong('key')
  return allFit(new Dice(key), rolls, seen) ? told : wrong('rolls')
}

/** Each roll is what the key gives at its place, the places follow each other, and the dice are those that
 * were told while the game was played. */
function allFit(dice: Dice, rolls: readonly Roll[], seen: readonly Chapter[]): boolean {
  const chapters = new Map(seen.map(({ number, events }) => [number, events]))
  let reached = 0
  return rolls.every(({ number, drawn, event, dice: rolled }) => {
    const { dice: due, from } = dice.before(drawn, Object.keys(rolled).length)
    const follows = from >= reached
    reached = drawn
    const told = chapters.get(number)
    const isTold = (facts: Chapter['events'][number]): boolean =>
      facts.event === event && Object.entries(rolled).every(([name, value]) => facts[name] === value)
    return follows && due.join() === Object.values(rolled).join() && (!told || told.some(isTold))
  })
}
