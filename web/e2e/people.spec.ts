// Several people at one table, online and around one device.
import { expect, test, type Locator, type Page } from './fixtures'
import { firstDecision, LIT, openTable, playFor } from './playing'
import { mover, sitTogether, SMALL } from './together'

/** Round and piles, as the bar tells them. */
const where = (page: Page): Promise<string> => page.locator('.bar__where').innerText()

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

/** The half of the menu that concerns the table. */
async function thisTable(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Table menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Table menu' })
  await menu.getByRole('tab', { name: 'This table' }).click()
  return menu
}

test('who resigns is asked once more, and both pages tell that the game is over', async ({ page: host, visitor }) => {
  const guest = await visitor()
  await sitTogether(host, guest)
  await (await thisTable(host)).getByRole('button', { name: 'Offer to end the game' }).click()
  await expect(guest.getByText('offers to end the game here')).toBeVisible()
  const menu = await thisTable(host)
  await expect(menu).toContainText('You offered to end the game. Waiting for')
  await expect(menu.getByRole('button', { name: 'Offer to end the game' })).toBeDisabled()
  await guest.getByRole('button', { name: 'Play on' }).click()
  await expect(menu.getByText('You offered to end the game.')).toHaveCount(0)
  await menu.getByRole('button', { name: 'Resign' }).click()
  await menu.getByRole('button', { name: 'Play on' }).click()
  await expect(guest.locator('main.table')).toBeVisible()
  await menu.getByRole('button', { name: 'Resign' }).click()
  await menu.getByRole('button', { name: 'Yes, resign' }).click()
  for (const page of [host, guest]) await expect(page.locator('main.end')).toContainText('All others gave up.')
})

test('who leaves a casual game for now has a bot keep the seat, and is told so before', async ({
  page: host,
  visitor,
}) => {
  const guest = await visitor()
  await sitTogether(host, guest)
  const table = guest.url()
  const menu = await thisTable(guest)
  await expect(menu).toContainText('Casual. Nobody')
  await expect(menu).toContainText('A bot (Medium) keeps your seat.')
  await menu.getByRole('button', { name: 'Leave for now' }).click()
  await expect(guest).toHaveURL(/\/$/)
  await expect(host.locator('.other').first()).toContainText('away, a bot')
  await guest.goto(table)
  await guest.getByRole('button', { name: 'Take your seat back' }).click()
  await expect(host.locator('.other').first()).not.toContainText('away')
})

test('the owner of a table frees a seat that somebody keeps', async ({ page: host, visitor }) => {
  const guest = await visitor()
  await host.goto(await openTable(host, { game: SMALL, seats: ['me', 'open', 'open'], public: false }))
  await guest.goto(host.url())
  await guest.getByRole('button', { name: 'Sit here' }).first().click()
  await host.getByRole('button', { name: 'Free this seat' }).click()
  await expect(guest.getByRole('button', { name: 'Sit here' })).toHaveCount(2)
})

test.describe('somebody who is here but silent', () => {
  /** Three at a table; who is asked first says nothing. */
  async function threeOfThem(pages: readonly [Page, Page, Page]): Promise<{ silent: Page; others: readonly Page[] }> {
    const [host, ...guests] = pages
    await sitTogether(host, ...guests)
    const silent = await mover(pages)
    return { silent, others: pages.filter((page) => page !== silent) }
  }

  test('is asked about, and stays by saying so', async ({ page, visitor }) => {
    const { silent, others } = await threeOfThem([page, await visitor(), await visitor()])
    const [asks, agrees] = others as [Page, Page]
    await asks.getByRole('button', { name: /^Wish for a bot in place of / }).click()
    await expect(agrees.locator('.prompt')).toContainText('wishes that a bot plays for')
    // Who is asked about keeps the question, and can answer beside it.
    const still = silent.getByRole('button', { name: /waits for you: soon a bot plays your seat/ })
    await expect(still).toBeVisible()
    await expect(silent.locator(LIT).first()).toBeVisible()
    await still.click()
    for (const one of [silent, agrees]) await expect(one.getByText(/wishes that a bot|soon a bot plays/)).toHaveCount(0)
    await playFor(silent, 1)
  })

  test('is asked about by consent, and stays by making a move', async ({ page, visitor }) => {
    const { silent, others } = await threeOfThem([page, await visitor(), await visitor()])
    const [asks, agrees] = others as [Page, Page]
    // The same from the menu of the table.
    const menu = await thisTable(asks)
    await menu.getByRole('button', { name: /^Wish for a bot in place of / }).click()
    await expect(menu).toContainText('You asked for a bot in place of')
    await expect(menu).toContainText('Waiting for')
    await agrees.getByRole('button', { name: 'Agree', exact: true }).click()
    await expect(menu.locator('.wish')).not.toContainText('Waiting for')
    await expect(agrees.getByRole('button', { name: 'Agree', exact: true })).toHaveCount(0)
    await playFor(silent, 1)
    await expect(menu.locator('.wish')).toHaveCount(0)
    await expect(silent.locator('.prompt')).not.toContainText('A bot plays for you.')
  })
})
