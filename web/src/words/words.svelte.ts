// The words on screen. Components read `words.say(...)`; a change of language or game redraws them.
import { Catalogue } from './catalogue'
import { LANGUAGES, loadCatalogue, type Language } from './load'
import type { Arguments, Phrase, Piece } from './phrases'

class Words {
  #catalogue = $state.raw(new Catalogue('en', []))
  #titles = $state.raw<Record<string, Catalogue>>({})

  get language(): string {
    return this.#catalogue.language
  }

  /** Load a language, with the words of one game if `game` is given. */
  async use(language: Language, game = ''): Promise<void> {
    this.#catalogue = await loadCatalogue(language, game)
    const { dir } = LANGUAGES.find(({ id }) => id === language) ?? LANGUAGES[0]
    document.documentElement.lang = language
    document.documentElement.dir = dir
  }

  /** Make the words of a game available beside those in use, for pages that show several games. */
  async learn(language: Language, game: string): Promise<void> {
    const catalogue = await loadCatalogue(language, game)
    this.#titles = { ...this.#titles, [game]: catalogue }
  }

  /** A message of a game that was learnt. */
  of(game: string, message: string, args: Arguments = {}): string {
    return this.#titles[game]?.say(message, args) ?? ''
  }

  knows(game: string, message: string): boolean {
    return this.#titles[game]?.has(message) ?? false
  }

  has(message: string): boolean {
    return this.#catalogue.has(message)
  }

  fits(message: string, args: Arguments): boolean {
    return this.#catalogue.fits(message, args)
  }

  say(message: string, args: Arguments = {}): string {
    return this.#catalogue.say(message, args)
  }

  phrase(phrase: Phrase | null | undefined): string {
    return this.#catalogue.phrase(phrase)
  }

  pieces(phrase: Phrase): Piece[] {
    return this.#catalogue.pieces(phrase)
  }

  number(value: number): string {
    return this.#catalogue.number(value)
  }
}

export const words = new Words()
/** Short for `words.say`: the function one reads most in components. */
export const t = (message: string, args: Arguments = {}): string => words.say(message, args)
