import { describe } from '../faults.ts'
import { listenForInterruption } from '../machine/interruption.ts'
import type { TestPart } from '../options.ts'
import type { Progress, Tell } from '../progress.ts'
import { runJourneys } from '../test-parts/browser-tests.ts'
import { findChromium, findQuickChromium, installChromium, installQuickChromium } from '../test-parts/chromium.ts'
import { findFaketime, installFaketime } from '../test-parts/faketime.ts'
import { type Outcome, sumOf, type Watch } from '../test-parts/outcome.ts'
import { checkLint, checkStructure, checkTypes } from '../test-parts/static-checks.ts'
import { runVitest } from '../test-parts/vitest-tests.ts'

type Work = (watch: Watch, progress: Progress) => Promise<Outcome>

const browser: Work = async (watch, progress) => {
  if (!findChromium()) {
    await progress.step('Installing Chromium', (tell) => installChromium({ signal: watch.signal, tell }))
  }
  if (findQuickChromium() === findChromium()) {
    await progress.step('Installing the quick Chromium', (tell) => installQuickChromium({ signal: watch.signal, tell }))
  }
  return runJourneys(watch)
}

const faults: Work = async (watch, progress) => {
  if (!findFaketime()) {
    await progress.step('Installing faketime', (tell) => installFaketime({ signal: watch.signal, tell }))
  }
  return runVitest('faults', watch)
}

const works: Readonly<Record<TestPart, Work>> = {
  types: checkTypes,
  lint: checkLint,
  structure: checkStructure,
  unit: (watch) => runVitest('unit', watch),
  database: (watch) => runVitest('database', watch),
  faults,
  browser,
}

const inWords = ({ passed, failed }: Outcome): string => `${passed} passed, ${failed} failed`

/** Runs the parts one after the other, shows each one's result and ends with the sum. Returns the exit code. */
export const test = async (parts: readonly TestPart[], progress: Progress): Promise<number> => {
  const { signal } = listenForInterruption()
  const outcomes: Outcome[] = []
  for (const part of parts) {
    const guarded = (tell: Tell) =>
      works[part]({ signal, tell }, progress).catch(
        (error): Outcome => ({ passed: 0, failed: 1, output: describe(error) }),
      )
    const judge = (outcome: Outcome) => ({ good: outcome.failed === 0, text: inWords(outcome) })
    const outcome = await progress.step(part, guarded, judge)
    if (signal.aborted) return 130
    if (outcome.failed > 0) progress.say(`${outcome.output}\n`)
    outcomes.push(outcome)
  }
  const sum = sumOf(outcomes)
  progress.say(inWords(sum))
  return sum.failed === 0 ? 0 : 1
}
