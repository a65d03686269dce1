// A table as it is being laid, before the server knows of it.
import type { Settings } from '../../generated/protocol'
import { ARMS } from '../../look/signs/arms'
import { USUAL_BOT } from '../../stores/players'

export interface Draft {
  /** One word a seat, as the server wants it: `me`, `open`, `bot:medium`. Several `me` share this device. */
  readonly seats: readonly string[]
  /** What those on this device are called and wear, by seat; empty and -1: as usual. */
  readonly names: readonly string[]
  readonly arms: readonly number[]
  readonly options: Readonly<Record<string, string | boolean | string[]>>
  readonly public: boolean
  readonly clock: 'none' | 'move' | 'game' | 'days'
  /** Minutes, or days. */
  readonly time: number
  readonly hints: boolean
  readonly rated: boolean
  readonly undo: 'free' | 'consent' | 'never'
}

/** `isAlone`: nobody can be invited. */
export const startDraft = (isAlone = false): Draft => ({
  seats: ['me', isAlone ? USUAL_BOT : 'open', USUAL_BOT],
  names: [],
  arms: [],
  options: {},
  public: false,
  clock: 'none',
  time: 25,
  hints: true,
  rated: false,
  undo: 'free',
})

export const toSettings = (game: string, draft: Draft): Settings => ({
  game,
  seats: [...draft.seats],
  names: draft.seats.map((word, place) => (word === 'me' ? (draft.names[place] ?? '') : '')),
  arms: armsOf(draft).map((worn, place) => (draft.seats[place] === 'me' ? worn : -1)),
  options: chosenOptions(draft.options),
  public: draft.public,
  clock: draft.clock,
  time: draft.clock === 'none' ? 0 : draft.clock === 'days' ? draft.time : draft.time * 60,
  hints: draft.hints,
  rated: draft.rated,
  undo: draft.undo,
})

/** Lists describe a custom set-up: chosen for one that is not wanted any more, they are left at home. */
function chosenOptions(options: Draft['options']): Draft['options'] {
  if (Object.values(options).includes('custom')) return options
  return Object.fromEntries(Object.entries(options).filter(([, value]) => !Array.isArray(value)))
}

/** The arms of every seat: as chosen, else those of its place, else the first that nobody wears. */
export function armsOf({ seats, arms }: Pick<Draft, 'seats' | 'arms'>): readonly number[] {
  const worn = seats.map((_, at) => arms[at] ?? -1)
  seats.forEach((_, at) => {
    const usual = [at, ...ARMS.keys()].find((one) => !worn.includes(one))
    if ((worn[at] ?? -1) < 0) worn[at] = usual ?? at
  })
  return worn
}

/** Take a seat away, with all that was chosen for it. */
export function withoutSeat(draft: Draft, place: number): Draft {
  const others = <T>(list: readonly T[], none: T): T[] =>
    draft.seats.map((_, at) => list[at] ?? none).filter((_, at) => at !== place)
  return {
    ...draft,
    seats: draft.seats.filter((_, at) => at !== place),
    names: others(draft.names, ''),
    arms: others(draft.arms, -1),
  }
}

/** Be called otherwise at a seat, and wear other arms. */
export function withWho(draft: Draft, place: number, name: string, arms: number): Draft {
  const put = <T>(list: readonly T[], none: T, value: T): T[] =>
    draft.seats.map((_, at) => (at === place ? value : (list[at] ?? none)))
  return { ...draft, names: put(draft.names, '', name), arms: put(draft.arms, -1, arms) }
}

/** What counts is between persons, on the clock and without hints: one choice sets it all. */
export const asRated = (draft: Draft, rated: boolean): Partial<Draft> =>
  rated
    ? {
        rated,
        hints: false,
        seats: draft.seats.map((_, place) => (place ? 'open' : 'me')),
        ...(draft.clock === 'none' ? { clock: 'game', time: 25 } : {}),
      }
    : { rated }

/** A draft that can still be rated; any other choice makes it casual. */
export const fitsRated = ({ seats, clock, hints }: Draft): boolean =>
  clock !== 'none' && !hints && seats.length > 1 && seats.every((word, place) => word === (place ? 'open' : 'me'))

export const count = ({ seats }: Draft): { persons: number; here: number; bots: number } => ({
  persons: seats.filter((word) => word === 'open').length,
  here: seats.filter((word) => word === 'me').length - 1,
  bots: seats.filter((word) => word.startsWith('bot:')).length,
})
