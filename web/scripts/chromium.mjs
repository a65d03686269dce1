// Where Chromium is: named by CHROMIUM, on the PATH, Playwright's own, or installed now.
//   node scripts/chromium.mjs     prints its path
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge']
const PATIENCE = 20_000

/** It runs in containers, as root and without a screen, and asks no other host for anything. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A file by that name is not enough: on some systems it only says how to install the real one. */
const runs = (path) => existsSync(path) && spawnSync(path, ['--version'], { timeout: PATIENCE }).status === 0

function candidates() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, chromium.executablePath()]
}

export function findChromium() {
  const named = process.env.CHROMIUM
  if (!named) return candidates().find(runs)
  if (runs(named)) return named
  throw new Error(`CHROMIUM=${named} is not a browser that runs here: name another one, or unset it.`)
}

const playwright = join(createRequire(import.meta.url).resolve('@playwright/test/package.json'), '..', 'cli.js')
const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
/** Ways to get one, the gentlest first. */
const WAYS = [
  [process.execPath, playwright, 'install', 'chromium'],
  ...(debian
    ? [
        [process.execPath, playwright, 'install-deps', 'chromium'],
        ['apt-get', 'update'],
        ['apt-get', 'install', '-y', 'chromium'],
      ]
    : []),
]

/** The path of a Chromium that runs; one is installed if there is none. */
export function ensureChromium() {
  const found = findChromium()
  if (found) return found
  for (const [program, ...args] of WAYS) {
    try {
      execFileSync(program, args, { stdio: ['ignore', 2, 2] })
    } catch {
      continue // The next way may be open.
    }
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error('The browser tests need Chromium: install it, or say where it is with CHROMIUM=/path/to/chromium.')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(ensureChromium())
  } catch (problem) {
    console.error(problem.message)
    process.exit(1)
  }
}
