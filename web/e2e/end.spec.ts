// The end of a game in a real browser: what fits on which screen, and another game by consent.
import { play } from '../scripts/stage.mjs'
import { DESKTOP, expect, fitsAcross, LAPTOP, PHONE, test } from './fixtures'

test.describe('on a laptop', () => {
  test.use(LAPTOP)
  test('five seats and their tie-break fit without scrolling', async ({ page }) => {
    await play(page, 'card-kingdoms-end-tie')
    await page.goto('/t/card-kingdoms-end-tie')
    await expect(page.locator('.scores .tie')).toBeVisible()
    await expect(page.locator('.decided ol a')).toHaveCount(3)
    // Until its typefaces are there, a page is set in others.
    await page.evaluate(() => document.fonts.ready)
    const below = (): Promise<number> =>
      page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight)
    await expect.poll(below).toBeLessThanOrEqual(0)
    await fitsAcross(page)
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)
  test('the own column stays while the others go by', async ({ page }) => {
    await play(page, 'villages-end-tie')
    await page.goto('/t/villages-end-tie')
    const own = page.locator('.scores thead .is-own')
    await expect(own).toBeVisible()
    await page.locator('.scores .across').evaluate((across) => across.scrollTo({ left: across.scrollWidth }))
    await expect(page.locator('.scores thead th').last()).toBeInViewport()
    await expect(own).toBeInViewport({ ratio: 0.9 })
    await fitsAcross(page)
  })
})

test.describe('at a desk', () => {
  test.use(DESKTOP)

  test('a defeat has no laurels, card by card is told on demand, and the board is one press away', async ({ page }) => {
    await play(page, 'king-of-the-valley-end')
    await page.goto('/t/king-of-the-valley-end')
    await expect(page.locator('.victor.is-lost')).toBeVisible()
    await expect(page.locator('.victor .wreath')).toHaveCount(0)
    await expect(page.locator('.victor h2')).toHaveText('Ravenmoor')
    const influence = page.getByRole('row', { name: /^Influence/ })
    await expect(influence.locator('li')).toHaveCount(0)
    await influence.getByRole('button').click()
    await expect(influence.locator('li').first()).toBeVisible()
    await page.getByRole('button', { name: 'See the table' }).click()
    await expect(page.locator('main.table')).toBeVisible()
  })

  test('who is in is told, and who agreed may still stay when the next table opens', async ({ page }) => {
    await play(page, 'king-of-the-valley-end', { table: { willing: [0, 2] } })
    await page.goto('/t/king-of-the-valley-end')
    const ribbon = page.locator('.ribbon')
    await expect(ribbon.getByRole('button', { name: 'You are in' })).toBeVisible()
    await expect(ribbon).toContainText('Waiting for Ysolde.')
    await expect(ribbon.locator('li.is-in')).toHaveCount(2)
    await play(page, 'king-of-the-valley-end', { table: { willing: [0, 1, 2], rematch: 'next' } })
    await page.reload()
    await page.getByRole('button', { name: 'Stay here' }).click()
    await expect(page.getByRole('link', { name: 'To that table' })).toBeVisible()
    await expect(page).toHaveURL(/king-of-the-valley-end$/)
  })
})
