import { defineConfig, devices } from '@playwright/test'
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

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }
/** Seven points of the screen to one of the page would be painted for nobody. */
const phone = { ...devices['Pixel 7'], deviceScaleFactor: 1 }
const english = { locale: 'en-US', timezoneId: 'Europe/London' }
const thai = { locale: 'th-TH', timezoneId: 'Asia/Bangkok' }

/** What the quick browser does not have: it shows no notifications. */
const IN_WHOLE_BROWSER = ['push.journey.ts']

const journeys = (...names: string[]) => names.map((name) => `${name}.journey.ts`)

/** What goes on between programs, on papers, or in an office nobody keeps on a phone. */
const ON_DESKTOP_ONLY = journeys(
  ...['account', 'attacked-answers', 'attacks', 'betting-record', 'closed', 'content', 'demo', 'documents'],
  ...['every-title', 'fairness', 'firebase', 'gallery', 'identity', 'jackpot', 'keyboard', 'lobby-own', 'navigation'],
  ...['office*', 'passkeys', 'provider-link', 'sessions'],
)

/** What members do between rounds, with the thumb. How it stands on a desktop `every-panel` looks at. */
const ON_PHONE_ONLY = journeys(
  ...['further-steps', 'messages', 'own-account', 'point-mall', 'protection', 'raffle', 'red-packets', 'referral'],
  'transfers',
)

export default defineConfig({
  testDir: 'apps/web/journeys',
  testMatch: '*.journey.ts',
  globalSetup: './tools/launcher/src/test-platform.ts',
  outputDir: '.sanuk/test/browser-results',
  forbidOnly: true,
  retries: 0,
  // Two cores carry the platform and one browser.
  workers: 1,
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
  // Each is made in one of the languages and at one of the sizes, what everybody passes through in both.
  projects: [
    { name: 'desktop-th', use: { ...desktop, ...thai }, testMatch: journeys('first-journey') },
    {
      name: 'desktop-en',
      use: { ...desktop, ...english },
      testIgnore: [...ON_PHONE_ONLY, ...IN_WHOLE_BROWSER],
    },
    {
      name: 'phone-th',
      use: { ...phone, ...thai },
      testIgnore: [...ON_DESKTOP_ONLY, ...IN_WHOLE_BROWSER],
    },
    {
      name: 'whole-browser',
      use: { ...desktop, ...english, launchOptions: launched(findChromium()) },
      testMatch: IN_WHOLE_BROWSER,
    },
  ],
})
