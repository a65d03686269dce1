// Plays games through the page as a person would: press what is lit, then what that opens, until the scores.
import { expect, type Page } from '@playwright/test'

/** Families of parts that bring a game to its end: where one of them is lit, it is pressed first. */
const EAGER = ['monster', 'domain', 'square', 'castle', 'land', 'citizen']
const MOST_MOVES = 600
const TURN = 45_000
/** A part may be redrawn while it is being pressed; one that stays out of reach is a fault of the page. */
const MISSES = 4

/** What can be pressed now; everything that carries the rim of light. */
const LIT = '.is-legal:visible, [role=menuitem]:visible'
const END = 'main.end'
const CURTAIN = 'main.curtain'

/** From the hall to the first decision of a game. */
export async function playNow(page: Page, game: string): Promise<void> {
  await page.goto('/')
  await page.locator(`.gonfalon[data-game="${game}"] .play`).click()
  await firstDecision(page)
}

/** Wait until this page may press something at its table. */
export const firstDecision = (page: Page): Promise<void> =>
  expect(page.locator('main.table').locator(LIT).first()).toBeVisible({ timeout: TURN })

/** Press lit parts, items of menus and buttons of the ribbon until the final scores are there. */
export async function playToTheEnd(page: Page, press: Press = byPointer): Promise<number> {
  return playUntil(page, MOST_MOVES, press)
}

/** The same for so many presses, or until the scores; says how many there were. */
export async function playUntil(page: Page, most: number, press: Press = byPointer): Promise<number> {
  const chooser = new Chooser()
  let misses = 0
  for (let presses = 0; presses < most;) {
    await page.locator(`${LIT}, ${END}, ${CURTAIN}`).first().waitFor({ timeout: TURN })
    await expect(page.locator('.prompt__refusal')).toHaveCount(0)
    if (await page.locator(END).count()) return presses
    if (await page.locator(CURTAIN).count()) await page.locator('main.curtain button').click()
    else if (await press(page, await chooser.next(page))) presses += 1
    else if ((misses += 1) > MISSES) throw new Error('a lit part could not be pressed')
    else continue
    misses = 0
  }
  if (most === MOST_MOVES) throw new Error(`no end after ${most} presses`)
  return most
}

/** Presses the chosen one of the lit things; false if it went away meanwhile. */
export type Press = (page: Page, chosen: number) => Promise<boolean>

export const byPointer: Press = async (page, chosen) => {
  const part = page.locator(LIT).nth(chosen)
  const pressed = await part.click({ timeout: 2000 }).then(
    () => true,
    () => false,
  )
  if (!pressed) await page.keyboard.press('Escape')
  return pressed
}

/** Chooses the same way in every run, but not always the same kind of move. */
class Chooser {
  #state = 7

  async next(page: Page): Promise<number> {
    const targets = await page
      .locator(LIT)
      .evaluateAll((lit) => lit.map((part) => [part.getAttribute('role'), part.getAttribute('data-target')] as const))
    const items = targets.flatMap(([role], place) => (role === 'menuitem' ? [place] : []))
    if (items.length) return this.#one(items)
    for (const family of EAGER) {
      const eager = targets.flatMap(([, target], place) => (target?.startsWith(`${family}/`) ? [place] : []))
      if (eager.length) return this.#one(eager)
    }
    return this.#one(targets.map((_, place) => place))
  }

  #one(places: readonly number[]): number {
    this.#state = (this.#state * 1103515245 + 12345) % 2 ** 31
    return places[(this.#state >> 8) % places.length] ?? 0
  }
}
