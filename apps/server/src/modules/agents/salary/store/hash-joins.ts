import { Transaction as OpenTransaction, type RawBuilder, sql } from 'kysely'
import { type Connection, inTransaction, type Transaction } from '#platform/database'

/**
 * Executes a statement that counts the play of a brand, without nested loops. The planner knows little about how many rows its
 * relations will have, takes them for few, and would look through all agents again for each member's day. All of its
 * joins are by equality, so hashes do, however many rows there are.
 */
export async function executeWithHashJoins<T>(statement: RawBuilder<T>, on: Connection): Promise<T[]> {
  const execute = async (transaction: Transaction): Promise<T[]> => {
    await sql`set local enable_nestloop to off`.execute(transaction)
    const { rows } = await statement.execute(transaction)
    await sql`set local enable_nestloop to default`.execute(transaction)
    return rows
  }
  return on instanceof OpenTransaction ? execute(on) : inTransaction(on, execute)
}
