// What a first visit has to load, fonts aside: less than 250 KB compressed, for the hall and for a table.
import { gzipSync } from 'node:zlib'
import { expect, test, type Page } from './fixtures'
import { firstDecision, openTable, playNow } from './playing'

const MOST = 250_000

/** Counts the bytes of everything the page loads from now on. */
function weigh(page: Page): () => Promise<number> {
  const loads: Promise<number>[] = []
  page.on('response', (response) => {
    const url = new URL(response.url())
    const counts = url.protocol.startsWith('http') && !/\.(woff2?|ttf)$/.test(url.pathname)
    if (counts)
      loads.push(
        response.body().then(
          (body) => gzipSync(body).length,
          () => 0,
        ),
      )
  })
  return async () => (await Promise.all(loads)).reduce((sum, bytes) => sum + bytes, 0)
}

test('the hall is light to load', async ({ page }) => {
  const weight = weigh(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await weight(), 'bytes').toBeLessThan(MOST)
})

test('a table is light to load for who comes by a link', async ({ page, visitor }) => {
  const path = await openTable(page, { game: 'card-kingdoms', seats: ['me', 'bot:random'], public: true })
  await page.goto(path)
  await firstDecision(page)
  const guest = await visitor()
  const weight = weigh(guest)
  await guest.goto(path)
  await expect(guest.locator('main.table')).toBeVisible()
  expect(await weight(), 'bytes').toBeLessThan(MOST)
})

test('nothing is asked of any other host', async ({ page, server }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await playNow(page, 'king-of-the-valley')
  expect([...hosts]).toEqual([server.url])
})
