import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import type { Member, Seat } from '../story.fixture.ts'
import { type Betting, openBetting } from './bets.fixture.ts'

let house: TestHouse
let betting: Betting
let member: Member
let seat: Seat

beforeAll(async () => {
  house = await openHouse()
  betting = openBetting(house)
  await house.synchroniseCatalogue()
})
afterAll(() => house.close())

/** A fresh member with 100 baht at the game. */
beforeEach(async () => {
  ;({ member, seat } = await betting.seated())
})

const entries = (...amounts: string[]) => amounts.map((amount) => betting.entry(seat, { amount }))

test('all stakes are taken in one step, and the balance after them is told', async () => {
  const sent = entries('10', '20.50', '5')
  const { body } = await betting.bets(seat, sent)
  expect(body).toEqual({ status: 'OK', balance: '64.50', transactions: sent.map(() => expect.any(String)) })
  expect(new Set(body.transactions).size).toBe(3)
  expect(await betting.balance(seat)).toBe('64.50')
  expect((await Promise.all(sent.map(betting.roundOf))).map(({ stake, state }) => [stake, state])).toEqual([
    ['100000', 'open'],
    ['205000', 'open'],
    ['50000', 'open'],
  ])
  const told = (await house.seamless('round', { ...seat, round: sent[1]?.round })).body
  expect(told).toMatchObject({
    state: 'open',
    transactions: [{ transaction: sent[1]?.transaction, call: 'bet', status: 'OK', amount: '20.50', balance: '69.50' }],
  })
})

test('stakes that are not covered together are all refused, and stay refused', async () => {
  const sent = entries('60', '30', '20')
  const first = await betting.bets(seat, sent)
  expect(first).toMatchObject({ status: 422, body: { status: 'NOT_ENOUGH_MONEY', balance: '100.00' } })
  await betting.story.deposit(member, '100')
  expect(await betting.bets(seat, sent)).toEqual(first)
  expect(await betting.balance(seat)).toBe('200.00')
  expect(await betting.roundOf(sent[0] ?? { round: '' })).toBeUndefined()
  expect(await betting.bookedRows(seat)).toBe(0)
})

test('the same stakes again hear the first answer, also when the session is over', async () => {
  const sent = entries('10', '20')
  const first = await betting.bets(seat, sent)
  await betting.call('bet', seat, { round: randomUUID(), amount: '1' })
  expect(await betting.bets({ ...seat, token: 'no-such-session' }, sent)).toEqual(first)
  expect(await betting.balance(seat)).toBe('69.00')
})

test('copies of one call at once take the stakes once', async () => {
  const sent = entries('10', '20')
  const answers = await Promise.all(Array.from({ length: 8 }, () => betting.bets(seat, sent)))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await betting.balance(seat)).toBe('70.00')
})

test('another set, order or content under a known name is refused with DUPLICATE_TRANSACTION', async () => {
  const [one, two] = entries('10', '20')
  if (!one || !two) throw new Error('two entries')
  await betting.bets(seat, [one, two])
  const quick = betting.entry(seat)
  await betting.call('bet', seat, { ...quick })
  for (const sent of [[one], [two, one], [one, betting.entry(seat)], [one, { ...two, amount: '21' }], [quick]]) {
    expect((await betting.bets(seat, sent)).body.status).toBe('DUPLICATE_TRANSACTION')
  }
  expect((await betting.call('bet', seat, { ...one })).body.status).toBe('DUPLICATE_TRANSACTION')
  expect(await betting.balance(seat)).toBe('60.00')
})

test('one stake outside of the limits, or in a closed round, refuses its neighbours', async () => {
  const closed = betting.entry(seat)
  await betting.call('bet', seat, { ...closed, roundClosed: true })
  for (const [bad, status] of [
    [betting.entry(seat, { amount: '0.0001' }), 'LIMIT_REACHED'],
    [betting.entry(seat, { round: closed.round }), 'ROUND_CLOSED'],
    [betting.entry(seat, { game: 'no-such-game' }), 'INVALID_TOKEN'],
  ] as const) {
    const good = betting.entry(seat)
    expect((await betting.bets(seat, [good, bad])).body.status).toBe(status)
    expect(await betting.roundOf(good)).toBeUndefined()
  }
  expect(await betting.balance(seat)).toBe('90.00')
})

test('one stake that was rolled back before it came refuses all of them', async () => {
  const sent = entries('10', '20', '30')
  const undone = sent[1]
  await betting.call('rollback', seat, { round: undone?.round, original: undone?.transaction })
  const first = await betting.bets(seat, sent)
  expect(first.body.status).toBe('ROLLED_BACK')
  expect(await betting.bets(seat, sent)).toEqual(first)
  expect(await betting.balance(seat)).toBe('100.00')
  const late = await betting.call('rollback', seat, { round: sent[0]?.round, original: sent[0]?.transaction })
  expect(late.body).toMatchObject({ status: 'OK', balance: '100.00' })
})

test('each stake is won, returned and rolled back by itself', async () => {
  const [won, returned, undone] = entries('10', '20', '30')
  await betting.bets(
    seat,
    [won, returned, undone].flatMap((one) => one ?? []),
  )
  await betting.call('win', seat, { round: won?.round, bet: won?.transaction, amount: '15', roundClosed: true })
  await betting.call('return', seat, { round: returned?.round, original: returned?.transaction, amount: '4' })
  await betting.call('rollback', seat, { round: undone?.round, original: undone?.transaction })
  expect(await betting.balance(seat)).toBe('89.00')
  expect(await betting.roundOf(won ?? { round: '' })).toMatchObject({ state: 'settled', win: '150000' })
  expect(await betting.roundOf(undone ?? { round: '' })).toMatchObject({ state: 'rolled_back', stake: '0' })
})

test('a round may be staked in several times, and one that is open goes on', async () => {
  const round = randomUUID()
  await betting.call('bet', seat, { round, amount: '5' })
  const sent = ['10', '20'].map((amount) => betting.entry(seat, { round, amount }))
  expect((await betting.bets(seat, sent)).body).toMatchObject({ status: 'OK', balance: '65.00' })
  expect(await betting.roundOf({ round })).toMatchObject({ state: 'open', stake: '350000' })
  const told = (await house.seamless('round', { ...seat, round })).body
  expect(told.transactions.map(({ amount }: { amount: string }) => amount)).toEqual(['5.00', '10.00', '20.00'])
})

test('two entries of one name, and none at all, are INVALID_REQUEST', async () => {
  const [one] = entries('10')
  if (!one) throw new Error('one entry')
  for (const sent of [[], [one, { ...one, round: randomUUID() }]]) {
    expect((await betting.bets(seat, sent)).body.status).toBe('INVALID_REQUEST')
  }
  expect(await betting.balance(seat)).toBe('100.00')
})

test('two hundred stakes are taken in one step, and two hundred and one are refused', async () => {
  const many = Array.from({ length: 200 }, () => betting.entry(seat, { amount: '1' }))
  const rich = await betting.seated('1000')
  expect((await betting.bets(rich.seat, [...many, betting.entry(seat)])).body.status).toBe('INVALID_REQUEST')
  const { body } = await betting.bets(rich.seat, many)
  expect(body).toMatchObject({ status: 'OK', balance: '800.00' })
  expect(await betting.bookedRows(rich.seat)).toBe(200)
})

test('without a live session nothing is taken and nothing is remembered', async () => {
  const sent = entries('10')
  expect((await betting.bets({ ...seat, token: 'no-such-session' }, sent)).body.status).toBe('INVALID_TOKEN')
  expect((await betting.bets(seat, sent)).body).toMatchObject({ status: 'OK', balance: '90.00' })
})

test('stakes count together against the member’s own limit', async () => {
  const { token } = member
  const body = { kind: 'stake', period: 'day', value: '25' }
  const set = await house.call({ method: 'PUT', path: '/wps/member/protection/limits', token, body })
  expect(set.status).toBe(200)
  expect((await betting.bets(seat, entries('10', '10', '10'))).body.status).toBe('LIMIT_REACHED')
  expect((await betting.bets(seat, entries('10', '10'))).body.status).toBe('OK')
  expect((await betting.bets(seat, entries('10'))).body.status).toBe('LIMIT_REACHED')
})
