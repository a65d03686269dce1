// Rivals can be looked at: a plate opens the whole realm of its seat.
import { axe, expect, PHONE, test } from './fixtures'
import { firstDecision, openTable } from './playing'

const seats = ['me', 'bot:random', 'bot:random']

test('a plate opens the realm of a rival, which the keyboard closes again', async ({ page, visitor }) => {
  const path = await openTable(page, { game: 'card-kingdoms', seats })
  await page.goto(path)
  await firstDecision(page)
  const plate = page.getByRole('button', { name: 'Look at the realm of Ysolde' })
  await plate.focus()
  await page.keyboard.press('Enter')
  const realm = page.getByRole('dialog', { name: 'Ysolde’s realm' })
  await expect(realm.getByRole('button', { name: /Peasant/ })).toBeVisible()
  // Her duke is her secret.
  await expect(realm).not.toContainText('The duke')
  await axe(page)
  await realm.getByRole('button', { name: 'Bertrand' }).click()
  await expect(page.getByRole('dialog', { name: 'Bertrand’s realm' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(plate).toBeFocused()
  // Who only looks on may look at everybody.
  const spectator = await visitor()
  await spectator.goto(path)
  await spectator.locator('.seat-mat__visit').first().click()
  await expect(spectator.getByRole('dialog')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ ...PHONE, kept: { language: 'fa' } })

  test('every game has realms to look at', async ({ page }) => {
    for (const game of ['card-kingdoms', 'villages', 'dice-kingdoms', 'king-of-the-valley']) {
      await page.goto(await openTable(page, { game, seats }))
      await firstDecision(page)
      await page.locator('.seat-mat__visit').first().tap()
      const realm = page.getByRole('dialog')
      await expect(realm.locator('.realm__body > *').first()).toBeVisible()
      const box = await realm.boundingBox()
      expect(box?.width).toBe(390)
      await realm.locator('.realm__x').tap()
      await expect(realm).toHaveCount(0)
    }
  })
})
