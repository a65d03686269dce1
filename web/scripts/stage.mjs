// A stage for screenshots and checks: the built app in a real browser, with the server's part played from position
// files. The app itself knows nothing of it.
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { ensureChromium, FLAGS } from './chromium.mjs'

const REPLAYS = new URL('../../tests/web/replays/', import.meta.url)
const POSITIONS = new URL('../../tests/web/positions/', import.meta.url)
const PORT = Number(process.env.PORT ?? 4517)
export const launch = () => chromium.launch({ executablePath: ensureChromium(), args: FLAGS })

const read = (file) => JSON.parse(readFileSync(new URL(file, POSITIONS), 'utf8'))

/** The positions by the names of their tables: `<game>-<moment>` is in `<game>/<moment>.json`. */
const positions = new Map(
  readdirSync(POSITIONS, { recursive: true })
    .filter((file) => file.includes('/'))
    .map((file) => [file.replace('/', '-').replace('.json', ''), file]),
)
export const POSITION_NAMES = [...positions.keys()].sort()
export const readPosition = (name) => read(positions.get(name))

const json = (route, body) => route.fulfill({ contentType: 'application/json', body: JSON.stringify(body) })

/** Serve the build, open a browser, hand both to `act`, and clean up. */
export async function withStage(act) {
  const preview = spawn('npx', ['vite', 'preview', '--port', String(PORT), '--strictPort'], {
    stdio: 'pipe',
    detached: true,
  })
  await new Promise((resolve, reject) => {
    preview.stdout.on('data', (text) => String(text).includes('http') && resolve())
    preview.on('exit', () => reject(new Error('the preview server did not start: run npm run build first')))
  })
  const browser = await launch()
  try {
    return await act(browser)
  } finally {
    await browser.close()
    process.kill(-preview.pid)
  }
}

/** A page in front of a position (or of none: the hall). */
export async function openPage(
  browser,
  { size, theme = 'light', language = 'en', touch = false, scale = touch ? 2 : 1, path, position, table = {} },
) {
  const context = await browser.newContext({
    viewport: size,
    colorScheme: theme,
    locale: language,
    deviceScaleFactor: scale,
    hasTouch: touch,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error('page error:', error.message))
  page.on('console', (message) => message.type() === 'error' && console.error('console:', message.text()))
  await page.addInitScript((kept) => localStorage.setItem('duchy-settings', JSON.stringify(kept)), { language, theme })
  await page.route('**/api/games', (route) => json(route, read('shelf.json')))
  await page.route('**/api/guest', (route) => json(route, { player: 'p0', name: 'Ravenmoor' }))
  await page.route('**/api/tables**', (route) => json(route, []))
  await page.route('**/api/tables/mine**', (route) => json(route, []))
  await showReplays(page)
  if (position) await play(page, position, table)
  await page.goto(`http://localhost:${PORT}${path ?? `/t/${position}`}`)
  await page.waitForSelector('main#content:not(.laying)')
  await page.waitForTimeout(100)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(150)
  return page
}

/** Answer about replays from tests/web/replays. */
export const showReplays = (page) =>
  page.route('**/api/replays**', (route) => json(route, replayAnswer(new URL(route.request().url()))))

/** What the server says about a replay of tests/web/replays; without one, the list of replays. */
function replayAnswer({ pathname, search }) {
  const [, replay, rest = ''] = /^\/api\/replays\/([^/]+)(\/.*)?$/.exec(pathname) ?? []
  if (!replay) return []
  return JSON.parse(readFileSync(new URL(`${replay}.json`, REPLAYS), 'utf8'))[rest + search]
}

/** Answer at the table of that name as the server would: the snapshot first, then each question. */
export async function play(page, position, table = {}) {
  const { snapshot, why, preview, curve } = readPosition(position)
  const told = { ...snapshot, ...table, table: { ...snapshot.table, ...table.table } }
  if (curve) await page.route(`**/api/replays/${position}/curve`, (route) => json(route, curve))
  await page.routeWebSocket(new RegExp(`/tables/${position}/socket`), (socket) => {
    socket.send(JSON.stringify(told))
    socket.onMessage((text) => {
      const asked = JSON.parse(String(text))
      if (asked.type === 'why')
        socket.send(JSON.stringify({ type: 'why', id: asked.id, phrase: why[asked.target] ?? null }))
      else if (asked.type === 'preview')
        socket.send(
          JSON.stringify({ type: 'preview', id: asked.id, answers: snapshot.asked?.answers ?? -1, moves: preview }),
        )
      else socket.send(JSON.stringify({ type: 'done', id: asked.id, number: snapshot.number }))
    })
  })
}
