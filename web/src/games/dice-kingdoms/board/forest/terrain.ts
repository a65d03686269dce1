// What is engraved around the roads: the river, hills and tufts that keep away from everything one must see.
import { at, bridges, domains, MAP, river, roadBoxes, starts, trees, tributary, type Place } from '../layout'
import { hand, short } from '../sheet/pen'

/** A smooth line through the places, running on beyond the edge of the map. */
function curve(places: readonly Place[]): string {
  const point = (i: number): Place => places[Math.max(0, Math.min(places.length - 1, i))] as Place
  const [x, y] = point(0)
  let line = `M${short(at(x))} ${short(at(y))}`
  for (let i = 0; i < places.length - 1; i++) {
    const [a, b, c, d] = [point(i - 1), point(i), point(i + 1), point(i + 2)]
    const ends = [
      [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6],
      [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6],
      c,
    ] as const
    line += `C${ends.map(([px, py]) => `${short(at(px))} ${short(at(py))}`).join(' ')}`
  }
  return line
}

const beyond = (places: readonly Place[], by: number): Place[] => {
  const [x, y] = places.at(-1) as Place
  const [px, py] = places.at(-2) as Place
  const far = by / Math.hypot(x - px, y - py)
  return [...places, [x + (x - px) * far, y + (y - py) * far]]
}
const throughEdges = (places: readonly Place[]): Place[] => beyond(beyond([...places].reverse(), 4).reverse(), 4)

export const RIVER = curve(throughEdges(river))
export const TRIBUTARY = curve(beyond([...tributary].reverse(), 4).reverse())

// -- Ground that nothing needs -------------------------------------------------------------------

const nodes: readonly Place[] = [
  ...roadBoxes.map(({ x, y }): Place => [x, y]),
  ...Object.values(domains),
  ...Object.values(starts),
]
const distance = ([ax, ay]: Place, [bx, by]: Place): number => Math.hypot(ax - bx, ay - by)

function fromSegment(p: Place, a: Place, b: Place): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const along = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)
  const clamped = Math.max(0, Math.min(1, along))
  return distance(p, [a[0] + clamped * dx, a[1] + clamped * dy])
}
const fromWater = (p: Place): number =>
  Math.min(
    ...[river, tributary].flatMap((water) => water.slice(1).map((end, i) => fromSegment(p, water[i] as Place, end))),
  )

export const ROSE: Place = [93, 24.5]
const random = hand(41)
const [across, down] = [MAP[0] / at(1), MAP[1] / at(1)]
const taken: Place[] = []

function free(away: number): Place | undefined {
  for (let tries = 0; tries < 400; tries++) {
    const p: Place = [3 + random() * (across - 6), 3 + random() * (down - 6)]
    const clear =
      fromWater(p) > 4.5 &&
      distance(p, ROSE) > 6 &&
      nodes.every((node) => distance(node, p) > away) &&
      trees.every((tree) => distance(tree, p) > away - 0.8) &&
      taken.every((other) => distance(other, p) > 5)
    if (clear) {
      taken.push(p)
      return p
    }
  }
  return undefined
}

const scatter = (number: number, away: number, draw: (x: number, y: number) => string): string =>
  Array.from({ length: number }, () => free(away))
    .map((place) => (place ? draw(at(place[0]), at(place[1])) : ''))
    .join('')

export const HILLS = scatter(
  15,
  5.2,
  (x, y) =>
    `M${short(x - 15)} ${short(y + 5)}q9 ${short(-15 + random() * 4 - 2)} 18 -2q4 -7 12 2` +
    `M${short(x - 5)} ${short(y - 4)}l-4 6M${short(x - 1)} ${short(y - 3)}l-4 6M${short(x + 3)} ${short(y)}l-3 4`,
)
export const TUFTS = scatter(30, 3.8, (x, y) => `M${short(x)} ${short(y)}l-3 -4m3 4v-6m0 6l3 -4`)

// -- Roads and bridges ---------------------------------------------------------------------------

const placeOf = new Map<string, Place>([
  ...roadBoxes.map(({ id, x, y }): [string, Place] => [id, [x, y]]),
  ...Object.entries(domains),
  ...Object.entries(starts),
])
/** The place of a box, a domain or a start on the map. */
export const placeAt = (id: string): Place => placeOf.get(id) ?? [0, 0]

/** One printed line for each pair of neighbours. */
export const ROADS = roadBoxes
  .flatMap((box) => {
    const ends = [
      ...(box.next_to ?? []).filter((other) => other > box.id),
      ...(box.touches ?? []),
      ...(box.starts ?? []),
    ]
    return ends.map((end) => {
      const [x, y] = placeAt(end)
      return `M${short(at(box.x))} ${short(at(box.y))}L${short(at(x))} ${short(at(y))}`
    })
  })
  .join('')

const OVERHANG = 13
export const BRIDGES = [...bridges].map(([id, boxes]) => {
  const [from, to] = [boxes[0], boxes.at(-1)]
  const [dx, dy] = [at((to?.x ?? 0) - (from?.x ?? 0)), at((to?.y ?? 0) - (from?.y ?? 0))]
  const long = Math.hypot(dx, dy) + 2 * OVERHANG
  return {
    id,
    x: at(((from?.x ?? 0) + (to?.x ?? 0)) / 2),
    y: at(((from?.y ?? 0) + (to?.y ?? 0)) / 2),
    turn: (Math.atan2(dy, dx) * 180) / Math.PI,
    long,
    planks: Array.from({ length: Math.floor(long / 6) }, (_, i) => `M${short(-long / 2 + 3 + i * 6)} -13.5v23`).join(
      '',
    ),
  }
})
