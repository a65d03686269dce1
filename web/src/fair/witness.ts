// Takes part in the dice of a table, and remembers what was promised: so that the server could choose nothing.
import type { TableFacts } from '../generated/protocol'
import type { Request } from '../protocol'
import { newContribution, sealOf } from './chance'
import { keep, noteOf, type Note } from './notes'

/** How long a seal of another browser is left to that one, in milliseconds. */
const PATIENCE = 2_000

type Part = { contribution: string } | { seal: string }

export class Witness {
  readonly #table: string
  readonly #tell: (request: Request) => void
  #waits = false
  #last: { table: TableFacts; seal: string | undefined } | null = null

  /** `tell` sends what nobody waits for. */
  constructor(table: string, tell: (request: Request) => void) {
    this.#table = table
    this.#tell = tell
  }

  /** What this browser adds to the dice, drawn after the commitment was seen. It stays under its seal until
   * all others are fixed, unless somebody may come back in days only. */
  part(table: TableFacts): Part {
    if (!table.commitment) return { contribution: '' } // a lesson: its dice are known
    const contribution = newContribution()
    this.#note({ contribution, seals: [] })
    return table.settings.clock === 'days' ? { contribution } : { seal: sealOf(contribution) }
  }

  /** What was told of the table; `mine` are our seats. */
  heard(table: TableFacts, mine: readonly number[]): void {
    const note = noteOf(this.#table)
    const seat = mine[0]
    const seals = table.seals ?? []
    const isOurs = seat !== undefined && Boolean(note.contribution) && seals[seat] === sealOf(note.contribution)
    if (!note.commitment && table.commitment) this.#note({ commitment: table.commitment })
    if (!note.keyHash && table.key_hash) {
      this.#note({ keyHash: table.key_hash, ...(isOurs ? {} : { contribution: '', seals: [] }) })
    }
    if (table.status !== 'open' || seat === undefined) return
    if (table.sealed?.includes(seat)) {
      if (!isOurs) this.#waitForOther(seals[seat])
      else {
        this.#note({ seals })
        this.#tell({ type: 'unseal', contribution: note.contribution })
      }
    } else if (note.seals.length && !table.seats[seat]?.ready) {
      // Somebody came after we had told ours: it is drawn again.
      this.#tell({ type: 'ready', ...this.part(table) })
    }
    this.#last = { table, seal: seals[seat] }
  }

  /** Our seat was sealed in another browser. If that one is gone, we seal it here. */
  #waitForOther(seal: string | undefined): void {
    if (this.#waits) return
    this.#waits = true
    setTimeout(() => {
      const { table, seal: now } = this.#last ?? {}
      if (table?.status === 'open' && now === seal) this.#tell({ type: 'ready', ...this.part(table) })
      this.#waits = false
    }, PATIENCE)
  }

  #note(more: Partial<Note>): void {
    keep(this.#table, { ...noteOf(this.#table), ...more })
  }
}
