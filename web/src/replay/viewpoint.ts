// From whose eyes a replay is seen: a seat's, a spectator's (nobody's seat), or with everything laid open.

export const OPEN = 'open'
export type Viewpoint = number | null | typeof OPEN

/** The seat that this viewpoint belongs to. */
export const seatOf = (viewpoint: Viewpoint): number | null => (typeof viewpoint === 'number' ? viewpoint : null)

/** `seat` in an address: the number of a seat, or one of these. */
const SPECTATOR = 'all'

export const inAddress = (viewpoint: Viewpoint): string => String(viewpoint ?? SPECTATOR)

/** From whose eyes an address looks; `own` where it does not say. */
export function viewpointOf(seat: string | null, seats: number, own: Viewpoint): Viewpoint {
  if (seat === SPECTATOR) return null
  if (seat === OPEN) return OPEN
  const number = Number.parseInt(seat ?? '', 10)
  return number >= 0 && number < seats ? number : own
}
