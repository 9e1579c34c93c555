import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { BATCHER_SETTINGS, createBatcher } from '@sanuk/ledger/batcher'
import { LedgerBusy } from '@sanuk/ledger/ledger-fault'
import { postOne } from '@sanuk/ledger/post'
import type { Transfer } from '@sanuk/ledger/transfer'
import { amount } from '@sanuk/money/amount'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { audit } from './audit.fixture.ts'
import { call, noCalls } from './calls.fixture.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.fixture.ts'
import { type OwnBooks, openOwnBooks } from './own-books.fixture.ts'
import { type OwnServer, startOwnServer } from './own-server.fixture.ts'

let server: OwnServer
let proxy: FaultProxy
let books: OwnBooks
beforeAll(async () => {
  server = await startOwnServer()
  proxy = await startFaultProxy(server.sockets)
  books = await openOwnBooks(server, 30)
})
afterAll(async () => {
  await books?.close()
  await proxy?.close()
  await server?.destroy()
})

const member = () => books.members[randomInt(books.members.length)] ?? ''

const stake = (more: Partial<Transfer> = {}): Transfer => ({
  key: randomUUID(),
  debit: member(),
  credit: books.house,
  kind: 'bet',
  amount: amount(BigInt(randomInt(1000))),
  reference: randomUUID(),
  ...more,
})

/** Longer than anybody may wait, so that it is not the thaw that answers. */
const FROZEN_MS = 6000
const PATIENT = { timeout: 30_000, interval: 10 }

test.each([
  ['the database', { freeze: () => server.freeze(), thaw: () => server.thaw() }],
  ['the connection to the database', { freeze: () => proxy.freeze(), thaw: () => proxy.thaw() }],
])('%s freezes for six seconds: no caller waits over five, and the ledger stays correct', async (_, fault) => {
  const batcher = books.batcher(proxy.through(server.urls.serverUrl))
  const calls = noCalls()
  let over = false
  const caller = async () => {
    while (!over) await call(batcher, stake(), calls)
  }
  const callers = Promise.all(Array.from({ length: 64 }, caller))
  await vi.waitUntil(() => calls.ends.length > 1000, PATIENT)
  fault.freeze()
  await pause(FROZEN_MS)
  fault.thaw()
  const thawed = performance.now()
  const before = calls.ends.length
  await vi.waitUntil(() => calls.ends.length > before + 5000, PATIENT)
  over = true
  await callers
  const normal = calls.ends.filter(({ at, as }) => at > thawed && as !== 'answered').at(-1)?.at ?? thawed
  expect(Math.max(...calls.ends.map(({ ms }) => ms))).toBeLessThan(5000)
  expect(normal - thawed).toBeLessThan(10_000)
  // Whoever does not know asks again, with the same key.
  for (const transfer of calls.open.splice(0)) await call(batcher, transfer, calls)
  expect(calls.open).toEqual([])
  const { acknowledged, ...faults } = await audit(books.pool, calls.lines)
  expect(faults).toEqual({ lost: [], contradicted: [], movedAllTheSame: [], broken: [] })
  expect(acknowledged).toBeGreaterThan(5000)
})

test('a transfer refused as busy during a frozen connection is not posted afterwards', async () => {
  const pool = new pg.Pool({ connectionString: proxy.through(server.urls.serverUrl), max: 3 })
  const early = stake()
  proxy.freeze()
  const since = performance.now()
  const batcher = createBatcher(pool)
  await expect(batcher.post(early)).rejects.toBeInstanceOf(LedgerBusy)
  expect(performance.now() - since).toBeLessThan(5000)
  proxy.thaw()
  await pool.query('select 1')
  await pool.end()
  expect(await books.batcher().post(early)).toMatchObject({ replayed: false })
})

test('database connections that fall silent are abandoned and replaced', async () => {
  // As many as the batcher has.
  let sessions = BATCHER_SETTINGS.lanes + 1
  proxy.plan = (request) => {
    if (sessions === 0 || !/ledger post/.test(request)) return {}
    sessions -= 1
    return { silent: true }
  }
  const batcher = books.batcher(proxy.through(server.urls.serverUrl))
  const calls = noCalls()
  await Promise.all(books.members.map((debit) => call(batcher, stake({ debit }), calls)))
  const since = performance.now()
  for (let turn = 0; turn < 100; turn += 1) expect(await call(batcher, stake(), calls)).toHaveProperty('outcome')
  expect(performance.now() - since).toBeLessThan(5000)
  for (const transfer of calls.open.splice(0)) await call(batcher, transfer, calls)
  const { acknowledged, ...faults } = await audit(books.pool, calls.lines)
  expect(faults).toEqual({ lost: [], contradicted: [], movedAllTheSame: [], broken: [] })
  expect(acknowledged).toBe(100 + books.members.length)
})

/** How many sessions the database takes of the platform's login: all (-1) or no more (0). */
async function limitSessions(most: number): Promise<void> {
  const client = new pg.Client({ connectionString: server.superuserUrl })
  await client.connect()
  await client.query(`alter role sanuk_server connection limit ${most}`)
  await client.end()
}

test('at the connection limit, existing connections go on and new ones are answered busy', async () => {
  const early = books.batcher()
  await Promise.all(books.members.map((debit) => early.post(stake({ debit }))))
  await limitSessions(0)
  const late = books.batcher()
  const since = performance.now()
  const turnedAway = expect(late.post(stake())).rejects.toBeInstanceOf(LedgerBusy)
  for (let turn = 0; turn < 100; turn += 1) expect(await early.post(stake())).toHaveProperty('outcome')
  await turnedAway
  expect(performance.now() - since).toBeLessThan(5000)
  await limitSessions(-1)
  expect(await late.post(stake())).toHaveProperty('outcome')
})

test('a server that vanishes within a transaction blocks an account for about three seconds', async () => {
  const debit = member()
  const vanishing = books.open(proxy.through(server.urls.serverUrl), 1)
  const client = await vanishing.connect()
  await client.query('begin')
  const unfinished = stake({ debit })
  await postOne(client, unfinished)
  proxy.freeze()
  const since = performance.now()
  const batcher = books.batcher()
  const next = stake({ debit })
  expect(await batcher.post(next)).toMatchObject({ outcome: 'posted' })
  const waited = performance.now() - since
  expect(waited).toBeGreaterThan(2000)
  expect(waited).toBeLessThan(4500)
  proxy.thaw()
  client.release(true)
  expect(await batcher.post(unfinished)).toMatchObject({ outcome: 'posted', replayed: false })
})
