// Letters as one searches for them: without accents, capitals, joiners and the two keyboards of Persian. Each folded
// letter remembers where it came from, so that what was found can be marked in the text itself.

const SAME: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ئ: 'ی',
  ك: 'ک',
  ة: 'ه',
  ۀ: 'ه',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ؤ: 'و',
  œ: 'oe',
  æ: 'ae',
  '’': "'",
  '–': '-',
  '−': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
}
const ARABIC_ZERO = 0x0660
const PERSIAN_ZERO = 0x06f0

/** Joiners and marks that one does not type: zero-width signs, directions, vowel signs, tatweel. */
const UNSEEN = /[\p{M}\p{Cf}\u0640]/gu

function foldLetter(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  if (code >= PERSIAN_ZERO && code <= PERSIAN_ZERO + 9) return String(code - PERSIAN_ZERO)
  if (code >= ARABIC_ZERO && code <= ARABIC_ZERO + 9) return String(code - ARABIC_ZERO)
  const low = letter.toLowerCase()
  return SAME[low] ?? low.normalize('NFD').replace(UNSEEN, '')
}

export interface Folded {
  readonly text: string
  /** The place in the original of each folded letter, and of the end. */
  readonly at: readonly number[]
}

export function fold(original: string): Folded {
  let text = ''
  const at: number[] = []
  let place = 0
  for (const letter of original) {
    const folded = foldLetter(letter)
    for (let i = 0; i < folded.length; i += 1) at.push(place)
    text += folded
    place += letter.length
  }
  return { text, at: [...at, place] }
}

/** The words one looks for. */
export const termsOf = (query: string): readonly string[] => [
  ...new Set(
    fold(query)
      .text.split(/\s+/)
      .filter((term) => term.length),
  ),
]

export interface Span {
  readonly text: string
  readonly found: boolean
}

/** Where the terms stand in a text: pairs of start and end, without overlaps. */
export function placesOf(original: string, terms: readonly string[]): readonly (readonly [number, number])[] {
  if (!terms.length) return []
  const { text, at } = fold(original)
  const found: [number, number][] = []
  for (const term of terms) {
    for (let from = text.indexOf(term); from >= 0; from = text.indexOf(term, from + term.length)) {
      found.push([at[from] ?? 0, at[from + term.length] ?? original.length])
    }
  }
  found.sort(([a], [b]) => a - b)
  return found.filter(([start], i) => i === 0 || start >= Math.max(...found.slice(0, i).map(([, end]) => end)))
}

/** The text in pieces, those that were looked for marked. */
export function spansOf(original: string, terms: readonly string[]): readonly Span[] {
  const spans: Span[] = []
  let from = 0
  for (const [start, end] of placesOf(original, terms)) {
    if (start > from) spans.push({ text: original.slice(from, start), found: false })
    spans.push({ text: original.slice(start, end), found: true })
    from = end
  }
  if (from < original.length) spans.push({ text: original.slice(from), found: false })
  return spans
}
