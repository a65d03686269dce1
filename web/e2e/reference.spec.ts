// The rules to learn and to look up, and the cards to browse.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { axe, expect, PHONE, test, type Page } from './fixtures'
import { firstDecision, playNow } from './playing'
import { NIGHTLY } from './proof'
import { Server } from './server'

const GAMES = ['card-kingdoms', 'villages', 'dice-kingdoms', 'king-of-the-valley']
const book = (page: Page) => page.locator('.book')
const inView = (page: Page, id: string) => expect(page.locator(`#${id} h2`)).toBeInViewport()

test('the hall leads to the rules and cards of every game', async ({ page }) => {
  for (const game of GAMES) {
    await page.goto('/')
    await page.locator(`.gonfalon[data-game="${game}"] a[href="/rules/${game}"]`).click()
    await expect(book(page).locator('section')).not.toHaveCount(0)
    await expect(page.locator('.dia__drawing').first()).not.toBeEmpty()
    await page.goto('/')
    await page.locator(`.gonfalon[data-game="${game}"] a[href="/cards/${game}"]`).click()
    await expect(page.locator('.faces li')).not.toHaveCount(0)
  }
})

test('searching shows places and sentences, and Enter leads to the first', async ({ page }) => {
  await page.goto('/rules/card-kingdoms')
  await expect(book(page)).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('MÁGIC replaces')
  await expect(page.getByRole('status').first()).toContainText('chapter')
  const hits = page.locator('.hits a')
  await expect(hits.first()).toContainText('Paying')
  await expect(hits.first().locator('mark').first()).toBeVisible()
  await expect(book(page).locator('#paying mark').first()).toHaveText(/magic/i)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#paying$/)
  await inView(page, 'paying')
  await page.getByRole('searchbox').press('Escape')
  await expect(page.locator('mark')).toHaveCount(0)
})

test('searching knows both keyboards of Persian, and its joiners', async ({ page }) => {
  await page.goto('/rules/card-kingdoms')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fa')
  await expect(page.locator('.book h1')).toHaveText('پادشاهی کارت‌ها')
  await page.getByRole('searchbox').fill('تمام شده كارت')
  await expect(page.locator('.hits a').first()).toBeVisible()
  await expect(book(page).locator('mark').first()).toBeVisible()
})

test('an address names a section, and back leads back', async ({ page }) => {
  await page.goto('/rules/villages#paying')
  await inView(page, 'paying')
  await page.getByRole('link', { name: 'Alone' }).click()
  await inView(page, 'solo')
  await page.goBack()
  await inView(page, 'paying')
  await page.goto('/rules/nothing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page.')
})

test('the rules of a passage settle a dispute', async ({ page }) => {
  await page.goto('/rules/card-kingdoms#paying')
  await page.locator('#paying .ids').first().click()
  await expect(page.locator('.ids__told').first()).toContainText('CK-088')
  await expect(page.locator('.ids__told').first()).toContainText('at least 1 real')
})

test('a question at the table leads to its rules, beside the table', async ({ page, context }) => {
  await playNow(page, 'card-kingdoms')
  const [rules] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'The rules about this question, in a new tab' }).click(),
  ])
  await expect(rules).toHaveURL(/\/rules\/card-kingdoms#setup$/)
  await inView(rules, 'setup')
  await expect(page.locator('main.table')).toBeVisible()
})

test('cards are sifted by kind, data and words', async ({ page }) => {
  await page.goto('/cards/card-kingdoms')
  const faces = page.locator('.faces li')
  await expect(faces).toHaveCount(18)
  await page.getByRole('button', { name: 'Holy', exact: true }).click()
  await expect(faces).toHaveCount(4)
  await page.getByRole('button', { name: 'Soldier', exact: true }).click()
  await page.getByRole('group', { name: 'Activated by' }).getByRole('button', { name: '8' }).click()
  await expect(faces).toHaveCount(2)
  await page.getByRole('button', { name: 'Show all' }).click()
  await page.getByRole('button', { name: /^Monsters/ }).click()
  await expect(faces).toHaveCount(24)
  await page.getByRole('searchbox').fill('dragon')
  await expect(faces).toHaveCount(2)
  await page.getByRole('searchbox').fill('thief')
  await expect(faces).toHaveCount(0)
  await page.getByRole('button', { name: 'Citizens: 1' }).click()
  await faces.getByRole('button').click()
  await expect(page.locator('.detail')).toContainText('In the box 6')
  await expect(page).toHaveURL(/#thief$/)
})

test('cards lie in the order that is asked for', async ({ page }) => {
  await page.goto('/cards/card-kingdoms')
  const cards = page.locator('.faces button')
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  const lie = async (first: string, last: string): Promise<void> => {
    await expect(cards.first()).toHaveId(first)
    await expect(cards.last()).toHaveId(last)
  }
  await lie('cleric', 'miner')
  await sort.selectOption('name')
  await lie('alchemist', 'wizard')
  await page.getByRole('button', { name: /^Domains/ }).click()
  await sort.selectOption('cost, lowest first')
  await lie('blood_crow_army', 'emerald_stronghold')
  await sort.selectOption('points, most first')
  await lie('emerald_stronghold', 'cutthroats_truce')
  await expect(cards).toHaveCount(24)
})

test('the cards of the owner of a server are marked, and played with', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'duchy-cards-'))
  const mine = join(folder, 'mine.toml')
  writeFileSync(mine, '[citizens.cleric]\ncost = 9\n')
  const server = await Server.start('--cards', `card-kingdoms=${mine}`)
  try {
    await page.goto(`${server.url}/cards/card-kingdoms#cleric`)
    await expect(page.locator('.own-mark')).toHaveCount(1)
    await expect(page.locator('.detail')).toContainText('This card comes from a file of this server’s owner.')
    await expect(page.locator('.detail')).toContainText('Cost 9')
    await page.goto(server.url)
    await page.locator('.gonfalon[data-game="card-kingdoms"] .play').click()
    await firstDecision(page)
    await expect(page.locator('[data-target^="citizen/"]', { hasText: 'Cleric' })).toContainText('9')
  } finally {
    // A table left open would call the server after it is gone.
    await page.goto('about:blank')
    await server.clear()
    rmSync(folder, { recursive: true })
  }
})

test('a reconstructed card says so and how to correct it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/cards/villages#farm')
  await expect(page.locator('.detail')).toContainText('reconstructed')
  await page.getByText('How to correct it').click()
  await expect(page.locator('.detail pre').first()).toContainText('[buildings.farm]')
  await page.getByRole('button', { name: 'Copy' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('[buildings.farm]\ntype = "worker"')
  await page.getByRole('checkbox', { name: 'only reconstructed' }).check()
  await expect(page.locator('.faces .doubt')).toHaveCount(36)
})

test('a card named in the rules leads to it', async ({ page }) => {
  await page.goto('/rules/card-kingdoms#roll')
  await page.getByRole('link', { name: 'Palace of the Dawn' }).click()
  await expect(page.locator('.detail h2')).toContainText('Palace of the Dawn')
  await page.getByRole('link', { name: 'Rules', exact: true }).click()
  await expect(book(page)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('contents open, sections are reached, cards open as a sheet', async ({ page }) => {
    await page.goto('/rules/king-of-the-valley')
    await page.getByText('Contents').click()
    await page.getByRole('link', { name: 'The Jester' }).click()
    await inView(page, 'jester')
    await expect(page.locator('.toc')).toBeHidden()
    await page.getByRole('searchbox').fill('monk')
    await page.locator('.hits a', { hasText: 'Specialists' }).click()
    await expect(page.locator('.hits')).toBeHidden()
    await inView(page, 'specialists')
    await page.goto('/cards/king-of-the-valley')
    await expect(page.locator('.detail')).toHaveCount(0)
    await page.locator('.faces button').first().click()
    await expect(page.locator('.detail')).toContainText('Queen')
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.locator('.detail')).toHaveCount(0)
    for (const path of ['/rules/dice-kingdoms', '/cards/dice-kingdoms']) {
      await page.goto(path)
      await page.waitForSelector('.book, .faces')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    }
  })
})

for (const [language, theme] of [
  ['en', 'light'],
  ['fr', 'dark'],
  ['fa', 'dark'],
] as const) {
  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ kept: { language, theme } })

    test('the book and the cards of every game are told, and axe finds nothing', async ({ page }) => {
      for (const [at, game] of GAMES.entries()) {
        // The books are made of the same parts: axe-core looks at all of them once, and at one in each other look.
        const isLookedAt = NIGHTLY || language === 'en' || at === 0
        await page.goto(`/rules/${game}`)
        await expect(book(page).locator('section').last()).toBeAttached()
        // A message without words shows its name in brackets.
        expect(await page.locator('main').innerText()).not.toMatch(/\[[a-z]+-[a-z-]+\]/)
        if (isLookedAt) await axe(page)
        await page.goto(`/cards/${game}`)
        for (const kind of await page.locator('.kinds button').all()) {
          await kind.click()
          await expect(page.locator('.faces li')).not.toHaveCount(0)
          expect(await page.locator('main').innerText()).not.toMatch(/\[[a-z]+-[a-z-]+\]/)
        }
        if (isLookedAt) await axe(page)
      }
    })
  })
}
