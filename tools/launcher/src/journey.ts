import { test as base } from '@playwright/test'
import type { DemoAccounts } from './installation/demo-accounts.ts'
import type { Places } from './installation/environment.ts'

/** The platform that a journey walks through. */
export type TestedPlatform = {
  readonly origins: Places['origins']
  readonly accounts: DemoAccounts
  /** For commands that are given beside it. */
  readonly dataDirectory: string
}

const tested = (): TestedPlatform => JSON.parse(process.env.SANUK_TESTED_PLATFORM ?? '{}')

/** Playwright's `test` with the running platform; `page.goto('/')` is the site's home page. */
export const test = base.extend<{ platform: TestedPlatform }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see which fixtures are needed.
  platform: async ({}, use) => use(tested()),
  baseURL: async ({ platform }, use) => use(platform.origins.site),
})

export { expect } from '@playwright/test'
