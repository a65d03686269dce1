// What a move would bring is told before it is made.
import { expect, PHONE, test } from './fixtures'
import { openTable, playUntil } from './playing'

const table = { game: 'card-kingdoms', seats: ['me', 'bot:random'], public: false }
const TAKE = '[data-target="token/gold"].is-legal'
const GOLD = '.own [data-purse="0/gold"]'
const purse = 'b .sr'

test('the purse shows what a move leaves in it, and then has it', async ({ page }) => {
  await page.goto(await openTable(page, table))
  await playUntil(page, TAKE)
  const gold = Number(await page.locator(`${GOLD} ${purse}`).innerText())
  await page.locator(TAKE).hover()
  await expect(page.getByRole('tooltip')).toContainText(`${gold}`)
  await expect(page.locator(`${GOLD} .after bdi`)).toHaveText(String(gold + 1))
  await page.locator(TAKE).click()
  await expect(page.locator(`${GOLD} ${purse}`)).toHaveText(String(gold + 1))
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a finger that rests is shown it, and a tap plays', async ({ page }) => {
    await page.goto(await openTable(page, table))
    await playUntil(page, TAKE)
    const asked = page.locator('.prompt')
    const before = await asked.getAttribute('data-ask')
    const gold = Number(await page.locator(`${GOLD} ${purse}`).innerText())
    const box = await page.locator(TAKE).boundingBox()
    const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
    const touch = await page.context().newCDPSession(page)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
    await expect(page.locator(`${GOLD} .after bdi`)).toHaveText(String(gold + 1))
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(page.locator('.after')).toHaveCount(0)
    await expect(asked).toHaveAttribute('data-ask', before ?? '')
    await expect(page.locator(`${GOLD} ${purse}`)).toHaveText(String(gold))
    await page.locator(TAKE).tap()
    await expect(page.locator(`${GOLD} ${purse}`)).toHaveText(String(gold + 1))
  })
})
