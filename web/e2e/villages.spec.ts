// The board of Villages: choosing before playing, and paying coin by coin with a way back.
import { axe, expect, test, type Page } from './fixtures'
import { firstDecision, openTable, playFor } from './playing'

const seats = (rivals: number): string[] => ['me', ...Array.from({ length: rivals }, () => 'bot:greedy')]

async function sitDown(page: Page, rivals: number): Promise<void> {
  await page.goto(await openTable(page, { game: 'villages', seats: seats(rivals) }))
  await firstDecision(page)
}

/** The question that the ribbon asks. */
const asks = (page: Page, words: RegExp) => page.locator('.prompt p b', { hasText: words })

/** Choose a card of the hand and confirm it on the ribbon. */
async function playHeld(page: Page): Promise<void> {
  await page.locator('.held.is-legal').first().click()
  await page.locator('.prompt .btn--main.is-legal').click()
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

test('a payment is laid coin by coin and taken back before it is confirmed', async ({ page }) => {
  await sitDown(page, 3)
  await reachPayment(page)
  const gold = page.locator('.own .res b > [aria-hidden]').first()
  const before = await gold.innerText()
  const open = page.locator('.due:not(.is-paid)')
  const left = await open.count()
  await page.locator('.yield.is-legal').first().click()
  await expect(page.locator('.yield.is-placed').first()).toBeVisible()
  await expect(open).not.toHaveCount(left)
  await expect(gold).not.toHaveText(before)
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(open).toHaveCount(left)
  await expect(gold).toHaveText(before)
  await payTheRest(page)
  const built = await page.locator('.own .mini:not(.is-ghost)').count()
  await page.locator('.prompt .btn--main.is-legal').click()
  await expect(page.locator('.own .mini:not(.is-ghost)')).toHaveCount(built + 1)
})

async function payTheRest(page: Page): Promise<void> {
  const confirm = page.locator('.prompt .btn--main.is-legal')
  const source = page.locator(':is(.yield, .mini .card).is-legal')
  for (;;) {
    await expect(confirm.or(source).first()).toBeVisible()
    if (await confirm.count()) return
    await source.first().click()
  }
}

/** What to press first on the way to a building: the rest of a step, then a card to build, then cards to draw. */
const ON_THE_WAY = ['.lay', '.prompt .btn--main', '.held[data-use="build"]', '.held', '.deck .back', '.act', '']

/** Play until something can be paid in more than one way. */
async function reachPayment(page: Page): Promise<void> {
  const paying = page.locator('.btn--wait')
  const lit = page.locator('main .is-legal')
  for (let presses = 0; presses < 120; presses += 1) {
    await expect(lit.or(paying).first()).toBeVisible({ timeout: 30_000 })
    if (await paying.count()) return
    for (const kind of ON_THE_WAY) {
      const [part] = await page.locator(`main ${kind}.is-legal`).all()
      if (!part) continue
      await part.click()
      break
    }
  }
  throw new Error('nothing could be paid in more than one way')
}

test.describe('in French, at five seats', () => {
  test.use({ kept: { language: 'fr' } })
  test('every part has its place and its words', async ({ page }) => {
    await sitDown(page, 4)
    await expect(page.locator('.opp')).toHaveCount(4)
    await playFor(page, 12)
    await expect(page.locator('main')).not.toContainText(/\[[a-z-]+\]/)
    await axe(page)
  })
})
