// Words as the page loads them: files that are wanted together come together, each language by itself. A phone pays for
// every file that it asks for more than for what is in it.
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LOCALES = fileURLToPath(new URL('../../locales/', import.meta.url))
const SHELF = fileURLToPath(new URL('../src/generated/shelf/', import.meta.url))
const WORDS = 'virtual:words'
const RESOLVED = `\0${WORDS}`
/** Wanted on every page, and at every table. */
const EVERYWHERE = ['common', 'web', 'persons', 'replay', 'guide']
const AT_TABLES = ['fields', 'waiting', 'deals', 'reference']
/** Never wanted on a page. */
const ELSEWHERE = ['server', 'terminal']

interface Parcel {
  readonly name: string
  readonly files: Record<string, string>
}

function parcelsOf(language: string): Parcel[] {
  const folder = `${LOCALES}${language}/`
  const at = (names: readonly string[]): Record<string, string> =>
    Object.fromEntries(names.map((name) => [`/locales/${language}/${name}.ftl`, `${folder}${name}.ftl`]))
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ftl'))
    .map((file) => file.replaceAll('\\', '/').replace('.ftl', ''))
    .sort()
  const others = names.filter((name) => ![...EVERYWHERE, ...AT_TABLES, ...ELSEWHERE].includes(name))
  const rooms = [...new Set(others.map((name) => name.split('/', 1)[0] ?? ''))]
  return [
    {
      name: language,
      files: { ...at(EVERYWHERE), [`/shelf/${language}.ftl`]: `${SHELF}${language}.ftl` },
    },
    { name: `${language}-table`, files: at(AT_TABLES) },
    ...rooms.map((room) => ({
      name: `${language}-${room}`,
      files: at(others.filter((name) => name === room || name.startsWith(`${room}/`))),
    })),
  ]
}

/** `virtual:words` is what each file of words holds, by its place: a function that brings it with its parcel. */
export function parcels(): Plugin {
  const languages = readdirSync(LOCALES).sort()
  const all = languages.flatMap(parcelsOf)
  return {
    name: 'parcels',
    resolveId: (id) => (id.startsWith(WORDS) ? `\0${id}` : undefined),
    load(id) {
      if (id === RESOLVED) {
        const lines = all.flatMap(({ name, files }) =>
          Object.keys(files).map(
            (place) =>
              `${JSON.stringify(place)}: () => import('${WORDS}/${name}').then((all) => all.default[${JSON.stringify(place)}])`,
          ),
        )
        return `export default {${lines.join(',\n')}}`
      }
      const parcel = all.find(({ name }) => id === `${RESOLVED}/${name}`)
      if (!parcel) return undefined
      const files = Object.entries(parcel.files)
      return [
        ...files.map(([, file], place) => `import text${String(place)} from ${JSON.stringify(`${file}?raw`)}`),
        `export default {${files.map(([at], place) => `${JSON.stringify(at)}: text${String(place)}`).join(', ')}}`,
      ].join('\n')
    },
  }
}
