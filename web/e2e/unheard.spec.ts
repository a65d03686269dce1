// People whom one does not want to hear, and what is kept about oneself: several browsers at one server.
import { readFileSync } from 'node:fs'
import { axe, expect, test } from './fixtures'
import { openTable } from './playing'
import { call, say, sitTogether, SMALL } from './together'

test('who is muted is not seen to speak, in this browser, until that is taken back', async ({ page, visitor }) => {
  const other = await visitor()
  await call(other, 'Odile')
  await sitTogether(page, other)
  await say(other, 'First words')
  await page.getByRole('tab', { name: /^Talk/ }).click()
  const talk = page.locator('.chronicle')
  await expect(talk).toContainText('First words')

  // From the talk itself.
  await talk.getByRole('button', { name: 'Odile' }).click()
  const person = page.getByRole('dialog', { name: 'Mute or block Odile' })
  await axe(page)
  await person.getByRole('switch', { name: 'Mute' }).check()
  await person.getByRole('button', { name: 'Close' }).click()
  await expect(talk).not.toContainText('First words')
  await say(other, 'Second words')
  await say(page, 'I hear nothing')
  await expect(other.locator('.chronicle')).toContainText('I hear nothing')
  await expect(talk).not.toContainText('Second words')

  // Taken back in the settings, all of it is there again.
  const table = page.url()
  await page.goto('/settings')
  await axe(page)
  await page.getByRole('button', { name: 'Hear Odile again' }).click()
  await expect(page.getByText('You have muted and blocked nobody.')).toBeVisible()
  await page.goto(table)
  await page.getByRole('tab', { name: /^Talk/ }).click()
  for (const words of ['First words', 'Second words']) await expect(talk).toContainText(words)
})

test('who is blocked is not heard and cannot sit at tables that one makes', async ({ page, visitor }) => {
  const other = await visitor()
  await call(other, 'Odile')
  await sitTogether(page, other)
  await say(other, 'First words')

  // From the plate, by the realm that it opens.
  await page.locator('.other .seat-mat__visit').first().click()
  await page.getByRole('button', { name: 'Mute or block Odile' }).click()
  const person = page.getByRole('dialog', { name: 'Mute or block Odile' })
  await expect(person).toContainText('Odile cannot sit down at tables that you make')
  await person.getByRole('switch', { name: 'Block' }).check()
  await expect(person.getByRole('switch', { name: 'Block' })).toBeChecked()
  await person.getByRole('button', { name: 'Close' }).click()
  await page.locator('dialog.realm').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('tab', { name: /^Talk/ }).click()
  await expect(page.locator('.chronicle')).not.toContainText('First words')

  // Another table of the one who blocked: the other is turned away in a sentence, and only there.
  const path = await openTable(page, { game: SMALL, seats: ['me', 'open'], public: true })
  await other.goto(path)
  await other.getByRole('button', { name: 'Sit here' }).click()
  await expect(other.getByText('does not want to play with you')).toBeVisible()

  await page.goto('/settings')
  await page.getByRole('button', { name: 'No longer block Odile' }).click()
  await expect(page.getByText('You have muted and blocked nobody.')).toBeVisible()
  await other.getByRole('button', { name: 'Sit here' }).click()
  await expect(other.getByRole('button', { name: 'Sit here' })).toHaveCount(0)
})

test('all that is kept can be taken as a file, and be forgotten', async ({ page, visitor }) => {
  const other = await visitor()
  await call(page, 'Berenice')
  await call(other, 'Odile')
  await sitTogether(page, other)
  await say(page, 'Remember me')

  await page.goto('/settings')
  await expect(page.getByText('Finished games are kept without limit.')).toBeVisible()
  await expect(page.getByText('Your name and your ratings are kept for 365 days')).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Take my data' }).click(),
  ])
  const kept = JSON.parse(readFileSync(await file.path(), 'utf8')) as { name: string; chats: { text: string }[] }
  expect(kept.name).toBe('Berenice')
  expect(kept.chats.map(({ text }) => text)).toEqual(['Remember me'])

  await page.getByRole('button', { name: 'Forget me…' }).click()
  await expect(page.getByText('This cannot be taken back.')).toBeVisible()
  await axe(page)
  const typed = page.getByRole('textbox', { name: 'To make sure' })
  await typed.fill('Odile')
  await page.getByRole('button', { name: 'Delete it all' }).click()
  await expect(page.getByRole('alert')).toHaveText('That is not the name you have here.')
  await typed.fill('Berenice')
  await page.getByRole('button', { name: 'Delete it all' }).click()
  await expect(page.getByText('Nothing is kept about you any more.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your name at the tables' })).toHaveValue('')

  // The other one reads neither the name nor the words any more, and the game is over: its only rival resigned.
  await other.reload()
  await expect(other.locator('main.end')).toContainText('All others gave up.')
  await expect(other.locator('body')).not.toContainText('Berenice')
  // Whoever sits down here next is somebody new.
  await page.reload()
  await expect(page.getByText('Nothing is kept about you: you have not sat down at any table here.')).toBeVisible()
  await page.goto('/tables')
  await expect(page.locator('.slip')).toHaveCount(0)
})
