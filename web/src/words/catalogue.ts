// One catalogue a language and game, from the same Fluent files that Python reads.
import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle'
import { isPhrase, type Argument, type Arguments, type Phrase, type Piece } from './phrases'

/** Numbers that are told as text: `9/10`, `4 · 5 · 6`. */
const NUMBERS = /^\d+(?:[\s·/–]+\d+)*$/
const MARK = /\uE000(\d+)\uE001/

const OWN_CARD = /^card-/
/** The name of a card that only a designer's file knows: its id, written as a name. */
const ownCard = (message: string): string =>
  message
    .replace(OWN_CARD, '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

type Pattern = NonNullable<Message['value']>
type Source = { readonly language: string; readonly texts: readonly string[] }

/** Game catalogues count seats ("Seat 2 rolls"); at a table of people the name stands alone. */
const named = (text: string): string => text.replaceAll(/(?:[Ss]eat|[Jj]oueur|بازیکن) (?=\{ \$(?!n \}))/g, '')

/** What a message says, or what one of its attributes does: `event-roll.you`. */
function patternOf(bundle: FluentBundle, name: string): Pattern | null {
  const [id = '', attribute] = name.split('.')
  const message = bundle.getMessage(id)
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null
}

export class Catalogue {
  readonly language: string
  readonly #bundles: FluentBundle[]
  readonly #number: Intl.NumberFormat

  /** `sources` in order of preference: the language of the reader, then English. */
  constructor(language: string, sources: readonly Source[]) {
    this.language = language
    this.#number = new Intl.NumberFormat(language)
    this.#bundles = sources.map((source) => {
      const bundle = new FluentBundle(source.language, { useIsolating: source.language === 'fa' })
      for (const text of source.texts) bundle.addResource(new FluentResource(named(text)))
      return bundle
    })
  }

  has(message: string): boolean {
    return this.#bundles.some((bundle) => patternOf(bundle, message))
  }

  /** Whether the message can be said with these arguments: none that it names is missing. */
  fits(message: string, args: Arguments): boolean {
    const bundle = this.#bundles.find((bundle) => patternOf(bundle, message))
    const value = bundle && patternOf(bundle, message)
    if (!bundle || !value) return false
    const missing: Error[] = []
    const variables = Object.entries(args).map(([name, argument]) => [name, this.#plain(argument)])
    bundle.formatPattern(value, Object.fromEntries(variables), missing)
    return !missing.length
  }

  number(value: number): string {
    return this.#number.format(value)
  }

  /** The message as text. An unknown message is shown by its name, so that it is noticed. */
  say(message: string, args: Arguments = {}): string {
    return this.#format(message, args, (value) => this.#plain(value))
  }

  phrase(phrase: Phrase | null | undefined): string {
    return phrase ? this.say(phrase[0], phrase[1]) : ''
  }

  /** The phrase in pieces, so that tokens and cards inside it can be drawn. */
  pieces([message, args]: Phrase): Piece[] {
    const marked: Piece[][] = []
    const mark = (value: Argument): FluentVariable => {
      if (!isPhrase(value) && !Array.isArray(value)) return this.#plain(value)
      marked.push(this.#argumentPieces(value))
      return `\uE000${marked.length - 1}\uE001`
    }
    const text = this.#format(message, args, mark)
    return text.split(MARK).flatMap((part, place): Piece[] => {
      if (place % 2) return marked[Number(part)] ?? []
      return part ? [{ kind: 'text', text: part }] : []
    })
  }

  #argumentPieces(value: Phrase | Argument[]): Piece[] {
    if (!isPhrase(value)) return this.#listPieces(value)
    const [message, args] = value
    const [family, ...rest] = message.split('-')
    if (family === 'token' && typeof args['n'] === 'number') {
      return [{ kind: 'token', token: rest.join('-'), n: args['n'], text: this.phrase(value) }]
    }
    if (family === 'place') {
      return [{ kind: 'place', target: `${rest.join('-')}/${String(args['id'])}`, text: this.phrase(value) }]
    }
    if (family === 'card') return [{ kind: 'card', card: rest.join('-'), text: this.phrase(value) }]
    return this.pieces(value)
  }

  #listPieces(values: readonly Argument[]): Piece[] {
    const separator: Piece = { kind: 'text', text: this.say('list-separator') }
    return values.flatMap((value, place) => {
      const pieces: Piece[] =
        isPhrase(value) || Array.isArray(value)
          ? this.#argumentPieces(value as Phrase | Argument[])
          : [{ kind: 'text', text: String(this.#plain(value)) }]
      return place ? [separator, ...pieces] : pieces
    })
  }

  #plain(value: Argument): FluentVariable {
    if (isPhrase(value)) return this.phrase(value)
    if (Array.isArray(value)) {
      return value.map((part) => String(this.#plain(part))).join(this.say('list-separator'))
    }
    return typeof value === 'number' ? value : this.#digits(String(value ?? ''))
  }

  #digits(text: string): string {
    return NUMBERS.test(text) ? text.replaceAll(/\d/g, (digit) => this.number(Number(digit))) : text
  }

  #format(message: string, args: Arguments, convert: (value: Argument) => FluentVariable): string {
    for (const bundle of this.#bundles) {
      const value = patternOf(bundle, message)
      if (!value) continue
      const variables = Object.fromEntries(Object.entries(args).map(([name, argument]) => [name, convert(argument)]))
      return bundle.formatPattern(value, variables, [])
    }
    return OWN_CARD.test(message) ? ownCard(message) : `[${message}]`
  }
}
