// Who sits where, in words.
import { numbersAfter } from '../play/preview'
import { t } from '../words/words.svelte'
import type { TableStore } from './table.svelte'

/** Kingdoms of bots: a bot has no name of its own, so it takes the one of its seat. */
const BOT_NAMES = ['Ravenmoor', 'Ysolde', 'Bertrand', 'Odo', 'Maud', 'Hugh', 'Ines', 'Perkin']

export const playerName = (store: TableStore, seat: number): string => {
  const facts = store.table?.seats[seat]
  if (facts?.kind === 'person' && facts.name) return facts.name + ordinal(store, seat)
  if (facts?.kind === 'bot') return BOT_NAMES[seat] ?? t('seat-number', { n: seat + 1 })
  return t('seat-number', { n: seat + 1 })
}

/** The same where it is told to whom it happened: oneself is "you". */
export const toldName = (store: TableStore, seat: number): string =>
  seat === store.seat ? t('tale-you') : playerName(store, seat)

const NUMERALS = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII']

/** Persons of one name, above all one who passes the device on, are told apart like kings. */
function ordinal(store: TableStore, seat: number): string {
  const { name } = store.table?.seats[seat] ?? {}
  const before = store.table?.seats.slice(0, seat).filter((other) => other.name === name && other.kind === 'person')
  return NUMERALS[before?.length ?? 0] ?? ''
}

/** Whether the player of a seat has the table open. */
export const isHere = (store: TableStore, seat: number): boolean => store.table?.presence?.here[seat] ?? true

/** What the player of a seat is doing, for the line under the name. */
export function seatNote(store: TableStore, seat: number): string {
  const facts = store.table?.seats[seat]
  const decides = store.view?.deciders.includes(seat) ?? false
  const doing = decides ? t('seat-thinks') : t('seat-waits')
  if (facts?.kind === 'bot') return decides ? doing : t('seat-bot', { level: levelName(facts.level) })
  if (facts?.away) return t('seat-away', { level: levelName(facts.away), doing })
  if (!isHere(store, seat)) return t('seat-gone')
  return doing
}

/** What the mat of a seat tells of who plays there. */
export const sitterAt = (store: TableStore, seat: number) => ({
  seat,
  name: playerName(store, seat),
  note: seatNote(store, seat),
  thinks: store.view?.deciders.includes(seat) ?? false,
  clock: store.clock,
  /** The plate opens the realm of a rival; one's own lies on the table. */
  visit: seat === store.seat ? undefined : () => (store.visiting = seat),
  /** What the move that is looked at would make of the numbers here. */
  after: numbersAfter(store.ahead(), seat),
  isGone: store.table?.seats[seat]?.kind === 'person' && !isHere(store, seat),
})

/** The levels that a person chooses among, and the one a bot plays at unless somebody wants it otherwise. */
export const LEVELS = ['easy', 'medium', 'hard', 'master'] as const
export const USUAL_LEVEL: (typeof LEVELS)[number] = 'medium'
export const USUAL_BOT = `bot:${USUAL_LEVEL}`

export const levelName = (level: string): string => {
  const plain = level.replace(/^bot:/, '')
  const known = t(`level-${plain.replaceAll(/[^a-z0-9]+/g, '-')}`)
  return known.startsWith('[') ? plain : known
}
