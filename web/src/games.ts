// The four games as the hall shows them: what the server does not know, because it is only drawing.
export interface Shown {
  readonly id: string
  readonly minutes: number
  readonly least: number
  readonly most: number
  readonly emblem: string
  /** How the gonfalon is cut, and the trim that follows the cut. */
  readonly cut: string
  readonly trim: string
}

export const GAMES: readonly Shown[] = [
  {
    id: 'card-kingdoms',
    minutes: 45,
    least: 1,
    most: 5,
    emblem: 'queen-crown',
    cut: 'swallow',
    trim: 'M3.3 4.4V97.6L50 88.6L96.7 97.6V4.4',
  },
  {
    id: 'villages',
    minutes: 45,
    least: 1,
    most: 5,
    emblem: 'windmill',
    cut: 'point',
    trim: 'M3.3 4.4V89.2L50 98.2L96.7 89.2V4.4',
  },
  {
    id: 'dice-kingdoms',
    minutes: 30,
    least: 1,
    most: 4,
    emblem: 'rolling-dices',
    cut: 'scallop',
    trim: 'M3.3 4.4V92L16.6 97.3L33.3 90.4L50 97.3L66.6 90.4L83.3 97.3L96.7 92V4.4',
  },
  {
    id: 'king-of-the-valley',
    minutes: 40,
    least: 2,
    most: 4,
    emblem: 'chess-king',
    cut: 'stairs',
    trim: 'M3.3 4.4V90.9H23.3V96.8H36.7V90.9H63.3V96.8H76.7V90.9H96.7V4.4',
  },
]

export const shownGame = (id: string): Shown | undefined => GAMES.find((game) => game.id === id)
