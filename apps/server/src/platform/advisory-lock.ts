import { sql } from 'kysely'
import type { Transaction } from './database.ts'

/** Waits until nobody else decides about `what`; others wait until this transaction ends. */
export async function takeAdvisoryLock(transaction: Transaction, what: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`.execute(transaction)
}
