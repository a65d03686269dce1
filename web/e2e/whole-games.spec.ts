// From *Play now* to the final scores, on the board of each game.
import { expect, test } from './fixtures'
import { playNow, playToTheEnd } from './playing'

for (const game of ['card-kingdoms', 'king-of-the-valley', 'villages', 'dice-kingdoms']) {
  test(`${game} can be played from the hall to the final scores`, async ({ page }) => {
    await playNow(page, game)
    expect(await playToTheEnd(page)).toBeGreaterThan(5)
    await expect(page.locator('.victor h2')).not.toBeEmpty()
    await expect(page.locator('.reckon tfoot td').first()).toBeVisible()
  })
}
