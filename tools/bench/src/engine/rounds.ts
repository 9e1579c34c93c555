import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { goldenTiger } from '@sanuk/engines/slots/golden-tiger/machine'
import sheet from '@sanuk/engines/slots/golden-tiger/par-sheet.json' with { type: 'json' }
import * as z from 'zod/mini'
import { type Figure, short } from '../figure.ts'
import type { Share } from './rounds-worker.ts'

const ROUNDS = 100_000_000
const CORES = 2

/** What is wanted of a hundred million rounds on two cores. */
const WANTED_SECONDS = 300

/**
 * How long a hundred million rounds of Golden Tiger take on two cores. Throws where they return something else than the
 * mathematics of the machine by more than three standard errors, since then one of the two is wrong.
 */
export async function engineRounds(): Promise<Figure> {
  const begin = performance.now()
  const won = await Promise.all(
    Array.from({ length: CORES }, (_, core) => playApart({ rounds: ROUNDS / CORES, sequence: core + 1 })),
  )
  const seconds = (performance.now() - begin) / 1000
  const returned = won.reduce((sum, each) => sum + each, 0) / goldenTiger.lines.length / ROUNDS
  const standardError = Number(sheet.standardDeviation) / Math.sqrt(ROUNDS)
  const errors = (returned - Number(sheet.exact.total)) / standardError
  if (Math.abs(errors) > 3) throw new Error(`Golden Tiger returned ${returned}, ${errors} standard errors off`)
  const percent = (share: number) => (share * 100).toFixed(3)
  return {
    name: 'engine.rounds',
    value: short(seconds),
    runs: 1,
    unit: `s for ${ROUNDS} rounds on ${CORES} cores; they returned ${percent(returned)} % ± ${percent(1.96 * standardError)}, exactly it is ${sheet.exact.total}`,
    reference: 's at most',
    referenceValue: WANTED_SECONDS,
    ratio: short(seconds / WANTED_SECONDS),
  }
}

async function playApart(share: Share): Promise<number> {
  const worker = new Worker(new URL('./rounds-worker.ts', import.meta.url), { workerData: share })
  const [won] = await once(worker, 'message')
  return z.parse(z.number(), won)
}
