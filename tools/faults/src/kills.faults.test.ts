import { randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Transfer } from '@sanuk/ledger/transfer'
import { amount } from '@sanuk/money/amount'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { audit } from './audit.fixture.ts'
import { readJournal } from './journal.ts'
import { type OwnBooks, openOwnBooks } from './own-books.fixture.ts'
import { type OwnServer, startOwnServer } from './own-server.fixture.ts'
import { type RunningWorker, runWorker } from './running-worker.fixture.ts'

let server: OwnServer
let books: OwnBooks
let directory = ''
beforeAll(async () => {
  server = await startOwnServer()
  books = await openOwnBooks(server, 20)
})
afterAll(async () => {
  await books?.close()
  await server?.destroy()
})
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sanuk-faults-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

const work = (journal: string): RunningWorker =>
  runWorker({ url: server.urls.serverUrl, journal: join(directory, journal), books, callers: 32 })

/** From the kill to the next answer, a new start included. */
const RECOVERY_MS = 5000

/** What every kill must leave behind. */
async function expectNothingLost(journals: readonly string[]): Promise<void> {
  const lines = journals.flatMap((journal) => readJournal(join(directory, journal)))
  const { acknowledged, ...faults } = await audit(books.pool, lines)
  expect(faults).toEqual({ lost: [], contradicted: [], movedAllTheSame: [], broken: [] })
  expect(acknowledged).toBeGreaterThan(1000)
}

/** Until the load has gone on for some hundred answers. */
/** Ten kills, each with a recovery, also beside another busy program. */
const KILLS_MS = 240_000

async function aWhile(worker: RunningWorker | undefined): Promise<void> {
  for (let hundreds = randomInt(1, 10); hundreds > 0; hundreds -= 1) await worker?.answered()
}

test('killing workers ten times loses no acknowledged transfer', { timeout: KILLS_MS }, async () => {
  const journals = ['one', 'two']
  const workers = journals.map(work)
  await Promise.all(workers.map((worker) => worker.answered()))
  const recovered: number[] = []
  for (let kill = 0; kill < 10; kill += 1) {
    const which = kill % 2
    await aWhile(workers[which])
    const since = performance.now()
    await workers[which]?.kill()
    const next = work(journals[which] ?? '')
    workers[which] = next
    await next.answered()
    recovered.push(performance.now() - since)
  }
  await Promise.all(workers.map((worker) => worker.end()))
  await expectNothingLost(journals)
  expect(Math.max(...recovered)).toBeLessThan(RECOVERY_MS)
})

test('killing the database ten times under load loses no acknowledged transfer, and it recovers', {
  timeout: KILLS_MS,
}, async () => {
  const journals = ['one', 'two']
  const workers = journals.map(work)
  await Promise.all(workers.map((worker) => worker.answered()))
  const recovered: number[] = []
  for (let kill = 0; kill < 10; kill += 1) {
    await aWhile(workers[kill % 2])
    const since = performance.now()
    await server.kill()
    await server.start()
    await books.batcher().post(stake())
    recovered.push(performance.now() - since)
  }
  await Promise.all(workers.map((worker) => worker.end()))
  await expectNothingLost(journals)
  expect(Math.max(...recovered)).toBeLessThan(RECOVERY_MS)
})

const stake = (): Transfer => ({
  key: randomUUID(),
  debit: books.members[0] ?? '',
  credit: books.house,
  kind: 'bet',
  amount: amount(1n),
  reference: randomUUID(),
})

test('the audit detects acknowledged transfers lost by a database without durable writes', async () => {
  const hasty = await startOwnServer({ durability: 'for tests' })
  try {
    const its = await openOwnBooks(hasty, 5)
    const journal = join(directory, 'hasty')
    const lostBy = async (): Promise<number> => {
      const worker = runWorker({ url: hasty.urls.serverUrl, journal, books: its, callers: 32 })
      await aWhile(worker)
      await hasty.kill()
      await worker.kill()
      await hasty.start()
      return (await audit(its.pool, readJournal(journal))).lost.length
    }
    // A kill finds all of it written where it falls just after the database wrote by itself, five times a second.
    let lost = 0
    for (let kill = 0; lost === 0 && kill < 20; kill += 1) lost = await lostBy()
    expect(lost).toBeGreaterThan(0)
    await its.close()
  } finally {
    await hasty.destroy()
  }
})
