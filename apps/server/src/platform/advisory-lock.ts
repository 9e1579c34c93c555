import { sql } from 'kysely'
import type { Transaction } from './database.ts'

/** Waits until nobody else decides about `what`; others wait until this transaction ends. */
export async function takeAdvisoryLock(transaction: Transaction, what: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`.execute(transaction)
}

/** The same for work that nobody waits for: it takes its turn even where the one before takes longer than a call may. */
export async function takeTurn(transaction: Transaction, what: string): Promise<void> {
  await sql`set local lock_timeout = '1min'`.execute(transaction)
  await takeAdvisoryLock(transaction, what)
  await sql`set local lock_timeout to default`.execute(transaction)
}
