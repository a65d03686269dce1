// Lighthouse on the hall, a table, an end and a replay, at a desk and on its phone: the median of some runs.
//   npm run build && npx --package lighthouse node scripts/lighthouse.mjs [runs]
// Lighthouse is no dependency: `npx` fetches it, or LIGHTHOUSE names the program.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureChromium } from './chromium.mjs'
import { SCENES } from './scenes.mjs'
import { launch } from './stage.mjs'

const LIGHTHOUSE = process.env.LIGHTHOUSE ?? 'lighthouse'
const DUCHY = process.env.DUCHY ?? fileURLToPath(new URL('../../.venv/bin/duchy', import.meta.url))
const BUILT = fileURLToPath(new URL('../dist', import.meta.url))
const PORT = Number(process.env.PORT ?? 4519)
const HOST = `http://127.0.0.1:${PORT}`
const RUNS = Number(process.argv[2] ?? 3)
const SHOWN = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
}

const seats = ['me', 'bot:random', 'bot:random']
const [first] = Object.keys(SCENES)
/** The game that is shown as a replay elsewhere too: a short one. */
const short = Object.keys(SCENES).find((game) => SCENES[game].replay)

/** Tables that somebody may come to: one that is played, and one whose game is over. */
async function layTables() {
  const browser = await launch()
  const context = await browser.newContext({ baseURL: HOST })
  const page = await context.newPage()
  await context.request.post('/api/guest', { data: { name: 'Ada' } })
  // A game begins when its host has come.
  const open = async (game) => {
    const made = await context.request.post('/api/tables', { data: { game, seats, public: true } })
    const { table } = await made.json()
    await page.goto(`/t/${table}`)
    await page.locator('main.table').waitFor()
    return table
  }
  const running = await open(first)
  const over = await open(short)
  await page.evaluate(async (table) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/socket`)
    let seat = 0
    let made = 0
    await new Promise((resolve) => {
      socket.onmessage = ({ data }) => {
        const told = JSON.parse(data)
        seat = told.seat ?? seat
        if (told.table?.status === 'over') resolve()
        const moves = told.asked?.moves ?? []
        if (!moves.length) return
        made += 1
        const { id } = moves[(7 + made) % moves.length]
        socket.send(JSON.stringify({ type: 'move', id: `m${made}`, seat, move: id, answers: told.asked.answers }))
      }
    })
  }, over)
  await browser.close()
  return { running, over }
}

function measure(url, profile) {
  const settings = ['--only-categories=performance,accessibility', '--output=json', '--quiet']
  const chrome = '--chrome-flags=--headless=new --no-sandbox'
  const desk = profile === 'desktop' ? ['--preset=desktop'] : []
  const env = { ...process.env, CHROME_PATH: ensureChromium() }
  const told = execFileSync(LIGHTHOUSE, [url, ...settings, chrome, ...desk], { env, maxBuffer: 1e8 })
  return JSON.parse(String(told))
}

const folder = mkdtempSync(join(tmpdir(), 'duchy-lighthouse-'))
const where = ['--port', String(PORT), '--database', join(folder, 'duchy.db'), '--web', BUILT, '--workers', '1']
const server = spawn(DUCHY, ['serve', ...where], { stdio: 'ignore' })
try {
  const answers = () =>
    fetch(`${HOST}/api/games`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 200))
  const { running, over } = await layTables()
  const places = { home: '/', table: `/t/${running}`, end: `/t/${over}`, replay: `/replay/${over}?move=30` }
  for (const [name, path] of Object.entries(places))
    for (const profile of ['desktop', 'phone']) {
      const all = Array.from({ length: RUNS }, () => measure(HOST + path, profile))
      all.sort((one, other) => one.categories.performance.score - other.categories.performance.score)
      const { categories, audits } = all[Math.floor(RUNS / 2)]
      const scores = Object.values(categories).map(({ id, score }) => `${id} ${Math.round(score * 100)}`)
      const details = Object.entries(SHOWN).map(([short, audit]) => `${short} ${audits[audit].displayValue}`)
      const wrong = categories.accessibility.auditRefs.map(({ id }) => audits[id]).filter(({ score }) => score === 0)
      console.log(name, profile, [...scores, ...details, ...wrong.map(({ id }) => `wrong: ${id}`)].join(', '))
    }
} finally {
  server.kill()
  rmSync(folder, { recursive: true, force: true })
}
