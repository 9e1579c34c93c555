import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { testDirectory } from '../places.ts'
import { counted, type Outcome, runNode, type Watch } from './outcome.ts'

const countsIn = (path: string): { passed: number; failed: number } | undefined => {
  try {
    const { stats } = JSON.parse(readFileSync(path, 'utf8'))
    return { passed: Number(stats.expected), failed: Number(stats.unexpected) + Number(stats.flaky) }
  } catch {
    return undefined
  } finally {
    rmSync(path, { force: true })
  }
}

/** Runs the journeys of `playwright.config.ts` against a whole platform of their own. */
export const runJourneys = async (watch: Watch): Promise<Outcome> => {
  mkdirSync(testDirectory, { recursive: true })
  const report = join(testDirectory, `browser-${process.pid}.json`)
  const ran = await runNode(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
    ...watch,
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  return counted(ran, countsIn(report))
}
