// Today's deal: four persons play it, each once; the day after its key and its games are told.
import { begin, comeFrom, SMALL } from './dealing'
import { firstDecision, playOut } from './playing'
import { axe, expect, fitsAcross, PHONE, test } from './fixtures'
import { Server } from './server'

const DAY = 86_400_000
const shot = process.env['DUCHY_SHOTS']

test.describe('a deal', () => {
  test.use({ tolerated: [/403|WebSocket|ERR_CONNECTION_REFUSED/] })

  test('is played once by four persons, ranked at once, and told the day after', async ({ page, visitor }) => {
    const server = await Server.startClocked()
    const [bea, cid, dan] = [await visitor(), await visitor(), await visitor()]
    await comeFrom(page, '10.1.0.1', 'Ada', server.url)
    const today = (await (await page.request.get(`${server.url}/api/deals/${SMALL}`)).json()) as { day: string }
    const { day } = today

    // Before: what is equal, one try, and nobody's points.
    await page.goto(`${server.url}/deal/${SMALL}`)
    await expect(page.getByRole('heading', { name: 'One try' })).toBeVisible()
    await expect(page.getByText('Nobody has played it yet')).toBeVisible()
    if (shot) await page.screenshot({ path: `${shot}/deal-before-en.png`, fullPage: true })
    await axe(page)

    // Leaving and coming back goes on where one was.
    await page.getByRole('button', { name: 'Play today’s deal' }).click()
    await firstDecision(page)
    const table = new URL(page.url()).pathname.slice(3)
    await page.goto(`${server.url}/deal/${SMALL}`)
    await page.getByRole('button', { name: 'Go on with your game' }).click()
    await expect(page).toHaveURL(new RegExp(table))
    await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0)

    // Somebody else of the same address waits, and is told so.
    await comeFrom(dan, '10.1.0.1', 'Dan', server.url)
    await dan.goto(`${server.url}/deal/${SMALL}`)
    await expect(dan.getByText('Somebody of your address is playing this deal.', { exact: false })).toBeVisible()
    await expect(dan.getByRole('button', { name: 'Play today’s deal' })).toBeDisabled()

    await playOut(page, table, { seed: 1 })
    await expect(page.getByRole('link', { name: 'See how everybody did' })).toBeVisible()
    if (shot) await page.screenshot({ path: `${shot}/deal-end-en.png` })
    for (const [person, address, name, choice] of [
      [bea, '10.2.0.1', 'Bea', 2],
      [cid, '10.3.0.1', 'Cid', 5],
    ] as const) {
      await comeFrom(person, address, name, server.url)
      await playOut(person, await begin(person, server.url, SMALL, day), { seed: choice })
    }
    await dan.reload()
    await expect(dan.getByText('only one of an address is ranked', { exact: false })).toBeVisible()
    await playOut(dan, await begin(dan, server.url, SMALL, day), { seed: 3 })
    await dan.goto(`${server.url}/deal/${SMALL}`)
    await expect(dan.getByRole('heading', { name: /not ranked/ })).toBeVisible()

    // After: one's place among three, and where the best did otherwise, for who has played.
    await page.getByRole('link', { name: 'See how everybody did' }).click()
    await expect(page.getByRole('heading', { name: /of 3, with/ })).toBeVisible()
    await expect(page.locator('.ranking tbody tr')).toHaveCount(3)
    await expect(page.locator('.ranking tbody a')).toHaveCount(0)
    const places = await page.locator('.ranking tbody tr').evaluateAll((rows) => rows.map((row) => row.textContent))
    const loser = [page, bea, cid].find((_, at) => places.at(-1)?.includes(['Ada', 'Bea', 'Cid'][at] ?? '')) ?? page
    await loser.goto(`${server.url}/deal/${SMALL}`)
    await expect(loser.getByRole('heading', { name: /did otherwise/ })).toBeVisible()
    await expect(loser.locator('.position')).toBeVisible()
    if (shot) await loser.screenshot({ path: `${shot}/deal-after-en.png`, fullPage: true })
    await axe(loser)
    await fitsAcross(loser)

    // Nothing of it is told to others yet.
    await bea.goto(`${server.url}/replay/${table}`)
    await expect(bea.getByRole('link', { name: 'To the hall' })).toBeVisible()

    // The day after: closed, the key told, all games open, and another deal to play.
    for (const person of [page, bea, cid, dan]) await person.goto('about:blank')
    await server.later(DAY)
    await bea.goto(`${server.url}/deal/${SMALL}/${day}`)
    await expect(bea.locator('.deal__when')).toContainText('closed')
    await expect(bea.locator('.ranking tbody a')).toHaveCount(3)
    await bea.locator('summary', { hasText: 'The key, told' }).click()
    await bea.locator('.ranking tbody a').first().click()
    await expect(bea.locator('main.rp')).toBeVisible()
    await page.goto(`${server.url}/deal/${SMALL}`)
    await expect(page.getByRole('button', { name: 'Play today’s deal' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'One day in a row' })).toBeVisible()
    await page.getByText('Earlier deals').click()
    await page.locator('.earlier a').first().click()
    await page.getByRole('button', { name: 'Play it without rank' }).click()
    await firstDecision(page)
    for (const person of [page, bea, cid, dan]) await person.goto('about:blank')
    await server.clear()
  })
})

for (const language of ['en', 'fr', 'fa'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ ...PHONE, kept: { language } })

    test('the deal fits a phone, before and after', async ({ page, server }) => {
      await comeFrom(page, `10.9.0.${['en', 'fr', 'fa'].indexOf(language) + 1}`, 'Ada', server.url)
      const { day } = (await (await page.request.get(`/api/deals/${SMALL}`)).json()) as { day: string }
      await page.goto(`/deal/${SMALL}`)
      await expect(page.locator('.broadside .play')).toBeVisible()
      if (shot) await page.screenshot({ path: `${shot}/deal-before-${language}-phone.png`, fullPage: true })
      await fitsAcross(page)
      await axe(page)
      await playOut(page, await begin(page, server.url, SMALL, day), { seed: 4 })
      await page.goto(`/deal/${SMALL}`)
      await expect(page.locator('.wall h2')).toBeVisible()
      if (shot) await page.screenshot({ path: `${shot}/deal-after-${language}-phone.png`, fullPage: true })
      await fitsAcross(page)
      await axe(page)
    })
  })
}
