// Scores as towers: one unit of height a point, the parts from the ground up.

export interface Block {
  readonly part: string
  readonly n: number
  /** From the ground to the foot of this block, in points. */
  readonly from: number
  /** On the wall that everybody saw, or on the keep that stands on it. */
  readonly keep: boolean
  /** Class of the masonry. */
  readonly stone: string
}

/** How a game builds its scores. */
export interface Masonry {
  /** The stones of known parts; any other part is laid in the order of the spare ones. */
  readonly stones?: Readonly<Record<string, string>>
  /** Whether a part is a secret until the end: such parts make the keep. */
  readonly isSecret?: (part: string) => boolean
}

const ROLE = /(worker|soldier|shadow|holy)$/
const SPARE = ['vert', 'stone', 'iron', 'or', 'azure', 'gules', 'sable']

const stoneOf = (part: string, place: number): string => {
  const role = ROLE.exec(part)?.[1]
  return role ? `role-${role}` : (SPARE[place % SPARE.length] ?? 'stone')
}

export function blocksOf(
  parts: Readonly<Record<string, number>>,
  { stones = {}, isSecret = () => false }: Masonry = {},
): readonly Block[] {
  const names = Object.keys(parts)
  const order = [...names.filter((part) => !isSecret(part)), ...names.filter(isSecret)]
  let from = 0
  return order.flatMap((part) => {
    const n = parts[part] ?? 0
    if (n <= 0) return []
    const block: Block = {
      part,
      n,
      from,
      keep: isSecret(part),
      stone: stones[part] ?? stoneOf(part, names.indexOf(part)),
    }
    from += n
    return [block]
  })
}
