// Draws the diagrams of the rules as pictures for who reads docs/reference outside the web table:
//   npm run build && npm run diagrams
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DESKTOP } from './sizes.mjs'
import { openPage, withStage } from './stage.mjs'

const DOCS = fileURLToPath(new URL('../../docs/', import.meta.url))
/** Pixels of its ground that a picture shows around what is drawn. */
const ROUND = 10
const LANGUAGES = readdirSync(join(DOCS, 'reference'))
const games = (language) => readdirSync(join(DOCS, 'reference', language)).map((file) => file.replace('.md', ''))

await withStage(async (browser) => {
  for (const language of LANGUAGES)
    for (const game of games(language).map((name) => name.replaceAll('_', '-'))) {
      const page = await openPage(browser, { path: `/rules/${game}`, size: DESKTOP, language, scale: 2 })
      const folder = join(DOCS, 'diagrams', language, game)
      mkdirSync(folder, { recursive: true })
      for (const drawing of await page.locator('[data-diagram]').all()) {
        await drawing.scrollIntoViewIfNeeded()
        const { x, y, width, height } = await drawing.boundingBox()
        const clip = { x: x - ROUND, y: y - ROUND, width: width + 2 * ROUND, height: height + 2 * ROUND }
        await page.screenshot({ clip, path: join(folder, `${await drawing.getAttribute('data-diagram')}.png`) })
      }
      await page.context().close()
    }
})
