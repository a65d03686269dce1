// The texts of the rules: one piece for each game and language, loaded when it is opened.
import { server } from '../../protocol'
import type { Language } from '../../words/load'
import { parseReference, type Reference } from './parse'

const texts = import.meta.glob<string>('../../../../docs/reference/*/*.md', { query: '?raw', import: 'default' })
const rulebooks = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' })

const fileOf = (game: string): string => `${game.replaceAll('-', '_')}.md`

export async function loadReference(game: string, language: Language): Promise<Reference | null> {
  const load = texts[`../../../../docs/reference/${language}/${fileOf(game)}`]
  const text = load ? await load() : (await server.words(game, language)).reference
  return text ? parseReference(text) : null
}

/** The specification of a game, to settle disputes: each rule by its id. */
export async function loadRules(game: string): Promise<ReadonlyMap<string, string>> {
  const load = rulebooks[`../../../../docs/rules/${fileOf(game)}`]
  return rulesIn(load ? await load() : '')
}

const RULE = /^- \*\*([A-Z]{2}-[A-Z0-9-]+)\*\* — (.*?)(?: — \(mode: .*)?$/gm
const EXAMPLE = /^### ([A-Z]{2}-[A-Z0-9-]+) — (.*)$/gm

/** The statement of each rule, without the modes and sources that follow it. */
export function rulesIn(text: string): ReadonlyMap<string, string> {
  const found = [...text.matchAll(RULE), ...text.matchAll(EXAMPLE)]
  return new Map(found.map(([, id = '', statement = '']) => [id, statement.replaceAll('**', '').replaceAll('*', '')]))
}

/** The rules meant by `CK-056–CK-064, CK-RU-13`, in the order of the specification. */
export function rulesMeant(rules: ReadonlyMap<string, string>, meant: string): readonly (readonly [string, string])[] {
  const all = [...rules]
  const placeOf = (id: string): number => all.findIndex(([each]) => each === id)
  return meant.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split('–')
    const from = placeOf(first)
    return from < 0 ? [] : all.slice(from, placeOf(last) + 1)
  })
}
