// What a first visit has to load, fonts aside: less than 250 KB compressed, for the hall and for a table.
import { gzipSync } from 'node:zlib'
import { expect, test, type Page } from './fixtures'
import { playNow } from './playing'

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

test('the hall and a first table are light to load', async ({ page }) => {
  const weight = weigh(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await weight(), 'bytes of the hall').toBeLessThan(MOST)
  await playNow(page, 'card-kingdoms')
  expect(await weight(), 'bytes of hall and table').toBeLessThan(MOST)
})

test('nothing is asked of any other host', async ({ page, server }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await playNow(page, 'king-of-the-valley')
  expect([...hosts]).toEqual([server.url])
})
