// A tournament of eight over three rounds: the same deals in the same seats, with a restart of the server in the middle.
import { comeFrom, SMALL } from './dealing'
import { playOut } from './playing'
import { axe, expect, fitsAcross, PHONE, test, type Page } from './fixtures'
import { Server } from './server'

const NAMES = ['Ada', 'Bea', 'Cid', 'Dan', 'Eva', 'Fay', 'Gil', 'Hal']
const BREAK = 60_000
const shot = process.env['DUCHY_SHOTS']

interface Facts {
  readonly table: string
  readonly state: string
  readonly played: readonly { state: string }[]
}

test.describe('a tournament', () => {
  test.use({ tolerated: [/403|WebSocket|ERR_CONNECTION_REFUSED/] })

  test('of eight over three rounds goes on after a restart', async ({ page, visitor }) => {
    const server = await Server.startClocked()
    await comeFrom(page, '10.4.0.1', 'Ada', server.url)
    await page.goto(`${server.url}/tournaments`)
    await page.getByRole('textbox', { name: 'Its name' }).fill('Club night')
    await page.getByRole('combobox', { name: 'Game' }).selectOption(SMALL)
    await page.getByRole('button', { name: 'Open it' }).click()
    await expect(page.getByRole('heading', { name: 'Club night' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Start the first round' })).toBeDisabled()
    const id = new URL(page.url()).pathname.split('/')[2] ?? ''
    await page.getByRole('button', { name: 'Join' }).click()
    await expect(page.getByText('You are in')).toBeVisible()

    const persons: Page[] = [page]
    for (const [at, name] of NAMES.entries()) {
      if (!at) continue
      const person = await visitor()
      await comeFrom(person, `10.4.${at}.1`, name, server.url)
      const joined = await person.request.post(`${server.url}/api/tournaments/${id}`, { data: { wish: 'join' } })
      expect(joined.ok(), await joined.text()).toBe(true)
      persons.push(person)
    }
    await expect(page.getByText('8 have joined', { exact: false })).toBeVisible()
    if (shot) await page.screenshot({ path: `${shot}/tournament-open-en.png`, fullPage: true })
    await page.getByRole('button', { name: 'Start the first round' }).click()
    await expect(page.getByRole('link', { name: 'To your table' })).toBeVisible()

    const ask = async (person: Page): Promise<Facts> =>
      (await (await person.request.get(`${server.url}/api/tournaments/${id}`)).json()) as Facts
    const play = async (some: readonly Page[]): Promise<void> => {
      await Promise.all(
        some.map(async (person) => {
          const { table } = await ask(person)
          if (table) await playOut(person, table, { seed: 1 + persons.indexOf(person) })
        }),
      )
    }
    const closed = (round: number): Promise<void> =>
      expect.poll(async () => (await ask(page)).played[round - 1]?.state, { timeout: 30_000 }).toBe('closed')
    const away = async (): Promise<void> => {
      for (const person of persons) await person.goto('about:blank')
    }
    /** One looks at the tournament; the others play without looking. */
    const back = async (): Promise<void> => {
      for (const person of persons)
        await person.goto(`${server.url}${person === page ? `/tournament/${id}` : '/settings'}`)
    }

    // The first round: one table is done, then the server stops and starts again; nothing is lost.
    await page.getByRole('link', { name: 'To your table' }).click()
    await page.getByRole('button', { name: 'Table menu' }).click()
    await page.getByRole('tab', { name: 'This table' }).click()
    await page.getByRole('button', { name: 'To the tournament' }).click()
    await expect(page.getByRole('heading', { name: 'Club night' })).toBeVisible()
    await back()
    const tables = await Promise.all(persons.map(async (person) => (await ask(person)).table))
    expect(new Set(tables).size).toBe(4)
    await play(persons.filter((_, at) => tables[at] === tables[0]))
    await away()
    await server.stop()
    await server.start()
    await back()
    expect((await ask(page)).played[0]?.state).toBe('running')
    await play(persons.filter((_, at) => tables[at] !== tables[0]))
    await closed(1)
    await expect(page.locator('.standings tbody tr')).toHaveCount(8)
    await expect(page.getByText('Round 2 begins', { exact: false })).toBeVisible()

    for (const round of [2, 3]) {
      await away()
      await server.later(BREAK)
      await back()
      await expect.poll(async () => (await ask(page)).table, { timeout: 20_000 }).not.toBe('')
      await play(persons)
      await closed(round)
    }
    await expect(page.getByText(/has won|share the first place/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Look at this game' })).toHaveCount(12)
    if (shot) await page.screenshot({ path: `${shot}/tournament-over-en.png`, fullPage: true })
    await axe(page)
    await page.setViewportSize(PHONE.viewport)
    for (const language of ['fr', 'fa', 'en']) {
      await page.locator('header select').selectOption(language)
      await expect(page.locator(`html[lang=${language}]`)).toBeAttached()
      await fitsAcross(page)
      if (shot) await page.screenshot({ path: `${shot}/tournament-over-${language}-phone.png`, fullPage: true })
    }
    await page.getByRole('link', { name: 'Look at this game' }).first().click()
    await expect(page.locator('main.rp')).toBeVisible()
    await away()
    await server.clear()
  })
})

for (const language of ['en', 'fr', 'fa'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ ...PHONE, kept: { language } })

    test('tournaments fit a phone', async ({ page, server }) => {
      await comeFrom(page, '10.5.0.1', 'Ada', server.url)
      await page.goto('/tournaments')
      await expect(page.locator('form')).toBeVisible()
      if (shot) await page.screenshot({ path: `${shot}/tournaments-${language}-phone.png`, fullPage: true })
      await fitsAcross(page)
      await axe(page)
      const made = await page.request.post('/api/tournaments', { data: { name: 'Club', game: SMALL } })
      const { id } = (await made.json()) as { id: string }
      await page.goto(`/tournament/${id}`)
      await page.locator('.now .play').click()
      await expect(page.locator('.standings li')).toHaveCount(1)
      if (shot) await page.screenshot({ path: `${shot}/tournament-${language}-phone.png`, fullPage: true })
      await fitsAcross(page)
      await axe(page)
      expect((await page.request.post(`/api/tournaments/${id}`, { data: { wish: 'call-off' } })).ok()).toBe(true)
    })
  })
}
