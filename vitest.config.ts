import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { words } from './packages/locales/src/vite-plugin.ts'
import { findQuickChromium } from './tools/launcher/src/test-parts/chromium.ts'

/** A limit is for what hangs, not for what is slow on a busy machine. */
const limits = { testTimeout: 120_000, hookTimeout: 120_000 }

/** Many tests wait for a database or for a clock: two at once hardly disturb each other even on two cores. */
const maxWorkers = Math.max(2, availableParallelism() - 1)

/** Files of the database tests wait for their servers two fifths of their time: on two cores a third one fits in between. */
const databaseWorkers = Math.max(3, maxWorkers)

const chromium = findQuickChromium()

export default defineConfig({
  test: {
    maxWorkers,
    // `./sanuk test` leaves these out, `./sanuk test all` runs them.
    tags: [{ name: 'slow', description: 'Takes longer than a quick run of all tests allows', timeout: 600_000 }],
    // What tests read without importing it: `./sanuk test changed` runs all tests when one of these has changed.
    forceRerunTriggers: ['**/*.{sql,json,svg}', '**/vitest.config.ts'],
    projects: [
      {
        test: {
          ...limits,
          name: 'unit',
          include: ['{packages,apps,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.{database,faults,component}.test.{ts,tsx}', '**/node_modules/**', '**/dist/**'],
          // No module keeps what one test leaves to another; to load each anew for 350 files takes a third of the time.
          isolate: false,
        },
      },
      {
        test: {
          ...limits,
          name: 'database',
          include: ['{packages,apps,tools}/**/*.database.test.ts'],
          maxWorkers: databaseWorkers,
          // Vitest wants projects that differ in this to run one after the other.
          sequence: { groupOrder: 1 },
          globalSetup: ['tools/launcher/src/test-database.ts'],
          setupFiles: ['apps/server/tests/cheap-passwords.fixture.ts'],
          // Each has a database of its own, and the server's modules keep nothing to themselves: to load them again for
          // each of 150 files takes a quarter of the time.
          isolate: false,
          // Notifications and jobs take their time on a busy machine.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        plugins: [words()],
        oxc: { jsx: { runtime: 'automatic' } },
        // Bundled anew for each run: what an earlier run has kept may lack what a new test imports, and then Vite would
        // reload the page in the middle of a test.
        optimizeDeps: { force: true, include: ['react/jsx-dev-runtime', 'vitest-browser-react', 'axe-core'] },
        test: {
          ...limits,
          name: 'components',
          // A second, the usual limit, is too short for a busy machine.
          expect: { poll: { timeout: 15_000 } },
          include: ['{packages,apps}/**/*.component.test.tsx'],
          setupFiles: ['packages/ui/src/component-page.fixture.ts'],
          browser: {
            enabled: true,
            headless: true,
            viewport: { width: 1280, height: 800 },
            testerHtmlPath: 'packages/ui/component-page.html',
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { ...(chromium && { executablePath: chromium }), args: ['--no-sandbox'] },
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          ...limits,
          name: 'faults',
          include: ['{packages,apps,tools}/**/*.faults.test.ts'],
          globalSetup: ['tools/launcher/src/test-database.ts'],
          // They freeze and kill, and look at the clock meanwhile: one at a time.
          fileParallelism: false,
        },
      },
    ],
  },
})
