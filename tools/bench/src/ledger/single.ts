import { randomInt, randomUUID } from 'node:crypto'
import { openAccount } from '@sanuk/ledger/accounts'
import { checkBooks } from '@sanuk/ledger/check'
import { postOne } from '@sanuk/ledger/post'
import { parseAmount } from '@sanuk/money/amount'
import pg from 'pg'
import type { Measurement } from '../figure.ts'
import { findPgbench, preparePgbench, tpcbLike } from './pgbench.ts'

const CALLERS = 32
const SECONDS = 5
const MEMBERS = 10_000

/**
 * Bets a second through `post`, one at a time by 32 callers, each on a random one of 10 000 members. Every hundredth is
 * a repeat and every hundredth cannot be covered, as on a real day.
 */
export async function ledgerSingle(urls: {
  owner: string
  server: string
}): Promise<Measurement & { close(): Promise<void> }> {
  const pgbench = findPgbench()
  await preparePgbench(pgbench, urls.owner)
  const pool = new pg.Pool({
    connectionString: urls.server,
    max: CALLERS,
    options: '-c role=sanuk_application -c sanuk.brand=*',
  })
  const brand = randomUUID()
  const house = await openAccount(pool, { brand, kind: 'vendor', owner: 'bench', currency: 'THB', guarded: false })
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => richMember(pool, brand, house)))
  return {
    name: 'ledger.single',
    unit: 'bets/s',
    reference: `pgbench tpcb-like, prepared, ${CALLERS} clients, transactions/s on the same server`,
    measure: () => betsPerSecond(pool, members, house),
    measureReference: () => tpcbLike(pgbench, urls.owner, { clients: CALLERS, seconds: SECONDS }),
    close: async () => {
      const broken = (await checkBooks(pool)).filter(({ violations }) => violations > 0)
      await pool.end()
      if (broken.length > 0) throw new Error(`the books do not balance: ${JSON.stringify(broken)}`)
    },
  }
}

async function richMember(pool: pg.Pool, brand: string, house: string): Promise<string> {
  const member = await openAccount(pool, { brand, kind: 'member', owner: randomUUID(), currency: 'THB', guarded: true })
  const amount = parseAmount('1000000')
  await postOne(pool, {
    key: randomUUID(),
    debit: house,
    credit: member,
    amount,
    kind: 'deposit',
    reference: randomUUID(),
  })
  return member
}

async function betsPerSecond(pool: pg.Pool, members: readonly string[], house: string): Promise<number> {
  const until = performance.now() + SECONDS * 1000
  const counts = await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      let count = 0
      let key = randomUUID()
      for (; performance.now() < until; count += 1) {
        const kind = count % 100
        if (kind !== 1) key = randomUUID()
        const debit = members[randomInt(members.length)] ?? house
        const amount = parseAmount(kind === 2 ? '99999999' : '1')
        await postOne(pool, { key, debit, credit: house, amount, kind: 'bet', reference: key })
      }
      return count
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0) / SECONDS
}
