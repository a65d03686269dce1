// Where the guide's card lies: beside what it points at, and never over it if there is room anywhere.

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
interface Size {
  readonly width: number
  readonly height: number
}

/** On which side of the pointed part the card lies; `over`: there was no room beside it. */
export type Side = 'below' | 'above' | 'right' | 'left' | 'over'
export interface Place {
  readonly left: number
  readonly top: number
  readonly side: Side
}

const GAP = 18
const EDGE = 10

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), Math.max(low, high))

/** The first side with room: next to small parts, where the eye is; a large part is covered at its emptier end. */
export function placed(card: Size, pointed: Box, room: Box): Place {
  const along = clamp((pointed.left + pointed.right - card.width) / 2, room.left + EDGE, room.right - EDGE - card.width)
  const across = clamp(
    (pointed.top + pointed.bottom - card.height) / 2,
    room.top + EDGE,
    room.bottom - EDGE - card.height,
  )
  const tries: readonly Place[] = [
    { left: along, top: pointed.top - GAP - card.height, side: 'above' },
    { left: along, top: pointed.bottom + GAP, side: 'below' },
    { left: pointed.right + GAP, top: across, side: 'right' },
    { left: pointed.left - GAP - card.width, top: across, side: 'left' },
  ]
  return tries.find((place) => fits(card, place, room)) ?? overlaid(card, pointed, room, along)
}

const fits = (card: Size, { left, top }: Place, room: Box): boolean =>
  left >= room.left + EDGE &&
  top >= room.top + EDGE &&
  left + card.width <= room.right - EDGE &&
  top + card.height <= room.bottom - EDGE

/** No side has room: at the end of the window that is further from the middle of the part. */
function overlaid(card: Size, pointed: Box, room: Box, left: number): Place {
  const isLow = pointed.top + pointed.bottom > room.top + room.bottom
  const top = isLow ? room.top + EDGE : room.bottom - EDGE - card.height
  return { left, top, side: 'over' }
}
