// The guided first games: each from its first page to the free game, as a newcomer would go through it.
import type { Asked } from '../src/generated/protocol'
import { axe, expect, PHONE, test, type Page } from './fixtures'

const CARD = '.guide'
const NEXT = '.guide__next'
const END = '.guide--end'
/** What can be pressed; where a press opens a menu, its items come last. */
const LIT = 'main .is-legal:visible, [role=menuitem]:visible'
const MOST_PAGES = 30
const PATIENCE = 20_000
const ANSWER = 1000

const TEXT = '.guide__text'
const text = (page: Page): Promise<string> => page.locator(TEXT).innerText()

async function begin(page: Page, game: string): Promise<void> {
  await page.goto(`/learn/${game}`)
  await expect(page.locator(NEXT)).toBeVisible({ timeout: PATIENCE })
}

/** Do what the open page asks for: turn it, or press what is lit until the lesson goes on. */
async function goOn(page: Page): Promise<void> {
  const before = await text(page)
  await expect(page.locator(`${NEXT}, ${LIT}`).first()).toBeVisible({ timeout: PATIENCE })
  let tries = 0
  await expect(async () => {
    if ((await text(page)) !== before) return
    const next = page.locator(NEXT)
    // A part may have to be chosen first and confirmed then, by a second press, in a menu or on the ribbon.
    if (await next.count()) await next.click({ timeout: 2000 })
    else await pressLit(page, tries++)
    // A second press before the first one is answered would turn a page that nobody has read.
    await expect.poll(() => text(page), { timeout: ANSWER }).not.toBe(before)
  }).toPass({ timeout: PATIENCE })
}

/** Which lit things lie open: the guide may cover the second place where the same move can be made. */
const openPlaces = (page: Page): Promise<number[]> =>
  page.locator(LIT).evaluateAll((lit) =>
    lit.flatMap((part, place) => {
      const { left, top, width, height } = part.getBoundingClientRect()
      const seen = document.elementFromPoint(left + width / 2, top + height / 2)
      return seen && (part === seen || part.contains(seen)) ? [place] : []
    }),
  )

async function pressLit(page: Page, tries: number): Promise<void> {
  const places = await openPlaces(page)
  await page
    .locator(LIT)
    .nth(places[(places.length - 1 + tries) % places.length] ?? 0)
    .click({ timeout: 2000 })
}

async function walkToTheEnd(page: Page): Promise<number> {
  for (let pages = 1; pages <= MOST_PAGES; pages += 1) {
    await goOn(page)
    await expect(page.locator(`${NEXT}, ${LIT}, ${END}`).first()).toBeVisible({ timeout: PATIENCE })
    if (await page.locator(END).count()) return pages
  }
  throw new Error(`no end after ${MOST_PAGES} pages`)
}

/** Whatever the open page asks for can be pressed, and does not lie under its card. */
const nothingHidden = (page: Page): Promise<void> =>
  expect(async () => {
    const open = await openPlaces(page)
    expect(open.length + (await page.locator(NEXT).count())).toBeGreaterThan(0)
  }).toPass({ timeout: PATIENCE })

const LESSONS = [
  { game: 'card-kingdoms', language: 'en', theme: 'light', pages: 16 },
  { game: 'villages', language: 'fr', theme: 'dark', pages: 19 },
  { game: 'dice-kingdoms', language: 'fa', theme: 'light', pages: 16 },
  { game: 'king-of-the-valley', language: 'fa', theme: 'dark', pages: 13 },
] as const

for (const { game, language, theme, pages } of LESSONS) {
  test.describe(`${game} in ${language}, ${theme}`, () => {
    test.use({ kept: { language, theme } })
    test('is taught to its end, and goes on as a free game', async ({ page }) => {
      await begin(page, game)
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'fa' ? 'rtl' : 'ltr')
      await axe(page)
      await goOn(page)
      await goOn(page)
      await axe(page)
      expect(2 + (await walkToTheEnd(page))).toBe(pages)
      await axe(page)
      await page.locator(`${END} .btn--main`).click()
      await expect(page.locator(CARD)).toHaveCount(0)
      await expect(page.locator(LIT).first()).toBeVisible({ timeout: PATIENCE })
    })
  })
}

test.describe('on a phone', () => {
  test.use(PHONE)
  test('the card never hides what is to be pressed', async ({ page }) => {
    await begin(page, 'card-kingdoms')
    while (!(await page.locator(END).count())) {
      await nothingHidden(page)
      await goOn(page)
    }
    await expect(page.locator(`${END} .btn--main`)).toBeInViewport()
  })
})

test('only the move of the lesson is lit, and a move taken back brings its page back', async ({ page }) => {
  await begin(page, 'card-kingdoms')
  await goOn(page)
  await goOn(page)
  await expect(page.locator('main [data-target].is-legal')).toHaveCount(1)
  await goOn(page)
  await goOn(page)
  const recruit = await text(page)
  await goOn(page)
  // Before the move has arrived the button would take back an earlier one.
  await page
    .getByRole('button', { name: /Recruit the Peasant/ })
    .and(page.locator('.bar__btn'))
    .click()
  await expect(page.locator(TEXT)).toHaveText(recruit)
})

/** Make another move than the lesson's, past the page: from a second client of the same person. */
const stray = (page: Page, move: string): Promise<void> =>
  page.evaluate(
    (text) =>
      new Promise<void>((done) => {
        const socket = new WebSocket(
          `${location.origin.replace('http', 'ws')}/api/tables/${location.pathname.slice(3)}/socket`,
        )
        socket.onmessage = ({ data }) => {
          const { type, asked } = JSON.parse(String(data)) as { type: string; asked: Asked }
          if (type === 'done') done()
          if (type !== 'snapshot') return
          const move = asked.moves.find((offer) => offer.text === text)?.id
          socket.send(JSON.stringify({ type: 'move', id: 'astray', seat: 0, move, answers: asked.answers }))
        }
      }),
    move,
  )

test('another move leaves the path, which is said kindly, and can be taken back', async ({ page }) => {
  await begin(page, 'card-kingdoms')
  for (const _ of ['kingdom', 'centre', 'roll']) await goOn(page)
  const choice = await text(page)
  await stray(page, 'choose 2')
  await expect(page.locator(TEXT)).toContainText('left the path')
  expect(await page.locator(LIT).count()).toBeGreaterThan(3)
  await page.locator('.guide__foot .btn--quiet').click()
  await expect(page.locator(TEXT)).toHaveText(choice)
})

test('who leaves the lesson plays on freely, also after loading the page again', async ({ page }) => {
  await begin(page, 'king-of-the-valley')
  await page.locator('.guide__leave').click()
  await expect(page.locator(CARD)).toHaveCount(0)
  expect(await page.locator(LIT).count()).toBeGreaterThan(3)
  await page.reload()
  await expect(page.locator(LIT).first()).toBeVisible({ timeout: PATIENCE })
  await expect(page.locator(CARD)).toHaveCount(0)
})

test('the hall offers each lesson, and the keyboard leads through its pages', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('a[href^="/learn/"]')).toHaveCount(4)
  await page.locator('a[href="/learn/card-kingdoms"]').click()
  await expect(page.locator(NEXT)).toBeVisible({ timeout: PATIENCE })
  await expect(page.locator(NEXT)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator(NEXT)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.is-legal:focus')).toBeVisible()
  const before = await text(page)
  await page.keyboard.press('Enter')
  await expect(page.locator(TEXT)).not.toHaveText(before)
})
