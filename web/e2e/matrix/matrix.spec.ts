// Every screen in every size and language: nothing clipped, nothing covered, nothing beside the window, targets large
// enough for a finger. Usually one telling position of each board; DUCHY_MATRIX=all, and every night, all of them.
import { expect, test, type Page } from '../fixtures'
import { NIGHTLY } from '../proof'
import { problemsOf } from './geometry'
import { measure } from './measure'
import { SCREENS } from './screens'

const ALL = NIGHTLY || process.env['DUCHY_MATRIX'] === 'all'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1024, height: 768, touch: true },
  { width: 768, height: 1024, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 360, height: 740, touch: true },
]
const LANGUAGES = ['en', 'fr', 'fa'] as const
/** English is the shortest of them: where nothing else is asked for, a desk and a phone tell enough of it. */
const WIDTHS_IN_ENGLISH = [1440, 390]

/** The setting as another window of this browser would change it: the page stays. */
async function speak(page: Page, language: (typeof LANGUAGES)[number]): Promise<void> {
  await page.evaluate((language) => {
    const key = 'duchy-settings'
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object
    localStorage.setItem(key, JSON.stringify({ ...kept, language }))
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }, language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

/** Everything has come to rest: letters are there, and what moved has arrived. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done))
    await document.fonts.ready
    await frame()
    await frame()
  })

test.use({ hasTouch: true })

for (const { name, usual, open, within } of SCREENS) {
  if (!usual && !ALL) continue
  test(`${name} fits every window in every language`, async ({ page }) => {
    await open(page)
    await expect(page.locator('main:not(.laying)')).toBeVisible()
    for (const language of LANGUAGES) {
      await speak(page, language)
      for (const { touch = false, ...size } of SIZES) {
        if (!ALL && language === 'en' && !WIDTHS_IN_ENGLISH.includes(size.width)) continue
        await page.setViewportSize(size)
        await settle(page)
        const found = problemsOf(await measure(page, touch, within))
        expect.soft([...new Set(found)], `${language} ${String(size.width)}×${String(size.height)}`).toEqual([])
      }
    }
  })
}
