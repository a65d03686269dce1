// What the page talks through, to a server or to this very device: `protocol.ts` knows no more of either.
import type { Problem } from '../generated/protocol'

/** A line to a table, in the manner of a socket. */
export interface Wire {
  readonly isOpen: boolean
  onopen: (() => void) | null
  onmessage: ((text: string) => void) | null
  /** With a code as sockets have them; those from 4000 on are the table's own. */
  onclose: ((code: number) => void) | null
  send(text: string): void
  close(): void
}

/** What was asked once: what it gives, or the problem. */
export type Answer = { readonly gives: unknown } | { readonly problem: Problem }

export interface Transport {
  /** Whether nobody but who sits at this device can be at its tables. */
  readonly isAlone: boolean
  ask(method: string, path: string, body?: unknown): Promise<Answer>
  /** The path is that of the table's socket. */
  line(path: string): Wire
}
