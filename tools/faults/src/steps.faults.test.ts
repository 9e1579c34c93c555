import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transferId } from '@sanuk/ledger/key'
import { post } from '@sanuk/ledger/post'
import type { Transfer } from '@sanuk/ledger/transfer'
import { amount } from '@sanuk/money/amount'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { audit } from './audit.fixture.ts'
import { type Fate, type FaultProxy, startFaultProxy } from './fault-proxy.fixture.ts'
import { readJournal } from './journal.ts'
import { type OwnBooks, openOwnBooks } from './own-books.fixture.ts'
import { type OwnServer, startOwnServer } from './own-server.fixture.ts'
import { runWorker } from './running-worker.fixture.ts'

let server: OwnServer
let proxy: FaultProxy
let books: OwnBooks
let directory = ''
beforeAll(async () => {
  server = await startOwnServer()
  proxy = await startFaultProxy(server.sockets)
  books = await openOwnBooks(server, 2)
})
afterAll(async () => {
  await books?.close()
  await proxy?.close()
  await server?.destroy()
})
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sanuk-faults-'))
  proxy.plan = () => ({})
})
afterEach(() => rmSync(directory, { recursive: true }))

/** Gives one request its fate, the first that matches, and lets all others pass. */
function once(requests: RegExp, fate: Fate): void {
  let over = false
  proxy.plan = (request) => {
    if (over || !requests.test(request)) return {}
    over = true
    return fate
  }
}

/** How many of these are in the books, when no session works on them any more. */
async function keptOf(transfers: readonly Transfer[]): Promise<number> {
  const busy = `select 1 from pg_stat_activity where application_name in ('sanuk worker', 'sanuk step')`
  while ((await books.pool.query(busy)).rows.length > 0);
  const { rows } = await books.pool.query('select count(*)::int as kept from ledger.attempt where key = any ($1)', [
    transfers.map(({ key }) => transferId(key)),
  ])
  return rows[0].kept
}

/** Twenty transfers of one member in one statement. */
const BATCH = 20
const POSTING = /ledger post/

const startWorker = (diesAnswered = false, again = false) =>
  runWorker({
    url: proxy.through(server.urls.serverUrl),
    journal: join(directory, 'journal'),
    diesAnswered,
    books: { house: books.house, members: books.members.slice(0, 1) },
    callers: again ? 1 : BATCH,
    turns: 1,
  })

const journal = () => readJournal(join(directory, 'journal'))

/** All that was asked has one answer, and stands in the books as it was answered. */
async function expectAllAnswered(): Promise<void> {
  const asked = journal().flatMap((line) => ('asked' in line ? [line.asked] : []))
  expect(await keptOf(asked)).toBe(asked.length)
  const { acknowledged, ...faults } = await audit(books.pool, journal())
  expect(faults).toEqual({ lost: [], contradicted: [], movedAllTheSame: [], broken: [] })
  expect(acknowledged).toBe(asked.length)
}

/** Each step of a posting, and how much of it may stand in the books when something is killed there. */
const STEPS: readonly (readonly [string, (kill: () => void) => Fate, readonly number[]])[] = [
  ['before the statement', (kill) => ({ onRequest: kill, requestBytes: 0 }), [0]],
  ['in the middle of the statement', (kill) => ({ requestBytes: 700, onSent: kill }), [0]],
  ['after the statement', (kill) => ({ onSent: kill }), [0, BATCH]],
  ['before the answer', (kill) => ({ onReply: kill, replyBytes: 0 }), [BATCH]],
  ['in the middle of the answer', (kill) => ({ onReply: kill, replyBytes: 30 }), [BATCH]],
]

test.each(STEPS)('a worker killed %s posts all or nothing, and a retry posts once', async (_, fate, allowed) => {
  const worker = startWorker()
  once(
    POSTING,
    fate(() => worker.process.kill('SIGKILL')),
  )
  expect(await worker.ended).toBe('SIGKILL')
  const asked = journal().flatMap((line) => ('asked' in line ? [line.asked] : []))
  expect(asked).toHaveLength(BATCH)
  expect(allowed).toContain(await keptOf(asked))
  expect(await startWorker(false, true).ended).toBe(0)
  await expectAllAnswered()
})

test('a worker killed after the answer has posted once, and a retry changes nothing', async () => {
  expect(await startWorker(true).ended).toBe('SIGKILL')
  expect(await startWorker(false, true).ended).toBe(0)
  await expectAllAnswered()
})

test.each(STEPS)('a database killed %s: every transfer is answered and posted once', async (_, fate) => {
  const killed = Promise.withResolvers<void>()
  once(
    POSTING,
    fate(() => server.kill().then(killed.resolve, killed.reject)),
  )
  const worker = startWorker()
  await killed.promise
  await server.start()
  expect(await worker.ended).toBe(0)
  await expectAllAnswered()
})

/** Two postings in a transaction of a caller's own, by way of the proxy. */
async function postBoth(two: readonly Transfer[]) {
  const connectionString = proxy.through(server.urls.serverUrl)
  const client = new pg.Client({ connectionString, application_name: 'sanuk step' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('set role sanuk_application')
    await client.query('begin')
    const results = [...(await post(client, two.slice(0, 1))), ...(await post(client, two.slice(1)))]
    await client.query('commit')
    return results
  } finally {
    await client.end()
  }
}

test.each<{ at: string; requests: RegExp; fate: Fate; kept: number }>([
  { at: 'before its beginning', requests: /begin/, fate: { requestBytes: 0 }, kept: 0 },
  { at: 'after its beginning', requests: /begin/, fate: { replyBytes: 0 }, kept: 0 },
  { at: 'after its first posting', requests: /ledger.post/, fate: { replyBytes: 0 }, kept: 0 },
  { at: 'before its commit', requests: /commit/, fate: { requestBytes: 0 }, kept: 0 },
  { at: 'after its commit', requests: /commit/, fate: { replyBytes: 0 }, kept: 2 },
])('a transaction of two postings cut off $at posts all or nothing, and a retry posts once', async (step) => {
  // The first one's money is what the workers above have left of it, which may be nothing.
  const [other = '', one = ''] = books.members
  const sides = { debit: one, credit: other, amount: amount(1n), kind: 'transfer_out' } as const
  const two = [1, 2].map((): Transfer => ({ key: randomUUID(), reference: randomUUID(), ...sides }))
  once(step.requests, step.fate)
  await expect(postBoth(two)).rejects.toThrow()
  expect(await keptOf(two)).toBe(step.kept)
  const posted = { outcome: 'posted', replayed: step.kept > 0 }
  expect(await postBoth(two)).toMatchObject([posted, posted])
  expect(await keptOf(two)).toBe(2)
})
