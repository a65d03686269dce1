// Replays: every game can be looked at again, from all sides, taken along, and gone on with.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { axe, expect, PHONE, test, type Page } from './fixtures'
import { openTable, playFor, playOut } from './playing'
import { NIGHTLY } from './proof'

const GAMES = ['card-kingdoms', 'villages', 'dice-kingdoms', 'king-of-the-valley']
const fileOf = (name: string): string => fileURLToPath(new URL(`../../tests/records/${name}.json`, import.meta.url))
const movesOf = (name: string): number =>
  (JSON.parse(readFileSync(fileOf(name), 'utf8')) as { moves: string[] }).moves.length

const slider = (page: Page) => page.locator('.rail input')
const board = (page: Page) => page.locator('.rp__board')
const now = (page: Page) => page.locator('.rp__what')
const atMove = (page: Page, move: number) => expect(slider(page)).toHaveValue(String(move))

/** Open a record file through the page, as a person does; the address of its replay. */
async function openRecord(page: Page, name: string): Promise<string> {
  await page.goto('/replay')
  await page.locator('input[type=file]').setInputFiles(fileOf(name))
  await expect(page).toHaveURL(/\/replay\/[0-9a-f]{32}/)
  await expect(board(page)).toBeVisible()
  return new URL(page.url()).pathname
}

/** Go to a moment of a replay and wait until it is drawn. */
async function goTo(page: Page, replay: string, move: number, seat: number | 'all'): Promise<void> {
  await page.goto(`${replay}?move=${move}&seat=${seat}`)
  await atMove(page, move)
  await expect(now(page)).not.toBeEmpty()
}

for (const game of GAMES) {
  test(`${game}: a record is opened, looked at from all sides and gone on with`, async ({ page }) => {
    const name = `${game}-3`
    const length = movesOf(name)
    const replay = await openRecord(page, name)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[A-Z]/)
    await atMove(page, 0)

    await page.getByRole('button', { name: 'On a step', exact: true }).click()
    await atMove(page, 1)
    await slider(page).press('ArrowRight')
    await atMove(page, 2)
    await slider(page).press('End')
    await atMove(page, length)
    await expect(page.getByRole('button', { name: 'Continue from here' })).toBeDisabled()
    await slider(page).press('Home')
    await atMove(page, 0)
    await expect(page.locator('.chances path').first()).toBeAttached()
    await expect(page.locator('.rail__s').first()).toBeVisible()

    await page.locator('.rail__s').last().click()
    const swing = page.locator('.chronicle .swing')
    await expect(swing).toHaveText(/(luck|choice)/)
    await expect(page.locator('[aria-current=step], .swing').first()).toBeVisible()
    const sentence = await now(page).innerText()
    expect(sentence).toMatch(/^Turn \d+\. \S/)
    expect(sentence).not.toContain('[')
    for (const eyes of ['Seat 2', 'Spectator']) {
      await page.getByRole('radio', { name: eyes }).check({ force: true })
      await expect(page).toHaveURL(eyes === 'Spectator' ? /seat=all$/ : /seat=1$/)
    }
    await expect(page.locator('.rp__board .is-legal')).toHaveCount(0)

    const there = Number(await slider(page).inputValue())
    await page.getByRole('button', { name: 'Back a turn' }).click()
    expect(Number(await slider(page).inputValue())).toBeLessThan(there)
    await slider(page).press('Home')
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Pause' }).click()

    await goTo(page, replay, 30, 1)
    await page.getByRole('button', { name: 'Continue from here' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('radio', { checked: true }).first()).toBeAttached()
    await dialog.getByText('Easy', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Play on' }).click()
    await expect(page).toHaveURL(/\/t\//)
    expect(await playFor(page, 4)).toBe(4)
  })
}

test('a finished game can be seen with everything laid open', async ({ page }) => {
  const replay = await openRecord(page, 'villages-3')
  await goTo(page, replay, 40, 0)
  const hands = board(page).locator('.open-hand')
  await expect(hands).toHaveCount(0)
  await page.getByRole('radio', { name: 'All open' }).check({ force: true })
  await expect(page).toHaveURL(/seat=open$/)
  await expect(page.locator('.eyes')).toContainText('you see what every player held')
  await expect(hands).toHaveCount(3)
  await expect(hands.getByRole('button')).toHaveCount(12)
  await openRecord(page, 'dice-kingdoms-3')
  await expect(page.getByRole('radio', { name: 'Spectator' })).toBeAttached()
  await expect(page.getByRole('radio', { name: 'All open' })).toHaveCount(0)
})

test('a link leads to the same moment, from the same eyes', async ({ page, visitor, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const replay = await openRecord(page, 'villages-3')
  await goTo(page, replay, 57, 2)
  const sentence = await now(page).innerText()
  await page.getByRole('button', { name: 'Link to this moment' }).click()
  await expect(page.getByText('The link is copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain(`${replay}?move=57&seat=2`)
  const other = await visitor()
  await other.goto(link)
  await atMove(other, 57)
  await expect(now(other)).toHaveText(sentence)
  await expect(other.locator('.eyes label').nth(2)).toHaveClass(/is-on/)
})

test('a record that was downloaded opens as the same replay', async ({ page }) => {
  const replay = await openRecord(page, 'king-of-the-valley-2')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Record file' }).click()
  const path = await (await downloading).path()
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(
    JSON.parse(readFileSync(fileOf('king-of-the-valley-2'), 'utf8')),
  )
  await page.getByRole('link', { name: 'All replays' }).click()
  await page.locator('input[type=file]').setInputFiles(path)
  await expect(page).toHaveURL(new RegExp(replay))
})

test('a file can be dropped on the page', async ({ page }) => {
  await page.goto('/replay')
  const text = readFileSync(fileOf('king-of-the-valley-2'), 'utf8')
  const files = await page.evaluateHandle((body) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([body], 'game.json', { type: 'application/json' }))
    return transfer
  }, text)
  await page.locator('main').dispatchEvent('drop', { dataTransfer: files })
  await expect(page).toHaveURL(/\/replay\/[0-9a-f]{32}/)
})

test.describe('what cannot be opened', () => {
  test.use({ tolerated: [/status of 400/] })
  test('is told in one sentence', async ({ page }) => {
    await page.goto('/replay')
    const record = JSON.parse(readFileSync(fileOf('card-kingdoms-2'), 'utf8')) as { moves: string[] }
    const broken = JSON.stringify({ ...record, moves: record.moves.slice(0, -1) })
    for (const [body, sentence] of [
      ['no record', 'This file is not a record: nothing in it can be read as one.'],
      ['{}', 'This record cannot be opened: duchy'],
      [broken, 'the record replays to another end than the one written in it'],
      ['['.repeat(300_000), 'This file is too big to be a record.'],
    ] as const) {
      const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(body) }
      await page.locator('input[type=file]').setInputFiles(file)
      await expect(page.getByRole('alert')).toContainText(sentence)
    }
  })
})

test.describe('a replay that is not there', () => {
  test.use({ tolerated: [/status of 404/] })
  test('is told in a sentence', async ({ page }) => {
    await page.goto(`/replay/${'0'.repeat(32)}`)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    await expect(page.getByRole('link', { name: 'To the hall' })).toBeVisible()
  })
})

test.describe('a server that is away', () => {
  test.use({ tolerated: [/ERR_FAILED/] })
  test('is told, and the replay goes on when it is back', async ({ page }) => {
    const replay = await openRecord(page, 'king-of-the-valley-2')
    await page.route('**/moves?*', (route) => route.abort())
    await page.goto(`${replay}?move=9&seat=0`)
    await expect(page.getByRole('alert')).toContainText('The server cannot be reached.')
    await page.unroute('**/moves?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(board(page)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await atMove(page, 9)
  })
})

test('a finished table leads to its replay, and stands in the list', async ({ page }) => {
  const path = await openTable(page, { game: 'king-of-the-valley', seats: ['me', 'bot:random'], public: true })
  await playOut(page, path)
  await page.goto(path)
  await page.getByRole('link', { name: 'Review this game' }).click()
  await atMove(page, 0)
  await expect(page.locator('.bar__names')).toContainText('Ada')
  await slider(page).press('End')
  await expect(now(page)).not.toBeEmpty()
  await page.getByRole('link', { name: 'All replays' }).click()
  await page.getByRole('region', { name: 'Your finished games' }).getByRole('link').first().click()
  await atMove(page, 0)
})

test('the keys step where nothing else has the focus', async ({ page }) => {
  await openRecord(page, 'king-of-the-valley-2')
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('ArrowRight')
  await atMove(page, 1)
  await page.keyboard.press('End')
  await atMove(page, movesOf('king-of-the-valley-2'))
  await page.keyboard.press('ArrowLeft')
  await atMove(page, movesOf('king-of-the-valley-2') - 1)
  const spoken = page.locator('[aria-live=polite]').last()
  await expect(spoken).not.toBeEmpty()
})

test.describe('on a phone, in Persian, at night', () => {
  test.use({ ...PHONE, kept: { language: 'fa', theme: 'dark' } })
  test('a replay is stepped through and gone on with', async ({ page }) => {
    const replay = await openRecord(page, 'card-kingdoms-3')
    await goTo(page, replay, 40, 0)
    await page.locator('.ctl__b').nth(4).click()
    await atMove(page, 41)
    await expect(now(page)).toHaveText(/[آ-ی]/)
    await page.locator('.bar nav button[aria-expanded]').click()
    await expect(page.locator('.chronicle')).toBeVisible()
    await page.locator('.bar nav button[aria-expanded]').click()
    await page.locator('.goon__open').click()
    await page.locator('dialog .btn--main').click()
    await expect(page).toHaveURL(/\/t\//)
    expect(await playFor(page, 2)).toBe(2)
  })
})

// The boards themselves are looked at in axe.spec.ts; around them, all replays are alike.
for (const [language, theme, games] of [
  ['en', 'light', NIGHTLY ? GAMES : ['dice-kingdoms']],
  ['fr', 'dark', NIGHTLY ? GAMES : ['villages']],
  ['fa', 'light', NIGHTLY ? GAMES : ['card-kingdoms']],
] as const) {
  test.describe(`${language}, ${theme}`, () => {
    test.use({ kept: { language, theme } })
    test('axe finds nothing on the pages of replays', async ({ page }) => {
      await page.goto('/replay')
      await axe(page)
      for (const game of games) {
        const replay = await openRecord(page, `${game}-3`)
        await goTo(page, replay, 45, 0)
        await expect(page.locator('.chances')).toBeVisible()
        await axe(page)
      }
      await page.getByRole('tab').last().click()
      await expect(page.locator('.chronicle .swing').first()).toBeVisible()
      await axe(page)
      await page.locator('.goon__open').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await axe(page)
    })
  })
}
