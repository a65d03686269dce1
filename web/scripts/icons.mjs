// Draws the pictures of the installed site from public/icon.svg into icons/: node scripts/icons.mjs
import { mkdirSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { ensureChromium, FLAGS } from './chromium.mjs'

const GROUND = '#f3e6c8'
const drawing = readFileSync(new URL('../public/icon.svg', import.meta.url), 'utf8')
const folder = new URL('../icons/', import.meta.url)
mkdirSync(folder, { recursive: true })

const browser = await chromium.launch({ executablePath: ensureChromium(), args: FLAGS })
for (const size of [180, 192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  // Systems cut the corners off: the shield keeps to the middle.
  await page.setContent(
    `<style>body{margin:0;background:${GROUND};display:grid;place-items:center;height:100vh}svg{height:62vh}</style>${drawing}`,
  )
  await page.screenshot({ path: new URL(`icon-${size}.png`, folder).pathname })
  await page.close()
}
await browser.close()
