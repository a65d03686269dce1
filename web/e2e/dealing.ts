// Persons who play deals, each from an address of their own; most of their moves are made through the page's own API.
import { expect, type Page } from './fixtures'

export const SMALL = 'king-of-the-valley'

/** Who comes from another address is another household. */
export async function comeFrom(page: Page, address: string, name: string, url: string): Promise<void> {
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': address })
  await page.goto(url)
  expect((await page.request.post(`${url}/api/guest`, { data: { name } })).ok()).toBe(true)
}

/** Begin today's deal through the API; the table. */
export async function begin(page: Page, url: string, game: string, day: string): Promise<string> {
  const made = await page.request.post(`${url}/api/deals/${game}/${day}`)
  expect(made.status(), await made.text()).toBe(201)
  return ((await made.json()) as { table: string }).table
}
