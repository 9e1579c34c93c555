import { takeAdvisoryLock } from '#platform/advisory-lock'
import { type Database, inTransaction, type Transaction } from '#platform/database'

/** Does in one transaction what a member asked for, one thing after the other. */
export const turnOf = <T>(
  database: Database,
  member: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> =>
  inTransaction(database, async (transaction) => {
    await takeAdvisoryLock(transaction, `activities: ${member}`)
    return work(transaction)
  })
