// From *Play now* to the final scores, and on to the next game.
import { expect, test } from './fixtures'
import { firstDecision, playNow, playToTheEnd } from './playing'

for (const game of ['card-kingdoms', 'king-of-the-valley']) {
  test(`${game} can be played from the hall to the final scores, and again`, async ({ page }) => {
    await playNow(page, game)
    expect(await playToTheEnd(page)).toBeGreaterThan(5)
    await expect(page.locator('.victor h2')).not.toBeEmpty()
    await expect(page.locator('.reckon tfoot td').first()).toBeVisible()
    const before = page.url()
    await page.getByRole('button', { name: 'Rematch' }).click()
    await firstDecision(page)
    expect(page.url()).not.toBe(before)
  })
}
