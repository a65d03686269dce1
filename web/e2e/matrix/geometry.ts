// What can be wrong with where things lie, told from rectangles alone. `measure.ts` takes them from a page.

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Something one reads: where its letters lie, and as much of them as its surroundings let be seen. */
export interface TextBox {
  readonly name: string
  readonly box: Box
  readonly seen: Box
  /** Its full text is told elsewhere: as a title, a label, or by the reader when its part is pressed. */
  readonly told: boolean
  /** It can be scrolled to. */
  readonly scrolls: boolean
  /** What is painted or written over it. */
  readonly under: string
}

/** Something one presses. */
export interface Control {
  readonly name: string
  /** Where a press counts, rims for fingers included. */
  readonly box: Box
  /** How much of it answers where one sees it (0 to 1); null where it cannot be brought into the window. */
  readonly free: number | null
  /** What answers instead. */
  readonly covers: string
  /** A link in the middle of a sentence may be as low as its line. */
  readonly inSentence: boolean
  readonly scrolls: boolean
  /** A part of the board without a move: it only tells what it is, where it is seen, and may be as small as it is drawn. */
  readonly tells: boolean
}

export interface Screen {
  readonly width: number
  readonly height: number
  readonly touch: boolean
  /** How wide and high the page is. */
  readonly page: { readonly width: number; readonly height: number }
  readonly texts: readonly TextBox[]
  readonly controls: readonly Control[]
  /** The button that goes on, if the page has one. */
  readonly primary: Control | null
}

/** Half a pixel is rounding, a whole one is a hairline. */
const SLACK = 1.5
/** Letters may be cut by less than this: no glyph is so narrow. */
const LETTER = 3
/** The least target of a finger. */
export const TARGET = 40
/** A card under other cards is pressed where it looks out. */
const LEAST_FREE = 0.15

const right = ({ x, width }: Box): number => x + width
const bottom = ({ y, height }: Box): number => y + height

/** Everything that is wrong with a screen, a sentence each. */
export const problemsOf = (screen: Screen): string[] => [
  ...sideways(screen),
  ...screen.texts.flatMap((text) => ofText(text, screen)),
  ...screen.controls.flatMap((control) => ofControl(control, screen)),
  ...ofPrimary(screen),
]

const sideways = ({ page, width }: Screen): string[] =>
  page.width > width + SLACK ? [`the page is ${String(Math.round(page.width - width))} px too wide`] : []

function ofText({ name, box, seen, told, scrolls, under }: TextBox, { width }: Screen): string[] {
  if (told) return []
  if (under) return [`text under ${under}: ${name}`]
  const beside = Math.max(-box.x, right(box) - width)
  if (beside > SLACK && !scrolls) return [`text beside the window by ${String(Math.round(beside))} px: ${name}`]
  const cut = Math.max(box.width - seen.width, 0)
  const low = Math.max(box.height - seen.height, 0)
  return cut > LETTER || low > box.height / 3 ? [`text cut: ${name}`] : []
}

function ofControl(
  { name, box, free, covers, inSentence, scrolls, tells }: Control,
  { width, touch }: Screen,
): string[] {
  const found: string[] = []
  const beside = Math.max(-box.x, right(box) - width)
  if (!scrolls && beside > SLACK + LETTER) found.push(`beside the window by ${String(Math.round(beside))} px: ${name}`)
  if (!tells && free === null) found.push(`out of reach: ${name}`)
  if (!tells && free !== null && free < LEAST_FREE) found.push(`covered by ${covers}: ${name}`)
  if (touch && !inSentence && !tells && Math.min(box.width, box.height) < TARGET - SLACK)
    found.push(`${String(Math.round(box.width))} × ${String(Math.round(box.height))} px for a finger: ${name}`)
  return found
}

function ofPrimary({ primary, height }: Screen): string[] {
  if (!primary) return []
  const out = primary.box.y < -SLACK || bottom(primary.box) > height + SLACK
  return out ? [`the button that goes on is out of view: ${primary.name}`] : []
}
