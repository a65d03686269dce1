// What axe-core looks at and screenshots draw: every page, and every board at the moments that `scenes.mjs` in the
// folder of its game names.
import { existsSync, readdirSync } from 'node:fs'

/**
 * @typedef {object} Scenes
 * @property {string[]} moments
 * @property {string} telling
 * @property {Record<string, { moment: string }>} shots
 * @property {Record<string, { path: string }>} [pages]
 * @property {string} [replay]
 */

const GAMES = new URL('../src/games/', import.meta.url)
const sceneryOf = (game) => new URL(`${game}/scenes.mjs`, GAMES)
const games = readdirSync(GAMES)
  .filter((game) => existsSync(sceneryOf(game)))
  .sort()

/** @type {Record<string, Scenes>} */
export const SCENES = Object.fromEntries(
  await Promise.all(games.map(async (game) => [game, await import(sceneryOf(game).href)])),
)
const [first] = games

export const PAGES = [
  '/',
  `/new/${first}`,
  '/settings',
  `/cards/${first}`,
  '/nowhere',
  '/credits',
  '/tables',
  '/replay',
  ...Object.values(SCENES).flatMap(({ replay }) => replay ?? []),
]

export const BOARDS = Object.fromEntries(Object.entries(SCENES).map(([game, { moments }]) => [game, moments]))
