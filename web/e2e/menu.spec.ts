// The menu of a table: it leaves nothing, and what is set in it holds at once.
import { play } from '../scripts/stage.mjs'
import { axe, DESKTOP, expect, fitsAcross, PHONE, test } from './fixtures'
import { firstDecision, openTable, playFor } from './playing'

const POSITION = 'king-of-the-valley-walk'

test.describe('at a desk', () => {
  test.use(DESKTOP)

  test('the language is changed at the table without leaving it', async ({ page }) => {
    await page.goto(await openTable(page, { game: 'king-of-the-valley', seats: ['me', 'bot:random'], public: false }))
    await firstDecision(page)
    await playFor(page, 1)
    await firstDecision(page)
    const sockets: string[] = []
    page.on('websocket', (socket) => sockets.push(socket.url()))
    await page.evaluate(() => document.querySelector('main')?.setAttribute('data-same', ''))
    const told = await page.locator('.turn').count()

    await page.getByRole('button', { name: 'Table menu' }).click()
    const menu = page.locator('dialog.panel')
    await menu.getByText('فارسی', { exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(menu.getByRole('heading', { level: 2 })).toHaveText('فهرست میز')
    await menu.getByText('Français', { exact: true }).click()
    await expect(menu.getByRole('heading', { level: 2 })).toHaveText('Menu de la table')
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Menu de la table' })).toBeFocused()
    await expect(page.locator('main[data-same]')).toBeVisible()
    expect(await page.locator('.turn').count()).toBe(told)
    expect(sockets, 'nobody has come to the table anew').toEqual([])
    await firstDecision(page)
  })

  test('to be asked before what cannot be undone holds at this table at once', async ({ page }) => {
    await page.goto(await openTable(page, { game: 'king-of-the-valley', seats: ['me', 'bot:random'], public: false }))
    await firstDecision(page)
    const [socket] = await Promise.all([
      page.waitForEvent('websocket', (socket) => socket.url().includes('warnings=true')),
      (async () => {
        await page.getByRole('button', { name: 'Table menu' }).click()
        await page.getByRole('switch', { name: 'what cannot be undone' }).check()
      })(),
    ])
    expect(socket.url()).toContain('warnings=true')
    await expect(page.locator('.prompt--cut')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await firstDecision(page)
    await playFor(page, 1)
  })

  test('volume, pace, contrast and size are kept and shown at once', async ({ page }) => {
    await play(page, POSITION)
    await page.goto(`/t/${POSITION}`)
    await page.getByRole('button', { name: 'Table menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Table menu' })
    await menu.getByRole('slider', { name: 'Volume' }).focus()
    await page.keyboard.press('End')
    await menu.getByText('Slowly').click()
    await menu.getByText('Strong', { exact: true }).click()
    await menu.getByText('Large', { exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'strong')
    await expect(page.locator('html')).toHaveAttribute('data-size', 'large')
    await axe(page)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Sound on' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'strong')
    await page.getByRole('button', { name: 'Table menu' }).click()
    await expect(menu.getByRole('slider', { name: 'Volume' })).toHaveValue('100')
    await expect(menu.getByRole('radio', { name: 'Slowly' })).toBeChecked()
    await menu.getByRole('slider', { name: 'Volume' }).focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Sound off' })).toBeVisible()
  })

  test('whether the game counts is told to all, and what leaving it means', async ({ page }) => {
    await play(page, POSITION, { table: { casual: '' } })
    await page.goto(`/t/${POSITION}`)
    await expect(page.locator('.bar__where')).toContainText('Rated')
    await page.getByRole('button', { name: 'Table menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Table menu' })
    await menu.getByRole('tab', { name: 'For you' }).press('ArrowRight')
    await expect(menu.getByRole('tab', { name: 'This table' })).toBeFocused()
    await expect(menu).toContainText('Rated. Between persons')
    await expect(menu).toContainText('To leave it for good is to resign.')
    await expect(menu).toContainText('it counts as lost')
    await axe(page)
  })

  test('who watches may stop, and has nothing to resign', async ({ page }) => {
    await play(page, POSITION, { seat: null, mine: [], asked: null })
    await page.goto(`/t/${POSITION}`)
    await page.getByRole('button', { name: 'Table menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Table menu' })
    await menu.getByRole('tab', { name: 'This table' }).click()
    await expect(menu.getByRole('button', { name: 'Resign' })).toHaveCount(0)
    await menu.getByRole('button', { name: 'Stop watching' }).click()
    await expect(page).toHaveURL(/\/$/)
  })
})

test.describe('on a phone', () => {
  test.use({ ...PHONE, kept: { theme: 'dark', language: 'fa' } })

  test('the menu is a sheet that a finger pulls down', async ({ page }) => {
    await play(page, POSITION)
    await page.goto(`/t/${POSITION}`)
    await page.getByRole('button', { name: 'فهرست میز' }).click()
    const menu = page.locator('dialog.panel')
    await expect(menu).toBeVisible()
    const box = await menu.boundingBox()
    expect(box?.width).toBe(PHONE.viewport.width)
    await axe(page)
    await menu.getByRole('tab').nth(1).click()
    await axe(page)
    await fitsAcross(page)
    const grip = await page.locator('dialog.panel .grip').boundingBox()
    if (!grip) throw new Error('the sheet has no grip')
    const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y + 40)
    await page.mouse.up()
    await expect(menu, 'pulled a little it stays').toBeVisible()
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y + 200, { steps: 4 })
    await page.mouse.up()
    await expect(menu).toHaveCount(0)
  })
})
