import type { NextByte } from '@sanuk/engines/random/draw'
import type { Log } from '@sanuk/host/log'
import { faultIn } from './random-health.ts'

export type Randomness = {
  /** So many bytes of the source. */
  readonly bytes: (count: number) => Buffer
  /** Whether the source may be used, and outcomes drawn: it was tested, and passed every time. */
  readonly isSound: () => boolean
  /** Tests the source. */
  readonly test: () => Promise<void>
}

/**
 * A source of bytes that is tested again and again. One that failed once is not trusted any more as long as
 * the process lives.
 */
export function testedRandomness(nextByte: NextByte, log: Log): Randomness {
  let state: 'untested' | 'sound' | 'faulty' = 'untested'
  return {
    bytes: (count) => Buffer.from(Array.from({ length: count }, nextByte)),
    isSound: () => state === 'sound',
    test: async () => {
      if (state === 'faulty') return
      const fault = await faultIn(nextByte).catch(String)
      state = fault === null ? 'sound' : 'faulty'
      if (fault === null) log.info('the source of randomness has passed its test')
      else log.fatal({ fault }, 'the source of randomness has failed its test: nothing is drawn from it any more')
    },
  }
}
