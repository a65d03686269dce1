// A hand with a pen: crosses, rings and strikes as filled, tapered, slightly uneven shapes. A box keeps its stroke,
// because the stroke is chosen by the box's name.

/** Mulberry32: the same strokes in every browser. */
export function hand(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

type Point = readonly [number, number]
const next = hand(7)
const jitter = (most: number): number => (next() - 0.5) * 2 * most
export const short = (n: number): string => String(Math.round(n * 10) / 10)

/** A line of points becomes the outline of a stroke that swells in the middle. */
function stroke(points: readonly Point[], width: number): string {
  const left: Point[] = []
  const right: Point[] = []
  points.forEach(([x, y], i) => {
    const [ax, ay] = points[Math.max(0, i - 1)] as Point
    const [bx, by] = points[Math.min(points.length - 1, i + 1)] as Point
    const length = Math.hypot(bx - ax, by - ay) || 1
    const [nx, ny] = [-(by - ay) / length, (bx - ax) / length]
    const along = i / (points.length - 1)
    const swell = 0.42 + 0.58 * Math.sin(Math.PI * Math.min(1, along * 0.85 + 0.16))
    const half = (width * swell * (1 + jitter(0.16))) / 2
    left.push([x + nx * half, y + ny * half])
    right.unshift([x - nx * half, y - ny * half])
  })
  const all = [...left, ...right]
  const middle = (p: Point, q: Point): string => `${short((p[0] + q[0]) / 2)} ${short((p[1] + q[1]) / 2)}`
  const first = all[0] as Point
  const curves = all.map((p, i) => `Q${short(p[0])} ${short(p[1])} ${middle(p, all[i + 1] ?? first)}`)
  return `M${middle(all.at(-1) ?? first, first)}${curves.join('')}z`
}

const PARTS = 5
function line([x1, y1]: Point, [x2, y2]: Point, bow: number): Point[] {
  const length = Math.hypot(x2 - x1, y2 - y1)
  return Array.from({ length: PARTS + 1 }, (_, i) => {
    const along = i / PARTS
    const off = Math.sin(Math.PI * along) * bow
    const x = x1 + (x2 - x1) * along - ((y2 - y1) / length) * off
    const y = y1 + (y2 - y1) * along + ((x2 - x1) / length) * off
    return [x + jitter(0.22), y + jitter(0.22)]
  })
}

const near = (x: number, y: number): Point => [x + jitter(1.5), y + jitter(1.4)]
const cross = (): string =>
  stroke(line(near(-7.6, -7.4), near(7.8, 7.6), jitter(1.5)), 3.5) +
  stroke(line(near(7.4, -8), near(-7.8, 7.8), jitter(1.7)), 3.1)

function loop(radius: number): string {
  const start = -2.2 + jitter(0.4)
  const wide = 1 + jitter(0.06)
  const points = Array.from({ length: 25 }, (_, i): Point => {
    const along = i / 24
    const angle = start + along * 1.12 * 2 * Math.PI
    const swing = 1 + 0.05 * Math.sin(angle * 2 + 1) + (along - 0.5) * 0.1
    return [Math.cos(angle) * radius * swing * wide, Math.sin(angle) * radius * swing]
  })
  return stroke(points, 2.5)
}

const several = (number: number, draw: () => string): readonly string[] => Array.from({ length: number }, draw)
const CROSSES = several(9, cross)
const RINGS = several(4, () => loop(20.5))
const SMALL_RINGS = several(2, () => loop(14))
const STRIKES = [stroke(line([-13, 6], [14, -6], 1.5), 2.3), stroke(line([-13, -6], [13, 7], -1.2), 2.3)]
const SHAPES = { cross: CROSSES, ring: RINGS, small: SMALL_RINGS, strike: STRIKES }
export type Stroke = keyof typeof SHAPES

function hashOf(name: string): number {
  let hash = 0
  for (const letter of name) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0
  return hash >>> 0
}

/** The stroke of a box, and how far it leans. */
export function strokeOf(kind: Stroke, name: string): { readonly d: string; readonly tilt: number } {
  const hash = hashOf(name)
  const shapes = SHAPES[kind]
  return { d: shapes[hash % shapes.length] ?? '', tilt: ((hash >>> 4) % 19) - 9 }
}
