import { createLog } from '@sanuk/host/log'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ClonedDatabase, cloneDatabase } from '../../../../tools/launcher/src/cloned-database.ts'
import { takeAdvisoryLock, waitForAdvisoryLock } from './advisory-lock.ts'
import { type Databases, inTransaction, openDatabase, type Transaction } from './database.ts'

let clone: ClonedDatabase
let databases: Databases
beforeAll(async () => {
  clone = await cloneDatabase()
  databases = openDatabase(clone.serverUrl, createLog('silent'))
})
afterAll(async () => {
  await databases.close()
  await clone.drop()
})

const timeoutIn = async (transaction: Transaction): Promise<string | undefined> =>
  (await sql<{ lock_timeout: string }>`show lock_timeout`.execute(transaction)).rows[0]?.lock_timeout

test('background work waits longer for a lock than the lock timeout of its session, which holds again afterwards', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: held, resolve: hold } = Promise.withResolvers<void>()
  const holder = inTransaction(databases.database, async (transaction) => {
    await takeAdvisoryLock(transaction, 'a turn')
    hold()
    await released
  })
  await held
  const usual = await inTransaction(databases.database, timeoutIn)
  const waiting = inTransaction(databases.database, async (transaction) => {
    await sql`set local lock_timeout = '1ms'`.execute(transaction)
    await waitForAdvisoryLock(transaction, 'a turn')
    return timeoutIn(transaction)
  })
  // Long after a millisecond it waits still.
  const isWaiting = `select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted
                       and database = (select oid from pg_database where datname = current_database())
                       and waitstart < clock_timestamp() - interval '50 milliseconds'`
  await expect.poll(async () => (await databases.pool.query(isWaiting)).rows[0].waiting).toBe(1)
  release()
  await holder
  expect(await waiting).toBe(usual)
})
