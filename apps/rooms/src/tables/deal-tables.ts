import type { Log } from '@sanuk/host/log'
import { DEALER_LEASE_MS, type DealerLease } from './dealer-lease.ts'
import type { Table } from './table.ts'

type Needs = { readonly lease: DealerLease; readonly clock: () => Date; readonly log: Log }

/** How long to wait where another process deals, or something went wrong. */
const PAUSE_MS = 1_000

export type Dealing = { readonly stop: () => Promise<void> }

/**
 * Deals at a table for as long as it is ours. Where a step fails the table begins again from what the database says, so
 * that what is known here never differs from it for long.
 */
export function dealAt(table: Table, { lease, clock, log }: Needs): Dealing {
  const code = table.plan.title.code
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  /** Until when the table is ours; null where it is not, or has to be loaded anew. */
  let oursUntil: Date | null = null

  const hold = async (): Promise<boolean> => {
    const now = clock()
    if (oursUntil && oursUntil.getTime() - now.getTime() > DEALER_LEASE_MS / 2) return true
    if (!(await lease.take(code, now))) {
      if (oursUntil) table.stop()
      oursUntil = null
      return false
    }
    if (!oursUntil) await table.load()
    oursUntil = new Date(now.getTime() + DEALER_LEASE_MS)
    return true
  }
  const turn = async (): Promise<number> => {
    try {
      if (!(await hold())) return PAUSE_MS
      const next = await table.advance()
      return Math.min(PAUSE_MS * 2, Math.max(0, next.getTime() - clock().getTime()))
    } catch (error) {
      log.error({ err: error, table: code }, 'a step of a table failed')
      oursUntil = null
      return PAUSE_MS
    }
  }
  const run = async () => {
    const waitMs = await turn()
    if (!isStopped) timer = setTimeout(start, waitMs)
  }
  const start = () => {
    running = run()
  }
  let running = run()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
