import { setTimeout as pause } from 'node:timers/promises'

/**
 * Begins something so many times a second, whether or not what was begun before has ended, and answers how long each
 * took in milliseconds, sorted: whoever is slow does not slow the asking.
 */
export async function paced(
  work: (turn: number) => Promise<unknown>,
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
): Promise<number[]> {
  const took: number[] = []
  const underWay: Promise<void>[] = []
  const began = performance.now()
  for (let turn = 0; turn < perSecond * seconds; turn += 1) {
    const wait = began + (turn * 1000) / perSecond - performance.now()
    if (wait > 1) await pause(wait)
    underWay.push(timed(() => work(turn), took))
  }
  await Promise.all(underWay)
  return took.sort((one, other) => one - other)
}

async function timed(work: () => Promise<unknown>, took: number[]): Promise<void> {
  const began = performance.now()
  await work()
  took.push(performance.now() - began)
}

/** The slowest of a hundred. */
export const slowestOfHundred = (sorted: readonly number[]): number =>
  sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN
