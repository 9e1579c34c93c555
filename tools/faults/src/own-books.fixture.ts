import { randomUUID } from 'node:crypto'
import { openPool } from '@sanuk/host/database-pool'
import { createLog } from '@sanuk/host/log'
import { openAccount } from '@sanuk/ledger/accounts'
import { BATCHER_SETTINGS, type Batcher, createBatcher } from '@sanuk/ledger/batcher'
import { postOne } from '@sanuk/ledger/post'
import { parseAmount } from '@sanuk/money/amount'
import type pg from 'pg'
import type { OwnServer } from './own-server.fixture.ts'

/** Books on a server of a test's own, used as the platform uses them. */
export type OwnBooks = {
  readonly pool: pg.Pool
  readonly house: string
  readonly members: readonly string[]
  /** Sessions as the platform's server opens them, over this address; they are closed with the books. */
  readonly open: (url: string, max: number) => pg.Pool
  /** What the platform's server posts by, over this address. */
  readonly batcher: (url?: string) => Batcher
  readonly close: () => Promise<void>
}

/** Opens books with so many members, each with 100. */
export async function openOwnBooks({ urls }: OwnServer, count: number): Promise<OwnBooks> {
  const pools: pg.Pool[] = []
  const open = (url: string, max: number) => {
    const pool = openPool(
      { url, max, name: 'sanuk faults', role: 'sanuk_application', brand: '*' },
      createLog('silent'),
    )
    pools.push(pool)
    return pool
  }
  const pool = open(urls.serverUrl, 4)
  const brand = randomUUID()
  const account = (kind: string, guarded: boolean) =>
    openAccount(pool, { brand, kind, owner: randomUUID(), currency: 'THB', guarded })
  const house = await account('vendor', false)
  const members: string[] = []
  for (let member = 0; member < count; member += 1) {
    const credit = await account('member', true)
    const paidIn = { amount: parseAmount('100'), kind: 'deposit', reference: randomUUID() } as const
    await postOne(pool, { key: randomUUID(), debit: house, credit, ...paidIn })
    members.push(credit)
  }
  return {
    pool,
    house,
    members,
    open,
    batcher: (url = urls.serverUrl) => createBatcher(open(url, BATCHER_SETTINGS.lanes + 1)),
    close: async () => {
      await Promise.all(pools.map((one) => one.end()))
    },
  }
}
