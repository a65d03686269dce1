// What is told of a game: also to who was not there when it happened.
import { axe, expect, PHONE, test } from './fixtures'
import { firstDecision, LIT, openTable, playFor, playOut, playUntil } from './playing'

const withBot = { game: 'card-kingdoms', seats: ['me', 'bot:random'], public: true }

test('the chronicle is there again after loading the page anew, and whole', async ({ page }) => {
  const path = await openTable(page, withBot)
  await playOut(page, path, { most: 30 })
  await page.goto(path)
  await playFor(page, 4)
  await firstDecision(page)
  const since = page.locator('.chronicle .turn')
  await expect(since.first()).toBeVisible()
  const told = await since.allInnerTexts()
  await page.reload()
  await firstDecision(page)
  expect(await since.allInnerTexts()).toEqual(told)
  await page.getByRole('tab', { name: 'All' }).click()
  const first = page.getByRole('heading', { name: /^Turn 1 ·/ })
  await expect(async () => {
    await page.locator('.chronicle ol').evaluate((list) => list.scrollTo(0, list.scrollHeight))
    await expect(first).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 20_000 })
  await axe(page)
})

test('a spectator reads what happened before', async ({ page, visitor }) => {
  const path = await openTable(page, withBot)
  await playOut(page, path, { most: 8 })
  const watcher = await visitor()
  await watcher.goto(path)
  await expect(watcher.locator('.chronicle .turn').first()).toBeVisible()
  await expect(watcher.getByRole('tab', { name: 'Since your turn' })).toHaveCount(0)
})

test('a card that is named is lit on the board and read', async ({ page }) => {
  const path = await openTable(page, withBot)
  await playOut(page, path, { most: 20 })
  await page.goto(path)
  await firstDecision(page)
  await page.getByRole('tab', { name: 'All' }).click()
  const named = page.locator('.chronicle .named').first()
  const card = await named.innerText()
  await named.click()
  await expect(page.locator('.reader')).toContainText(card)
})

test('after taking back, the chronicle tells the past that holds', async ({ page }) => {
  await page.goto(await openTable(page, { ...withBot, game: 'king-of-the-valley' }))
  await firstDecision(page)
  const told = page.locator('.chronicle ol')
  const before = await told.innerText()
  await playFor(page, 1)
  await firstDecision(page)
  await expect.poll(() => told.innerText()).not.toBe(before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => told.innerText()).toBe(before)
})

/** Plays back what happened since one's own last turn. */
const PLAY_BACK = 'Play it back on the board'

test('what happened since one was there is played back on the board, and ends at now', async ({ page }) => {
  const path = await openTable(page, withBot)
  await playOut(page, path, { most: 30 })
  // What is told passes: kept here, so that no glance can miss it.
  await page.addInitScript(() => {
    const told = new Set<string>()
    Object.assign(window, { told })
    new MutationObserver(() => {
      const now = document.querySelector<HTMLElement>('.prompt:has(.past) .prompt__told')?.innerText
      if (now) told.add(now)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.goto(path)
  await firstDecision(page)
  const asked = await page.locator('.prompt p').innerText()
  const board = page.locator('.own, .other, .centre')
  const before = await board.allInnerTexts()
  await page.getByRole('button', { name: PLAY_BACK }).click()
  await expect(page.getByRole('button', { name: 'Back to now' })).toBeVisible()
  await expect(page.locator(LIT)).toHaveCount(0)
  await expect(page.locator('.chronicle .is-new').first()).toBeVisible()
  await expect(page.locator('.prompt:has(.past)')).toHaveCount(0, { timeout: 30_000 })
  await firstDecision(page)
  expect(await page.locator('.prompt p').innerText()).toBe(asked)
  expect(await board.allInnerTexts()).toEqual(before)
  const told = await page.evaluate(() => [...(window as unknown as { told: Set<string> }).told])
  expect(told.join(' ')).toMatch(/Ysolde rolls/)
  expect(told.length).toBeGreaterThan(2)
})

test('talk that was not read is counted', async ({ page, visitor }) => {
  const path = await openTable(page, withBot)
  await page.goto(path)
  await firstDecision(page)
  const watcher = await visitor()
  await openTable(watcher, { ...withBot, public: false })
  await watcher.goto(path)
  await watcher.getByRole('tab', { name: 'Talk' }).click()
  await watcher.getByPlaceholder('Say something').fill('Well met!')
  await watcher.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('.chronicle .unread')).toHaveText('1')
  await page.getByRole('tab', { name: 'Talk' }).click()
  await expect(page.locator('.chronicle .unread')).toHaveCount(0)
  await expect(page.locator('.chronicle')).toContainText('Well met!')
})

test.describe('at a calm pace', () => {
  test.use({ kept: { pace: 'calm' } })
  test('the ribbon tells what a rival has just done, and the board keeps a mark of it', async ({ page }) => {
    // It is told for a moment only: kept here, so that no glance can miss it.
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const told = document.querySelector<HTMLElement>('.prompt__told')
        if (told) document.documentElement.dataset['told'] = told.innerText
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(
      await openTable(page, { game: 'king-of-the-valley', seats: ['me', 'bot:random', 'bot:random'], public: false }),
    )
    await playUntil(page, '[data-told]')
    await expect(page.locator('html')).toHaveAttribute('data-told', /Ysolde|Bertrand/)
    await expect(page.locator('.is-last').first()).toBeVisible()
  })
})

test.describe('with sound', () => {
  test.use({ kept: { sound: true } })
  test('the bell rings for who looks at another tab', async ({ page }) => {
    await page.addInitScript(() => {
      const heard: number[] = []
      Object.assign(window, { heard })
      window.OscillatorNode = class extends OscillatorNode {
        constructor(context: BaseAudioContext, options?: OscillatorOptions) {
          super(context, options)
          heard.push(options?.frequency ?? 0)
        }
      }
    })
    await page.goto(await openTable(page, { game: 'king-of-the-valley', seats: ['me', 'bot:random'], public: false }))
    await firstDecision(page)
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }))
    await playFor(page, 8)
    const heard = (): Promise<number[]> => page.evaluate(() => (window as unknown as { heard: number[] }).heard)
    await expect.poll(heard).toEqual(expect.arrayContaining([660, 1320, 1822]))
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)
  test('the chronicle opens over the board', async ({ page }) => {
    await page.goto(await openTable(page, withBot))
    await playFor(page, 6)
    await page.getByRole('button', { name: 'Chronicle' }).click()
    await expect(page.locator('.chronicle .turn').first()).toBeVisible()
  })

  test('it opens by itself for who comes back, and makes room when the past is played back', async ({ page }) => {
    const path = await openTable(page, withBot)
    await playOut(page, path, { most: 30 })
    await page.goto(path)
    const chronicle = page.locator('.chronicle')
    await expect(chronicle).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Since your turn' })).toHaveAttribute('aria-selected', 'true')
    await axe(page)
    await page.getByRole('button', { name: PLAY_BACK }).click()
    await expect(chronicle).toBeHidden()
    await page.getByRole('button', { name: 'Back to now' }).click()
    await firstDecision(page)
    await page.reload()
    await expect(chronicle).toBeVisible()
    await chronicle.getByRole('button', { name: 'Close' }).click()
    await expect(chronicle).toBeHidden()
    await playFor(page, 1)
  })
})
