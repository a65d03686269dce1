// The board of Dice Kingdoms: sheets that are filled with a pen, and dice in hand.
import { axe, expect, PHONE, test, type Page } from '../fixtures'
import { byKeyboard, firstDecision, openTable, playFor, playUntil } from '../playing'

const seats = (rivals: number): string[] => ['me', ...Array.from({ length: rivals }, () => 'bot:easy')]

async function sitDown(page: Page, rivals: number): Promise<void> {
  await page.goto(await openTable(page, { game: 'dice-kingdoms', seats: seats(rivals) }))
  await firstDecision(page)
}

const ACTION = 'main:has(.is-legal) .prompt[data-ask="action"]'

/** A lit box where a road of several boxes, or one with two values, can begin. */
async function pencil(page: Page) {
  for (const box of await page.locator('.spot--road.is-legal').all()) {
    await box.click()
    if (await page.locator('.ink-it').count()) return box
  }
  throw new Error('no road of several boxes was offered')
}

const marks = (page: Page) => page.locator('.home .forest .box.is-done').count()

test('a road is pencilled in, rubbed out, and inked as one stroke', async ({ page }) => {
  await sitDown(page, 1)
  await playUntil(page, ACTION)
  const before = await marks(page)
  const box = await pencil(page)
  await expect(box).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.way')).toHaveCount(2)
  const ghosts = await page.locator('.forest .box.is-ghost').count()
  expect(ghosts).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect(page.locator('.ink-it')).toHaveCount(0)
  await box.click()
  await page.locator('.ink-it').click()
  await expect.poll(() => marks(page)).toBeGreaterThan(before)
})

test('a die in hand shows what it can do, and a box that cannot be pressed says why', async ({ page }) => {
  await sitDown(page, 1)
  await playUntil(page, ACTION)
  const red = page.getByRole('button', { name: /^Fight with red/ })
  await red.click()
  await expect(red).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.dk')).toHaveAttribute('data-hand', 'red')
  await page.keyboard.press('Escape')
  await expect(red).toHaveAttribute('aria-pressed', 'false')
  await page.locator('.spot--road:not(.is-legal)').nth(70).hover()
  await expect(page.getByRole('tooltip')).toContainText('not next to your roads')
  await page.getByRole('button', { name: /^Turn red/ }).hover()
  await expect(page.locator('.reader h3')).toContainText('Turn red')
  await expect(page.locator('.reader')).toContainText('reconstructed')
})

test('the sheets of the others are one press away', async ({ page }) => {
  await sitDown(page, 3)
  await expect(page.locator('.other')).toHaveCount(3)
  await page.getByRole('button', { name: 'Bertrand' }).click()
  const realm = page.getByRole('dialog')
  await expect(realm.locator('.hand')).toHaveText('Bertrand')
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(realm).toHaveCount(0)
})

test('everything on the sheets can be done with the keyboard', async ({ page }) => {
  await sitDown(page, 1)
  await playUntil(page, ACTION, { press: byKeyboard })
  await page.locator('.spot--road.is-legal').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.spot:focus')).toHaveCount(1)
  await page.locator('.spot[data-target^="citizen/"].is-legal, .spot[data-target^="lair/"].is-legal').first().focus()
  await expect(page.locator('.box.is-ghost').first()).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(page.locator(ACTION)).toHaveCount(0)
})

test.describe('on a phone, in Persian', () => {
  test.use({ ...PHONE, kept: { language: 'fa', theme: 'dark' } })
  test('leaf by leaf, with ribbon and dice in reach', async ({ page }) => {
    await sitDown(page, 1)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    for (const leaf of await page.locator('.leaves button').all()) {
      await leaf.click()
      await expect(page.locator('.prompt')).toBeInViewport()
      await expect(page.locator('.tray')).toBeInViewport()
    }
    await axe(page)
    expect(await playFor(page, 15)).toBe(15)
    await axe(page)
  })
})

test.describe('in French, at four seats, by night', () => {
  test.use({ kept: { language: 'fr', theme: 'dark' } })
  test('nothing is left to the ribbon that has its place on a sheet', async ({ page }) => {
    await sitDown(page, 3)
    for (let press = 0; press < 12; press += 1) {
      await playFor(page, 1)
      await expect(page.locator('.choices')).toHaveCount(0)
    }
    await page.mouse.move(1, 1)
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await axe(page)
  })
})
