// Draws the real boards from position files, to be laid beside the mock-ups:
//   npm run build && npm run screenshots [-- name-part ...] [--docs] [--out folder]
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { SCENES } from './scenes.mjs'
import { DESKTOP, phone } from './sizes.mjs'
import { openPage, withStage } from './stage.mjs'

const SITE = {
  'home-desktop': { path: '/', size: DESKTOP, docs: true },
  'home-desktop-dark': { path: '/', size: DESKTOP, theme: 'dark' },
  'home-phone': { path: '/', ...phone, docs: true },
  'home-fa': { path: '/', size: DESKTOP, language: 'fa', docs: true },
  'settings-desktop': { path: '/settings', size: DESKTOP },
  'replays-desktop': { path: '/replay', size: DESKTOP },
  'lost-desktop': { path: '/nowhere', size: DESKTOP },
}
const SHOTS = Object.assign(
  {},
  ...Object.entries(SCENES).map(([game, { shots, pages }]) => ({
    ...Object.fromEntries(
      Object.entries(shots).map(([name, { moment, ...shot }]) => [
        `${game}-${name}`,
        { position: `${game}-${moment}`, ...shot },
      ]),
    ),
    ...pages,
  })),
  SITE,
)

const args = process.argv.slice(2)
const at = args.indexOf('--out')
const out = at >= 0 ? args.splice(at, 2)[1] : 'screenshots'
/** A whole name is that shot alone; a part of one is all that have it in their names; `--docs` those in the documents. */
const isWanted = ([name, { docs }]) =>
  (docs && args.includes('--docs')) ||
  args.includes(name) ||
  args.some((part) => !(part in SHOTS) && name.includes(part))
const wanted = Object.entries(SHOTS).filter((shot) => !args.length || isWanted(shot))
mkdirSync(out, { recursive: true })

await withStage(async (browser) => {
  for (const [name, { act, ...scene }] of wanted) {
    try {
      const page = await openPage(browser, scene)
      await act?.(page)
      const scroll = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.scrollHeight,
      ])
      await page.screenshot({ path: join(out, `${name}.png`) })
      console.log(name, scene.size.width, 'x', scene.size.height, 'content', scroll.join(' x '))
      await page.context().close()
    } catch (error) {
      console.error(name, error.message)
    }
  }
})
