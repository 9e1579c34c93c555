import { parseAmount } from '@sanuk/money/amount'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestBooks, type TestBooks, transfer } from './books.fixture.ts'
import { hold } from './holds.ts'
import { post, postOne } from './post.ts'
import { headKeyFrom, isSignedHead, makeSeal, type SignedHead, signHead } from './seal.ts'
import { verifyBooks } from './verify.ts'

let books: TestBooks
beforeEach(async () => {
  books = await openTestBooks()
})
afterEach(() => books.close())

const key = headKeyFrom('correct horse battery staple, and another one')

/** Members who play, pay one another and set money aside, sealed in two steps and signed. */
async function lively() {
  const [one, two] = await Promise.all([books.memberWith('100'), books.memberWith('50')])
  const bets = Array.from({ length: 30 }, (_, turn) =>
    transfer({
      debit: turn % 2 ? one.member : two.member,
      credit: one.house,
      amount: parseAmount('3'),
      memo: `"${turn}`,
    }),
  )
  await post(books.pool, bets)
  await makeSeal(books.pool)
  const first = await signHead(books.pool, key, new Date('2026-11-21T10:00:00Z'))
  await Promise.all(bets.map((bet) => postOne(books.pool, bet)))
  await postOne(books.pool, transfer({ debit: one.member, credit: two.member, kind: 'test' }))
  await hold(books.pool, {
    key: 'w',
    account: one.member,
    amount: parseAmount('2'),
    reference: books.brand,
    expiresAt: new Date(),
  })
  await postOne(books.pool, transfer({ debit: one.house, credit: two.member, kind: 'win', amount: parseAmount('0') }))
  await makeSeal(books.pool)
  const second = await signHead(books.pool, key, new Date('2026-11-21T10:01:00Z'))
  if (!first || !second) throw new Error('no head was signed')
  return { ...one, first, second }
}

async function verify(published: readonly SignedHead[] = []) {
  const client = new pg.Client({
    connectionString: books.database.serverUrl,
    options: '-c role=sanuk_application -c sanuk.brand=*',
  })
  await client.connect()
  try {
    return await verifyBooks(client, published)
  } finally {
    await client.end()
  }
}

/** What a superuser could do. */
const tamper = async (statement: string) => {
  const tables = ['attempt', 'batch', 'seal', 'sealed_batch', 'signed_head']
  const { rows } = await books.owner.query(
    `select relname from pg_class where relnamespace = 'ledger'::regnamespace and relkind in ('r', 'p')`,
  )
  const guarded = rows.map(({ relname }) => relname).filter((name) => tables.some((table) => name.startsWith(table)))
  for (const table of guarded) await books.owner.query(`alter table ledger.${table} disable trigger user`)
  await books.owner.query(statement)
}

test('verifyBooks finds nothing in an intact sealed ledger', async () => {
  const { first, second } = await lively()
  const found = await verify([first, second])
  expect(found.findings).toEqual([])
  expect(found).toMatchObject({ attempts: 35, seals: 3 })
  expect(isSignedHead(first)).toBe(true)
  expect(isSignedHead({ ...first, hash: second.hash })).toBe(false)
  expect(await books.broken()).toEqual([])
})

test('makeSeal: makes no seal without new transfers, and one when called concurrently', async () => {
  await lively()
  expect(await makeSeal(books.pool)).toBe(0)
  const { house, member } = await books.memberWith('5')
  await postOne(books.pool, transfer({ debit: member, credit: house }))
  const sealed = await Promise.all(Array.from({ length: 8 }, () => makeSeal(books.pool)))
  expect(sealed.filter((attempts) => attempts !== null && attempts > 0)).toEqual([2])
  expect((await verify()).findings).toEqual([])
})

test('makeSeal: transfers of an open transaction are sealed after its commit', async () => {
  const { house, member } = await books.memberWith('5')
  const slow = await books.pool.connect()
  await slow.query('begin')
  await postOne(slow, transfer({ debit: member, credit: house }))
  const quick = await books.memberWith('7')
  await makeSeal(books.pool)
  await slow.query('commit')
  slow.release()
  await postOne(books.pool, transfer({ debit: quick.member, credit: quick.house }))
  await makeSeal(books.pool)
  const found = await verify()
  expect(found.findings).toEqual([])
  const { rows } = await books.pool.query('select sum(attempts)::int as attempts from ledger.seal')
  expect(rows[0].attempts).toBe(4)
})

const digest = `sha256(convert_to(concat(
  a.batch, '|', a.ordinal, '|', a.key, '|', a.reference, '|', a.debit, '|', a.credit, '|', a.amount, '|', a.debit_balance,
  '|', a.credit_balance, '|', a.debit_sequence, '|', a.credit_sequence, '|', a.kind, '|', a.memo), 'UTF8'))`
const last = '(select batch from ledger.attempt where memo is not null order by batch, ordinal limit 1)'

test.each([
  [
    'a changed amount',
    `update ledger.attempt set amount = amount + 1 where batch = ${last} and ordinal = 7`,
    / 7 \(.*changed/,
  ],
  ['a changed memo', `update ledger.attempt set memo = 'x' where batch = ${last} and ordinal = 9`, / 9 \(.*changed/],
  ['a changed kind', `update ledger.attempt set kind = 2 where batch = ${last} and ordinal = 3`, / 3 \(.*changed/],
  [
    'a changed reference',
    `update ledger.attempt set reference = gen_random_uuid() where batch = ${last} and ordinal = 5`,
    / 5 \(.*changed/,
  ],
  ['a deleted row', `delete from ledger.attempt where batch = ${last} and ordinal = 30`, /rows are gone/],
  ['a changed balance', 'update ledger.account set balance = balance + 1 where id = 1', /account 1 holds/],
  ['a changed house sum', 'update ledger.open_sum set amount = amount - 1 where account < 0', /account -\d+ holds/],
  [
    'a batch inserted later',
    `insert into ledger.batch (id, transaction) values (ledger.batch_at(now()), '5')`,
    /no seal covers/,
  ],
  ['a changed seal', `update ledger.seal set hash = sha256('x') where number = 1`, /seal 1 does not follow/],
  [
    'a changed row with forged digests',
    `update ledger.attempt set kind = 2 where batch = ${last} and ordinal = 3;
     update ledger.sealed_batch set digests = overlay(digests placing substr(${digest}, 1, 4) from 9),
            hash = sha256('forged') from ledger.attempt a
      where a.batch = sealed_batch.batch and a.ordinal = 3 and a.batch = ${last}`,
    /not what was sealed|seal 1 does not follow/,
  ],
])('verifyBooks detects %s', async (_, statement, words) => {
  await lively()
  await tamper(statement)
  const [first] = (await verify()).findings
  expect(`${first?.row} ${first?.what}`).toMatch(words)
})

test('a sealing backlog is sealed in steps, in commit order', async () => {
  await lively()
  await tamper('truncate ledger.signed_head, ledger.sealed_batch, ledger.seal')
  await books.owner.query(`insert into ledger.seal values (0, '0', 0, sha256('Sanuk ledger'))`)
  const { rows } = await books.pool.query('select count(*)::int as batches from ledger.batch')
  for (let left = rows[0].batches; left > 0; left -= 2) await books.pool.query('select ledger.make_seal(2)')
  expect(await makeSeal(books.pool)).toBe(0)
  const found = await verify()
  expect(found.findings).toEqual([])
  const { rows: seals } = await books.pool.query('select max(number)::int as last from ledger.seal')
  expect(seals[0].last).toBe(Math.ceil(rows[0].batches / 2))
})

test('verifyBooks detects a rewritten seal chain by the published signed heads', async () => {
  const { first } = await lively()
  await tamper('truncate ledger.signed_head, ledger.sealed_batch, ledger.seal')
  await books.owner.query(`insert into ledger.seal values (0, '0', 0, sha256('Sanuk ledger'))`)
  await tamper(`update ledger.attempt set memo = 'x' where memo is not null`)
  await makeSeal(books.pool)
  expect((await verify()).findings).toEqual([])
  expect((await verify([first])).findings).toEqual([{ row: null, what: 'seal 1 is not the one that was signed' }])
})
