// Brings the game-icons that Duchy uses into the build, and nothing else.
//
// A JSON file lists names; imported with `?drawn` it is a module of their drawings. In CSS, url('emblem:<name>') is the
// drawing as a mask and url('seme:<name>') a half-drop repeat of it.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

const ASKED = '.json?drawn'
const DRAWN = '\0drawn:'
const collection = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

export function drawing(name: string): string {
  const found = collection.icons[name] ?? collection.icons[collection.aliases?.[name]?.parent ?? '']
  if (!found) throw new Error(`no game-icon is called "${name}"`)
  return found.body
}

const dataUri = (box: number, body: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}">${body}</svg>`,
  )}")`

const mask = (name: string): string => dataUri(512, drawing(name))

const seme = (name: string): string => {
  const charge = drawing(name)
  const at = (place: number): string => `<g transform="translate(${place} ${place})">${charge}</g>`
  return dataUri(2048, at(256) + at(1280))
}

export function emblems(): Plugin {
  return {
    name: 'duchy-emblems',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!importer || !id.endsWith(ASKED)) return undefined
      return DRAWN + resolve(dirname(importer), id.slice(0, -ASKED.length))
    },
    load(id) {
      if (!id.startsWith(DRAWN)) return undefined
      const file = `${id.slice(DRAWN.length)}.json`
      this.addWatchFile(file)
      const names = JSON.parse(readFileSync(file, 'utf8')) as string[]
      const drawings = Object.fromEntries(names.map((name) => [name, drawing(name)]))
      return `export default ${JSON.stringify(drawings)}`
    },
    transform(code, id) {
      if (!id.endsWith('.css')) return undefined
      return code
        .replace(/url\(["']emblem:([a-z0-9-]+)["']\)/g, (_, name: string) => mask(name))
        .replace(/url\(["']seme:([a-z0-9-]+)["']\)/g, (_, name: string) => seme(name))
    },
  }
}
