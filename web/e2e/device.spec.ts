// The table without a server: from a plain host of files under a path of its own, and without any connection after that.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { axe, expect, PHONE, test, type Page } from './fixtures'
import { firstDecision, playFor, playToTheEnd } from './playing'
import { NIGHTLY } from './proof'

const DUCHY = fileURLToPath(new URL('../../.venv/bin/duchy', import.meta.url))
/** Python has to come first, on a machine that does other things too. */
const START = 90_000
const TAG = { tag: '@device' }

test.describe.configure({ timeout: 240_000 })
test.use({ tolerated: [/ERR_CONNECTION_REFUSED|Failed to fetch|ERR_INTERNET_DISCONNECTED/] })

/** The page says that it needs no connection any more; then there is none. */
async function cutOff(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByText('Works without a connection')).toBeVisible({ timeout: START })
  await page.context().setOffline(true)
}

/** A table against easy bots, laid in the lobby. */
async function layTable(page: Page, game: string): Promise<void> {
  await page.goto(`/new/${game}`)
  const easy = page.getByRole('radio', { name: 'Easy' })
  await expect(easy.first()).toBeAttached({ timeout: START })
  for (const level of await easy.all()) await level.check({ force: true })
  await page.getByRole('button', { name: 'Open the table' }).click()
  await firstDecision(page)
}

/** The record of the game that has just ended is one that `duchy verify` believes. */
async function recordHolds(page: Page): Promise<void> {
  await expect(page.locator('.fair')).toContainText('Chance was this device’s own')
  await page.getByRole('link', { name: 'Review' }).click()
  await expect(page.getByRole('button', { name: 'Record file' })).toBeVisible({ timeout: START })
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Record file' }).click()
  const said = execFileSync(DUCHY, ['verify', await (await downloading).path()], { encoding: 'utf8' })
  expect(said).toContain('replay to the result')
}

/** So many presses show that a game runs here; by night each of them is played to its end. */
const PRESSES = 12

test(
  'every game is played without a connection, goes on after a reload, and its record holds elsewhere',
  TAG,
  async ({ page }) => {
    test.slow() // four games in one go
    await cutOff(page)
    for (const game of ['card-kingdoms', 'villages', 'dice-kingdoms'])
      await test.step(game, async () => {
        await layTable(page, game)
        if (NIGHTLY) {
          await playToTheEnd(page)
          await recordHolds(page)
        } else expect(await playFor(page, PRESSES)).toBe(PRESSES)
      })

    await layTable(page, 'king-of-the-valley')
    await playFor(page, 6)
    await firstDecision(page)
    const told = await page.locator('.chronicle').innerText()
    await page.reload()
    await firstDecision(page)
    expect((await page.locator('.chronicle').innerText()).slice(-40)).toBe(told.slice(-40))
    await page.getByRole('button', { name: 'Table menu' }).click()
    await page.getByRole('tab', { name: 'This table' }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save the game as a file' }).click()
    const record = JSON.parse(readFileSync(await (await downloading).path(), 'utf8')) as { moves: unknown[] }
    expect(record.moves.length).toBeGreaterThan(5)
    await page.keyboard.press('Escape')
    await playToTheEnd(page)
    await recordHolds(page)
  },
)

test('two tabs are at one table, and what one does the other sees', TAG, async ({ page, context }) => {
  await page.goto('/')
  await layTable(page, 'king-of-the-valley')
  const other = await context.newPage()
  await other.goto(page.url())
  await firstDecision(other)
  const before = await other.locator('.chronicle').innerText()
  await playFor(page, 2)
  await firstDecision(page)
  const after = await page.locator('.chronicle').innerText()
  expect(after).not.toBe(before)
  await expect(other.locator('.chronicle')).toHaveText(after, { useInnerText: true })
  await page.close()
  await playFor(other, 3)
})

test.describe('on a phone, in Persian', () => {
  test.use({ ...PHONE, kept: { language: 'fa', theme: 'dark' } })
  test('the hall says that it works without a connection, and what only a server has', TAG, async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText('بی اتصال هم کار می‌کند')).toBeVisible({ timeout: START })
    await axe(page)
    await page.goto('/tables')
    await expect(page.getByText('سرور می‌خواهند')).toBeVisible()
    await axe(page)
  })
})
