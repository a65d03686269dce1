// What a move would bring, as the table has told it.
import type { Change, Preview } from '../stores/table.svelte'

const isSame = (one: Change, other: Change): boolean =>
  one.seat === other.seat && one.kind === other.kind && one.after === other.after

/** What several moves have in common: where a part has more than one, only that is certain. */
export function common(previews: readonly (Preview | null)[]): Preview | null {
  const [first, ...others] = previews
  if (!first || others.includes(null)) return null
  if (!others.length) return first
  const all = others.filter((other) => other !== null)
  return {
    move: first.move,
    changes: first.changes.filter((change) => all.every(({ changes }) => changes.some((one) => isSame(one, change)))),
    chance: first.chance && all.every(({ chance }) => chance),
    touched: first.touched.filter((part) => all.every(({ touched }) => touched.includes(part))),
    outlook: all.every(({ outlook }) => JSON.stringify(outlook) === JSON.stringify(first.outlook)) ? first.outlook : [],
  }
}

/** The numbers on the mat of a seat that would be other ones, by their kind. */
export const numbersAfter = (preview: Preview | null, seat: number): Readonly<Record<string, number>> =>
  Object.fromEntries(
    (preview?.changes ?? []).filter((one) => one.seat === seat).map(({ kind, after }) => [kind, after]),
  )

/** Whether there is anything to tell but that chance will decide. */
export const tellsSomething = (preview: Preview): boolean => preview.changes.length + preview.outlook.length > 0
