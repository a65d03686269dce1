// Runs axe-core on every scene in light and dark, desktop and phone; any finding fails.
//   npm run build && npm run axe [-- name-part ...]
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { openPage, withStage } from './stage.mjs'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const SCENES = [
  { path: '/' },
  { path: '/new/card-kingdoms' },
  { path: '/settings' },
  { path: '/cards/card-kingdoms' },
  { path: '/nowhere' },
  { path: '/credits' },
  { path: '/tables' },
  ...['action', 'dukes', 'roll', 'five', 'solo', 'end'].map((name) => ({ position: `card-kingdoms-${name}` })),
  ...['paying', 'lead', 'draw', 'discard', 'five', 'solo', 'end'].map((name) => ({ position: `villages-${name}` })),
  ...['road', 'roll', 'powers', 'track', 'statue', 'four', 'solo', 'strike', 'end'].map((name) => ({
    position: `dice-kingdoms-${name}`,
  })),
  { position: 'king-of-the-valley-walk' },
  { position: 'king-of-the-valley-end' },
]
const parts = process.argv.slice(2)
let found = 0

await withStage(async (browser) => {
  for (const scene of SCENES) {
    const name = scene.path ?? scene.position
    if (parts.length && !parts.some((part) => name.includes(part))) continue
    for (const theme of ['light', 'dark']) {
      for (const size of [DESKTOP, PHONE]) {
        const page = await openPage(browser, { ...scene, theme, size })
        await page.evaluate(source)
        const { violations } = await page.evaluate(() => window.axe.run())
        found += violations.length
        for (const { id, nodes } of violations) {
          const where = nodes.slice(0, 3).map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`)
          console.log(`${name} ${theme} ${size.width}: ${id} (${nodes.length})\n  ${where.join('\n  ')}`)
        }
        await page.context().close()
      }
    }
  }
})
console.log(found ? `${found} findings` : 'axe-core finds nothing')
process.exit(found ? 1 : 0)
