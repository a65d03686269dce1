// Facts into phrases: events, prompts and names, as the terminal's teller does it.
import { isPhrase, type Argument, type Phrase } from './phrases'
import { words } from './words.svelte'

export type Facts = Readonly<Record<string, string | number | boolean | null>>
/** The facts and arguments that are seats. */
const SEATS = new Set(['seat', 'victim', 'leader', 'owner', 'thief'])

/** The facts that are places on the board, with the family of their targets. */
export const PLACES: Readonly<Record<string, string>> = { square: 'valley', start: 'valley', pile: 'pile' }

const own = new Set<string>()

/** Cards that only a designer's file knows are called by their ids; the answer forgets them again. */
export function nameOwn(ids: readonly string[]): () => void {
  for (const id of ids) own.add(id)
  return () => {
    for (const id of ids) own.delete(id)
  }
}

/** A word out of a view or an event as a phrase: a card, a value of its field, or itself. */
export function nameOf(word: string, field = ''): Phrase | string {
  const plain = word.replaceAll('_', '-')
  for (const kind of ['card', field.replaceAll('_', '-'), 'word']) {
    if (words.has(`${kind}-${plain}`)) return [`${kind}-${plain}`, { n: 1 }]
  }
  return own.has(word) ? [`card-${plain}`, {}] : word.replaceAll('_', ' ')
}

export const nameText = (word: string, field = ''): string => {
  const name = nameOf(word, field)
  return typeof name === 'string' ? name : words.phrase(name)
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The title of a game; one whose words are not here is called by its id. */
export const titleOf = (game: string): string =>
  words.has(`title-${game}`) ? words.say(`title-${game}`) : capital(game.replaceAll('-', ' '))

/** Games call them roles, guilds or types. */
const ROLE_FAMILIES = ['role', 'guild', 'word']

export function roleName(role: string): string {
  const family = ROLE_FAMILIES.find((family) => words.has(`${family}-${role}`))
  return family ? words.say(`${family}-${role}`, { n: 1 }) : role
}

/** Amounts told as `gold=2, magic=1` are also gathered as one list of tokens. */
function tokens(facts: Facts, prefix: string): Argument[] {
  return Object.entries(facts).flatMap(([name, value]): Argument[] => {
    if (typeof value !== 'number' || !value || !name.startsWith(prefix)) return []
    const message = `token-${name.slice(prefix.length)}`
    return words.has(message) ? [[message, { n: value }]] : []
  })
}

export function argumentsOf(facts: Facts, player: (seat: number) => string): Record<string, Argument> {
  const told: Record<string, Argument> = {
    tokens: orNothing(tokens(facts, '')),
    paid: orNothing(tokens(facts, 'paid_')),
  }
  for (const [name, value] of Object.entries(facts)) {
    if (SEATS.has(name) && typeof value === 'number') told[name] = player(value)
    else if (value !== null && words.has(`place-${PLACES[name]}`)) told[name] = [`place-${PLACES[name]}`, { id: value }]
    else if (typeof value === 'string') told[name] = nameOf(value, name)
    else if (value !== null) told[name] = value
  }
  return told
}

const orNothing = (found: Argument[]): Argument => (found.length ? found : words.say('cli-nothing'))

/** A message as it is said to one of those whom it concerns: its attribute `you` where the reader did it, `yours` where
 * it was done to the reader, and `own` or `you-own` where somebody did it to what is theirs. */
export function said(message: string, facts: Facts, reader: number | null): string {
  const { seat, owner } = facts
  const concerned = ['victim', 'owner', 'thief'].some((name) => facts[name] === reader)
  const isOwn = seat !== undefined && seat === owner
  const ways = reader !== null && seat === reader ? ['you'] : reader !== null && concerned ? ['yours'] : []
  const attributes = isOwn ? [...ways.map((way) => `${way}-own`), ...(ways.length ? ways : ['own'])] : ways
  const attribute = attributes.find((name) => words.has(`${message}.${name}`))
  return attribute ? `${message}.${attribute}` : message
}

/** An event in words; who knows more than others, and so has all that `-own` names, is told more. In a replay with
 * everything laid open nobody is "you": there `-told` tells it. */
export function eventPhrase(facts: Facts, player: (seat: number) => string, reader: number | null = null): Phrase {
  const args = argumentsOf(facts, player)
  const message = `event-${facts['event']}`
  const knowing = `${message}-${facts['open'] ? 'told' : 'own'}`
  return [said(words.fits(knowing, args) ? knowing : message, facts, reader), args]
}

/** A request that was refused: what was asked, why not, and what the rules say against it. */
export interface Refused {
  readonly asked: string
  readonly code: string
  readonly reason: string
  readonly phrase?: unknown
}

/** Why something was refused, in the reader's language; what has no words there, in the server's own. */
export function refusalText({ asked, code, reason, phrase }: Refused): string {
  if (isPhrase(phrase)) return words.say('table-sentence', { text: capital(words.phrase(phrase)) })
  const message = [`refused-${code}-${asked.replaceAll('_', '-')}`, `refused-${code}`].find((name) => words.has(name))
  return message ? words.say(message) : reason
}

export function promptPhrase(facts: Facts, player: (seat: number) => string): Phrase {
  return [`prompt-${facts['ask']}`, argumentsOf(facts, player)]
}

/** Labels carry seats as numbers: put the players' names in their places. */
export function withNames([message, args]: Phrase, player: (seat: number) => string): Phrase {
  const named = Object.entries(args).map(([name, value]): [string, Argument] =>
    SEATS.has(name) && typeof value === 'number' ? [name, player(value)] : [name, value],
  )
  return [message, Object.fromEntries(named)]
}
