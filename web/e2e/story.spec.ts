// The table tells its story in the order in which things happen, and spares who plays what they have said before.
import { expect, test, type Page } from './fixtures'
import { firstDecision, LIT, openTable, playUntil } from './playing'
import { mover, sitTogether } from './together'

const withBot = { game: 'card-kingdoms', seats: ['me', 'bot:random'], public: false }

/** A part with one move, which a press makes. */
const ONE_MOVE = 'main .is-legal:not([aria-haspopup])'

/** Keep what passes on the page: every kind of sight by the first moment at which it was there. */
async function watchFor(page: Page, sights: Readonly<Record<string, string>>): Promise<() => Promise<string[]>> {
  await page.addInitScript((sights) => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = (): void => {
      const now = Object.entries(sights).flatMap(([name, selector]) => (document.querySelector(selector) ? [name] : []))
      if (now.length && seen.at(-1) !== now.join('+')) seen.push(now.join('+'))
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true })
  }, sights)
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
}

test('what one has answered before is answered by the table, until a press ends it', async ({ page }) => {
  const path = await openTable(page, withBot)
  await page.goto(path)
  await playUntil(page, '[data-usual]')
  const asked = await page.locator('.prompt').getAttribute('data-ask')
  await page.locator('[data-usual]').click()
  const flag = page.getByRole('button', { name: 'Harvesting the usual way' })
  await expect(flag).toBeVisible()
  await expect(page.locator('.prompt')).not.toHaveAttribute('data-ask', asked ?? '')
  await page.reload()
  await firstDecision(page)
  await flag.click()
  await expect(flag).toHaveCount(0)
  await expect(page.locator('.prompt__refusal')).toHaveCount(0)
})

test('after taking back, numbers and the summary tell the past that holds', async ({ page }) => {
  await page.goto(await openTable(page, withBot))
  await playUntil(page, '.prompt[data-ask="action"]')
  const told = page.locator('.own, .tray, .harvest, .bar__where, .chronicle ol')
  const before = await told.allInnerTexts()
  await page.locator('[data-target="token/gold"].is-legal').click()
  await expect.poll(() => told.allInnerTexts()).not.toEqual(before)
  await firstDecision(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => told.allInnerTexts()).toEqual(before)
})

test.describe('in motion', () => {
  test.use({ kept: { motion: 'full', pace: 'brisk' } })

  test('dice land before anything is told of them, and it is said whose they are', async ({ page }) => {
    const seen = await watchFor(page, { air: '.die.is-thrown', sum: '.tray .sum' })
    await page.goto(await openTable(page, withBot))
    await playUntil(page, '.tray .sum')
    await expect.poll(async () => (await seen()).slice(0, 2)).toEqual(['air', 'sum'])
    await expect(page.locator('.tray .whose')).toHaveText(/Ysolde’s dice|Your dice/)
  })

  test('a card flies with its face, over the ribbon', async ({ page }) => {
    await page.addInitScript(() => {
      const flown: { text: string; isOver: boolean }[] = []
      Object.assign(window, { flown })
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof HTMLElement && node.matches('.flight'))
              flown.push({ text: node.textContent?.trim() ?? '', isOver: node.matches(':popover-open') })
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(await openTable(page, withBot))
    await playUntil(page, '.flight')
    const flown = await page.evaluate(() => (window as unknown as { flown: { text: string; isOver: boolean }[] }).flown)
    expect(flown[0]?.text).toMatch(/[A-Z][a-z]+/)
    expect(flown[0]?.isOver).toBe(true)
    await expect(page.locator('.flight')).toHaveCount(0)
  })
})

test.describe('at a brisk pace', () => {
  test.use({ kept: { pace: 'brisk' } })

  test('what a rival does is told within a tenth of a second and the pace', async ({ page, visitor }) => {
    const other = await visitor()
    for (const one of [page, other])
      await one.addInitScript(() => {
        new MutationObserver(() => {
          const told = document.querySelector('.prompt__told')
          if (told && !('told' in window)) Object.assign(window, { told: Date.now() })
        }).observe(document, { childList: true, subtree: true })
      })
    await sitTogether(page, other)
    // Both place their kings; then one of them summons somebody.
    for (let placed = 0; placed < 2; placed += 1) await (await mover([page, other])).locator(LIT).first().click()
    const first = await mover([page, other])
    const second = first === page ? other : page
    await expect(second.locator('.prompt__told')).toHaveCount(0)
    await second.evaluate(() => Reflect.deleteProperty(window, 'told'))
    const pressed = await first.evaluate((one) => {
      document.querySelector<HTMLElement>(one)?.click()
      return Date.now()
    }, ONE_MOVE)
    const told = await second.waitForFunction(() => (window as unknown as { told?: number }).told)
    const latency = Number(await told.jsonValue()) - pressed
    test.info().annotations.push({ type: 'latency', description: `${latency} ms` })
    expect(latency).toBeLessThan(400 + 100)
  })
})

test('a reason names the rule that forbids, with the way to it', async ({ page, context }) => {
  await page.goto(await openTable(page, { ...withBot, game: 'king-of-the-valley' }))
  await playUntil(page, '.prompt[data-ask="summon"]')
  await page.locator('[data-target^="hill/"]').first().click({ force: true })
  const rule = page.getByRole('tooltip').getByRole('link')
  await expect(rule).toHaveText('(KV-033)')
  const book = context.waitForEvent('page')
  await rule.click()
  await expect((await book).locator('.ids__told').first()).toContainText('on their first turn')
})
