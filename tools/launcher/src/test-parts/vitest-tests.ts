import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { testDirectory } from '../places.ts'
import { counted, type Outcome, runNode, type TestRun } from './outcome.ts'
import { REPORT_FILE_VARIABLE, type TestReport } from './vitest-report.ts'

const reportIn = (path: string): TestReport | undefined => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  } finally {
    rmSync(path, { force: true })
  }
}

/** Runs one of the projects in `vitest.config.ts`, in the order that the seed gives. */
export const runVitest = async (
  project: 'unit' | 'database' | 'faults' | 'components',
  { slow, since, seed, ...watch }: TestRun,
): Promise<Outcome> => {
  mkdirSync(testDirectory, { recursive: true })
  const report = join(testDirectory, `${project}-${process.pid}.json`)
  const reporters = ['--reporter=default', '--reporter=./tools/launcher/src/test-parts/vitest-report.ts']
  const order = ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`]
  const chosen = slow ? [] : ['--tags-filter=!slow']
  const changed = since === undefined ? [] : [`--changed=${since}`, '--passWithNoTests']
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project]
  const ran = await runNode([...args, ...reporters, ...order, ...chosen, ...changed], {
    ...watch,
    environment: { NO_COLOR: '1', [REPORT_FILE_VARIABLE]: report },
  })
  return counted(ran, reportIn(report), since !== undefined)
}
