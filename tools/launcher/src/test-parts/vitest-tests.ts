import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { testDirectory } from '../places.ts'
import { counted, type Outcome, runNode, type Watch } from './outcome.ts'

const numberIn = (report: object, name: string): number => {
  const value: unknown = Object(report)[name]
  return typeof value === 'number' ? value : 0
}

const countsIn = (path: string): { passed: number; failed: number } | undefined => {
  try {
    const report: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (typeof report !== 'object' || report === null) return undefined
    return { passed: numberIn(report, 'numPassedTests'), failed: numberIn(report, 'numFailedTests') }
  } catch {
    return undefined
  } finally {
    rmSync(path, { force: true })
  }
}

/** Runs one of the projects in `vitest.config.ts`. */
export const runVitest = async (project: 'unit' | 'database' | 'faults', watch: Watch): Promise<Outcome> => {
  mkdirSync(testDirectory, { recursive: true })
  const report = join(testDirectory, `${project}-${process.pid}.json`)
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project]
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const ran = await runNode([...args, ...reporters], { ...watch, environment: { NO_COLOR: '1' } })
  return counted(ran, countsIn(report))
}
