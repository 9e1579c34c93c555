import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.database.test.ts', '**/node_modules/**', '**/dist/**'],
        },
      },
      {
        test: {
          name: 'database',
          include: ['{packages,apps,tools}/**/*.database.test.ts'],
          globalSetup: ['tools/launcher/src/test-database.ts'],
        },
      },
    ],
  },
})
