// The pages around the tables: languages, new tables, and what is said when something is wrong.
import { expect, fitsAcross, PHONE, test, type Page } from './fixtures'
import { firstDecision, openTable, playFor, playNow } from './playing'

test('the first decision is two clicks and a few seconds away', async ({ page }) => {
  await page.goto('/')
  const start = Date.now()
  await page.locator('.gonfalon[data-game="card-kingdoms"] .play').click()
  await firstDecision(page)
  expect(Date.now() - start).toBeLessThan(10_000)
})

test('another language is there at once and stays', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fa')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('.gonfalon h2').first()).toContainText(/[آ-ی]/)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa')
  await page.getByRole('combobox').first().selectOption('fr')
  await expect(page.locator('.play').first()).toContainText('Jouer')
})

test('the tab says where one is, and whose turn it is', async ({ page }) => {
  for (const [path, title] of [
    ['/', 'Duchy'],
    ['/rules/villages', 'Rules · Villages — Duchy'],
    ['/cards/dice-kingdoms', 'Cards · Dice Kingdoms — Duchy'],
    ['/replay', 'Replays — Duchy'],
    ['/nowhere', 'There is no such page. — Duchy'],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveTitle(title)
  }
  await playNow(page, 'king-of-the-valley')
  await expect(page).toHaveTitle('Your turn · King of the Valley — Duchy')
})

test('a new table has the options of its game and opens as it was drawn', async ({ page }) => {
  await page.goto('/new/card-kingdoms')
  await page.getByRole('combobox', { name: 'Set-up' }).selectOption('custom')
  await expect(page.getByRole('checkbox', { name: 'Barrens' })).toBeAttached()
  await page.getByRole('combobox', { name: 'Set-up' }).selectOption('monster-blood')
  await page.getByText('Finer points of the rules').click()
  await page.getByRole('combobox', { name: 'A returned card' }).selectOption('sorted')
  await page.getByRole('group', { name: 'A friend' }).getByRole('button', { name: 'Bot' }).click()
  const level = page.getByRole('group', { name: 'Level' }).first()
  await level.locator('label', { has: page.getByRole('radio', { name: 'Easy' }) }).click()
  await page.getByRole('button', { name: 'Open the table' }).click()
  await firstDecision(page)
  await expect(page.locator('.other')).toHaveCount(2)
  await expect(page.locator('.other').first()).toContainText('Easy')
})

test('a wrong link says what happened and leads home', async ({ page }) => {
  for (const [path, sentence] of [
    ['/t/nowhere', 'There is no such table.'],
    ['/nowhere', 'There is no such page.'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentence)
    await page.getByRole('link', { name: 'To the hall' }).click()
    await expect(page.locator('.hall')).toBeVisible()
  }
})

test('a private table says so to who has no invitation', async ({ page, visitor }) => {
  const path = await openTable(page, { game: 'villages', seats: ['me', 'open'], public: false })
  const other = await visitor()
  await other.goto(path.replace(/\?.*/, ''))
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('This table is private.')
})

test('who comes too late for a seat is told so', async ({ page, visitor }) => {
  // The host is elsewhere: the game waits for him, and so the table stays as it is.
  const path = await openTable(page, { game: 'king-of-the-valley', seats: ['me', 'open', 'open'], public: true })
  const [second, third, fourth] = [await visitor(), await visitor(), await visitor()]
  for (const other of [second, third, fourth]) await other.goto(path)
  const free = (other: Page) => other.getByRole('button', { name: 'Sit here' })
  await free(second).first().click()
  await expect(free(third)).toHaveCount(1)
  await free(third).click()
  await expect(free(fourth)).toHaveCount(0)
  await expect(fourth.locator('main')).toContainText('All seats are taken')
})

test.describe('without a server', () => {
  test.use({ tolerated: [/ERR_|WebSocket|Failed to (fetch|load)/] })

  test('a cut line and a server that is away are told in a sentence', async ({ page, server, context }) => {
    await playNow(page, 'card-kingdoms')
    await server.stop()
    await expect(page.locator('.prompt--cut')).toContainText('Trying again in')
    await expect(page.locator('.is-legal')).toHaveCount(0)
    await server.start()
    await expect(page.locator('.prompt--cut')).toHaveCount(0, { timeout: 30_000 })
    await firstDecision(page)

    await context.route('**/api/tables/mine', (route) => route.abort())
    await page.goto('/tables')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The server cannot be reached.')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  test('a refused move is told on the ribbon, and the game goes on', async ({ page }) => {
    await page.routeWebSocket(/\/socket/, (socket) => {
      const line = socket.connectToServer()
      let spoilt = false
      socket.onMessage((text) => {
        const asked = JSON.parse(String(text)) as { type: string; answers?: number }
        if (asked.type === 'move' && !spoilt) {
          spoilt = true
          asked.answers = 0
        }
        line.send(JSON.stringify(asked))
      })
    })
    await playNow(page, 'card-kingdoms')
    await page.locator('main .is-legal').first().click()
    await expect(page.locator('.prompt__refusal')).toContainText('That was not possible.')
    await page.locator('main .is-legal').first().click()
    await expect(page.locator('.prompt__refusal')).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the hall, a table and its moves fit the screen', async ({ page }) => {
    await playNow(page, 'card-kingdoms')
    await playFor(page, 8)
    await fitsAcross(page)
    await expect(page.locator('.prompt')).toBeInViewport()
  })
})
