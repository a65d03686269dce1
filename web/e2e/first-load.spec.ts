// What a first visit has to load, fonts included: 160 KB compressed for the hall in any language, 350 KB for a table.
import { gzipSync } from 'node:zlib'
import { expect, test, type Page } from './fixtures'
import { firstDecision, openTable, playNow } from './playing'

const HALL = 160_000
const TABLE = 350_000

/** Counts the bytes of everything the page loads from now on. */
function weigh(page: Page): () => Promise<number> {
  const loads: Promise<number>[] = []
  page.on('response', (response) => {
    const url = new URL(response.url())
    const isFont = url.pathname.endsWith('.woff2')
    if (url.protocol.startsWith('http'))
      loads.push(
        response.body().then(
          (body) => (isFont ? body : gzipSync(body)).length,
          () => 0,
        ),
      )
  })
  return async () => (await Promise.all(loads)).reduce((sum, bytes) => sum + bytes, 0)
}

for (const language of ['en', 'fr', 'fa'] as const) {
  test.describe(language, () => {
    test.use({ kept: { language } })

    test('the hall is light to load', async ({ page }) => {
      const weight = weigh(page)
      await page.goto('/', { waitUntil: 'networkidle' })
      await page.evaluate(() => document.fonts.ready)
      expect(await weight(), 'bytes').toBeLessThan(HALL)
    })

    test('a table is light to load for who comes by a link', async ({ page, visitor }) => {
      const path = await openTable(page, { game: 'card-kingdoms', seats: ['me', 'bot:random'], public: true })
      await page.goto(path)
      await firstDecision(page)
      const guest = await visitor()
      const weight = weigh(guest)
      await guest.goto(path)
      await expect(guest.locator('main.table')).toBeVisible()
      expect(await weight(), 'bytes').toBeLessThan(TABLE)
    })
  })
}

test('nothing is asked of any other host', async ({ page, server }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await playNow(page, 'king-of-the-valley')
  expect([...hosts]).toEqual([server.url])
})
