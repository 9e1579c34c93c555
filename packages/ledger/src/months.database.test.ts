import { parseAmount } from '@sanuk/money/amount'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readBalance } from './accounts.ts'
import { openTestBooks, type TestBooks, transfer } from './books.fixture.ts'
import { postOne } from './post.ts'

let books: TestBooks
beforeEach(async () => {
  books = await openTestBooks()
})
afterEach(() => books.close())

/** Lets the books' clock go ahead of the real one by an interval, or behind it. */
async function setClock(ahead: string): Promise<void> {
  const { rows } = await books.owner.query("select pg_get_functiondef('ledger.new_batch'::regproc) as source")
  const source = String(rows[0].source).replace(/clock_timestamp\(\)( \+ interval '[^']*')?/, () => {
    return `clock_timestamp() + interval '${ahead}'`
  })
  await books.owner.query(source)
}

/** To the last hour of the month before: what a slow machine posts in it stays in that month. */
async function setClockToLastMonth(): Promise<void> {
  const { rows } = await books.owner.query(
    "select date_trunc('month', now(), 'UTC') - interval '1 hour' - now() as ahead, now() - interval '1 month' as then",
  )
  await books.owner.query(
    "select ledger.prepare_month((date_trunc('month', $1::timestamptz, 'UTC') at time zone 'UTC')::date)",
    [rows[0].then],
  )
  await setClock(rows[0].ahead.toPostgres())
}

test('ledger across a month’s end: keys stay known, balances and statement continue', async () => {
  await setClockToLastMonth()
  const { member, house } = await books.memberWith('10')
  const batcher = books.server()
  const stake = transfer({ debit: member, credit: house, amount: parseAmount('4') })
  const refused = transfer({ debit: member, credit: house, amount: parseAmount('7') })
  const then = [await batcher.post(stake), await batcher.post(refused)]
  expect(then).toMatchObject([
    { outcome: 'posted', replayed: false, debitBalance: parseAmount('6') },
    { outcome: 'insufficient', replayed: false, debitBalance: parseAmount('6') },
  ])
  await setClock('0')
  await batcher.post(transfer({ debit: member, credit: house }))
  await batcher.post(transfer({ debit: house, credit: member, amount: parseAmount('3'), kind: 'win' }))
  const again = then.map((answer) => ({ ...answer, replayed: true }))
  expect([await batcher.post(stake), await batcher.post(refused)]).toEqual(again)
  expect([await postOne(books.pool, stake), await postOne(books.pool, refused)]).toEqual(again)
  expect(await batcher.post({ ...stake, kind: 'win' })).toEqual({ outcome: 'different_content' })

  const { rows: statement } = await books.pool.query(
    `select amount, balance_after as after, sequence, date_trunc('month', at) < date_trunc('month', now()) as before
       from ledger.entry where account = $1 order by sequence`,
    [member],
  )
  expect(statement).toEqual([
    { amount: '100000', after: '100000', sequence: 1, before: true },
    { amount: '-40000', after: '60000', sequence: 2, before: true },
    { amount: '-10000', after: '50000', sequence: 3, before: false },
    { amount: '30000', after: '80000', sequence: 4, before: false },
  ])
  const { rows: tables } = await books.pool.query('select distinct tableoid::regclass::text from ledger.attempt')
  expect(tables).toHaveLength(2)
  expect(await books.broken()).toEqual([])
})

test.each(['1 day', '-1 day'])(
  'a database clock wrong by %s and then corrected neither loses nor repeats transfers',
  async (wrong) => {
    const yesterday = transfer({ ...(await accounts()), key: 'asked by a right clock' })
    const batcher = books.server()
    const first = await batcher.post(yesterday)
    await setClock(wrong)
    const meanwhile = transfer({ debit: yesterday.debit, credit: yesterday.credit })
    const second = await batcher.post(meanwhile)
    expect(second).toMatchObject({ outcome: 'posted', debitBalance: parseAmount('8') })
    expect(await batcher.post(yesterday)).toEqual({ ...first, replayed: true })
    await setClock('0')
    expect(await batcher.post(meanwhile)).toEqual({ ...second, replayed: true })
    expect(await postOne(books.pool, meanwhile)).toEqual({ ...second, replayed: true })
    expect(await readBalance(books.pool, yesterday.debit)).toBe(parseAmount('8'))
    expect(await books.broken()).toEqual([])
  },
)

async function accounts() {
  const { member, house } = await books.memberWith('10')
  return { debit: member, credit: house }
}

test('a database clock wrong by years rejects a transfer, which is posted after correction', async () => {
  const stake = transfer(await accounts())
  const batcher = books.server()
  await setClock('3 years')
  await expect(batcher.post(stake)).rejects.toMatchObject({ code: '23514' })
  await setClock('0')
  expect(await batcher.post(stake)).toMatchObject({ outcome: 'posted', replayed: false })
  expect(await books.broken()).toEqual([])
})

test('prepare_month does not block concurrent transfers and is not blocked by them', async () => {
  const batcher = books.server()
  const sides = await accounts()
  await batcher.post(transfer(sides))
  const writer = await books.pool.connect()
  const preparer = await books.owner.connect()
  try {
    await writer.query('begin')
    await postOne(writer, transfer(await accounts()))
    await preparer.query("begin; set local lock_timeout = '500ms'")
    for (const month of ['2031-01-01', '2031-02-01']) await preparer.query('select ledger.prepare_month($1)', [month])
    // Neither has committed, and others go on, with plans they made before.
    expect(await batcher.post(transfer(sides))).toMatchObject({ outcome: 'posted' })
    expect((await books.pool.query('select 1 from ledger.entry where account = $1', [sides.debit])).rows).toHaveLength(
      3,
    )
    await preparer.query('commit')
    expect(await batcher.post(transfer(sides))).toMatchObject({ outcome: 'posted' })
    await writer.query('commit')
  } finally {
    writer.release()
    preparer.release()
  }
  await Promise.all(Array.from({ length: 8 }, () => books.pool.query('select ledger.prepare_months()')))
  expect(await readBalance(books.pool, sides.debit)).toBe(parseAmount('7'))
  expect(await books.broken()).toEqual([])
})
