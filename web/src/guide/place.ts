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

/** Room for the hand. */
const GAP = 30
const EDGE = 10

/** The least box with all of these in it. */
export const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
})

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), Math.max(low, high))

/** The first side with room. The ribbon asks what the page explains: the card keeps off it, too, if it can. */
export function placed(card: Size, pointed: Box, room: Box, ribbon: Box | null): Place {
  const along = clamp((pointed.left + pointed.right - card.width) / 2, room.left + EDGE, room.right - EDGE - card.width)
  const across = clamp(
    (pointed.top + pointed.bottom - card.height) / 2,
    room.top + EDGE,
    room.bottom - EDGE - card.height,
  )
  const above = pointed.top - GAP - card.height
  const below = pointed.bottom + GAP
  const beside: readonly Place[] = [
    { left: along, top: above, side: 'above' },
    { left: along, top: below, side: 'below' },
    { left: pointed.right + GAP, top: across, side: 'right' },
    { left: pointed.left - GAP - card.width, top: across, side: 'left' },
  ]
  const beyond: readonly Place[] = ribbon
    ? [
        { left: along, top: Math.min(above, ribbon.top - GAP - card.height), side: 'above' },
        { left: along, top: Math.max(below, ribbon.bottom + GAP), side: 'below' },
      ]
    : []
  const fitting = [...beside, ...beyond].filter((place) => fits(card, place, room))
  const clear = fitting.find((place) => !ribbon || !overlaps(boxOf(card, place), ribbon))
  return clear ?? fitting[0] ?? overlaid(card, pointed, room, along)
}

const boxOf = (card: Size, { left, top }: Place): Box => ({
  left,
  top,
  right: left + card.width,
  bottom: top + card.height,
})

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

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

export interface Hand {
  readonly left: number
  readonly top: number
  readonly side: Side
}

/** Where the tip of the pointing finger lies: on the edge of the part that faces the card. */
export function handAt({ left, top, side }: Place, card: Size, pointed: Box): Hand | null {
  const across = clamp((pointed.left + pointed.right) / 2, left + GAP, left + card.width - GAP)
  const down = clamp((pointed.top + pointed.bottom) / 2, top + GAP, top + card.height - GAP)
  switch (side) {
    case 'above':
      return { left: across, top: pointed.top, side }
    case 'below':
      return { left: across, top: pointed.bottom, side }
    case 'right':
      return { left: pointed.right, top: down, side }
    case 'left':
      return { left: pointed.left, top: down, side }
    case 'over':
      return null
  }
}
