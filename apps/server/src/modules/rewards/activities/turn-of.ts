import { type Database, inTransaction, type Transaction } from '#platform/database'
import { takeTurn } from '#platform/in-turn'

/** Does in one transaction what a member asked for, one thing after the other. */
export const turnOf = <T>(
  database: Database,
  member: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> =>
  inTransaction(database, async (transaction) => {
    await takeTurn(transaction, `activities: ${member}`)
    return work(transaction)
  })
