import type { Log } from '@sanuk/host/log'
import type { Queryable } from '@sanuk/ledger/queryable'
import { makeSeal } from '@sanuk/ledger/seal'

const EVERY_MS = 1_000

/**
 * Seals the ledger once a second until it is stopped. Every process tries, one succeeds. A seal that fails is made up
 * for by the next one.
 */
export function keepSealing(on: Queryable, log: Log): { stop(): Promise<void> } {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let working: Promise<unknown> = Promise.resolve()
  const seal = () => {
    working = makeSeal(on)
      .catch((error: unknown) => log.warn({ error: String(error) }, 'the ledger was not sealed'))
      .finally(() => {
        if (!stopped) timer = setTimeout(seal, EVERY_MS)
      })
  }
  seal()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await working
    },
  }
}
