// axe-core on every screen: by day, by night on a phone, and from right to left.
import { play, showReplays } from '../scripts/stage.mjs'
import { SCENES, USUAL } from '../scripts/scenes.mjs'
import { axe, DESKTOP, expect, PHONE, test } from './fixtures'

const LIGHTS = [
  { name: 'by day', all: true, use: { ...DESKTOP, kept: { theme: 'light' } } },
  { name: 'by night, on a phone', all: false, use: { ...PHONE, kept: { theme: 'dark' } } },
  { name: 'from right to left', all: false, use: { ...DESKTOP, kept: { theme: 'dark', language: 'fa' } } },
] as const

for (const { name, all, use } of LIGHTS) {
  test.describe(name, () => {
    test.use(use)
    for (const scene of SCENES) {
      const where = 'position' in scene ? scene.position : scene.path
      if (!all && 'position' in scene && !USUAL.test(scene.position)) continue
      test(`axe-core finds nothing at ${where}`, async ({ page }) => {
        await showReplays(page)
        if ('position' in scene) await play(page, scene.position)
        await page.goto('position' in scene ? `/t/${scene.position}` : scene.path)
        await page.waitForSelector('main#content:not(.laying)')
        await axe(page)
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(sideways, 'pixels to scroll sideways').toBeLessThanOrEqual(0)
      })
    }
  })
}
