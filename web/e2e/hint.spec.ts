// A hint: ideas with their chances, seals on the parts they are about, and a button that plays one.
import { DESKTOP, expect, test } from './fixtures'
import { firstDecision, openTable } from './playing'

test.use(DESKTOP)

test('a hint tells its chances, seals the board and is played by its own button', async ({ page }) => {
  await page.goto(await openTable(page, { game: 'king-of-the-valley', seats: ['me', 'bot:random'] }))
  await firstDecision(page)
  await page.getByRole('button', { name: 'Hint' }).click()
  const ideas = page.locator('.hints ol > li')
  await expect(ideas.first()).toBeVisible({ timeout: 60_000 })
  await expect(ideas.first()).toContainText('% to win')
  await expect(page.locator('.sealed b').first()).toBeVisible()
  const asked = await page.locator('.prompt').innerText()
  await ideas.first().locator('.move').click()
  await expect(page.locator('.prompt')).toHaveText(asked, { useInnerText: true })
  await ideas.first().getByRole('button', { name: 'Play this' }).click()
  await expect(page.locator('.hints')).toHaveCount(0)
})
