// The board of Villages: choosing before playing, and paying coin by coin with a way back.
import { axe, expect, test, type Page } from '../fixtures'
import { firstDecision, openTable, playFor, playUntil } from '../playing'

async function sitDown(page: Page, rivals: number): Promise<void> {
  // Rivals who take their time: what is waited for comes before their villages are full.
  const seats = ['me', ...Array.from({ length: rivals }, () => 'bot:random')]
  await page.goto(await openTable(page, { game: 'villages', seats }))
  await firstDecision(page)
}

/** The question that the ribbon asks. */
const asks = (page: Page, words: RegExp) => page.locator('.prompt p b', { hasText: words })

const CONFIRM = '.prompt .btn--main.is-legal'

/** Choose a card of the hand and confirm it on the ribbon. */
async function playHeld(page: Page): Promise<void> {
  await page.locator('.held.is-legal').first().click()
  await page.locator(CONFIRM).click()
}

test('a card is chosen by a first press, let go by another, and played on the ribbon', async ({ page }) => {
  await sitDown(page, 1)
  await expect(asks(page, /develop as a resource/)).toBeVisible()
  const card = page.locator('.held.is-legal').first()
  await card.click()
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Not this' }).click()
  await expect(card).toHaveAttribute('aria-pressed', 'false')
  await playHeld(page)
  await expect(page.locator('.own .yields li')).toHaveCount(2)
  await expect(page.locator('.hand')).toHaveAccessibleName(/5 of 8/)
})

/** On the way to a payment: the rest of a step, then a card to build, then cards to draw. */
const ON_THE_WAY = ['.lay', '.held[data-use="build"]', '.held', '.deck .back', '.act']

test('a payment is laid coin by coin and taken back before it is confirmed', async ({ page }) => {
  await sitDown(page, 3)
  await playUntil(page, '.btn--wait', { first: ON_THE_WAY })
  const gold = page.locator('.own .purse b > [aria-hidden]').first()
  const before = await gold.innerText()
  const open = page.locator('.due:not(.is-paid)')
  const left = await open.count()
  await page.locator('.yield.is-legal').first().click()
  await expect(page.locator('.yield.is-placed').first()).toBeVisible()
  await expect(open).not.toHaveCount(left)
  await expect(gold).not.toHaveText(before)
  await page.getByRole('button', { name: 'Take back', exact: true }).click()
  await expect(open).toHaveCount(left)
  await expect(gold).toHaveText(before)
  await playUntil(page, CONFIRM, { first: ['.yield', '.mini .card'] })
  await page.locator(CONFIRM).click()
  await expect(page.locator('.due, .yield.is-placed')).toHaveCount(0)
  await expect(page.locator('.prompt__refusal')).toHaveCount(0)
})

test.describe('in French, at five seats', () => {
  test.use({ kept: { language: 'fr' } })
  test('every part has its place and its words', async ({ page }) => {
    await sitDown(page, 4)
    await expect(page.locator('.other')).toHaveCount(4)
    await playFor(page, 12)
    await expect(page.locator('main')).not.toContainText(/\[[a-z-]+\]/)
    await axe(page)
  })
})
