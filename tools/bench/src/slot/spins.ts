import { hash } from 'node:crypto'
import { drawFrom } from '@sanuk/engines/random/draw'
import { goldenTiger } from '@sanuk/engines/slots/golden-tiger/machine'
import { spin } from '@sanuk/engines/slots/spin'
import type { Measurement } from '../figure.ts'
import { repeatableBytes } from './repeatable-bytes.ts'

const SECONDS = 2
/** So many are done between two looks at the clock. */
const AT_ONCE = 1_000

/** Paid spins of Golden Tiger a second on one core, with all their free spins and every draw; no server, no database. */
export const slotSpins: Measurement = {
  name: 'slot.spins',
  unit: 'spins/s on one core',
  reference: 'SHA-256 of 64 bytes, hashes/s on one core',
  measure: async () => {
    const draw = drawFrom(repeatableBytes())
    return perSecond(() => spin(goldenTiger, draw))
  },
  measureReference: async () => {
    const bytes = Buffer.alloc(64)
    return perSecond(() => hash('sha256', bytes, 'buffer'))
  },
}

function perSecond(work: () => unknown): number {
  const begin = performance.now()
  let count = 0
  while (performance.now() - begin < SECONDS * 1_000) {
    for (let n = 0; n < AT_ONCE; n += 1) work()
    count += AT_ONCE
  }
  return count / ((performance.now() - begin) / 1_000)
}
