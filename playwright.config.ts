import { defineConfig } from '@playwright/test'
import { findChromium, findQuickChromium } from './tools/launcher/src/test-parts/chromium.ts'

/** How a browser is started. */
const launched = (executablePath: string | undefined) => ({
  ...(executablePath && { executablePath }),
  args: [
    ...['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    ...['--disable-component-update', '--disable-sync'],
    // Games draw with WebGL, which has no graphics card here. Pages are drawn without: that is a quarter faster.
    '--enable-unsafe-swiftshader',
  ],
})

export default defineConfig({
  testDir: 'apps/web/journeys',
  testMatch: '*.journey.ts',
  globalSetup: './tools/launcher/src/test-platform.ts',
  outputDir: '.sanuk/test/browser-results',
  forbidOnly: true,
  retries: 0,
  // Three journeys run side by side, whatever their file, and fill each other's pauses; one with the tag `@alone` runs by
  // itself.
  fullyParallel: true,
  workers: 3,
  timeout: 120_000,
  // WebGL by software on two busy cores takes its time; nothing here waits longer than it must.
  expect: { timeout: 30_000 },
  use: {
    // What it keeps for a page without a network would answer where journeys stand in for the server.
    serviceWorkers: 'block',
    // Writing everything down costs a fifth of the time: SANUK_TRACE=1 does, to look into a failure.
    trace: process.env.SANUK_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: launched(findQuickChromium()),
  },
  projects: [
    { name: 'journeys', grepInvert: /@whole-browser\b/ },
    // The quick browser shows no notifications.
    {
      name: 'whole-browser',
      use: { launchOptions: launched(findChromium()) },
      grep: /@whole-browser\b/,
    },
  ],
})
