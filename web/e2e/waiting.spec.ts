// The room in which one waits: invited, called by a name, armed, heard, and ready or not.
import { axe, expect, fitsAcross, PHONE, test } from './fixtures'
import { openTable, playNow } from './playing'

const FOUR = { game: 'card-kingdoms', seats: ['me', 'open', 'open', 'open'], public: false }

test('an invited guest is told who invites to what, takes a name and arms, talks and sits down', async ({
  page: host,
  visitor,
}) => {
  await host.goto(await openTable(host, FOUR))
  await expect(host.getByRole('img', { name: 'The link as a code for cameras' })).toBeVisible()
  await host.getByRole('button', { name: 'I am ready' }).click()

  const guest = await visitor()
  await guest.goto(host.url())
  await expect(guest.getByText('Ada invites you to')).toBeVisible()
  await expect(guest.locator('.letter')).toContainText('about 45 min')
  await expect(guest.locator('.letter')).toContainText('First game. Hills, Ruins')
  await expect(guest.getByRole('link', { name: 'Learn it first' })).toHaveAttribute('target', '_blank')
  for (const name of ['Copy', 'Close the table', 'Add a bot'])
    await expect(guest.getByRole('button', { name })).toHaveCount(0)
  await axe(guest)

  await guest.getByRole('textbox', { name: 'Say something' }).fill('Good evening')
  await guest.keyboard.press('Enter')
  await expect(host.locator('.waiting__talk')).toContainText('Good evening')

  // The host's arms are taken.
  await expect(guest.getByRole('radio', { name: /^arms 1 / })).toBeDisabled()
  await guest.getByRole('textbox', { name: 'Your name here' }).fill('Perkin')
  await guest.getByText('arms 9', { exact: true }).locator('..').click()
  await guest.getByRole('button', { name: 'Sit down, ready' }).click()
  await expect(host.locator('[data-seat="1"]')).toContainText('Perkin')
  await expect(host.locator('[data-seat="1"]')).toContainText('ready')

  // Another name, while one sits; and the others wait for who is not ready.
  await guest.getByRole('textbox', { name: 'Your name here' }).fill('Perkin of the Marsh')
  await guest.keyboard.press('Tab')
  await expect(host.locator('[data-seat="1"]')).toContainText('Perkin of the Marsh')
  await guest.getByRole('button', { name: 'Wait for me' }).click()
  await expect(host.locator('.prompt')).toContainText('Waiting for Perkin of the Marsh.')
  await guest.getByRole('button', { name: 'I am ready' }).click()

  await host.getByRole('button', { name: 'Begin with bots' }).click()
  for (const each of [host, guest]) await expect(each.locator('main.table')).toBeVisible()
  await expect(host.locator('.other').first()).toContainText('Perkin of the Marsh')
})

test('the host sends bots to free seats, makes them stronger, and sends them away', async ({ page }) => {
  await page.goto(await openTable(page, FOUR))
  await page.getByRole('button', { name: 'Add a bot' }).first().click()
  const seat = page.locator('[data-seat="1"]')
  await expect(seat).toContainText('seldom errs')
  await seat.locator('label', { has: page.getByRole('radio', { name: 'Master' }) }).click()
  await expect(seat).toContainText('looks ahead for long')
  await seat.getByRole('button', { name: /^Send .* away$/ }).click()
  await expect(page.getByRole('button', { name: 'Add a bot' })).toHaveCount(3)
})

test('two at one screen are called and armed as the lobby was told', async ({ page }) => {
  await page.goto('/new/card-kingdoms')
  await page.locator('.seat').nth(1).getByRole('button', { name: 'Here' }).click()
  await page.locator('.seat').nth(1).getByRole('button', { name: 'Name and arms' }).click()
  await page.getByRole('textbox', { name: 'Your name here' }).fill('Odo')
  await page.getByText('arms 7', { exact: true }).locator('..').click()
  await expect(page.locator('.seat').nth(1)).toContainText('Odo')
  await expect(page.locator('.make__go')).toContainText('About 45 minutes.')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.getByRole('button', { name: /^I am/ }).click()
  await expect(page.locator('main.table')).toContainText('Odo')
})

test.describe('on a phone', () => {
  test.use({ ...PHONE, kept: { language: 'fa' } })

  test('the waiting room fits, and its button is in view', async ({ page }) => {
    await playNow(page, 'card-kingdoms')
    await page.goto(await openTable(page, FOUR))
    await expect(page.locator('.prompt .btn--main')).toBeInViewport()
    await fitsAcross(page)
    await axe(page)
  })
})
