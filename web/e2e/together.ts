// Several people at one table, each in a browser of their own.
import { expect, type Page } from './fixtures'
import { LIT, openTable } from './playing'

/** The game that is quickest to play. */
export const SMALL = 'king-of-the-valley'

/** The host opens a table, and the guests come by the invitation link. */
export async function sitTogether(host: Page, ...guests: readonly Page[]): Promise<void> {
  const seats = ['me', ...guests.map(() => 'open')]
  await host.goto(await openTable(host, { game: SMALL, seats, public: false }))
  const link = host.url()
  await host.getByRole('button', { name: 'I am ready' }).click()
  for (const guest of guests) {
    await guest.goto(link)
    await guest.getByRole('button', { name: 'Sit here' }).first().click()
  }
  for (const page of [host, ...guests]) await expect(page.locator('main.table')).toBeVisible()
}

/** The page of whoever is asked now. */
export async function mover(pages: readonly Page[]): Promise<Page> {
  let found: Page | undefined
  await expect
    .poll(async () => {
      for (const page of pages) if (await page.locator(LIT).count()) found = page
      return found !== undefined
    })
    .toBe(true)
  return found as Page
}

/** Say something at the table. */
export async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('tab', { name: /^Talk/ }).click()
  await page.getByRole('textbox', { name: 'Say something' }).fill(text)
  await page.keyboard.press('Enter')
  await expect(page.locator('.chronicle')).toContainText(text)
}

/** What this browser's person is called. */
export async function call(page: Page, name: string): Promise<void> {
  await page.goto('/settings')
  await page.getByRole('textbox', { name: 'Your name at the tables' }).fill(name)
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(page.getByText('Kept.')).toBeVisible()
}
