import { randomUUID } from 'node:crypto'
import { parseAmount } from '@sanuk/money/amount'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBalance } from './accounts.ts'
import { openTestBooks, type TestBooks } from './books.fixture.ts'
import { endHold, expireHolds, hold } from './holds.ts'
import { endInEveryWay } from './holds-race.fixture.ts'

let books: TestBooks
beforeAll(async () => {
  books = await openTestBooks()
})
afterAll(() => books.close())

const TOMORROW = new Date(Date.now() + 86_400_000)

const request = (account: string, money: string, expiresAt = TOMORROW) => ({
  key: randomUUID(),
  account,
  amount: parseAmount(money),
  reference: randomUUID(),
  expiresAt,
})

async function heldFrom(money: string, held: string, expiresAt = TOMORROW) {
  const { member, house } = await books.memberWith(money)
  const asked = request(member, held, expiresAt)
  const result = await hold(books.pool, asked)
  if (result.outcome !== 'held') throw new Error(result.outcome)
  return { member, house, asked, id: result.hold }
}

test('a hold reduces the balance once, however often its key is repeated', async () => {
  const { member, asked, id } = await heldFrom('10', '4')
  expect(await readBalance(books.pool, member)).toBe(parseAmount('6'))
  const again = await Promise.all(Array.from({ length: 20 }, () => hold(books.pool, asked)))
  for (const result of again) {
    expect(result).toEqual({ outcome: 'held', replayed: true, hold: id, balance: parseAmount('6') })
  }
  expect(await readBalance(books.pool, member)).toBe(parseAmount('6'))
  expect(await hold(books.pool, { ...asked, amount: parseAmount('5') })).toEqual({ outcome: 'different_content' })
  expect(await books.broken()).toEqual([])
})

test('a hold above the balance is refused, also when its key is repeated', async () => {
  const { member } = await books.memberWith('3')
  const asked = request(member, '4')
  const refused = { outcome: 'insufficient', replayed: false, balance: parseAmount('3') }
  expect(await hold(books.pool, asked)).toEqual(refused)
  expect(await hold(books.pool, asked)).toEqual({ ...refused, replayed: true })
  expect(await hold(books.pool, request('99999999', '1'))).toEqual({ outcome: 'unknown_account' })
})

test('a posted hold credits its target account, a voided one returns to the member', async () => {
  const posted = await heldFrom('10', '4')
  const bank = await books.open('bank', false)
  const end = { how: 'posted', credit: bank, kind: 'withdrawal' } as const
  expect(await endHold(books.pool, posted.id, end)).toEqual({
    outcome: 'ended',
    replayed: false,
    balance: parseAmount('6'),
  })
  const { rows } = await books.pool.query('select balance from ledger.account_balance where id = $1', [bank])
  expect(String(rows[0].balance)).toBe('40000')

  const voided = await heldFrom('10', '4')
  expect(await endHold(books.pool, voided.id, { how: 'voided' })).toMatchObject({ balance: parseAmount('10') })
  expect(await endHold(books.pool, randomUUID(), { how: 'voided' })).toEqual({ outcome: 'unknown_hold' })
  expect(await books.broken()).toEqual([])
})

test('of concurrent attempts to post, void or expire a hold, exactly one ends it', async () => {
  await endInEveryWay(books, 10)
  expect(await books.broken()).toEqual([])
})

test('an expired hold is released once, also by concurrent expireHolds calls', async () => {
  const late = await heldFrom('10', '4', new Date(Date.now() - 1000))
  const early = await heldFrom('10', '4')
  await Promise.all(Array.from({ length: 4 }, () => expireHolds(books.pool)))
  expect(await readBalance(books.pool, late.member)).toBe(parseAmount('10'))
  expect(await readBalance(books.pool, early.member)).toBe(parseAmount('6'))
  expect(await endHold(books.pool, late.id, { how: 'voided' })).toEqual({ outcome: 'ended_otherwise', how: 'expired' })
  expect(await books.broken()).toEqual([])
})

test('checkBooks reports an ended hold whose money is still held', async () => {
  const { id } = await heldFrom('10', '4')
  await books.owner.query("update ledger.hold set ended = 'voided', ended_to = account where id = $1", [id])
  expect(await books.broken()).toEqual([{ rule: 'what is held belongs to holds that are open', violations: 1 }])
  await books.owner.query('update ledger.hold set ended = null, ended_to = null where id = $1', [id])
  expect(await books.broken()).toEqual([])
})

test('concurrent first holds of a brand all succeed', async () => {
  const fresh = await openTestBooks()
  try {
    const players = await Promise.all(Array.from({ length: 20 }, () => fresh.memberWith('10')))
    const results = await Promise.all(players.map(({ member }) => hold(fresh.pool, request(member, '1'))))
    expect(results.map(({ outcome }) => outcome)).toEqual(players.map(() => 'held'))
    expect(await fresh.broken()).toEqual([])
  } finally {
    await fresh.close()
  }
})
