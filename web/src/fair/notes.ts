// What this browser keeps of a table's chance: it is asked for nothing at the end that it has not kept itself.
const KEY = 'duchy-chance'
const MOST = 30

export interface Note {
  /** The first commitment that was seen. */
  commitment: string
  /** What this browser adds to the key; '' if it has no seat. */
  contribution: string
  /** The seals of all seats, as they were when ours was broken. */
  seals: readonly string[]
  /** The hash of the key, seen before the first move. */
  keyHash: string
}

type Notes = Record<string, Note>

let here: Notes = {}

function read(): Notes {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Notes
  } catch {
    return here
  }
}

export function noteOf(table: string): Note {
  return { commitment: '', contribution: '', seals: [], keyHash: '', ...read()[table] }
}

/** Keep it, as the newest; the oldest are forgotten. */
export function keep(table: string, note: Note): void {
  const { [table]: _, ...others } = read()
  here = Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, note]])
  try {
    localStorage.setItem(KEY, JSON.stringify(here))
  } catch {
    // Kept as long as the page is open.
  }
}

/** Keep none of them any longer. */
export function forgetNotes(): void {
  here = {}
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing is kept beyond the page.
  }
}
