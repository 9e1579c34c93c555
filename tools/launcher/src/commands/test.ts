import { randomInt } from 'node:crypto'
import { buildAll, drawArt } from '../build/builds.ts'
import { describe } from '../faults.ts'
import { listenForInterruption } from '../machine/interruption.ts'
import type { TestOptions, TestPart } from '../options.ts'
import type { Progress, Tell } from '../progress.ts'
import { runJourneys } from '../test-parts/browser-tests.ts'
import { changedFiles, journeysTouched } from '../test-parts/changed-files.ts'
import { findChromium, findQuickChromium, installChromium, installQuickChromium } from '../test-parts/chromium.ts'
import { findFaketime, installFaketime } from '../test-parts/faketime.ts'
import { type Outcome, slowestFiles, sumOf, type TestRun } from '../test-parts/outcome.ts'
import { checkLint, checkStructure, checkTypes } from '../test-parts/static-checks.ts'
import { runVitest } from '../test-parts/vitest-tests.ts'

/** Ends what is built in the background; what it has not finished is left to whoever needs it. */
type EndBuilding = () => Promise<void>

type Work = (run: TestRun, progress: Progress, endBuilding: EndBuilding) => Promise<Outcome>

const nothingTouched: Outcome = { passed: 0, failed: 0, output: '' }

/** Installs the browsers that are absent. */
const provideChromium = async ({ signal }: TestRun, progress: Progress): Promise<void> => {
  if (!findChromium()) await progress.step('Installing Chromium', (tell) => installChromium({ signal, tell }))
  if (findQuickChromium() === findChromium()) {
    await progress.step('Installing the quick Chromium', (tell) => installQuickChromium({ signal, tell }))
  }
}

const components: Work = async (run, progress) => {
  await provideChromium(run, progress)
  return runVitest('components', run)
}

/** The journeys that a run makes: undefined for none, and an empty list for all. */
const journeysOf = (since: string | undefined): readonly string[] | undefined => {
  const touched = since === undefined ? 'all' : journeysTouched(changedFiles(since))
  if (touched === 'all') return []
  return touched.length > 0 ? touched : undefined
}

const browser: Work = async (run, progress, endBuilding) => {
  const journeys = journeysOf(run.since)
  if (!journeys) return nothingTouched
  try {
    await provideChromium(run, progress)
  } finally {
    await endBuilding()
  }
  return runJourneys(run, journeys)
}

/** The slow ones start the whole platform, whose games need their pictures. */
const database: Work = async (run, progress) => {
  if (run.slow) await drawArt({ progress, signal: run.signal })
  return runVitest('database', run)
}

const faults: Work = async (run, progress) => {
  if (!findFaketime()) {
    await progress.step('Installing faketime', (tell) => installFaketime({ signal: run.signal, tell }))
  }
  return runVitest('faults', run)
}

const works: Readonly<Record<TestPart, Work>> = {
  types: checkTypes,
  lint: checkLint,
  structure: checkStructure,
  unit: (run) => runVitest('unit', run),
  database,
  faults,
  components,
  browser,
}

/**
 * Begins to build what the journeys of a quick run start. It takes minutes of one processor, and the tests before them
 * often wait for their databases: it is done in their pauses. On a machine that has none the journeys build it.
 */
const beginBuilding = (
  { parts, slow, since }: TestOptions,
  { signal, progress }: { readonly signal: AbortSignal; readonly progress: Progress },
): EndBuilding => {
  const hasPauses = parts.some((part) => ['unit', 'database', 'components'].includes(part))
  if (slow || !hasPauses || !parts.includes('browser')) return async () => undefined
  const controller = new AbortController()
  const ends = AbortSignal.any([signal, controller.signal])
  const build = async () => {
    if (journeysOf(since)) await buildAll({ progress, signal: ends, inBackground: true })
  }
  // The journeys build again what failed, and tell why.
  const done = build().catch(() => undefined)
  return async () => {
    controller.abort()
    await done
  }
}

/** These need a core each, and nothing of one another. */
const isStatic = (part: TestPart): boolean => ['types', 'lint', 'structure'].includes(part)

const inWords = ({ passed, failed }: Outcome): string => `${passed} passed, ${failed} failed`

/**
 * Runs the static checks side by side and the other parts one after the other, and in their pauses builds what the last
 * of them need. Shows each one's result, time and slowest files, and ends with the sum. Tests run in an order drawn anew
 * each time, so that none comes to need another. Returns the exit code.
 */
export const test = async (options: TestOptions, progress: Progress): Promise<number> => {
  const { parts, slow, since, seed } = options
  const { signal } = listenForInterruption()
  const order = seed ?? randomInt(1, 1_000_000_000)
  progress.say(`Order of the tests: --seed ${order}`)
  const run = async (part: TestPart, endBuilding: EndBuilding): Promise<Outcome> => {
    const guarded = (tell: Tell) =>
      works[part](
        { signal, tell, slow, seed: order, ...(since !== undefined && { since }) },
        progress,
        endBuilding,
      ).catch((error): Outcome => ({ passed: 0, failed: 1, output: describe(error) }))
    const judge = (outcome: Outcome) => ({ good: outcome.failed === 0, text: inWords(outcome) })
    const outcome = await progress.step(part, guarded, judge)
    if (signal.aborted) return outcome
    if (outcome.failed > 0) progress.say(`${outcome.output}\n`)
    if (outcome.files && outcome.files.length > 0) progress.say(slowestFiles(outcome.files))
    return outcome
  }
  const outcomes = await Promise.all(parts.filter(isStatic).map((part) => run(part, async () => undefined)))
  const endBuilding = beginBuilding(options, { signal, progress })
  for (const part of parts.filter((one) => !isStatic(one))) {
    if (!signal.aborted) outcomes.push(await run(part, endBuilding))
  }
  if (signal.aborted) return 130
  const sum = sumOf(outcomes)
  progress.say(inWords(sum))
  return sum.failed === 0 ? 0 : 1
}
