// Whole games through the page: from *Play now* to the final scores, and alone to the rank at the end.
import { axe, DESKTOP, expect, PHONE, test, type Page } from './fixtures'
import { firstDecision, openTable, playFor, playNow, playOut, playToTheEnd } from './playing'
import { NIGHTLY, SEEDS } from './proof'

const FROM_THE_HALL = [
  {
    game: 'card-kingdoms',
    where: 'at a desk, in English',
    use: { ...DESKTOP, kept: { language: 'en' } },
    fair: /You checked \d+ rolls.*Your browser added a part/,
  },
  {
    game: 'villages',
    where: 'on a phone, in Persian',
    use: { ...PHONE, kept: { language: 'fa', theme: 'dark' } },
    fair: /شما کلید را بررسی کردید.*مرورگر شما سهمی/,
  },
  {
    game: 'dice-kingdoms',
    where: 'at a desk, in French',
    use: { ...DESKTOP, kept: { language: 'fr' } },
    fair: /Vous avez vérifié \d+ lancers.*Votre navigateur y a ajouté/,
  },
  {
    game: 'king-of-the-valley',
    where: 'on a phone, in French',
    use: { ...PHONE, kept: { language: 'fr' } },
    fair: /Vous avez vérifié la clé.*Votre navigateur y a ajouté/,
  },
] as const

for (const { game, where, use, fair } of FROM_THE_HALL) {
  test.describe(where, () => {
    test.use(use)
    for (const seed of SEEDS)
      test(`${game} is played from the hall to the final scores, with choices from ${seed}`, async ({ page }) => {
        await playNow(page, game)
        await expect(page.locator('html')).toHaveAttribute('lang', use.kept.language)
        expect(await playToTheEnd(page, { seed })).toBeGreaterThan(5)
        await expect(page.locator('.victor h2')).not.toBeEmpty()
        await expect(page.locator('.scores tfoot td').first()).toBeVisible()
        await expect(page.locator('.fair')).toContainText(fair)
      })
  })
}

/** What is pressed of a game alone; after that the board has shown its turns, and by night it is pressed to the end. */
const TURNS_ALONE = 14

/** Sit down alone, see what belongs to that, and play on to the rank. */
async function playAlone(page: Page, game: string, sign: string, seed: number): Promise<void> {
  const path = await openTable(page, { game, seats: ['me'] })
  await page.goto(path)
  await firstDecision(page)
  await expect(page.locator(sign)).toBeVisible()
  await playFor(page, 8, { seed })
  await axe(page)
  if (NIGHTLY) await playToTheEnd(page, { seed })
  else {
    await playFor(page, TURNS_ALONE - 8, { seed })
    await playOut(page, path)
  }
  await expect(page.locator('.victor')).not.toBeEmpty()
}

const ALONE = [
  { game: 'card-kingdoms', sign: '.darklord', where: 'in Persian', use: { kept: { language: 'fa' } } },
  { game: 'villages', sign: '.cycle', where: 'in French, by night', use: { kept: { language: 'fr', theme: 'dark' } } },
  { game: 'dice-kingdoms', sign: '.solo', where: 'in English', use: { kept: { language: 'en' } } },
] as const

for (const { game, sign, where, use } of ALONE) {
  test.describe(where, () => {
    test.use(use)
    for (const seed of SEEDS)
      test(`${game} is played alone to the rank at the end, with choices from ${seed}`, ({ page }) =>
        playAlone(page, game, sign, seed))
  })
}

test('a finished game leads to the next one', async ({ page }) => {
  const path = await openTable(page, { game: 'king-of-the-valley', seats: ['me', 'bot:random'] })
  await playOut(page, path)
  await page.goto(path)
  await page.getByRole('button', { name: 'New game' }).click()
  await expect(page).not.toHaveURL(new RegExp(path))
  await firstDecision(page)
})
