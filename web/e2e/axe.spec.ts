// axe-core on every screen: on every moment of every board by day, and on one of each by night on a phone and from
// right to left; in a night on all of them in every look.
import { BOARDS, PAGES } from '../scripts/scenes.mjs'
import { play, showReplays } from '../scripts/stage.mjs'
import { axe, DESKTOP, fitsAcross, goWithin, PHONE, test, type Page } from './fixtures'
import { NIGHTLY } from './proof'

const LIGHTS = [
  { name: 'by day', every: true, use: { ...DESKTOP, kept: { theme: 'light' } } },
  { name: 'by night, on a phone', every: NIGHTLY, use: { ...PHONE, kept: { theme: 'dark' } } },
  { name: 'from right to left', every: NIGHTLY, use: { ...DESKTOP, kept: { theme: 'dark', language: 'fa' } } },
] as const

/** Open a screen, and look at it. */
const lookAt = (page: Page, path: string): Promise<void> =>
  test.step(path, async () => {
    await goWithin(page, path)
    await axe(page)
    await fitsAcross(page)
  })

for (const { name, every, use } of LIGHTS) {
  test.describe(name, () => {
    test.use(use)

    test('axe-core finds nothing on any page', async ({ page }) => {
      await showReplays(page)
      for (const path of PAGES) await lookAt(page, path)
    })

    for (const [game, moments] of Object.entries(BOARDS)) {
      test(`axe-core finds nothing on the board of ${game}`, async ({ page }) => {
        for (const moment of every ? moments : moments.slice(0, 1)) {
          await play(page, `${game}-${moment}`)
          await lookAt(page, `/t/${game}-${moment}`)
        }
      })
    }
  })
}
