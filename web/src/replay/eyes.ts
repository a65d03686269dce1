// From whose eyes a replay is seen: a seat's, an onlooker's (nobody's seat), or with everything laid open.

export const OPEN = 'open'
export type Eyes = number | null | typeof OPEN

/** The seat that these eyes belong to. */
export const seatOf = (eyes: Eyes): number | null => (typeof eyes === 'number' ? eyes : null)

/** `seat` in an address: the number of a seat, or one of these. */
const ONLOOKER = 'all'

export const inAddress = (eyes: Eyes): string => String(eyes ?? ONLOOKER)

/** From whose eyes an address looks; `own` where it does not say. */
export function eyesOf(seat: string | null, seats: number, own: Eyes): Eyes {
  if (seat === ONLOOKER) return null
  if (seat === OPEN) return OPEN
  const number = Number.parseInt(seat ?? '', 10)
  return number >= 0 && number < seats ? number : own
}
