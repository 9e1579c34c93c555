import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** A limit is for what hangs, not for what is slow on a busy machine. */
const limits = { testTimeout: 60_000, hookTimeout: 120_000 }

/** Many tests wait for a database or for a clock: two at once hardly disturb each other even on two cores. */
const maxWorkers = Math.max(2, availableParallelism() - 1)

export default defineConfig({
  test: {
    maxWorkers,
    // Left out of `./sanuk test`, as files named `*.slow.*` are; `./sanuk test all` runs both.
    tags: [{ name: 'slow', description: 'Takes longer than a quick run of all tests allows' }],
    // What tests read without importing it: `./sanuk test changed` runs all tests when one of these has changed.
    forceRerunTriggers: ['**/*.{sql,json,svg}', '**/vitest.config.ts'],
    projects: [
      {
        test: {
          ...limits,
          name: 'unit',
          include: ['{packages,apps,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.{database,faults}.test.ts', '**/node_modules/**', '**/dist/**'],
          // Some start real programs, and a busy machine takes its time for that.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...limits,
          name: 'database',
          include: ['{packages,apps,tools}/**/*.database.test.ts'],
          globalSetup: ['tools/launcher/src/test-database.ts'],
          // Each has a database of its own, and the server's modules keep nothing to themselves: to load them again for
          // each of 150 files takes a quarter of the time.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
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
