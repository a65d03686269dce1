// Whatever may be done can be done on small screens too: no move hides where nothing shows it, and nothing lies beside
// the screen.
import { BOARDS } from '../scripts/scenes.mjs'
import { play, POSITION_NAMES, readPosition } from '../scripts/stage.mjs'
import { expect, fitsAcross, goWithin, PHONE, TABLET, test, type Page } from './fixtures'

interface Position {
  readonly snapshot: { readonly asked: { readonly moves: readonly { readonly target: string }[] } | null }
}

/** The moments of all boards, with the parts that have moves then. */
const MOMENTS = POSITION_NAMES.map((name) => {
  const { asked } = (readPosition(name) as Position).snapshot
  return { name, targets: [...new Set(asked?.moves.map((move) => move.target))].filter(Boolean) }
})

/** Those of the parts that are nowhere to be seen. */
const hidden = (page: Page, targets: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (names) =>
      names.filter((name) => {
        const parts = document.querySelectorAll(`.is-legal[data-target="${CSS.escape(name)}"]`)
        return ![...parts].some((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      }),
    targets,
  )

/** The same, on whichever of its leaves a board shows them. */
async function outOfReach(page: Page, targets: readonly string[]): Promise<string[]> {
  let missing = await hidden(page, targets)
  for (const leaf of await page.locator('.leaves button').all()) {
    if (!missing.length) break
    await leaf.click()
    missing = await hidden(page, missing)
  }
  return missing
}

/** Each position is laid once, and looked at in both windows. */
test.describe('on a tablet and on a phone', () => {
  test.use(PHONE)
  for (const game of Object.keys(BOARDS))
    test(`every position of ${game} fits, and every move of it is within reach`, async ({ page }) => {
      for (const { name, targets } of MOMENTS.filter((moment) => moment.name.startsWith(game))) {
        await page.setViewportSize(TABLET.viewport)
        await play(page, name)
        await goWithin(page, `/t/${name}`)
        await page
          .locator(targets.length ? 'main.table .is-legal' : 'main:not(.laying)')
          .first()
          .waitFor({ state: 'attached' })
        for (const { viewport } of [TABLET, PHONE]) {
          await page.setViewportSize(viewport)
          // What happened since the last turn lies over the board of who arrives.
          const drawer = page.locator('.side.is-open')
          if (await drawer.count()) await page.keyboard.press('Escape')
          await expect(drawer).toHaveCount(0)
          await fitsAcross(page)
          const where = `${name} at a width of ${String(viewport.width)}`
          expect.soft(await outOfReach(page, targets), `parts of ${where} that are lit but not to be seen`).toEqual([])
        }
      }
    })
})
