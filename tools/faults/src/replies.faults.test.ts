import { openTestBooks, type TestBooks, transfer } from '@sanuk/ledger/books.fixture'
import { LedgerBusy, LedgerUnknown } from '@sanuk/ledger/ledger-fault'
import { post, postOne } from '@sanuk/ledger/post'
import { createSeededRandom } from '@sanuk/ledger/seeded-random.fixture'
import { simulate } from '@sanuk/ledger/simulation.fixture'
import type { PostResult, Transfer } from '@sanuk/ledger/transfer'
import { amount } from '@sanuk/money/amount'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ownSockets } from '../../launcher/src/cloned-database.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.fixture.ts'

let proxy: FaultProxy
let books: TestBooks
beforeAll(async () => {
  proxy = await startFaultProxy(ownSockets())
  books = await openTestBooks(proxy.through)
})
afterAll(async () => {
  await books.close()
  await proxy.close()
})
beforeEach(() => {
  proxy.plan = () => ({})
})

const random = createSeededRandom(BigInt(Date.now()))

/** Swallows the replies of so many of the requests that match, and counts them. */
function swallow(requests: RegExp, share: number): { readonly count: number } {
  const swallowed = { count: 0 }
  proxy.plan = (request) => {
    if (!requests.test(request) || !random.chance(share)) return {}
    swallowed.count += 1
    return { replyBytes: 0 }
  }
  return swallowed
}

/** A statement that posts, by its name or by its text. */
const POSTING = /ledger.post/

/** How many transfers there are from and to an account, and how many names those have. */
async function keptOf(house: string): Promise<{ rows: number; names: number }> {
  const { rows } = await books.pool.query(
    'select count(*)::int as rows, count(distinct key)::int as names from ledger.attempt where $1 in (debit, credit)',
    [house],
  )
  return rows[0]
}

/** Asks the same again for as long as nobody knows what came of it, as callers do. */
async function insist(post: () => Promise<PostResult>): Promise<PostResult> {
  for (;;) {
    try {
      return await post()
    } catch (error) {
      if (!(error instanceof LedgerUnknown || error instanceof LedgerBusy)) throw error
    }
  }
}

test('a thousand answers lost after the commit: each transfer is posted once', async () => {
  const swallowed = swallow(POSTING, 0.4)
  const batcher = books.server({ lanes: 6 })
  const house = await books.open('vendor', false)
  const members = await Promise.all(Array.from({ length: 30 }, async () => (await books.memberWith('100')).member))
  const asked: Transfer[] = []
  const heard: PostResult[] = []
  const call = async (member: string) => {
    while (swallowed.count < 1000) {
      const [debit, credit] = random.chance(0.5) ? [member, house] : [house, member]
      const one = transfer({ debit, credit, amount: amount(BigInt(random.below(300_000))) })
      const result = await insist(() => batcher.post(one))
      asked.push(one)
      heard.push(result)
    }
  }
  await Promise.all(members.map(call))
  proxy.plan = () => ({})
  for (let from = 0; from < asked.length; from += 1000) {
    const again = await Promise.all(asked.slice(from, from + 1000).map((one) => insist(() => batcher.post(one))))
    expect(again).toEqual(heard.slice(from, from + 1000).map((result) => ({ ...result, replayed: true })))
  }
  expect(await keptOf(house)).toEqual({ rows: asked.length, names: asked.length })
  expect(await books.broken()).toEqual([])
  // Every lost answer costs a session, and a slow machine takes its time to begin another.
}, 180_000)

const ignore = (): void => undefined

/** A caller's own transaction through the proxy, done again on another connection until its commit is answered. */
async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  for (;;) {
    const client = await pool.connect()
    client.on('error', ignore)
    try {
      await client.query('begin')
      const done = await work(client)
      await client.query('commit')
      client.off('error', ignore)
      client.release()
      return done
    } catch (error) {
      client.release(true)
      if (error instanceof pg.DatabaseError) throw error
    }
  }
}

test('two hundred commits with a lost answer post both their transfers once', async () => {
  const swallowed = swallow(/^Q.{4}commit/s, 0.5)
  const pool = new pg.Pool({ connectionString: proxy.through(books.database.serverUrl), max: 8 })
  pool.on('error', ignore)
  const house = await books.open('vendor', false)
  let pairs = 0
  const call = async () => {
    const { member } = await books.memberWith('1000')
    while (swallowed.count < 200) {
      const two = [transfer({ debit: member, credit: house }), transfer({ debit: house, credit: member, kind: 'win' })]
      const results = await inTransaction(pool, async (client) => [
        ...(await post(client, two.slice(0, 1))),
        ...(await post(client, two.slice(1))),
      ])
      pairs += 1
      expect(results.map(({ outcome }) => outcome)).toEqual(['posted', 'posted'])
    }
  }
  await Promise.all(Array.from({ length: 8 }, call))
  proxy.plan = () => ({})
  await pool.end()
  expect(await keptOf(house)).toEqual({ rows: 2 * pairs, names: 2 * pairs })
  expect(await books.broken()).toEqual([])
})

test('a retry with a new key after a lost answer pays twice, which the ledger checks cannot detect', async () => {
  const swallowed = swallow(POSTING, 0.5)
  const pool = new pg.Pool({ connectionString: proxy.through(books.database.serverUrl), max: 1 })
  pool.on('error', ignore)
  const { member, house } = await books.memberWith('1000')
  const pay = (): Promise<PostResult> => postOne(pool, transfer({ debit: member, credit: house })).catch(pay)
  for (let intent = 0; intent < 20; intent += 1) await pay()
  await pool.end()
  expect(swallowed.count).toBeGreaterThan(0)
  expect((await keptOf(house)).rows).toBe(1 + 20 + swallowed.count)
  expect(await books.broken()).toEqual([])
})

test('a connection that cuts and delays at random gives the answers of the reference model', async () => {
  proxy.plan = (request) => {
    if (!POSTING.test(request)) return {}
    if (random.chance(0.1)) return { requestBytes: random.below(request.length) }
    if (random.chance(0.1)) return { replyBytes: random.below(200) }
    return random.chance(0.1) ? { delayMs: random.below(20) } : {}
  }
  const { seen } = await simulate(books, { seed: BigInt(random.below(2 ** 47)), steps: 25_000, rough: true })
  expect(seen.get('posted again')).toBeGreaterThan(0)
  expect(await books.broken()).toEqual([])
})
