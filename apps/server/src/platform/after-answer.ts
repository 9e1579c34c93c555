import { setImmediate as afterThisTurn } from 'node:timers/promises'
import type { Log } from '@sanuk/host/log'

/** Work that nobody waits for: begun, and gone on with while the answer is on its way. */
export type AfterAnswer = {
  /** Begins work when the present turn is over; what it throws is logged as what failed, and nobody else hears of it. */
  readonly begin: (failed: string, work: () => Promise<void>) => void
  /** Resolves when all that was begun is done. */
  readonly done: () => Promise<void>
}

/** Keeps track of the work that goes on behind answers, so that a process that ends can wait for it. */
export function createAfterAnswer(log: Log): AfterAnswer {
  const underWay = new Set<Promise<void>>()
  return {
    begin: (failed, work) => {
      const turn = afterThisTurn()
        .then(work)
        .catch((error: unknown) => log.error({ err: error }, failed))
        .finally(() => underWay.delete(turn))
      underWay.add(turn)
    },
    done: async () => {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
