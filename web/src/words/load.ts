// Finds the Fluent files of a language; a language that is not finished falls back message by message.
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

async function source(language: string, game: string): Promise<{ language: string; texts: string[] }> {
  // The first to define a message wins: a game may say better what the app says for all.
  const own = game ? ['words', 'board', 'guide'].map((name) => `${game.replaceAll('-', '_')}/${name}`) : []
  const names = ['common', ...own, 'web', 'fields', 'replay', 'reference', 'guide']
  const places = [...names.map((name) => `/locales/${language}/${name}.ftl`), `/shelf/${language}.ftl`]
  const found = places.map((place) => fileAt(place)?.())
  return { language, texts: (await Promise.all(found)).filter((text) => text !== undefined) }
}

export async function loadCatalogue(language: Language, game: string): Promise<Catalogue> {
  const languages = language === 'en' ? ['en'] : [language, 'en']
  return new Catalogue(language, await Promise.all(languages.map((id) => source(id, game))))
}
