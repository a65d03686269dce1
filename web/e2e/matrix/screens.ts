// Every screen that the matrix looks at, and how one comes there: a new screen is a line here. Positions of the boards
// come by themselves (tests/web/positions).
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
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
  /** What lies over the rest, as a CSS selector: it alone is looked at. */
  readonly within?: string
}

const recordOf = (name: string): string =>
  fileURLToPath(new URL(`../../../tests/records/${name}.json`, import.meta.url))

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
/** A finished game looked at again in its middle, from a seat: its record is sent as a person's file is. */
const replay = (game: string, seats: number): Screen => ({
  name: `replay of ${game}, ${String(seats)} seats`,
  usual: false,
  open: async (page) => {
    const record = JSON.parse(readFileSync(recordOf(`${game}-${String(seats)}`), 'utf8')) as { moves: string[] }
    const made = await page.context().request.post('/api/replays', { data: record })
    const { replay } = (await made.json()) as { replay: string }
    await page.goto(`/replay/${replay}?move=${String(Math.floor(record.moves.length / 2))}&seat=0`)
    await page.locator('.rp__board').waitFor()
  },
})

/** A tournament that is open: who runs it sees all its buttons. */
const tournament: Screen = {
  name: 'a tournament',
  usual: false,
  open: async (page) => {
    const api = page.context().request
    await api.post('/api/guest', { data: { name: 'Wilhelmina of Ravenmoor' } })
    const made = await api.post('/api/tournaments', {
      data: { name: 'The long night of the kingdoms', game: 'card-kingdoms', seats: 5, rounds: 3 },
    })
    const { id } = (await made.json()) as { id: string }
    await page.goto(`/tournament/${id}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
}

/** What opens over a table: its menu, its chronicle, a rival's realm. */
const over = (what: string, position: string, button: string, within: string): Screen => ({
  name: `${what} of ${position}`,
  usual: false,
  within,
  open: async (page) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await table(position, false).open(page)
    await page.locator(button).first().click()
    await page.locator(within).waitFor()
  },
})

/** Every game has a lobby, a book of rules and a browser of cards. */
const ABOUT = Object.keys(SCENES).flatMap((game) => ['new', 'rules', 'cards'].map((page) => `/${page}/${game}`))
const FIVE = ['me', 'open', 'open', 'bot:hard', 'open']
const TWO = ['me', 'open']

/** The fullest position of each board that has a move for every part. */
const TELLING = new Set(Object.entries(SCENES).map(([game, { telling }]) => `${game}-${telling}`))

/** The most seats of each game. */
const MOST: Record<string, number> = { 'dice-kingdoms': 4, 'king-of-the-valley': 4 }

export const SCREENS: readonly Screen[] = [
  ...[...new Set([...PAGES, ...ABOUT, '/deal', '/deal/king-of-the-valley', '/tournaments'])].map(at),
  tournament,
  ...Object.keys(SCENES).flatMap((game) => [replay(game, 2), replay(game, MOST[game] ?? 5)]),
  over('the menu', 'villages-five', '.bar__btn:last-of-type', 'dialog.panel'),
  over('the chronicle', 'card-kingdoms-late-five', '.bar__btn[aria-expanded]', '.side.is-open'),
  over('a realm', 'card-kingdoms-late-five', '.seat-mat__visit', 'dialog.realm'),
  ...(['host', 'guest'] as const).flatMap((who) => [waiting(who, FIVE), waiting(who, TWO)]),
  ...POSITION_NAMES.map((position) => table(position, TELLING.has(position))),
]
