// A game in a package of its own: in the hall under its title, played on the plain board in its own words.
import { expect, test } from '../fixtures'
import { playUntil } from '../playing'
import { Server } from '../server'

const SOURCES = '../../examples/pig/src'

test.describe('a game of another package', () => {
  test.use({ kept: { language: 'fr' } })

  test('hangs in the hall, is played to its end and explained, in the language of the page', async ({ page }) => {
    const server = await Server.startWith('pig', SOURCES)
    try {
      await page.goto(server.url)
      const banner = page.locator('.gonfalon[data-game="pig"]')
      await expect(banner.getByRole('heading')).toHaveText('Pig')
      await expect(banner).toContainText('Lancez autant que vous l’osez')
      await banner.locator('.play').click()
      await expect(page.locator('main.table')).toContainText('Lancer')
      await playUntil(page, 'main.end')
      await expect(page.locator('main.end')).toContainText('Gardé')
      await page.goto(`${server.url}/rules/pig`)
      await expect(page.getByRole('heading', { name: 'Votre tour' })).toBeVisible()
    } finally {
      await page.goto('about:blank')
      await server.clear()
    }
  })
})
