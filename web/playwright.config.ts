// The browser tests: the built app and the real server in a real Chromium. `npm run e2e`, and in `make test`.
import { defineConfig } from '@playwright/test'
import { NIGHTLY } from './e2e/proof'
import { ensureChromium, FLAGS } from './scripts/chromium.mjs'

export default defineConfig<object, { transport: 'server' | 'device' }>({
  testDir: 'e2e',
  outputDir: 'e2e-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  // What one person does is tested without a server too: some of it usually, all that is marked by night.
  projects: [
    { name: 'server', grepInvert: /@device/ },
    { name: 'device', use: { transport: 'device' }, grep: NIGHTLY ? /@device|@alone/ : /@device|@alone-usual/ },
  ],
  use: {
    launchOptions: { executablePath: ensureChromium(), args: FLAGS },
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    // A trace tells more than a screenshot, and takes a third of the time again: `npm run e2e -- --trace on`.
    screenshot: 'only-on-failure',
  },
})
