import { takeAdvisoryLock } from '#platform/advisory-lock'
import { type Database, inTransaction, type Transaction } from '#platform/database'

export type AgentTree = ReturnType<typeof createAgentTree>

/** Changes of a brand's tree of agents, one after the other; the database takes the same lock (`agents.keep_tree`). */
export function createAgentTree(database: Database) {
  const lock = (transaction: Transaction, brand: string): Promise<void> =>
    takeAdvisoryLock(transaction, `agents: ${brand}`)
  return {
    lock,
    change: <T>(brand: string, work: (transaction: Transaction) => Promise<T>): Promise<T> =>
      inTransaction(database, async (transaction) => {
        await lock(transaction, brand)
        return work(transaction)
      }),
  }
}
