// The browser tests: the built app and the real server in a real Chromium. `npm run e2e`, or `make browser`; `make test` runs some.
import { defineConfig } from '@playwright/test'
import { ensureChromium, FLAGS } from './scripts/chromium.mjs'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'e2e-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A machine that is busy for a moment is no fault; what needed a second try is told as flaky.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    launchOptions: { executablePath: ensureChromium(), args: FLAGS },
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
})
