import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import type { Seat } from '../story.fixture.ts'
import { declare, openSettling, type SentEntry, type Settling } from './settle.fixture.ts'

let house: TestHouse
let settling: Settling
let seat: Seat

beforeAll(async () => {
  house = await openHouse()
  settling = openSettling(house)
  await house.synchroniseCatalogue()
})
afterAll(() => house.close())

/** A fresh member with 1000 baht at the game. */
beforeEach(async () => {
  ;({ seat } = await settling.seated())
})

const refusedOf = async (...entries: readonly SentEntry[]) => (await settling.settle(...entries)).body.refused

test('winners are paid, losers are closed without a row in the books', async () => {
  const winner = await settling.staked(seat)
  const loser = await settling.staked(seat)
  await settling.settled(declare(winner, { win: '25.50' }), declare(loser, {}))
  expect(await settling.balance(seat)).toBe('1005.50')
  expect(await settling.rowOf(winner)).toMatchObject({ state: 'settled', version: 1, win: '255000', stake: '100000' })
  expect(await settling.rowOf(loser)).toMatchObject({ state: 'settled', version: 1, win: '0', stake: '100000' })
  expect([await settling.bookedRows(winner), await settling.bookedRows(loser)]).toEqual([2, 1])
})

test('the same call again changes nothing', async () => {
  const round = await settling.staked(seat)
  const entry = declare(round, { win: '30' })
  for (let time = 0; time < 3; time += 1) await settling.settled(entry)
  expect([await settling.balance(seat), await settling.bookedRows(round)]).toEqual(['1020.00', 2])
})

test('the same version with another content is refused with DUPLICATE_TRANSACTION', async () => {
  const round = await settling.staked(seat)
  await settling.settled(declare(round, { win: '30' }))
  for (const more of [{ win: '31' }, { void: true }, { win: '30', valid: '5' }]) {
    expect(await refusedOf(declare(round, more))).toMatchObject([
      { round: round.round, status: 'DUPLICATE_TRANSACTION' },
    ])
  }
  expect(await settling.balance(seat)).toBe('1020.00')
})

test('a higher version posts the difference, up and down, and an older one changes nothing', async () => {
  const round = await settling.staked(seat)
  const expected = [
    [2, '30', '1020.00', 'settled'],
    [3, '50', '1040.00', 'resettled'],
    [1, '900', '1040.00', 'resettled'],
    [7, '5', '995.00', 'resettled'],
    [8, '5', '995.00', 'resettled'],
    [9, '0', '990.00', 'resettled'],
  ] as const
  for (const [version, win, balance, state] of expected) {
    await settling.settled(declare(round, { version, win }))
    expect([await settling.balance(seat), (await settling.rowOf(round)).state]).toEqual([balance, state])
  }
})

test('a win that left the round open counts in what the round has won', async () => {
  const round = await settling.staked(seat)
  await settling.call('win', round, { amount: '4' })
  const other = await settling.staked(seat)
  await settling.call('win', other, { amount: '9' })
  await settling.settled(declare(round, { win: '6' }), declare(other, { win: '3' }))
  expect(await settling.balance(seat)).toBe('989.00')
  expect((await settling.rowOf(other)).state).toBe('settled')
})

test('a void round gives its stake back, and a later version un-voids it', async () => {
  const round = await settling.staked(seat)
  await settling.call('bet', round, { amount: '5' })
  await settling.settled(declare(round, { void: true }))
  expect(await settling.balance(seat)).toBe('1000.00')
  expect(await settling.rowOf(round)).toMatchObject({ state: 'rolled_back', stake: '0', win: '0', version: 1 })
  await settling.settled(declare(round, { version: 2, void: true }))
  await settling.settled(declare(round, { version: 3, win: '20' }))
  expect(await settling.balance(seat)).toBe('1005.00')
  expect(await settling.rowOf(round)).toMatchObject({ state: 'resettled', stake: '150000', win: '200000' })
  await settling.settled(declare(round, { version: 4, void: true }))
  expect(await settling.balance(seat)).toBe('1000.00')
  await settling.settled(declare(round, { version: 5 }))
  expect(await settling.balance(seat)).toBe('985.00')
})

test('what was returned or rolled back of a stake is not given back again by a void', async () => {
  const round = await settling.staked(seat)
  const undone = randomUUID()
  await settling.call('bet', round, { transaction: undone, amount: '7' })
  await settling.call('return', round, { original: round.bet, amount: '4' })
  await settling.call('rollback', round, { original: undone })
  await settling.call('win', round, { amount: '2' })
  await settling.settled(declare(round, { void: true }))
  expect(await settling.balance(seat)).toBe('1000.00')
  await settling.settled(declare(round, { version: 2, win: '1' }))
  expect(await settling.balance(seat)).toBe('995.00')
})

test('what a member cannot cover of a correction is owed, and no balance is below zero', async () => {
  const before = await settling.owed()
  const round = await settling.staked(seat)
  await settling.settled(declare(round, { win: '200' }))
  await settling.staked(seat, '1000')
  expect(await settling.balance(seat)).toBe('190.00')
  await settling.settled(declare(round, { version: 2, win: '1' }))
  expect([await settling.balance(seat), (await settling.owed()) - before]).toEqual(['0.00', 9_0000n])
})

test('what a member cannot cover of a stake that counts again is owed', async () => {
  const before = await settling.owed()
  const round = await settling.staked(seat, '300')
  await settling.settled(declare(round, { void: true }))
  await settling.staked(seat, '900')
  await settling.settled(declare(round, { version: 2, win: '50' }))
  expect([await settling.balance(seat), (await settling.owed()) - before]).toEqual(['0.00', 150_0000n])
  await settling.settled(declare(round, { version: 3, void: true }))
  expect(await settling.balance(seat)).toBe('250.00')
})

test('each entry is refused by itself and the others stand', async () => {
  const other = (await settling.seated()).seat
  const [good, foreign, free] = [await settling.staked(seat), await settling.staked(other), await settling.staked(seat)]
  const closed = await settling.staked(seat)
  await settling.call('win', closed, { amount: '0', roundClosed: true })
  const undone = await settling.staked(seat)
  await settling.call('rollback', undone, { original: undone.bet })
  const refused = await refusedOf(
    declare(good, { win: '20' }),
    declare({ round: 'never-staked', member: seat.member }, {}),
    declare({ ...foreign, member: seat.member }, { win: '20' }),
    declare(closed, { win: '20' }),
    declare(undone, { win: '20' }),
    declare(free, { win: '20', void: true }),
  )
  expect(Object.fromEntries(refused.map((one: { round: string; status: string }) => [one.round, one.status]))).toEqual({
    'never-staked': 'UNKNOWN_ROUND',
    [foreign.round]: 'UNKNOWN_MEMBER',
    [closed.round]: 'ALREADY_SETTLED',
    [undone.round]: 'ALREADY_SETTLED',
    [free.round]: 'INVALID_REQUEST',
  })
  expect(await settling.balance(seat)).toBe('990.00')
})

test('a round in another currency is refused with INVALID_CURRENCY', async () => {
  const round = await settling.staked(seat)
  const entries = [declare(round, { win: '20' })]
  const { body } = await house.seamless('settle', { settlement: 's', currency: 'USD', entries })
  expect(body.refused).toMatchObject([{ round: round.round, status: 'INVALID_CURRENCY' }])
  expect((await settling.rowOf(round)).version).toBeNull()
})

test.each([
  ['win', { win: '20' }, ['ROUND_CLOSED', 'ROUND_CLOSED', 'ALREADY_SETTLED', 'ALREADY_SETTLED', 'ALREADY_SETTLED']],
  ['void', { void: true }, ['ROUND_CLOSED', 'ROLLED_BACK', 'ALREADY_SETTLED', 'ALREADY_SETTLED', 'ALREADY_SETTLED']],
])('after a settlement with a %s no other call changes the round', async (_, more, statuses) => {
  const round = await settling.staked(seat)
  const won = randomUUID()
  await settling.call('win', round, { transaction: won, amount: '3' })
  await settling.settled(declare(round, more))
  const before = [await settling.balance(seat), await settling.rowOf(round)]
  const answers = [
    await settling.call('bet', round, { amount: '1' }),
    await settling.call('win', round, { amount: '1' }),
    await settling.call('rollback', round, { original: round.bet }),
    await settling.call('return', round, { original: round.bet, amount: '1' }),
    await house.seamless('resettle', { ...seat, transaction: randomUUID(), original: won, amount: '9', version: 1 }),
  ]
  expect(answers.map(({ body }) => body.status)).toEqual(statuses)
  const betwin = { betAmount: '1', winAmount: '5', roundClosed: true }
  expect((await settling.call('betwin', round, betwin)).body.status).toBe('ROUND_CLOSED')
  expect([await settling.balance(seat), await settling.rowOf(round)]).toEqual(before)
})

test('the name of a settlement is used for nothing else', async () => {
  const round = await settling.staked(seat)
  await settling.call('win', round, { transaction: `settle:${round.round}:1`, amount: '3' })
  expect(await refusedOf(declare(round, { win: '20' }))).toMatchObject([{ status: 'DUPLICATE_TRANSACTION' }])
  await settling.settled(declare(round, { version: 2, win: '20' }))
  const taken = await settling.call(
    'bet',
    { seat, round: randomUUID() },
    { transaction: `settle:${round.round}:2`, amount: '1' },
  )
  expect(taken.body.status).toBe('DUPLICATE_TRANSACTION')
  const original = `settle:${round.round}:2`
  const corrected = await house.seamless('resettle', {
    ...seat,
    transaction: randomUUID(),
    original,
    amount: '9',
    version: 1,
  })
  expect(corrected.body.status).toBe('UNKNOWN_BET')
  expect(await settling.balance(seat)).toBe('1010.00')
})

test('the round is told with the settlement that stands, whether or not it moved money', async () => {
  const winner = await settling.staked(seat)
  const loser = await settling.staked(seat)
  await settling.settled(declare(winner, { version: 4, win: '15' }), declare(loser, { version: 2 }))
  await settling.settled(declare(winner, { version: 5, win: '12' }))
  const told = async (round: typeof winner) => (await house.seamless('round', { ...seat, round: round.round })).body
  expect(await told(winner)).toMatchObject({
    state: 'resettled',
    transactions: [
      { call: 'bet', amount: '10.00' },
      {
        transaction: `settle:${winner.round}:5`,
        call: 'settle',
        status: 'OK',
        amount: '12.00',
        version: 5,
        balance: '992.00',
      },
    ],
  })
  expect(await told(loser)).toMatchObject({
    state: 'settled',
    transactions: [
      { call: 'bet' },
      { transaction: `settle:${loser.round}:2`, call: 'settle', amount: '0.00', version: 2, balance: '980.00' },
    ],
  })
})

test('what counts as turnover is what the vendor says, never above the stake', async () => {
  const [said, ruled, above] = [await settling.staked(seat), await settling.staked(seat), await settling.staked(seat)]
  expect(await refusedOf(declare(above, { valid: '10.0001' }))).toMatchObject([{ status: 'INVALID_REQUEST' }])
  await settling.settled(declare(said, { valid: '4' }), declare(ruled, {}))
  const valid = async () => {
    await house.followPlay()
    const { rows } = await house.pool.query(
      'select rounds::int, stake::text, valid::text from turnover.member_day where member = $1',
      [seat.member],
    )
    return rows
  }
  expect(await valid()).toEqual([{ rounds: 2, stake: '200000', valid: '140000' }])
  await settling.settled(declare(said, { version: 2, valid: '9' }))
  expect(await valid()).toEqual([{ rounds: 2, stake: '200000', valid: '190000' }])
  await settling.settled(declare(said, { version: 3, void: true }))
  expect(await valid()).toEqual([{ rounds: 1, stake: '100000', valid: '100000' }])
})
