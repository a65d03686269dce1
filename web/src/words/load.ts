// Finds the Fluent files of a language; a language that is not finished falls back message by message.
import type { GameWords } from '../generated/protocol'
import { Catalogue } from './catalogue'

export const LANGUAGES = [
  { id: 'en', name: 'English', dir: 'ltr' },
  { id: 'fr', name: 'Français', dir: 'ltr' },
  { id: 'fa', name: 'فارسی', dir: 'rtl' },
] as const
export type Language = (typeof LANGUAGES)[number]['id']

const files = import.meta.glob<string>(['@locales/**/*.ftl', '../generated/shelf/*.ftl'], {
  query: '?raw',
  import: 'default',
})

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

async function source(language: string, game: string): Promise<{ language: string; texts: string[] }> {
  // The first to define a message wins: a game may say better what the app says for all.
  const own = game ? ['words', 'board', 'guide'].map((name) => `${folderOf(game)}/${name}`) : []
  const names = ['common', ...own, 'web', 'fields', 'replay', 'reference', 'guide']
  const places = [...names.map((name) => `/locales/${language}/${name}.ftl`), `/shelf/${language}.ftl`]
  const found = places.map((place) => fileAt(place)?.())
  const texts = (await Promise.all(found)).filter((text) => text !== undefined)
  return { language, texts: [...(await broughtTexts(language, game)), ...texts] }
}

export async function loadCatalogue(language: Language, game: string): Promise<Catalogue> {
  const languages = language === 'en' ? ['en'] : [language, 'en']
  return new Catalogue(language, await Promise.all(languages.map((id) => source(id, game))))
}
