import { test as base, devices, type TestInfo } from '@playwright/test'
import pg from 'pg'
import type { DemoAccounts } from './installation/demo-accounts.ts'
import type { Places } from './installation/environment.ts'
import { secretsOf } from './installation/secrets.ts'
import { borrowDatabase } from './platform/database.ts'

/** The platform that a journey walks through. */
export type TestedPlatform = {
  readonly origins: Places['origins']
  readonly accounts: DemoAccounts
  /** For commands that are given beside it. */
  readonly dataDirectory: string
}

const tested = (): TestedPlatform => JSON.parse(process.env.SANUK_TESTED_PLATFORM ?? '{}')

/** The address of the tested platform's database, for its owner. */
export async function ownerUrlOf({ dataDirectory }: TestedPlatform): Promise<string> {
  const place = { dataDirectory, secrets: secretsOf(dataDirectory), outside: process.env.DATABASE_URL || undefined }
  const { urls } = await borrowDatabase({ ...place, durability: 'for tests' })
  return urls.ownerUrl
}

const DESKTOP = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1440, height: 900 },
  locale: 'en-US',
  timezoneId: 'Europe/London',
}

const PHONE: typeof DESKTOP = {
  ...devices['Pixel 7'],
  // Seven points of the screen to one of the page would be painted for nobody.
  deviceScaleFactor: 1,
  locale: 'th-TH',
  timezoneId: 'Asia/Bangkok',
}

/**
 * An option of Playwright by the tag of the journey. Projects would do the same, but a worker that goes on to another project
 * starts itself and its browser anew.
 */
const byTag =
  <Name extends keyof typeof DESKTOP>(name: Name) =>
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see which fixtures are needed.
  async ({}, use: (value: (typeof DESKTOP)[Name]) => Promise<void>, { tags }: TestInfo) =>
    use((tags.includes('@phone') ? PHONE : DESKTOP)[name])

/** The advisory lock of all journeys: PostgreSQL grants it in the order of asking, and frees it when a worker dies. */
const LOCK = 1

type TestFixtures = { readonly platform: TestedPlatform; readonly exclusion: undefined }
type WorkerFixtures = { readonly lockHolder: pg.Client }

/**
 * Playwright's `test` with the running platform; `page.goto('/')` is the site's home page. A journey runs on a desktop in
 * English, with the tag `@phone` on a phone in Thai. Journeys run side by side; one with the tag `@alone` waits until no other
 * runs, and the others wait for its end.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see which fixtures are needed.
  platform: async ({}, use) => use(tested()),
  baseURL: async ({ platform }, use) => use(platform.origins.site),
  viewport: byTag('viewport'),
  userAgent: byTag('userAgent'),
  deviceScaleFactor: byTag('deviceScaleFactor'),
  isMobile: byTag('isMobile'),
  hasTouch: byTag('hasTouch'),
  locale: byTag('locale'),
  timezoneId: byTag('timezoneId'),
  lockHolder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see which fixtures are needed.
    async ({}, use) => {
      const client = new pg.Client({ connectionString: await ownerUrlOf(tested()), application_name: 'sanuk journeys' })
      await client.connect()
      await use(client)
      await client.end()
    },
    { scope: 'worker' },
  ],
  exclusion: [
    async ({ lockHolder, browser }, use, { tags }) => {
      const mode = tags.includes('@alone') ? '' : '_shared'
      await lockHolder.query(`select pg_advisory_lock${mode}($1)`, [LOCK])
      await use(undefined)
      // Playwright leaves those open that a journey has opened by itself: their pages would go on beside the next ones.
      await Promise.all(browser.contexts().map((context) => context.close()))
      await lockHolder.query(`select pg_advisory_unlock${mode}($1)`, [LOCK])
    },
    // The time of waiting is not the journey's own.
    { auto: true, timeout: 0 },
  ],
})

export { expect } from '@playwright/test'
