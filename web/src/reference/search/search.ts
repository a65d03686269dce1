// Looking something up in the rules of a game: a section is found if every word one typed stands in it.
import { fold, placesOf } from './fold'
import { passagesOf, type Inline, type Passage, type Section } from '../book/parse'

/** How names of cards, roles and tokens read in the language of the reader. */
export type Naming = (word: Inline) => string

export interface Indexed {
  readonly section: Section
  readonly texts: readonly string[]
}

export interface Hit {
  readonly section: Section
  /** Its place in the book, from 1. */
  readonly number: number
  readonly places: number
  /** The sentence that shows it best. */
  readonly sentence: string
}

/** A sign that is only drawn leaves no gap behind. */
export const textOf = (passage: Passage, name: Naming): string =>
  passage.words
    .map(name)
    .join('')
    .replaceAll(/ +(?=[ ,.;:،؛])/g, '')

export const indexOf = (sections: readonly Section[], name: Naming): readonly Indexed[] =>
  sections.map((section) => ({
    section,
    texts: [section.title, ...section.blocks.flatMap(passagesOf).map((passage) => textOf(passage, name))],
  }))

export function search(index: readonly Indexed[], terms: readonly string[], language: string): readonly Hit[] {
  if (!terms.length) return []
  return index.flatMap(({ section, texts }, place): Hit[] => {
    const folded = fold(texts.join('\n')).text
    if (!terms.every((term) => folded.includes(term))) return []
    const places = texts.reduce((sum, text) => sum + placesOf(text, terms).length, 0)
    return [{ section, number: place + 1, places, sentence: bestSentence(texts, terms, language) }]
  })
}

/** The sentence with most of the words; the title is shown anyway, so it is asked last. */
function bestSentence([title = '', ...texts]: readonly string[], terms: readonly string[], language: string): string {
  const sentences = texts.flatMap((text) => sentencesOf(text, language))
  let best = { sentence: texts[0] ?? title, score: 0 }
  for (const sentence of sentences) {
    const folded = fold(sentence).text
    const score = terms.filter((term) => folded.includes(term)).length
    if (score > best.score) best = { sentence, score }
  }
  return best.sentence
}

const sentencesOf = (text: string, language: string): string[] =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment.trim())
