// Every screen that the matrix looks at, and how one comes there: a new screen is a line here. Positions of the boards
// come by themselves (tests/web/positions).
import { PAGES, SCENES } from '../../scripts/scenes.mjs'
import { play, POSITION_NAMES, showReplays } from '../../scripts/stage.mjs'
import type { Page } from '../fixtures'
import { openTable } from '../playing'

export interface Screen {
  readonly name: string
  /** It is looked at in `make test`; the others by night. */
  readonly usual: boolean
  /** Come to it. It must stay as it is while the size of the window and the language change. */
  readonly open: (page: Page) => Promise<void>
}

/** Pages that most people come to. */
const USUAL = new Set(['/', '/new/card-kingdoms', '/settings'])

/** A page that needs no more than its address. */
const at = (path: string): Screen => ({
  name: path,
  usual: USUAL.has(path),
  open: async (page) => {
    await showReplays(page)
    await page.goto(path)
  },
})

/** The table of a position. */
const table = (position: string, usual: boolean): Screen => ({
  name: position,
  usual,
  open: async (page) => {
    await play(page, position)
    await page.goto(`/t/${position}`)
    // What was missed is told in a drawer over the board: the board is what is looked at.
    await page.locator('main.table, main.end').waitFor()
    if (await page.locator('.side.is-open').count()) await page.keyboard.press('Escape')
  },
})

/** A table before its game, as its host sees it, and as a guest does. */
const waiting = (who: 'host' | 'guest', seats: readonly string[]): Screen => ({
  name: `waiting, ${who} of ${String(seats.length)}`,
  usual: seats.length > 2,
  open: async (page) => {
    const path = await openTable(page, { game: 'card-kingdoms', seats: [...seats], public: false })
    if (who === 'guest') await page.context().clearCookies()
    await page.goto(path)
  },
})
/** Every game has a lobby, a book of rules and a browser of cards. */
const ABOUT = Object.keys(SCENES).flatMap((game) => ['new', 'rules', 'cards'].map((page) => `/${page}/${game}`))
const FIVE = ['me', 'open', 'open', 'bot:hard', 'open']
const TWO = ['me', 'open']

/** The fullest position of each board that has a move for every part. */
const TELLING = new Set(Object.entries(SCENES).map(([game, { telling }]) => `${game}-${telling}`))

export const SCREENS: readonly Screen[] = [
  ...[...new Set([...PAGES, ...ABOUT])].map(at),
  ...(['host', 'guest'] as const).flatMap((who) => [waiting(who, FIVE), waiting(who, TWO)]),
  ...POSITION_NAMES.map((position) => table(position, TELLING.has(position))),
]
