// Finds the Fluent files of a language; English stands in for a file that it does not have.
import files from 'virtual:words'
import type { GameWords } from '../generated/protocol'
import { Catalogue } from './catalogue'

export const LANGUAGES = [
  { id: 'en', name: 'English', dir: 'ltr' },
  { id: 'fr', name: 'Français', dir: 'ltr' },
  { id: 'fa', name: 'فارسی', dir: 'rtl' },
] as const
export type Language = (typeof LANGUAGES)[number]['id']

const fileAt = (ending: string): (() => Promise<string>) | undefined => {
  const path = Object.keys(files).find((path) => path.endsWith(ending))
  return path ? files[path] : undefined
}

const folderOf = (game: string): string => game.replaceAll('-', '_')
/** Whether the page was built with the words of a game; others live in packages of their own. */
const isOurs = (game: string): boolean => fileAt(`/locales/en/${folderOf(game)}/words.ftl`) !== undefined

type AskWords = (game: string, language: string) => Promise<Pick<GameWords, 'titles' | 'words'>>
const others = new Set<string>()
const brought = new Map<string, ReturnType<AskWords>>()
let askWords: AskWords = () => Promise.resolve({ titles: '', words: '' })

/** Who knows the words of games that the page was not built with. */
export const bringWords = (ask: AskWords): void => void (askWords = ask)

/** Be told which games there are; true if the words of one of them must be brought. */
export function meetGames(ids: readonly string[]): boolean {
  const met = ids.filter((id) => !isOurs(id) && !others.has(id))
  for (const id of met) others.add(id)
  return met.length > 0
}

/** What a game of another package says; one that cannot be asked is called by its id. */
function broughtWords(game: string, language: string): ReturnType<AskWords> {
  const place = `${game}/${language}`
  const asked = brought.get(place) ?? askWords(game, language)
  brought.set(place, asked)
  return asked.catch(() => {
    brought.delete(place)
    return { titles: '', words: '' }
  })
}

async function broughtTexts(language: string, game: string): Promise<string[]> {
  const all = game && !isOurs(game) ? [game, ...others] : [...others]
  const texts = await Promise.all(all.map((id) => broughtWords(id, language)))
  return texts.map(({ titles, words }, place) => (all[place] === game ? words : titles))
}

/** What is said only where the page brings the table with it: a server's page is spared it. */
const OWN = import.meta.env.MODE === 'production' ? [] : ['device']

/** The files of a game's words; the first to define a message wins: a game may say better what the app says for all. */
function places(language: string, game: string): string[] {
  const own = game ? ['words', 'board', 'guide'].map((name) => `${folderOf(game)}/${name}`) : []
  const names = [
    'common',
    ...own,
    'web',
    ...(game ? ['fields', 'waiting', 'deals', 'reference'] : []),
    'persons',
    'replay',
    'guide',
    ...OWN,
  ]
  return [...names.map((name) => `/locales/${language}/${name}.ftl`), `/shelf/${language}.ftl`]
}

async function textsOf(files: readonly string[]): Promise<string[]> {
  return (await Promise.all(files.map((file) => fileAt(file)?.()))).filter((text) => text !== undefined)
}

export async function loadCatalogue(language: Language, game: string): Promise<Catalogue> {
  const own = places(language, game)
  // Tests hold all languages to the same files and messages, so nobody loads the words of two.
  const missing = places('en', game).filter((_, place) => !fileAt(own[place] ?? ''))
  const [brought, texts, english] = await Promise.all([broughtTexts(language, game), textsOf(own), textsOf(missing)])
  return new Catalogue(language, [
    { language, texts: [...brought, ...texts] },
    { language: 'en', texts: english },
  ])
}
