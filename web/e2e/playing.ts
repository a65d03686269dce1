// Plays games through the page as a person would: press what is lit, then what that opens, until the scores.
import { expect, type ElementHandle, type Page } from '@playwright/test'

/** Families of parts that bring a game to its end: where one of them is lit, it is pressed first. */
const EAGER = ['monster', 'domain', 'square', 'castle', 'land', 'citizen'].map((name) => `[data-target^="${name}/"]`)
const MOST_PRESSES = 800
const TURN = 60_000
/** How often the page is looked at: to look at every frame makes it draw every frame. */
const GLANCE = 50
/** A part may be redrawn while it is being pressed; one that stays out of reach is a fault of the page. */
const MISSES = 5

/** What can be pressed now: everything that carries the rim of light, and the lines of an open menu. */
export const LIT = 'main .is-legal, [role=menuitem]:not(.menu__not)'
/** Where what is lit lies on another leaf of a small board, its tab says so. */
const BUSY_LEAF = 'main .leaves .is-busy:not(.is-on)'
const END = 'main.end'
const CURTAIN = 'main.curtain button'
const REFUSAL = '.prompt__refusal'

/** From the hall to the first decision of a game. */
export async function playNow(page: Page, game: string): Promise<void> {
  await page.goto('/')
  await page.locator(`.gonfalon[data-game="${game}"] .play`).click()
  await firstDecision(page)
}

/** A table as its host wants it, without the form for it or any page: `seats` as the server wants them. */
export async function openTable(page: Page, settings: { game: string; seats: string[]; public?: boolean }) {
  const api = page.context().request
  const known = (await (await api.get('/api/guest')).json()) as { player: string }
  if (!known.player) await api.post('/api/guest', { data: { name: 'Ada' } })
  const made = await api.post('/api/tables', { data: settings })
  const { table, invitation } = (await made.json()) as { table: string; invitation: string }
  return settings.public === false ? `/t/${table}?invitation=${invitation}` : `/t/${table}`
}

/** Wait until this page may press something at its table. */
export async function firstDecision(page: Page): Promise<void> {
  await expect(page.locator('main.table')).toBeVisible({ timeout: TURN })
  expect((await look(page, () => 0)).kind).toBe('lit')
}

/** How a game is played. */
interface How {
  readonly press?: Press
  /** What is pressed first where it is lit, by CSS selectors. */
  readonly first?: readonly string[]
  /** What ends the play when it is in sight, as a CSS selector. */
  readonly sight?: string
  /** Where the choices begin. */
  readonly seed?: number
}

/** Press lit parts, items of menus and buttons of the ribbon until the final scores are there. */
export async function playToTheEnd(page: Page, how: How = {}): Promise<number> {
  const presses = await playFor(page, MOST_PRESSES, how)
  await expect(page.locator(END), `no end after ${presses} presses`).toBeVisible()
  return presses
}

/** Play until the page shows something: a game must not end without it. */
export async function playUntil(page: Page, sight: string, how: How = {}): Promise<void> {
  const presses = await playFor(page, MOST_PRESSES, { ...how, sight })
  await expect(page.locator(sight).first(), `not there after ${presses} presses`).toBeVisible()
}

/** Play so many presses, or until the scores or something else are in sight; says how many there were. */
export async function playFor(page: Page, most: number, how: How = {}): Promise<number> {
  const { press = byPointer, seed = 7 } = how
  const choose = chooser(seed)
  let misses = 0
  let presses = 0
  while (presses < most) {
    const { kind, element, text } = await look(page, choose, how)
    if (kind === 'refusal') throw new Error(`a move was refused: ${text}`)
    if (kind === 'sight' || !element) return presses
    if (await press(page, element)) {
      presses += 1
      misses = 0
    } else if ((misses += 1) > MISSES) throw new Error(`this is lit but cannot be pressed: ${text}`)
  }
  return presses
}

/** Presses a lit thing; false if it went away meanwhile. */
export type Press = (page: Page, lit: ElementHandle<HTMLElement>) => Promise<boolean>

export const byPointer: Press = async (page, lit) => {
  const place = await lit.evaluate(openPlace).catch(() => null)
  if (place) await page.mouse.click(place.x, place.y)
  else await page.keyboard.press('Escape')
  return place !== null
}

/** For who has no pointer. */
export const byKeyboard: Press = async (page, lit) => {
  await lit.focus()
  await page.keyboard.press('Enter')
  return true
}

/** A point of a part that nothing else covers, near its middle: cards may overlap like in a hand. */
function openPlace(part: HTMLElement): { x: number; y: number } | null {
  part.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const box = part.getBoundingClientRect()
  const { target } = part.dataset
  const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9]
  for (const down of steps) {
    for (const along of steps) {
      const point = { x: box.x + box.width * along, y: box.y + box.height * down }
      const top = document.elementFromPoint(point.x, point.y)
      const same = target !== undefined && top?.closest<HTMLElement>('[data-target]')?.dataset['target'] === target
      if (same || part.contains(top)) return point
    }
  }
  return null
}

/** A light page, where there is none yet: a socket needs one. */
const HERE = '/settings'

/** Play a table over the socket, without drawing it: how it is played is tested elsewhere. To its end, or for so many
 * moves; equal seeds decide alike. */
export async function playOut(
  page: Page,
  path: string,
  { most = Number.MAX_SAFE_INTEGER, seed = 7919 }: { most?: number; seed?: number } = {},
): Promise<void> {
  if (!page.url().startsWith('http')) await page.goto(HERE)
  await page.evaluate(
    ([table, most, seed]) =>
      new Promise<void>((done, failed) => {
        const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`)
        const send = (ask: object): void => socket.send(JSON.stringify({ id: crypto.randomUUID(), ...ask }))
        const over = (): void => {
          socket.onmessage = socket.onclose = null
          socket.close()
          done()
        }
        let answered = -1
        let made = 0
        let seat = 0
        // Choices that do not repeat themselves: a step and its way back must not follow each other for ever.
        let choice = seed
        socket.onopen = () => send({ type: 'ready' })
        socket.onclose = () => failed(new Error('the socket was closed'))
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const message = JSON.parse(data) as {
            type: string
            seat?: number
            table?: { status: string }
            asked?: { answers: number; moves: { id: number }[] } | null
          }
          const { type, table, asked } = message
          if (table?.status === 'over') over()
          if (type === 'snapshot') seat = message.seat ?? seat
          if (!asked?.moves.length || asked.answers === answered) return
          if (made === most) return over()
          made += 1
          answered = asked.answers
          choice = (choice * 1_664_525 + 1_013_904_223) % 2 ** 32
          const move = asked.moves[Math.floor(choice / 65_536) % asked.moves.length]
          send({ type: 'move', seat, move: move?.id, answers: answered })
        }
      }),
    [path.split('/').at(-1) ?? '', most, seed] as const,
  )
}

interface Found {
  readonly kind: 'lit' | 'sight' | 'refusal'
  readonly element: ElementHandle<HTMLElement> | null
  readonly text: string
}

/** Wait until there is something to do or to see, and choose one of the things that can be pressed. */
async function look(page: Page, choose: () => number, { first = EAGER, sight = END }: How = {}): Promise<Found> {
  const found = await page.waitForFunction(
    ({ lit, leaf, ends, curtain, refusal, first, choice }) => {
      const all = (selector: string): HTMLElement[] =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((part) => part.checkVisibility())
      const pick = (parts: HTMLElement[]): HTMLElement | undefined => parts[choice % parts.length]
      const [refused] = all(refusal)
      if (refused) return { kind: 'refusal' as const, element: null, text: refused.innerText }
      if (all(ends).length) return { kind: 'sight' as const, element: null, text: '' }
      const parts = all(lit)
      const items = parts.filter((part) => part.getAttribute('role') === 'menuitem')
      const main = parts.filter((part) => part.matches('.btn--main'))
      const eager = first.map((selector) => parts.filter((part) => part.matches(selector)))
      const chosen = [all(curtain), items, main, ...eager, parts, all(leaf)].find((group) => group.length)
      const element = chosen && pick(chosen)
      return element && { kind: 'lit' as const, element, text: element.outerHTML.slice(0, 200) }
    },
    {
      lit: LIT,
      leaf: BUSY_LEAF,
      ends: `${END}, ${sight}`,
      curtain: CURTAIN,
      refusal: REFUSAL,
      first,
      choice: choose(),
    },
    { timeout: TURN, polling: GLANCE },
  )
  const { kind, text } = await found.evaluate((it) => ({ kind: it?.kind ?? 'sight', text: it?.text ?? '' }))
  const element = (await found.getProperty('element')).asElement() as ElementHandle<HTMLElement> | null
  return { kind, element, text }
}

/** Numbers that are the same in every run, so that a test that fails can be run again. */
function chooser(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1103515245 + 12345) % 2 ** 31
    return state >> 8
  }
}
