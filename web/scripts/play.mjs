// Plays every game in a real browser against the real server, pressing whatever is lit:
//   npm run build && npm run play [-- game ...] [--moves 40]
// A page error, a refused move or a table where nothing can be pressed any more fails.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from './stage.mjs'

const PORT = Number(process.env.PORT ?? 4518)
const PYTHON = process.env.PYTHON ?? new URL('../../.venv/bin/python', import.meta.url).pathname
const DIST = new URL('../dist', import.meta.url).pathname
const PATIENCE = 40

const args = process.argv.slice(2)
const at = args.indexOf('--moves')
const most = at >= 0 ? Number(args.splice(at, 2)[1]) : 40
const games = args.length ? args : ['card-kingdoms', 'king-of-the-valley', 'villages', 'dice-kingdoms']

const folder = mkdtempSync(join(tmpdir(), 'duchy-play-'))
const SERVE = `
import sys
from pathlib import Path
from duchy.server.config import Config
from duchy.server.serve import serve
database, url, web, port = sys.argv[1:]
serve(Config(database=database, public_url=url, web=Path(web)), "127.0.0.1", int(port))
`
const server = spawn(PYTHON, ['-c', SERVE, join(folder, 'duchy.db'), `http://localhost:${PORT}`, DIST, String(PORT)], {
  stdio: 'ignore',
})
const answers = async () => (await fetch(`http://localhost:${PORT}/api/games`).catch(() => null))?.ok
for (let wait = 0; !(await answers()); wait += 1) {
  if (wait > 60) {
    server.kill()
    throw new Error('the server did not start')
  }
  await new Promise((resolve) => setTimeout(resolve, 500))
}

/** Press one lit part; true if something was pressed. */
async function press(page) {
  const lit = page.locator('.is-legal:visible')
  const number = await lit.count()
  if (!number) return false
  await lit
    .nth(Math.floor(Math.random() * number))
    .click({ timeout: 3000 })
    .catch(() => undefined)
  await page.waitForTimeout(100)
  const choice = page.locator('.menu [role=menuitem], .table:has(.is-selected) .prompt__moves .btn')
  if (await choice.count())
    await choice
      .first()
      .click({ timeout: 3000 })
      .catch(() => undefined)
  return true
}

let failed = false
const browser = await launch()
try {
  for (const game of games) {
    const page = await (
      await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    ).newPage()
    const problems = []
    page.on('pageerror', (error) => problems.push(error.message))
    await page.goto(`http://localhost:${PORT}/`)
    await page.locator(`.gonfalon[data-game="${game}"] .play`).click()
    await page.waitForSelector('.table')
    let pressed = 0
    let idle = 0
    while (pressed < most && idle < PATIENCE && !(await page.locator('.end').count())) {
      if (await press(page)) {
        pressed += 1
        idle = 0
      } else idle += 1
      problems.push(...(await page.locator('.prompt__refusal').allInnerTexts()))
      await page.waitForTimeout(300)
    }
    if (idle >= PATIENCE) problems.push(`nothing to press: ${await page.locator('.prompt').innerText()}`)
    console.log(game, pressed, 'moves', problems.length ? problems : 'well')
    failed ||= problems.length > 0
    await page.context().close()
  }
} finally {
  await browser.close()
  server.kill()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)
