// Scores as towers: one unit of height a point, the parts from the ground up, and no two parts of one stone.

/** Every stone there is: a colour and a hatching, so that they can be told apart without colour too. */
export const STONES = [
  'vert',
  'stone',
  'iron',
  'or',
  'azure',
  'gules',
  'sable',
  'coin',
  'tenne',
  'murrey',
  'celeste',
  'copper',
  'olive',
  'rose',
  'slate',
  'pine',
  'bone',
] as const
export type Stone = (typeof STONES)[number]

/** How a game builds its scores. */
export interface Masonry {
  /** The stones of known parts; any other part is laid in those that are left. */
  readonly stones?: Readonly<Record<string, Stone>>
  /** Parts that were secret until the end make the keep on the wall, and share a row of this name. */
  readonly keep?: { readonly row: string; readonly holds: (part: string) => boolean }
  /** The row whose lines are told without being asked for. */
  readonly told?: string
}

export interface Block {
  readonly part: string
  readonly n: number
  /** On the wall that everybody saw, or on the keep that stands on it. */
  readonly keep: boolean
  readonly stone: Stone
}

/** The stone of each of these parts, all different as long as there are stones. */
export function stonesOf(parts: readonly string[], { stones = {} }: Masonry = {}): ReadonlyMap<string, Stone> {
  const known = new Set(parts.map((part) => stones[part]))
  const spare = STONES.filter((stone) => !known.has(stone))
  return new Map(parts.map((part) => [part, stones[part] ?? spare.shift() ?? 'stone']))
}

/** What a tower is built of, from the ground up: the wall, then the keep. */
export function blocksOf(
  parts: Readonly<Record<string, number>>,
  stones: ReadonlyMap<string, Stone>,
  { keep }: Masonry = {},
): readonly Block[] {
  const isKept = (part: string): boolean => keep?.holds(part) ?? false
  const names = Object.keys(parts)
  return [...names.filter((part) => !isKept(part)), ...names.filter(isKept).toReversed()].flatMap((part) => {
    const n = parts[part] ?? 0
    return n > 0 ? [{ part, n, keep: isKept(part), stone: stones.get(part) ?? 'stone' }] : []
  })
}

/** A block as it is drawn: from `bottom` up to `top`, with the line that parts it from the next. */
export interface Drawn extends Block {
  readonly path: string
  /** Where its number stands: in it, or beside it where it is too low. */
  readonly at: { readonly x: number; readonly y: number; readonly beside: boolean }
  /** From the block to a number beside it. */
  readonly line: string
}

/** The height of merlons above the last block. */
export const CROWN = 8
/** Lower blocks have their number beside them. */
const LOW = 19
const APART = 15
const KEEP = 0.76
export const BESIDE = 24

const merlons = (x: number, y: number, wide: number): string => {
  const number = Math.max(3, Math.round(wide / 12) | 1)
  const step = wide / number
  return Array.from({ length: number }, (_, i) => `V${y - (i % 2 ? 0 : CROWN)}H${x + step * (i + 1)}`).join('')
}
const waves = (x: number, y: number, wide: number, sharp: boolean): string => {
  const number = Math.round(wide / 13)
  const step = wide / number
  return Array.from({ length: number }, (_, i) => {
    const [half, end] = [x + step * (i + 0.5), x + step * (i + 1)]
    return sharp ? `L${half} ${y - 5}L${end} ${y}` : `Q${half} ${y - 7} ${end} ${y}`
  }).join('')
}

/** A tower of this width, `unit` pixels a point: its height, and its blocks. */
export function drawn(blocks: readonly Block[], unit: number, wide: number): { height: number; blocks: Drawn[] } {
  const total = blocks.reduce((sum, { n }) => sum + n, 0)
  const height = total * unit + CROWN
  const middle = wide / 2
  let bottom = height
  let free = Infinity
  const found = blocks.map((block, place): Drawn => {
    const width = block.keep ? wide * KEEP : wide
    const x = (wide - width) / 2
    const top = bottom - block.n * unit
    const above = blocks[place + 1]
    const isCrown = !above || above.keep !== block.keep
    const edge = isCrown ? merlons(x, top, width) : block.keep ? `H${x + width}` : waves(x, top, width, place % 2 === 1)
    const centre = (top + bottom) / 2
    const beside = block.n * unit < LOW
    const y = beside ? Math.min(centre, free - APART) : centre
    if (beside) free = y
    const drawnBlock = {
      ...block,
      path: `M${x} ${bottom}V${top}${edge}V${bottom}Z`,
      at: { x: beside ? wide + BESIDE - 12 : middle, y, beside },
      line: beside ? `M${x + width} ${centre}L${wide + 4} ${y}` : '',
    }
    bottom = top
    return drawnBlock
  })
  return { height, blocks: found }
}
