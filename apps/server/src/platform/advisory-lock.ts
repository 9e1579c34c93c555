import { sql } from 'kysely'
import type { Transaction } from './database.ts'

/** Waits until nobody else decides about `what`; others wait until this transaction ends. */
export async function takeAdvisoryLock(transaction: Transaction, what: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`.execute(transaction)
}

/** Waits up to a minute for the lock instead of the session's `lock_timeout`. For background work; calls use `takeAdvisoryLock`. */
export async function waitForAdvisoryLock(transaction: Transaction, what: string): Promise<void> {
  await sql`set local lock_timeout = '1min'`.execute(transaction)
  await takeAdvisoryLock(transaction, what)
  await sql`set local lock_timeout to default`.execute(transaction)
}
