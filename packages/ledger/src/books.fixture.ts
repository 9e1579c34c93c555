import { randomUUID } from 'node:crypto'
import { parseAmount } from '@sanuk/money/amount'
import pg from 'pg'
import { type ClonedDatabase, cloneDatabase } from '../../../tools/launcher/src/cloned-database.ts'
import { openAccount } from './accounts.ts'
import { BATCHER_SETTINGS, type BatcherSettings, createBatcher } from './batcher.ts'
import { checkBooks } from './check.ts'
import { postOne } from './post.ts'
import type { Transfer } from './transfer.ts'

const ignore = () => undefined

/** Books of a test's own, on a real database. */
export type TestBooks = Awaited<ReturnType<typeof openTestBooks>>

/** `through` changes the address that servers get, where something stands between them and the database. */
export async function openTestBooks(through = (url: string) => url) {
  const database: ClonedDatabase = await cloneDatabase()
  const pools: pg.Pool[] = []
  const poolOf = (connectionString: string, max: number, name: string) => {
    const options = '-c role=sanuk_application -c sanuk.brand=* -c lock_timeout=1200'
    const pool = new pg.Pool({ connectionString, max, options, application_name: name })
    // A session that is cut is no failure of the test, whether it rests or has just been handed out.
    pool.on('error', ignore)
    pool.on('connect', (client) => client.on('error', ignore))
    pools.push(pool)
    return pool
  }
  const pool = poolOf(database.serverUrl, 32, 'test')
  const owner = new pg.Pool({ connectionString: database.ownerUrl, max: 2 })
  pools.push(owner)
  const brand = randomUUID()
  const open = (kind: string, guarded: boolean) =>
    openAccount(pool, { brand, kind, owner: randomUUID(), currency: 'THB', guarded })
  return {
    database,
    pool,
    owner,
    brand,
    open,
    /** What one server posts by: a batcher on sessions of its own. */
    server: (more: Partial<BatcherSettings> = {}) => {
      const settings = { ...BATCHER_SETTINGS, ...more }
      return createBatcher(poolOf(through(database.serverUrl), settings.lanes + 1, 'batcher'), settings)
    },
    /** A member with money in the wallet, and a house to play against. */
    memberWith: async (money: string) => {
      const [member, house] = await Promise.all([open('member', true), open('vendor', false)])
      await postOne(pool, transfer({ debit: house, credit: member, amount: parseAmount(money), kind: 'deposit' }))
      return { member, house }
    },
    /** The rules that are broken: none, as long as the books are true. */
    broken: async () => (await checkBooks(pool)).filter(({ violations }) => violations > 0),
    close: async () => {
      await Promise.all(pools.map((one) => one.end()))
      await database.drop()
    },
  }
}

/** A stake of one, unless it is said otherwise. */
export const transfer = (more: Partial<Transfer> & Pick<Transfer, 'debit' | 'credit'>): Transfer => ({
  key: randomUUID(),
  amount: parseAmount('1'),
  kind: 'bet',
  reference: randomUUID(),
  ...more,
})
