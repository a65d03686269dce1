// The leaves of a small screen, and which of them a part of the board lies on.
export const LEAVES = ['castle', 'forest', 'lairs', 'statues'] as const
export type Leaf = (typeof LEAVES)[number]

const ON_PHONE: Readonly<Record<string, Leaf>> = {
  citizen: 'castle',
  track: 'castle',
  road: 'forest',
  domain: 'forest',
  bridge: 'forest',
  lair: 'lairs',
  statue: 'statues',
}
/** A tablet has room for the lairs under the map and the statues beside the castle. */
const ON_TABLET: Readonly<Record<Leaf, Leaf>> = {
  castle: 'castle',
  forest: 'forest',
  lairs: 'forest',
  statues: 'castle',
}

/** The leaf of a target; null for dice and for moves that concern no part. */
export function leafOf(target: string, phone: boolean): Leaf | null {
  const leaf = ON_PHONE[target.split('/', 1)[0] ?? '']
  if (!leaf) return null
  return phone ? leaf : ON_TABLET[leaf]
}
