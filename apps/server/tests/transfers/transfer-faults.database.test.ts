import { parseAmount } from '@sanuk/money/amount'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { runsSlowTests } from '../../../../tools/launcher/src/slow-tests.ts'
import { openTransferHouse, type TransferHouse } from './transfers.fixture.ts'
import type { Mishap } from './wallet-vendor.fixture.ts'

let house: TransferHouse
beforeAll(async () => {
  house = await openTransferHouse()
})
afterAll(() => house.close())
afterEach(async () => {
  house.at(async () => undefined)
  await house.satang.start()
  await house.satang.goRight()
  expect(await house.brokenBooks()).toEqual([])
})

const MEMBERS = runsSlowTests ? 20 : 4
/** Both ways are the same code with the accounts exchanged. */
const DIRECTIONS: readonly ('in' | 'out')[] = runsSlowTests ? ['in', 'out'] : ['out']
const ROUNDS = 5
const TRANSFERS = MEMBERS * ROUNDS

type Member = Awaited<ReturnType<TransferHouse['memberWith']>>

/** Longer than the longest pause between two questions. */
const LATER = 11 * 60_000

/** Lets time pass until nothing is under way. */
async function settled(members: readonly Member[]): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    house.passTime(LATER)
    await house.askAgain()
    const states = (await Promise.all(members.map((member) => member.transfers()))).flat()
    if (states.every(({ state }: { state: string }) => state !== 'under_way')) return
  }
  throw new Error('some transfers are still under way')
}

/** Says how often each state occurs. */
function count(transfers: readonly { state: string }[]): Record<string, number> {
  return Object.fromEntries(
    ['done', 'refused', 'under_way'].map((state) => [state, transfers.filter((one) => one.state === state).length]),
  )
}

describe.each(['in', 'out'] as const)('parallel transfers %s', (direction) => {
  const call = direction === 'in' ? ('deposit' as const) : ('withdraw' as const)

  async function move(mishaps: readonly Mishap[]) {
    const members = await Promise.all(Array.from({ length: MEMBERS }, () => house.memberWith('100')))
    if (direction === 'out') await Promise.all(members.map((member) => member.move('in', '100')))
    for (const mishap of mishaps) await house.satang.goWrong(mishap)
    for (let round = 0; round < ROUNDS; round += 1) {
      const codes = await Promise.all(members.map(async (member) => (await member.move(direction, '7')).body.code))
      expect(codes.filter((code) => code !== undefined && code !== 'transfer_refused')).toEqual([])
      await settled(members)
    }
    const transfers = (await Promise.all(members.map((member) => member.transfers()))).flat()
    const both = await Promise.all(members.map((member) => member.both()))
    return { transfers: transfers.filter((one) => one.amount === '7.00'), both }
  }

  test('with lost answers are all done exactly once', async () => {
    const { transfers, both } = await move([
      { call, kind: 'answer_lost', times: TRANSFERS },
      // Half of the questions after them are lost as well, one way or the other.
      { call: 'status', kind: 'answer_lost', times: TRANSFERS / 4 },
      { call: 'status', kind: 'call_lost', times: TRANSFERS / 4 },
    ])
    expect(count(transfers)).toEqual({ done: TRANSFERS, refused: 0, under_way: 0 })
    const moved = direction === 'in' ? ['65.00', '35.00'] : ['35.00', '65.00']
    expect(both).toEqual(Array.from({ length: MEMBERS }, () => moved))
  })

  test('that never reach the vendor are all refused and leave the balances alone', async () => {
    const { transfers, both } = await move([{ call, kind: 'call_lost', times: TRANSFERS }])
    expect(count(transfers)).toEqual({ done: 0, refused: TRANSFERS, under_way: 0 })
    const still = direction === 'in' ? ['100.00', '0.00'] : ['0.00', '100.00']
    expect(both).toEqual(Array.from({ length: MEMBERS }, () => still))
  })

  test('with every kind of failure at once keep the sums of both wallets right', async () => {
    const { transfers, both } = await move([
      ...(['answer_lost', 'call_lost', 'junk', 'refused'] as const).map((kind) => ({
        call,
        kind,
        times: TRANSFERS / 5,
      })),
      ...(['answer_lost', 'junk', 'refused', 'call_lost'] as const).map((kind) => ({
        call: 'status' as const,
        kind,
        times: TRANSFERS / 10,
      })),
    ])
    const { done, refused, under_way } = count(transfers)
    expect([Number(done) + Number(refused), under_way]).toEqual([TRANSFERS, 0])
    for (const [main = '', there = ''] of both) {
      expect(parseAmount(main) + parseAmount(there)).toBe(parseAmount('100'))
    }
    const away = both.reduce((sum, [, there = '']) => sum + parseAmount(there), 0n)
    const sevens = parseAmount('7') * BigInt(done ?? 0)
    expect(away).toBe(direction === 'in' ? sevens : parseAmount('100') * BigInt(MEMBERS) - sevens)
  })
})

test.each([
  ['junk', { kind: 'junk' }],
  ['a late answer', { kind: 'answer_late', ms: 800 }],
] as const)('%s from the vendor is resolved by an immediate status query', async (_, mishap) => {
  const member = await house.memberWith('100')
  await house.satang.goWrong({ call: 'deposit', ...mishap })
  expect((await member.move('in', '40')).body.value).toMatchObject({ state: 'done', amount: '40.00' })
  await house.satang.goWrong({ call: 'withdraw', ...mishap })
  expect((await member.move('out')).body.value).toMatchObject({ state: 'done', amount: '40.00' })
  expect(await member.both()).toEqual(['100.00', '0.00'])
})

test('a deposit call that arrives after its status query is not executed any more', async () => {
  const member = await house.memberWith('100')
  await house.satang.goWrong({ call: 'deposit', kind: 'call_late', ms: 900 })
  expect(await member.move('in', '40')).toMatchObject({ status: 422, body: { code: 'transfer_refused' } })
  // The late call is dealt with before this one, which its vendor takes in their order of arrival.
  await house.satang.goWrong({ call: 'deposit', kind: 'answer_late', ms: 450 })
  await member.move('in', '1')
  expect(await member.both()).toEqual(['99.00', '1.00'])
})

test.each(['in', 'out'] as const)(
  'a late answer to a transfer %s that was settled meanwhile changes nothing',
  async (direction) => {
    const member = await house.memberWith('100')
    if (direction === 'out') await member.move('in', '100')
    const [call, there] = direction === 'in' ? (['deposit', '40.00'] as const) : (['withdraw', '60.00'] as const)
    await house.satang.goWrong({ call, kind: 'answer_late', ms: 400 })
    const moving = member.move(direction, '40')
    // The vendor has done it; its answer is on the way.
    await expect.poll(() => house.satang.holds(member.id), { interval: 5 }).toBe(there)
    house.passTime(LATER)
    await house.askAgain()
    const expected = direction === 'in' ? ['60.00', '40.00'] : ['40.00', '60.00']
    expect(await member.both()).toEqual(expected)
    expect((await moving).body.value).toMatchObject({ state: 'done', amount: '40.00' })
    expect(await member.both()).toEqual(expected)
  },
)

test('a transfer to an unreachable vendor is answered vendor_unreachable and moves nothing', async () => {
  const member = await house.memberWith('100')
  await house.satang.kill()
  try {
    expect(await member.move('in', '40')).toMatchObject({ status: 503, body: { code: 'vendor_unreachable' } })
    expect(await member.balance()).toBe('100.00')
    expect(await member.transfers()).toEqual([])
    expect((await member.merchants()).merchants[1]).toMatchObject({ code: 'SATANG', balance: null })
  } finally {
    await house.satang.start()
  }
})

describe.each(DIRECTIONS)('a vendor that goes down during a transfer %s', (direction) => {
  const start = async () => {
    const member = await house.memberWith('100')
    if (direction === 'out') await member.move('in', '100')
    return member
  }

  test('before the call leaves it under way, and refused after the vendor’s return', async () => {
    const member = await start()
    house.at((step) => (step === 'set_aside' ? house.satang.kill() : Promise.resolve()))
    const moved = await member.move(direction, '40')
    house.at(async () => undefined)
    expect(moved.body.value).toMatchObject({ state: 'under_way', amount: '40.00', settledAt: null })
    expect((await member.merchants()).merchants[1]).toMatchObject({
      balance: null,
      underWay: { id: moved.body.value.id },
    })
    expect(await member.balance()).toBe(direction === 'in' ? '60.00' : '0.00')
    house.passTime(LATER)
    await house.askAgain()
    expect((await member.transfers())[0]).toMatchObject({ state: 'under_way' })
    await house.satang.start()
    expect(await member.move(direction, '1')).toMatchObject({ body: { code: 'transfer_under_way' } })
    await settled([member])
    expect((await member.transfers())[0]).toMatchObject({ state: 'refused' })
    expect(await member.both()).toEqual(direction === 'in' ? ['100.00', '0.00'] : ['0.00', '100.00'])
  })

  test('after the call leaves it under way, and done after the vendor’s return', async () => {
    const member = await start()
    await house.satang.goWrong({ call: direction === 'in' ? 'deposit' : 'withdraw', kind: 'answer_lost' })
    house.at((step) => (step === 'vendor_answered' ? house.satang.kill() : Promise.resolve()))
    const moved = await member.move(direction, '40')
    house.at(async () => undefined)
    expect(moved.body.value).toMatchObject({ state: 'under_way' })
    await house.satang.start()
    await settled([member])
    expect((await member.transfers())[0]).toMatchObject({ id: moved.body.value.id, state: 'done' })
    expect(await member.both()).toEqual(direction === 'in' ? ['60.00', '40.00'] : ['40.00', '60.00'])
  })
})

const CRASHES = DIRECTIONS.flatMap((direction) => [
  { direction, step: 'set_aside' as const, outcome: 'refused' },
  { direction, step: 'vendor_answered' as const, outcome: 'done' },
  { direction, step: 'settled' as const, outcome: 'done' },
])

test.each(CRASHES)('a transfer $direction whose process dies at $step is settled by another process', async (crash) => {
  const { direction, step, outcome } = crash
  const member = await house.memberWith('100')
  if (direction === 'out') await member.move('in', '100')
  house.at(async (reached) => {
    if (reached === step) throw new Error('the process is gone')
  })
  expect((await member.move(direction, '40')).status).toBe(500)
  house.at(async () => undefined)
  const other = await house.anotherServer()
  house.passTime(LATER)
  await other.askAgain()
  await other.close()
  expect((await member.transfers())[0]).toMatchObject({ state: outcome, amount: '40.00' })
  const [left, there] = direction === 'in' ? ['60.00', '40.00'] : ['40.00', '60.00']
  const untouched = direction === 'in' ? ['100.00', '0.00'] : ['0.00', '100.00']
  expect(await member.both()).toEqual(outcome === 'done' ? [left, there] : untouched)
})

test('a request repeated after a crash returns the state of its transfer', async () => {
  const member = await house.memberWith('100')
  const requestId = '3c1e39ce-2d0c-4d0f-9c3b-6f9c52f6b6a4'
  house.at(async (reached) => {
    if (reached === 'vendor_answered') throw new Error('the process is gone')
  })
  expect((await member.move('in', '40', requestId)).status).toBe(500)
  house.at(async () => undefined)
  expect((await member.move('in', '40', requestId)).body.value).toMatchObject({ state: 'under_way', amount: '40.00' })
  house.passTime(20_000)
  expect((await member.move('in', '40', requestId)).body.value).toMatchObject({ state: 'done', amount: '40.00' })
  expect(await member.both()).toEqual(['60.00', '40.00'])
})

test('two processes that query open transfers concurrently settle each exactly once', async () => {
  const members = await Promise.all(Array.from({ length: 30 }, () => house.memberWith('20')))
  await house.satang.goWrong({ call: 'deposit', kind: 'answer_lost', times: 30 })
  await house.satang.goWrong({ call: 'status', kind: 'call_lost', times: 30 })
  await Promise.all(members.map((member) => member.move('in')))
  house.passTime(LATER)
  const other = await house.anotherServer()
  await Promise.all(Array.from({ length: 10 }, () => [house.askAgain(), other.askAgain()]).flat())
  await other.close()
  const { rows } = await house.pool.query(
    `select state, questions, count(*)::int as transfers from transfers.transfer
      where member = any ($1) group by state, questions`,
    [members.map(({ id }) => id)],
  )
  expect(rows).toEqual([{ state: 'done', questions: 1, transfers: 30 }])
  for (const member of members) expect(await member.both()).toEqual(['0.00', '20.00'])
})

test('status queries of an open transfer are sent at growing intervals', async () => {
  const member = await house.memberWith('20')
  house.at((step) => (step === 'set_aside' ? house.satang.kill() : Promise.resolve()))
  const { id } = (await member.move('in')).body.value
  house.at(async () => undefined)
  const pauses: number[] = []
  for (let turn = 0; turn < 7; turn += 1) {
    const before = house.clock().getTime()
    const { rows } = await house.pool.query('select ask_at from transfers.transfer where id = $1', [id])
    pauses.push(Math.round((rows[0].ask_at.getTime() - before) / 1000))
    house.passTime(rows[0].ask_at.getTime() - before - 1)
    await house.askAgain()
    house.passTime(1)
    await house.askAgain()
  }
  expect(pauses).toEqual([20, 30, 60, 120, 240, 480, 600])
  await house.satang.start()
  house.passTime(LATER)
  await house.askAgain()
  const { rows } = await house.pool.query('select state, questions from transfers.transfer where id = $1', [id])
  expect(rows).toEqual([{ state: 'refused', questions: 8 }])
})
