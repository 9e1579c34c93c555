import { randomUUID } from 'node:crypto'
import { amount, parseAmount } from '@sanuk/money/amount'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ClonedDatabase, cloneDatabase } from '../../../tools/launcher/src/cloned-database.ts'
import { openAccount, readBalance, trialBalance } from './accounts.ts'
import { BOOK_RULES, checkBooks } from './check.ts'
import { post, postOne } from './post.ts'
import type { Transfer } from './transfer.ts'

let database: ClonedDatabase
let pool: pg.Pool
const brand = randomUUID()

beforeAll(async () => {
  database = await cloneDatabase()
  pool = new pg.Pool({
    connectionString: database.serverUrl,
    max: 32,
    options: '-c role=sanuk_application -c sanuk.brand=*',
  })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const open = (kind: string, guarded: boolean) =>
  openAccount(pool, { brand, kind, owner: randomUUID(), currency: 'THB', guarded })

const transfer = (more: Partial<Transfer> & Pick<Transfer, 'debit' | 'credit'>): Transfer => ({
  key: randomUUID(),
  amount: parseAmount('1'),
  kind: 'bet',
  reference: randomUUID(),
  ...more,
})

/** A member with money in the wallet, and a house to play against. */
async function memberWith(money: string) {
  const [member, house] = await Promise.all([open('member', true), open('vendor', false)])
  await postOne(pool, transfer({ debit: house, credit: member, amount: parseAmount(money), kind: 'deposit' }))
  return { member, house }
}

test('checkBooks reports the rules of BOOK_RULES by name', async () => {
  expect((await checkBooks(pool)).map(({ rule }) => rule)).toEqual(BOOK_RULES)
})

const broken = async () => (await checkBooks(pool)).filter(({ violations }) => violations > 0)

test('of 200 concurrent stakes on a balance for ten, exactly ten are posted', async () => {
  const { member, house } = await memberWith('10')
  const results = await Promise.all(
    Array.from({ length: 200 }, () => postOne(pool, transfer({ debit: member, credit: house }))),
  )
  expect(results.filter(({ outcome }) => outcome === 'posted')).toHaveLength(10)
  expect(results.filter(({ outcome }) => outcome === 'insufficient')).toHaveLength(190)
  expect(await readBalance(pool, member)).toBe(0n)
  expect(await broken()).toEqual([])
})

test('a repeated key returns the first result and moves no money, also concurrently', async () => {
  const { member, house } = await memberWith('10')
  const stake = transfer({ debit: member, credit: house, amount: parseAmount('4') })
  const answers = await Promise.all(Array.from({ length: 50 }, () => postOne(pool, stake)))
  const first = answers.find((answer) => answer.outcome === 'posted' && !answer.replayed)
  expect(first).toMatchObject({ outcome: 'posted', debitBalance: parseAmount('6') })
  for (const answer of answers) expect({ ...answer, replayed: false }).toEqual(first)
  expect(await readBalance(pool, member)).toBe(parseAmount('6'))
})

test('a key refused as insufficient stays refused after a deposit', async () => {
  const { member, house } = await memberWith('3')
  const stake = transfer({ debit: member, credit: house, amount: parseAmount('4') })
  expect(await postOne(pool, stake)).toMatchObject({ outcome: 'insufficient', debitBalance: parseAmount('3') })
  await postOne(pool, transfer({ debit: house, credit: member, amount: parseAmount('100'), kind: 'deposit' }))
  expect(await postOne(pool, stake)).toMatchObject({
    outcome: 'insufficient',
    replayed: true,
    debitBalance: parseAmount('3'),
  })
  expect(await readBalance(pool, member)).toBe(parseAmount('103'))
})

test.each<[string, (at: { member: string; house: string; other: string }) => Partial<Transfer>]>([
  ['amount', () => ({ amount: parseAmount('2') })],
  ['credit account', ({ other }) => ({ credit: other })],
  ['kind', () => ({ kind: 'win' })],
  ['reference', () => ({ reference: randomUUID() })],
])('the same key with another %s is refused and moves nothing', async (_, change) => {
  const { member, house } = await memberWith('10')
  const other = await open('vendor', false)
  const stake = transfer({ debit: member, credit: house })
  await postOne(pool, stake)
  const result = await postOne(pool, { ...stake, ...change({ member, house, other }) })
  expect(result).toEqual({ outcome: 'different_content' })
  expect(await readBalance(pool, member)).toBe(parseAmount('9'))
})

test('a refused transfer does not affect its batch; each sees the balance left by those before', async () => {
  const { member, house } = await memberWith('10')
  const stake = (money: string) => transfer({ debit: member, credit: house, amount: parseAmount(money) })
  const outcomes = await post(pool, [
    stake('6'),
    stake('6'),
    transfer({ debit: member, credit: '-999999' }),
    stake('4'),
    stake('0.0001'),
  ])
  expect(outcomes.map(({ outcome }) => outcome)).toEqual([
    'posted',
    'insufficient',
    'unknown_account',
    'posted',
    'insufficient',
  ])
  expect(await readBalance(pool, member)).toBe(0n)
})

test('a transfer between accounts of different currencies is refused', async () => {
  const { member } = await memberWith('10')
  const trial = await openAccount(pool, { brand, kind: 'member', owner: randomUUID(), currency: 'XTS', guarded: true })
  expect(await postOne(pool, transfer({ debit: member, credit: trial }))).toEqual({ outcome: 'unknown_account' })
})

test('concurrent transfers between two members, both ways, neither deadlock nor lose money', async () => {
  const [one, other] = await Promise.all([memberWith('500'), memberWith('500')])
  const both = Array.from({ length: 60 }, (_, turn) =>
    turn % 2 === 0
      ? transfer({ debit: one.member, credit: other.member })
      : transfer({ debit: other.member, credit: one.member }),
  )
  const results = await Promise.all(both.map((it) => postOne(pool, it)))
  expect(results.every(({ outcome }) => outcome === 'posted')).toBe(true)
  expect(await readBalance(pool, one.member)).toBe(parseAmount('500'))
})

test('concurrent openAccount calls for the same account open it once', async () => {
  const name = { brand, kind: 'member', owner: randomUUID(), currency: 'THB', guarded: true } as const
  const ids = await Promise.all(Array.from({ length: 20 }, () => openAccount(pool, name)))
  expect(new Set(ids).size).toBe(1)
})

test.each([
  ['update ledger.attempt set amount = amount + 1'],
  ['delete from ledger.attempt'],
  ['truncate ledger.attempt'],
  ['update ledger.account set balance = balance + 1'],
  ['insert into ledger.open_sum values (1, -1, 1)'],
  ['insert into ledger.batch values (1)'],
])('the application role is not permitted to %s', async (statement) => {
  await expect(pool.query(statement)).rejects.toMatchObject({ code: '42501' })
})

test('the database owner cannot update, delete or truncate ledger history', async () => {
  await memberWith('1')
  const owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
  try {
    const { rows } = await owner.query("select to_char(now() at time zone 'UTC', 'YYYY_MM') as month")
    for (const statement of [
      'update ledger.attempt set amount = 5',
      'delete from ledger.attempt',
      'truncate ledger.attempt',
      `update ledger.attempt_${rows[0].month} set amount = 5`,
      `delete from ledger.attempt_${rows[0].month}`,
      `truncate ledger.attempt_${rows[0].month}`,
      'delete from ledger.batch',
    ]) {
      await expect(owner.query(statement)).rejects.toMatchObject({ code: '23001' })
    }
  } finally {
    await owner.end()
  }
})

test('checkBooks reports a balance that was tampered with', async () => {
  const { member } = await memberWith('10')
  const owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
  try {
    await owner.query('update ledger.account set balance = balance + 1 where id = $1', [member])
    expect(await broken()).toEqual([
      { rule: 'balances sum to zero per currency', violations: 1 },
      { rule: 'a balance is what its last change left', violations: 1 },
    ])
    await owner.query('update ledger.account set balance = balance - 1 where id = $1', [member])
    expect(await broken()).toEqual([])
  } finally {
    await owner.end()
  }
})

test('any sequence of transfers agrees with a sequential model and leaves the books in balance', async () => {
  const step = fc.record({
    from: fc.integer({ min: 0, max: 3 }),
    to: fc.integer({ min: 0, max: 3 }),
    units: fc.bigInt({ min: 1n, max: 60_000n }),
    key: fc.integer({ min: 0, max: 30 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
      const house = await open('vendor', false)
      const members = await Promise.all([open('member', true), open('member', true), open('member', true)])
      const accounts = [house, ...members]
      const run = randomUUID()
      const reference = randomUUID()
      const transfers = steps
        .filter(({ from, to }) => from !== to)
        .map(({ from, to, units, key }): Transfer => {
          const [debit, credit] = [accounts[from] ?? house, accounts[to] ?? house]
          return { key: `${run} ${key}`, debit, credit, amount: amount(units), kind: 'test', reference }
        })
      const results = await post(pool, transfers)
      expect(results.map(({ outcome }) => outcome)).toEqual(modelOutcomes(transfers, house))
    }),
    { numRuns: 40 },
  )
  expect(await broken()).toEqual([])
  const books = await trialBalance(pool, brand)
  expect(books.filter(({ currency }) => currency === 'THB').reduce((sum, { balance }) => sum + balance, 0n)).toBe(0n)
})

/** The same rules once more, one transfer after the other, in memory. */
function modelOutcomes(transfers: readonly Transfer[], house: string): string[] {
  const balances = new Map<string, bigint>()
  const seen = new Map<string, { transfer: Transfer; outcome: string }>()
  return transfers.map((it) => {
    const before = seen.get(it.key)
    if (before) {
      const same =
        before.transfer.debit === it.debit &&
        before.transfer.credit === it.credit &&
        before.transfer.amount === it.amount
      return same ? before.outcome : 'different_content'
    }
    const held = balances.get(it.debit) ?? 0n
    const outcome = it.debit !== house && held < it.amount ? 'insufficient' : 'posted'
    if (outcome === 'posted') {
      balances.set(it.debit, held - it.amount)
      balances.set(it.credit, (balances.get(it.credit) ?? 0n) + it.amount)
    }
    seen.set(it.key, { transfer: it, outcome })
    return outcome
  })
}
