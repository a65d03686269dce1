// The words on screen. Components read `words.say(...)`; a change of language or game redraws them.
import { Catalogue } from './catalogue'
import { LANGUAGES, loadCatalogue, type Language } from './load'
import type { Arguments, Phrase, Piece } from './phrases'

class Words {
  #catalogue = $state.raw(new Catalogue('en', []))
  #wanted: Promise<Catalogue> | null = null

  get language(): string {
    return this.#catalogue.language
  }

  /** Load a language, with the words of one game if `game` is given. What is wanted last counts, not what comes last. */
  async use(language: Language, game = ''): Promise<void> {
    const wanted = (this.#wanted = loadCatalogue(language, game))
    const catalogue = await wanted
    if (wanted === this.#wanted) this.#show(catalogue)
    else await this.#wanted
  }

  #show(catalogue: Catalogue): void {
    this.#catalogue = catalogue
    const { id, dir } = LANGUAGES.find(({ id }) => id === catalogue.language) ?? LANGUAGES[0]
    document.documentElement.lang = id
    document.documentElement.dir = dir
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
