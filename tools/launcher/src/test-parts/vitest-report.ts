import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import type { FileTime } from './outcome.ts'

/** Where the report is written. */
export const REPORT_FILE_VARIABLE = 'SANUK_TEST_REPORT'

/** What a run of the tests came to. */
export type TestReport = { readonly passed: number; readonly failed: number; readonly files: readonly FileTime[] }

const timeOf = (module: TestModule): number => {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic()
  return environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration
}

/** Writes how many tests passed and failed, and how long each file took with its imports and hooks, in milliseconds. */
export default class TimesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const path = process.env[REPORT_FILE_VARIABLE]
    if (!path) return
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state))
    const report: TestReport = {
      passed: states.filter((state) => state === 'passed').length,
      failed: states.filter((state) => state === 'failed').length,
      files: modules.map((module) => ({ path: module.relativeModuleId, milliseconds: timeOf(module) })),
    }
    writeFileSync(path, JSON.stringify(report))
  }
}
