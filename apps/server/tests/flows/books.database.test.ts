import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '@sanuk/host/log'
import { readHeads } from '@sanuk/ledger/head-file'
import { headKeyFrom, isSignedHead, makeSeal } from '@sanuk/ledger/seal'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'

let house: TestHouse
const directory = mkdtempSync(join(tmpdir(), 'sanuk-books-'))
const alarms: unknown[] = []
const log = createLog('silent')
log.error = ((content: { alarm?: string; rule?: string }) => content.alarm && alarms.push(content.rule)) as never

beforeAll(async () => {
  house = await openHouse([], {
    ledgerHeads: { key: headKeyFrom('a secret of at least thirty-two signs'), directory },
    log,
  })
})
afterAll(async () => {
  await house.close()
  rmSync(directory, { recursive: true })
})

const runJob = (name: string) => house.jobs.find((job) => job.name === name)?.work()

test('ledger heads are signed, published and stored outside the database', async () => {
  await makeSeal(house.pool)
  await runJob('books-sign-head')
  await runJob('books-sign-head')
  const { list } = (await house.call({ method: 'GET', path: '/wps/ledger/heads' })).body.value
  expect(list).toHaveLength(1)
  expect(isSignedHead(list[0])).toBe(true)
  expect(readHeads(directory)).toEqual(list)
})

test('the ledger check is silent on true books, and alarms until a tampered balance is mended', async () => {
  await runJob('books-look')
  expect(await house.books.latestBroken()).toEqual([])
  const owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
  // As if the last look had been before the demo accounts got their money.
  const forget = () => owner.query('delete from books.look')
  try {
    await owner.query('update ledger.account set balance = balance + 5 where id = 1')
    await forget()
    await runJob('books-look')
    await runJob('books-look')
    const rules = ['balances sum to zero per currency', 'a balance is what its last change left']
    expect((await house.books.latestBroken()).map(({ rule }) => rule)).toEqual(rules)
    expect(alarms).toEqual([...rules, ...rules])
    await owner.query('update ledger.account set balance = balance - 5 where id = 1')
    await runJob('books-look')
    expect(await house.books.latestBroken()).toEqual([])
  } finally {
    await owner.end()
  }
})

test('the other ledger jobs can be repeated', async () => {
  for (const name of ['books-roll-up', 'books-expire-holds', 'books-prepare-months', 'books-look']) {
    await runJob(name)
    await runJob(name)
  }
  const { rows } = await house.pool.query('select count(*)::int as waiting from ledger.open_sum')
  expect(rows[0].waiting).toBe(0)
  expect(await house.books.latestBroken()).toEqual([])
})
