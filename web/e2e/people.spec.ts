// Several people at one table, online and around one device.
import { expect, test, type Page } from './fixtures'
import { firstDecision, LIT, openTable, playFor } from './playing'

const SMALL = 'king-of-the-valley'

/** Two people at a table: the host opens it, the guest comes by the invitation link. */
async function sitTogether(host: Page, guest: Page): Promise<void> {
  await host.goto(await openTable(host, { game: SMALL, seats: ['me', 'open'], public: false }))
  const link = await host.locator('.waiting__box bdi').innerText()
  await host.getByRole('button', { name: 'I am ready' }).click()
  await guest.goto(link)
  await guest.getByRole('button', { name: 'Sit here' }).click()
  for (const page of [host, guest]) await expect(page.locator('main.table')).toBeVisible()
}

/** Round and piles, as the bar tells them. */
const where = (page: Page): Promise<string> => page.locator('.bar__where').innerText()

/** The page of whoever is asked now. */
async function mover(pages: readonly Page[]): Promise<Page> {
  let found: Page | undefined
  await expect
    .poll(async () => {
      for (const page of pages) if (await page.locator(LIT).count()) found = page
      return found !== undefined
    })
    .toBe(true)
  return found as Page
}

test.describe('an online table', () => {
  test.use({ tolerated: [/WebSocket|ERR_CONNECTION_REFUSED|Failed to fetch/] })

  test('goes on after a reload and a restart of the server', async ({ page: host, visitor, server }) => {
    const guest = await visitor()
    const pages = [host, guest]
    await sitTogether(host, guest)
    for (let turn = 0; turn < 4; turn += 1) await playFor(await mover(pages), 1)

    // Whoever is asked has been told of the last move; the others are shown it at their pace.
    const told = await where(await mover(pages))
    await host.reload()
    await expect.poll(() => where(host)).toBe(told)

    await server.stop()
    for (const page of pages) await expect(page.locator('.prompt--cut')).toContainText('The line to the table is cut.')
    await server.start()
    for (const page of pages) {
      await page
        .getByRole('button', { name: 'Try now' })
        .click({ timeout: 2000 })
        .catch(() => undefined)
      await expect(page.locator('.prompt--cut')).toHaveCount(0, { timeout: 30_000 })
    }
    for (let turn = 0; turn < 6; turn += 1) await playFor(await mover(pages), 1)
    const last = await where(await mover(pages))
    for (const page of pages) await expect.poll(() => where(page)).toBe(last)
  })

  test('shows who is here, and what is said', async ({ page: host, visitor }) => {
    const guest = await visitor()
    await sitTogether(host, guest)
    await host.getByRole('tab', { name: 'Talk' }).click()
    await host.getByRole('textbox', { name: 'Say something' }).fill('Good luck!')
    await host.keyboard.press('Enter')
    await guest.getByRole('tab', { name: 'Talk' }).click()
    await expect(guest.locator('.chronicle')).toContainText('Good luck!')
    await guest.goto('/')
    await expect(host.locator('.other').first()).toContainText('not at the table')
    await expect(guest.locator('.slip').first()).toContainText('King of the Valley')
  })
})

test('a bot plays for who has gone, until they take their seat back', async ({ page: host, visitor }) => {
  const guest = await visitor()
  const pages = [host, guest]
  await sitTogether(host, guest)
  for (let presses = 0; presses < 20 && (await mover(pages)) !== guest; presses += 1) await playFor(host, 1)
  const table = guest.url()
  await guest.goto('/')
  await host.getByRole('button', { name: /^Let a bot play for / }).click()
  await firstDecision(host)
  await expect(host.locator('.other').first()).toContainText('away, a bot')
  await guest.goto(table)
  await expect(guest.locator('.prompt')).toContainText('A bot plays for you.')
  await guest.getByRole('button', { name: 'Take your seat back' }).click()
  await expect(host.locator('.other').first()).not.toContainText('away')
  await playFor(host, 1)
  await firstDecision(await mover(pages))
})

test('who comes to a full table may watch it', async ({ page: host, visitor }) => {
  const path = await openTable(host, { game: SMALL, seats: ['me', 'bot:random'], public: true })
  await host.goto(path)
  await firstDecision(host)
  const guest = await visitor()
  await guest.goto(path)
  await expect(guest.locator('.prompt')).toContainText('you are watching')
  await expect(host.locator('.bar__where')).toContainText('one watches')
})

test('around one device the table is covered until the next person takes it', async ({ page }) => {
  await page.goto(await openTable(page, { game: 'card-kingdoms', seats: ['me', 'me'], public: false }))
  const curtain = page.locator('main.curtain')
  await expect(curtain).toContainText('Pass the device to')
  await expect(page.locator('main.table')).toHaveCount(0)
  await curtain.getByRole('button').click()
  await firstDecision(page)
  const first = await page.locator('.own').getAttribute('data-seat')
  await playFor(page, 1)
  await expect(curtain).toBeVisible()
  await curtain.getByRole('button').click()
  await firstDecision(page)
  expect(await page.locator('.own').getAttribute('data-seat')).not.toBe(first)
})

test('who resigns tells both pages that the game is over', async ({ page: host, visitor }) => {
  const guest = await visitor()
  await sitTogether(host, guest)
  await host.getByRole('button', { name: 'Leave the game' }).click()
  await host.getByRole('button', { name: 'Offer to end the game' }).click()
  await expect(guest.getByText('offers to end the game here')).toBeVisible()
  await guest.getByRole('button', { name: 'Play on' }).click()
  await expect(guest.getByText('offers to end the game here')).toHaveCount(0)
  await host.getByRole('button', { name: 'Leave the game' }).click()
  await host.getByRole('button', { name: 'Resign' }).click()
  for (const page of [host, guest]) await expect(page.locator('main.end')).toContainText('All others gave up.')
})

test('the owner of a table frees a seat that somebody keeps', async ({ page: host, visitor }) => {
  const guest = await visitor()
  await host.goto(await openTable(host, { game: SMALL, seats: ['me', 'open', 'open'], public: false }))
  await guest.goto(await host.locator('.waiting__box bdi').innerText())
  await guest.getByRole('button', { name: 'Sit here' }).first().click()
  await host.getByRole('button', { name: 'Free this seat' }).click()
  await expect(guest.getByRole('button', { name: 'Sit here' })).toHaveCount(2)
})
