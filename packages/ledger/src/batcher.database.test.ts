import { randomUUID } from 'node:crypto'
import { type Amount, amount, parseAmount } from '@sanuk/money/amount'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBalance } from './accounts.ts'
import { openTestBooks, type TestBooks, transfer } from './books.fixture.ts'
import { LedgerBusy } from './ledger-fault.ts'
import { comparable, createReferenceModel, type Expected } from './reference-model.fixture.ts'
import { createSeededRandom } from './seeded-random.fixture.ts'
import type { PostResult, Transfer } from './transfer.ts'

let books: TestBooks
beforeAll(async () => {
  books = await openTestBooks()
})
afterAll(() => books.close())

const outcomesOf = (results: readonly PostResult[]) => results.map(({ outcome }) => outcome)

/** How often a key stands in the books. */
async function timesKept(key: string): Promise<number> {
  const { rows } = await books.pool.query('select count(*)::int as times from ledger.attempt where key = $1', [key])
  return rows[0].times
}

test('256 concurrent callers get the results of a sequential model in the order of their calls', async () => {
  const random = createSeededRandom(BigInt(Date.now()))
  const house = await books.open('vendor', false)
  const members = await Promise.all(Array.from({ length: 40 }, () => books.open('member', true)))
  const batcher = books.server()
  const called: { transfer: Transfer; heard: Expected }[] = []
  const past: Transfer[] = []

  const next = (): Transfer => {
    if (past.length > 0 && random.chance(0.1)) {
      const old = random.pick(past)
      return random.chance(0.7) ? old : { ...old, amount: amount(old.amount + 1n) }
    }
    const member = random.pick(members)
    const win = random.chance(0.45)
    const [debit, credit] = win ? [house, member] : [member, house]
    const made = { amount: amount(BigInt(random.below(50_000))), kind: win ? 'win' : 'bet' } as const
    return transfer({ debit, credit, ...made, ...(random.chance(0.1) && { memo: 'x "y" \\ {z},' }) })
  }
  const call = async () => {
    for (let turn = 0; turn < 40; turn += 1) {
      const asked = next()
      past.push(asked)
      const entry = { transfer: asked, heard: { outcome: 'unknown_account' } as Expected }
      called.push(entry)
      entry.heard = comparable(await batcher.post(asked))
    }
  }
  await Promise.all(Array.from({ length: 256 }, call))

  const model = createReferenceModel()
  model.open(house, { guarded: false, currency: 'THB' })
  for (const member of members) model.open(member, { guarded: true, currency: 'THB' })
  for (const { transfer: asked, heard } of called) expect(heard).toEqual(model.post(asked))
  const kinds = new Set(called.map(({ heard }) => `${heard.outcome} ${'replayed' in heard && heard.replayed}`))
  expect(kinds.size).toBe(5)
  for (const member of members) {
    expect(await readBalance(books.pool, member)).toBe(model.accounts.get(member)?.balance)
  }
  expect(await books.broken()).toEqual([])
})

test('concurrent posts with one key move money once; different content under it is refused', async () => {
  const { member, house } = await books.memberWith('10')
  const batcher = books.server()
  const stake = transfer({ debit: member, credit: house, amount: parseAmount('4') })
  const other = { ...stake, amount: parseAmount('3') }
  const [first, ...answers] = await Promise.all([stake, stake, other, stake, other, stake].map(batcher.post))
  expect(first).toMatchObject({ outcome: 'posted', replayed: false, debitBalance: parseAmount('6') })
  const repeat = { ...first, replayed: true }
  const clash = { outcome: 'different_content' }
  expect(answers).toEqual([repeat, clash, repeat, clash, repeat])
  expect(await timesKept(first?.outcome === 'posted' ? first.transfer : '')).toBe(1)
})

test('a transfer queued behind a repeated key of its account is decided after it', async () => {
  const { member, house } = await books.memberWith('5')
  const stake = transfer({ debit: member, credit: '-999999', amount: parseAmount('4') })
  const late = { ...stake, credit: house }
  const next = transfer({ debit: member, credit: house, amount: parseAmount('4') })
  const results = await Promise.all([stake, late, next].map(books.server().post))
  expect(outcomesOf(results)).toEqual(['unknown_account', 'posted', 'insufficient'])
})

test.each<[string, Partial<Transfer>]>([
  ['an amount above bigint', { amount: amount(2n ** 63n) }],
  ['a negative amount', { amount: amount(-1n) }],
  ['an amount that overflows the balance', { amount: amount(2n ** 63n - 1n), kind: 'win' }],
  ['a reference that is no UUID', { reference: 'round 7' }],
  ['two references in one', { reference: `${randomUUID()},${randomUUID()}` }],
  ['the reference null', { reference: 'null' }],
  ['a memo with a zero byte', { memo: 'a\0b' }],
  ['an account out of range', { credit: '-99999999999999999999' }],
  ['two accounts in one', { credit: '-1,-2' }],
  ['an account that is no number', { debit: 'somebody' }],
])('an invalid transfer fails without affecting its batch: %s', async (_, poison) => {
  const { member, house } = await books.memberWith('100')
  const batcher = books.server()
  const stakes = Array.from({ length: 40 }, () => transfer({ debit: member, credit: house }))
  const sides = poison.kind === 'win' ? { debit: house, credit: member } : { debit: member, credit: house }
  const bad = transfer({ ...sides, ...poison })
  const [before, failed, after] = await Promise.all([
    Promise.all(stakes.slice(0, 20).map(batcher.post)),
    batcher.post(bad).catch((error: unknown) => error),
    Promise.all(stakes.slice(20).map(batcher.post)),
  ])
  expect(failed).toBeInstanceOf(Error)
  expect(failed).not.toHaveProperty('name', 'LedgerUnknown')
  expect(new Set(outcomesOf([...before, ...after]))).toEqual(new Set(['posted']))
  expect(await readBalance(books.pool, member)).toBe(parseAmount('60'))
  expect(await books.broken()).toEqual([])
})

test('concurrent bets and transfers between members keep the total and never overdraw', async () => {
  const batcher = books.server()
  const house = await books.open('vendor', false)
  const members = await Promise.all(Array.from({ length: 6 }, async () => (await books.memberWith('20')).member))
  const random = createSeededRandom(7n)
  const someone = (): string => random.pick(members)
  const moves = Array.from({ length: 600 }, (): Transfer => {
    const debit = someone()
    const pays = random.chance(0.7)
    const credit = pays ? random.pick(members.filter((member) => member !== debit)) : house
    return transfer({ debit, credit, amount: parseAmount('3'), kind: pays ? 'transfer_out' : 'bet' })
  })
  const results = await Promise.all(moves.map(batcher.post))
  expect(new Set(outcomesOf(results))).toEqual(new Set(['posted', 'insufficient']))
  const lost = moves.filter(({ credit }, index) => credit === house && results[index]?.outcome === 'posted').length
  const balances = await Promise.all(members.map((member) => readBalance(books.pool, member)))
  expect(balances.reduce((sum: bigint, balance) => sum + (balance ?? 0n), 0n)).toBe(
    parseAmount('120') - BigInt(lost) * parseAmount('3'),
  )
  expect(await books.broken()).toEqual([])
})

/** Holds an account's row as a transaction that is slow would, until it is told to let go. */
async function holdRow(account: string): Promise<() => Promise<void>> {
  const client = await books.owner.connect()
  await client.query('begin')
  await client.query('select 1 from ledger.account where id = $1 for update', [account])
  return async () => {
    await client.query('rollback')
    client.release()
  }
}

test('a full batcher queue rejects with LedgerBusy and moves nothing; a retry is posted', async () => {
  const { member, house } = await books.memberWith('100')
  const batcher = books.server({ waiting: 10 })
  const stake = () => transfer({ debit: member, credit: house })
  const release = await holdRow(member)
  const first = batcher.post(stake())
  await new Promise(setImmediate)
  const waiting = Array.from({ length: 10 }, () => batcher.post(stake()))
  const late = stake()
  await expect(batcher.post(late)).rejects.toBeInstanceOf(LedgerBusy)
  await release()
  expect(new Set(outcomesOf(await Promise.all([first, ...waiting])))).toEqual(new Set(['posted']))
  expect(await batcher.post(late)).toMatchObject({ outcome: 'posted', replayed: false })
  expect(await readBalance(books.pool, member)).toBe(parseAmount('88'))
})

test('a locked account row delays only transfers of its own account', async () => {
  const { member, house } = await books.memberWith('100')
  const neighbours = await Promise.all(Array.from({ length: 20 }, async () => (await books.memberWith('10')).member))
  // Nobody gives up, however busy the machine is: it is the order that matters here.
  const batcher = books.server({ lanes: 1, patienceMs: 100_000 })
  const release = await holdRow(member)
  let over = false
  const held = Promise.all(
    ['2', '97', '2'].map((money) =>
      batcher.post(transfer({ debit: member, credit: house, amount: parseAmount(money) })),
    ),
  ).finally(() => {
    over = true
  })
  try {
    const results = await Promise.all(neighbours.map((debit) => batcher.post(transfer({ debit, credit: house }))))
    expect(new Set(outcomesOf(results))).toEqual(new Set(['posted']))
    expect(over).toBe(false)
  } finally {
    await release()
  }
  expect(outcomesOf(await held)).toEqual(['posted', 'posted', 'insufficient'])
})

test('an account row locked for too long rejects with LedgerBusy and moves nothing', async () => {
  const { member, house } = await books.memberWith('100')
  const batcher = books.server({ patienceMs: 500 })
  const release = await holdRow(member)
  await expect(batcher.post(transfer({ debit: member, credit: house }))).rejects.toBeInstanceOf(LedgerBusy)
  await release()
  expect(await readBalance(books.pool, member)).toBe(parseAmount('100'))
})

test('a transfer of zero is recorded and moves nothing', async () => {
  const { member, house } = await books.memberWith('1')
  const batcher = books.server()
  const zero = transfer({ debit: house, credit: member, amount: amount(0n), kind: 'win' })
  expect(await batcher.post(zero)).toMatchObject({ outcome: 'posted', creditBalance: parseAmount('1') as Amount })
  expect(await batcher.post(zero)).toMatchObject({ outcome: 'posted', replayed: true })
  expect(await books.broken()).toEqual([])
})
