// What a person can do at a table besides playing.
import { axe, expect, test } from './fixtures'
import { firstDecision, LIT, openTable, playFor, playToTheEnd, playUntil } from './playing'

const solo = { game: 'card-kingdoms', seats: ['me', 'bot:random'], public: false }

test('a move that revealed nothing is taken back', async ({ page }) => {
  await page.goto(await openTable(page, { game: 'king-of-the-valley', seats: ['me', 'bot:random'], public: false }))
  await firstDecision(page)
  const asked = await page.locator('.prompt p').innerText()
  await playFor(page, 1)
  await expect(page.locator('.prompt p')).not.toHaveText(asked)
  // Who takes back while a bot moves may come too late, and is told so.
  await firstDecision(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.prompt p')).toHaveText(asked)
})

test('a hint lists good moves, and a press makes one', async ({ page }) => {
  await page.goto(await openTable(page, { game: 'king-of-the-valley', seats: ['me', 'bot:random'], public: false }))
  await firstDecision(page)
  await page.getByRole('button', { name: 'Hint' }).click()
  const hints = page.locator('.hints')
  await expect(hints.getByRole('listitem').first()).toBeVisible({ timeout: 30_000 })
  const asked = await page.locator('.prompt p').innerText()
  await hints.locator('.do-it').first().click()
  await expect(hints).toHaveCount(0)
  await expect(page.locator('.prompt p')).not.toHaveText(asked)
})

test('what happens is told to those who do not see it', async ({ page }) => {
  await page.goto(await openTable(page, solo))
  await firstDecision(page)
  await playFor(page, 2)
  await expect(page.locator('[aria-live=polite]')).not.toBeEmpty()
})

test('a part that cannot be used says why', async ({ page }) => {
  await page.goto(await openTable(page, solo))
  await playUntil(page, '.row .is-out')
  await page.locator('.row .is-out').first().hover()
  await expect(page.getByRole('tooltip')).toContainText(/\w+.*\.( \([A-Z-]+\d+\))?$/)
  await axe(page)
})

test('nothing stands between a press and its move', async ({ page }) => {
  await page.goto(await openTable(page, solo))
  await playFor(page, 30)
  await expect(page.locator('.menu__reveals')).toHaveCount(0)
})

test('taking back says what it takes back, and is lit only while it does something', async ({ page }) => {
  await page.goto(await openTable(page, { game: 'king-of-the-valley', seats: ['me', 'bot:random'], public: false }))
  await firstDecision(page)
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeDisabled()
  await expect(undo).toHaveAccessibleName(/nothing to take back/)
  await playFor(page, 1)
  await firstDecision(page)
  await expect(undo).toHaveAccessibleName(/take back: \w+/)
  await undo.click()
  await expect(undo).toBeDisabled()
})

test('one whole game is played with the keyboard alone', async ({ page }) => {
  const inFocus = (selector: string): Promise<boolean> =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
  /** Press a key until something that matches has the focus. */
  const goTo = async (selector: string, key: string): Promise<void> => {
    for (let presses = 0; !(await inFocus(selector)); presses += 1) {
      if (presses > 60) throw new Error(`${key} never comes to ${selector}`)
      await page.keyboard.press(key)
    }
  }
  const byKeyboard = async (): Promise<boolean> => {
    await goTo(LIT, 'Shift+ArrowRight')
    await page.keyboard.press('Enter')
    return true
  }
  await page.goto('/')
  await goTo('[data-game="king-of-the-valley"] .play', 'Tab')
  await page.keyboard.press('Enter')
  await firstDecision(page)
  await playToTheEnd(page, { press: byKeyboard })
  await expect(page.locator('.victor h2')).not.toBeEmpty()
})
