// axe-core on every screen: by day, by night on a phone, and from right to left.
import { BOARDS, PAGES } from '../scripts/scenes.mjs'
import { play, showReplays } from '../scripts/stage.mjs'
import { axe, DESKTOP, expect, PHONE, test, type Page } from './fixtures'

const LIGHTS = [
  { name: 'by day', use: { ...DESKTOP, kept: { theme: 'light' } } },
  { name: 'by night, on a phone', use: { ...PHONE, kept: { theme: 'dark' } } },
  { name: 'from right to left', use: { ...DESKTOP, kept: { theme: 'dark', language: 'fa' } } },
] as const

/** Open a screen, and look at it. */
const lookAt = (page: Page, path: string): Promise<void> =>
  test.step(path, async () => {
    await page.goto(path)
    await axe(page)
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(sideways, `pixels to scroll sideways at ${path}`).toBeLessThanOrEqual(0)
  })

for (const { name, use } of LIGHTS) {
  test.describe(name, () => {
    test.use(use)

    test('axe-core finds nothing on any page', async ({ page }) => {
      await showReplays(page)
      for (const path of PAGES) await lookAt(page, path)
    })

    for (const [game, moments] of Object.entries(BOARDS)) {
      test(`axe-core finds nothing on the board of ${game}`, async ({ page }) => {
        for (const moment of moments) {
          await play(page, `${game}-${moment}`)
          await lookAt(page, `/t/${game}-${moment}`)
        }
      })
    }
  })
}
