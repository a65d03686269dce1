// The games as the hall shows them: what the server does not know, because it is only drawing.
import plain from './plain/about'

/** A charge of the arms: an emblem in its place on a shield of 200 × 230. */
interface Charge {
  readonly emblem: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly color: string
}

/** What `about.ts` in the folder of a game tells. */
export interface About {
  /** Its place in the hall: the lowest hangs first. */
  readonly place: number
  readonly emblem: string
  /** How long it takes, if anybody knows. */
  readonly minutes?: number
  /** How the gonfalon is cut (a clip-path), and the trim that follows the cut (in a box of 100 × 100). */
  readonly gonfalon: { readonly cut: string; readonly trim: string }
  /** The field is SVG; the charges lie on it. */
  readonly arms: { readonly field: string; readonly charges: readonly Charge[] }
}

export interface Shown extends About {
  readonly id: string
}

const folders = import.meta.glob<About>(['./*/about.ts', '!./plain/about.ts'], { import: 'default', eager: true })

/** The games with folders of their own, by the paths of what they tell, in the order of the hall. */
export const shownIn = (found: Readonly<Record<string, About>>): readonly Shown[] =>
  Object.entries(found)
    .map(([path, about]) => ({ id: path.split('/')[1] ?? '', ...about }))
    .sort((one, other) => one.place - other.place)

export const GAMES = shownIn(folders)

/** What is shown of a game; one without a folder is shown plainly. */
export const aboutOf = (id: string, games = GAMES): Shown => games.find((game) => game.id === id) ?? { id, ...plain }

/** All there is to be shown: the games with folders, then those that only the server knows. */
export const withOthers = (ids: readonly string[], games = GAMES): readonly Shown[] => [
  ...games,
  ...ids.filter((id) => !games.some((game) => game.id === id)).map((id) => aboutOf(id, games)),
]
