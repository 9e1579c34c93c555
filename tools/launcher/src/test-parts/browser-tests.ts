import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import { testDirectory } from '../places.ts'
import { counted, type FileTime, type Outcome, runNode, type TestRun } from './outcome.ts'

const durationOf = ({ suites = [], specs }: JSONReportSuite): number => {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  const own = results.reduce((sum, { duration }) => sum + duration, 0)
  return suites.reduce((sum, suite) => sum + durationOf(suite), own)
}

/** The same file may run in several projects. */
const timesIn = (suites: readonly JSONReportSuite[]): FileTime[] => {
  const times = new Map<string, number>()
  for (const suite of suites) times.set(suite.file, (times.get(suite.file) ?? 0) + durationOf(suite))
  return [...times].map(([path, milliseconds]) => ({ path, milliseconds }))
}

const reportIn = (path: string) => {
  try {
    const { stats, suites }: JSONReport = JSON.parse(readFileSync(path, 'utf8'))
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, files: timesIn(suites) }
  } catch {
    return undefined
  } finally {
    rmSync(path, { force: true })
  }
}

/** Runs the journeys of `playwright.config.ts`, or some of its files, against a whole platform of their own. */
export const runJourneys = async (
  { slow, seed, ...watch }: TestRun,
  files: readonly string[] = [],
): Promise<Outcome> => {
  mkdirSync(testDirectory, { recursive: true })
  const report = join(testDirectory, `browser-${process.pid}.json`)
  const chosen = slow ? [] : ['--grep-invert=@slow']
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', `--shuffle=${seed}`]
  const ran = await runNode([...args, ...chosen, ...files], {
    ...watch,
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  return counted(ran, reportIn(report))
}
