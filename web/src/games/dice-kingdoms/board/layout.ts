// Where every box of the sheets is printed, as the game's data file says.
import type { View } from '../../../stores/table.svelte'
import type { Phrase } from '../../../words/phrases'
import { nameOf } from '../../../words/telling'
import game from '../../../generated/games/dice-kingdoms.json'

export interface Box {
  readonly id: string
  readonly sheet: string
  readonly section: string
  readonly order: number
  readonly reward: string
  readonly x: number
  readonly y: number
  readonly checked_at_start?: boolean
  readonly bridge?: string | null
  readonly next_to?: readonly string[]
  readonly touches?: readonly string[]
  readonly starts?: readonly string[]
  /** Of a road box: where its road begins and where it leads. */
  readonly ends?: readonly [origin: string, goal: string]
}
export type Place = readonly [x: number, y: number]
interface Layout {
  readonly boxes: readonly Box[]
  readonly starts: Readonly<Record<string, Place>>
  readonly domains: Readonly<Record<string, Place>>
  readonly trees: readonly Place[]
  readonly boats: readonly Place[]
}

const layouts = game.layouts as unknown as Readonly<Record<string, Layout>>
const standard = layouts['standard'] as Layout

/** The castle's boxes depend on an option of the table; everything else is printed once. */
const grouped = new Map<string, ReadonlyMap<string, readonly Box[]>>()
export function sectionsOf(view: View): ReadonlyMap<string, readonly Box[]> {
  const name = String(view.options['pedestals'] ?? 'standard')
  const known = grouped.get(name)
  if (known) return known
  const sections = new Map<string, Box[]>()
  for (const box of (layouts[name] ?? standard).boxes) {
    sections.set(box.section, [...(sections.get(box.section) ?? []), box])
  }
  grouped.set(name, sections)
  return sections
}

export const { starts, domains, trees, boats } = standard
export const roadBoxes: readonly Box[] = standard.boxes.filter(({ sheet }) => sheet === 'forest')
export const roadBox: ReadonlyMap<string, Box> = new Map(roadBoxes.map((box) => [box.id, box]))

/** What people call a road box, as the labels of moves do. */
export const boxName = ({ order, ends = ['', ''] }: Box): Phrase => {
  const [origin, goal] = ends.map((end) => nameOf(end))
  return ['road-box', { n: order, origin: origin ?? '', goal: goal ?? '' }]
}

/** The three boxes of each bridge, in the order in which the road crosses it. */
export const bridges: ReadonlyMap<string, readonly Box[]> = roadBoxes.reduce((found, box) => {
  if (box.bridge) found.set(box.bridge, [...(found.get(box.bridge) ?? []), box])
  return found
}, new Map<string, readonly Box[]>())

const sheets = game.cards.sheets as unknown as Readonly<
  Record<string, { size: Place; river: Place[]; tributary: Place[] }>
>
export const CASTLE = sheets['castle']?.size ?? [424, 606]
export const LAIRS = sheets['lairs']?.size ?? [690, 98]
export const river = sheets['forest']?.river ?? []
export const tributary = sheets['forest']?.tributary ?? []

/** The map is drawn in pixels of a sheet: so many to a step of the data's grid. */
const STEP = 5.75
const [across, down] = sheets['forest']?.size ?? [120, 80]
export const MAP: Place = [across * STEP, down * STEP]
export const at = (n: number): number => n * STEP
