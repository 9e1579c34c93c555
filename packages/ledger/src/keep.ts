import type { Queryable } from './queryable.ts'

/** Makes the tables of this month and the next three. Nobody waits for it, and doing it again does nothing. */
export async function prepareMonths(on: Queryable): Promise<void> {
  await on.query('select ledger.prepare_months()', [])
}

/** Sums what batches moved on open accounts by the hour, so that reading their balance stays quick. */
export async function rollUp(on: Queryable): Promise<void> {
  await on.query('select ledger.roll_up()', [])
}
