import { takeAdvisoryLock } from '#platform/advisory-lock'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction, type Transaction } from '#platform/database'
import type { ClosedPeriods, PeriodSums } from './closed-periods.ts'
import { type Calendar, type Period, periodAfter, periodFrom, periodNamed, periodsOver } from './periods.ts'

/** So long after its end a period is counted: what was settled in its last second has been added up by then. */
const GRACE_MS = 60_000

/** A period of a brand. */
export type BrandPeriod = { readonly brand: string; readonly period: Period }

export type Closing = {
  readonly database: Database
  readonly clock: Clock
  readonly closed: ClosedPeriods
  /** Names the advisory lock together with the brand. */
  readonly name: string
  /** The brands that have the benefit, and the first business day on which they had it. */
  readonly brands: () => Promise<readonly { readonly brand: string; readonly since: string }[]>
  /** Must not change while a brand has the benefit: names of periods are read by it again. */
  readonly calendarOf: (brand: string) => Promise<Calendar>
  /** Counts a period and writes its accruals. The answer is noted with the closed period. */
  readonly count: (transaction: Transaction, which: BrandPeriod) => Promise<PeriodSums>
}

/** Waits until nobody else closes or corrects periods of a brand; others wait until the transaction ends. */
export const lockClosing = (transaction: Transaction, name: string, brand: string): Promise<void> =>
  takeAdvisoryLock(transaction, `${name}: ${brand}`)

/**
 * A job that closes every period that has been over for a minute, of every brand, the oldest first, each once and in a
 * transaction of its own. It may run in several processes at once. A failure ends the run; the next one begins there.
 */
export function createClosePeriods({ database, clock, closed, name, ...closing }: Closing): () => Promise<void> {
  const closeOne = ({ brand, period }: BrandPeriod): Promise<void> =>
    inTransaction(database, async (transaction) => {
      await lockClosing(transaction, name, brand)
      const last = await closed.last(brand, transaction)
      if (last !== null && last >= period.name) return
      const sums = await closing.count(transaction, { brand, period })
      await closed.add(transaction, { brand, period: period.name, at: clock(), sums })
    })
  return async () => {
    for (const { brand, since } of await closing.brands()) {
      const calendar = await closing.calendarOf(brand)
      const last = await closed.last(brand)
      const first = last === null ? periodFrom(since, calendar) : periodAfter(periodNamed(last, calendar), calendar)
      const at = new Date(clock().getTime() - GRACE_MS)
      for (const period of periodsOver(first, calendar, at)) await closeOne({ brand, period })
    }
  }
}
