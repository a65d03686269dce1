// What every browser test stands on: a real server, a browser that keeps settings, and no error in its console.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { Files } from './files'
import { Server } from './server'

/** What the browser has set, as `src/stores/settings.svelte.ts` keeps it. */
export interface Kept {
  readonly language?: 'en' | 'fr' | 'fa'
  readonly theme?: 'light' | 'dark'
  readonly motion?: 'full' | 'still'
  readonly pace?: 'calm' | 'brisk' | 'at-once'
  readonly sound?: boolean
  readonly warnings?: boolean
}

export const DESKTOP = { viewport: { width: 1440, height: 900 } }
export const LAPTOP = { viewport: { width: 1366, height: 768 } }
export const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true }
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

interface Options {
  /** Settings of every browser of the test; once a page changes them, its own count. */
  kept: Kept
  /** Console messages that belong to what is tested, such as a connection that is cut on purpose. */
  tolerated: readonly RegExp[]
}

interface Places {
  /** Whom the page talks to: a server of its own, or nobody, from a plain host of files. */
  transport: 'server' | 'device'
  server: Server
  /** Where the page comes from: it may be stopped and started again, as a connection is. */
  host: Server | Files
}

interface Tools {
  /** Another person, with a browser of their own. */
  visitor: () => Promise<Page>
}

export const test = base.extend<Options & Tools & { strict: Strict }, Places>({
  kept: [{}, { option: true }],
  tolerated: [[], { option: true }],
  transport: ['server', { option: true, scope: 'worker' }],
  host: [
    async ({ transport }, use) => {
      const host = transport === 'device' ? await Files.start() : await Server.start()
      await use(host)
      await host.clear()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ host }, use) => {
      if (!(host instanceof Server)) throw new Error('this test needs a server')
      await use(host)
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ host }, use) => use(host.url),
  page: async ({ page, transport }, use) => {
    const go = page.goto.bind(page)
    // Without a server the path stands in the query.
    if (transport === 'device') page.goto = (path, how) => go(path.startsWith('/') ? `./?${path}` : path, how)
    await use(page)
  },
  strict: async ({ tolerated }, use) => {
    const strict = new Strict(tolerated)
    await use(strict)
    expect(strict.problems, 'errors in the console').toEqual([])
  },
  context: async ({ context, kept, strict }, use) => {
    await prepare(context, kept, strict)
    await use(context)
  },
  visitor: async ({ browser, kept, strict, baseURL, viewport }, use) => {
    const others: BrowserContext[] = []
    await use(async () => {
      const context = await another(browser, { baseURL, viewport })
      others.push(context)
      await prepare(context, kept, strict)
      return context.newPage()
    })
    for (const context of others) await context.close()
  },
})

const another = (
  browser: Browser,
  { baseURL, viewport }: { baseURL: string | undefined; viewport: { width: number; height: number } | null },
): Promise<BrowserContext> =>
  browser.newContext({ viewport, reducedMotion: 'reduce', ...(baseURL === undefined ? {} : { baseURL }) })

/** Collects what no test may leave in a console. */
class Strict {
  readonly problems: string[] = []
  readonly #tolerated: readonly RegExp[]

  constructor(tolerated: readonly RegExp[]) {
    this.#tolerated = tolerated
  }

  watch(context: BrowserContext): void {
    context.on('weberror', (error) => this.#note(error.error().message))
    context.on('console', (message) => {
      if (message.type() === 'error') this.#note(`${message.text()} (${message.location().url})`)
    })
  }

  #note(problem: string): void {
    if (!this.#tolerated.some((known) => known.test(problem))) this.problems.push(problem)
  }
}

const START: Kept = { language: 'en', theme: 'light', motion: 'still', pace: 'at-once' }

async function prepare(context: BrowserContext, kept: Kept, strict: Strict): Promise<void> {
  strict.watch(context)
  await context.addInitScript(
    ([key, value]) => {
      if (location.protocol === 'http:' && !localStorage.getItem(key)) localStorage.setItem(key, value)
    },
    ['duchy-settings', JSON.stringify({ ...START, ...kept })] as const,
  )
}

/** Go on to another address as a link within the app does: the page is not loaded anew. */
export async function goWithin(page: Page, path: string): Promise<void> {
  if (!page.url().startsWith('http')) await page.goto(path)
  else
    await page.evaluate((path) => {
      document.querySelector('main')?.setAttribute('data-left', '')
      history.pushState(null, '', location.search.startsWith('?/') ? `?${path}` : path)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
  await page.locator('main:not(.laying):not([data-left])').first().waitFor({ state: 'attached' })
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** axe-core finds nothing on the page as it stands, once it is there. */
export async function axe(page: Page): Promise<void> {
  await expect(page.locator('main:not(.laying)')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const found = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run({
      resultTypes: ['violations'],
      preload: false,
    })
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
  })
  expect.soft(found, `axe-core at ${page.url()}`).toEqual([])
}

/** Nothing of the page lies beside the screen. */
export async function fitsAcross(page: Page): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(sideways, `pixels to scroll sideways at ${page.url()}`).toBeLessThanOrEqual(0)
}

interface Axe {
  run(
    options: object,
  ): Promise<{ violations: readonly { id: string; nodes: readonly { target: readonly string[] }[] }[] }>
}

export { expect }
export type { Locator, Page }
