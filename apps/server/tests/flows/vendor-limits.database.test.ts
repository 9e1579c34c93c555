import { randomUUID } from 'node:crypto'
import { parseAmount } from '@sanuk/money/amount'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { VendorLimits } from '../../src/modules/vendors/index.ts'
import { openHouse } from '../house.fixture.ts'
import { openStory } from '../story.fixture.ts'
import { untilAnswered } from '../vendors/until-answered.fixture.ts'

const FREE: VendorLimits = { float: {}, hourlyWin: {}, alarm: null, capEnforced: true }

/** A house with a member at its vendor's game, who can afford whatever these tests stake. */
async function openTable() {
  const house = await openHouse()
  await house.synchroniseCatalogue()
  const story = openStory(house)
  const member = await story.member()
  await story.deposit(member, '1000')
  const seat = await story.openGame(member)
  const call = (name: string, fields: object) => house.seamless(name, { ...seat, transaction: randomUUID(), ...fields })
  const limit = async (limits: Partial<VendorLimits>) => {
    const vendor = await house.vendors.find('STUDIO')
    if (!vendor) throw new Error('there is no such vendor')
    await house.vendors.change('STUDIO', { ...vendor, limits: { ...FREE, ...limits } })
  }
  return {
    ...{ house, member, call, limit },
    /** A round that was staked in, with the name of its bet. */
    staked: async (amount = '10') => {
      const [round, bet] = [randomUUID(), randomUUID()]
      expect(await call('bet', { round, transaction: bet, amount })).toMatchObject({ status: 200 })
      return { round, bet }
    },
    /** What the operator allows from now on. The hour of earlier tests is over: none of their wins counts. */
    allow: async (limits: Partial<VendorLimits>) => {
      await house.flow.exchange()
      house.passTime(61 * 60 * 1000)
      await limit(limits)
      await house.flow.exchange()
    },
  }
}

type Table = Awaited<ReturnType<typeof openTable>>
let house: Table['house']
let call: Table['call']
let limit: Table['limit']
let staked: Table['staked']
let allow: Table['allow']
beforeAll(async () => {
  ;({ house, call, limit, staked, allow } = await openTable())
})
afterAll(() => house.close())

const REFUSED = { status: 422, body: { status: 'LIMIT_REACHED' } }
const DONE = { status: 200, body: { status: 'OK' } }

test('a process that has heard nothing yet asks before it pays: what was given before it began counts', async () => {
  const fresh = await openTable()
  onTestFinished(() => fresh.house.close())
  const { round, bet } = await fresh.staked('10')
  await fresh.house.pool.query(
    `with side as (
       select gen_random_uuid() as key,
              (select id from ledger.account where kind = 'vendor' and owner = 'STUDIO') as house,
              (select id from ledger.account where kind = 'member' and owner = $1) as member
     )
     select ledger.post(array[key], array[house], array[member], array[1000000::bigint], array[2::smallint], array[key],
                        array[null::text], 0) from side`,
    [fresh.member.id],
  )
  await fresh.limit({ float: { THB: parseAmount('0') } })
  expect(await fresh.call('win', { round, bet, amount: '1' })).toMatchObject(REFUSED)
  await fresh.limit({ float: { THB: parseAmount('91') } })
  expect(await fresh.call('win', { round, bet, amount: '1' })).toMatchObject(DONE)
})

test('a round wins no more than its game can, however many wins it has; a prize is no matter of its game', async () => {
  await allow({})
  const { round, bet } = await staked()
  // The game lists 5000 times the stake.
  expect(await call('win', { round, bet, amount: '50001' })).toMatchObject(REFUSED)
  expect(await call('win', { round, bet, amount: '49999' })).toMatchObject(DONE)
  expect(await call('win', { round, amount: '1.0001' })).toMatchObject(REFUSED)
  expect(await call('win', { round, amount: '1' })).toMatchObject(DONE)
  expect(await call('win', { round, amount: '7', bonus: 'SONGKRAN' })).toMatchObject(DONE)
})

test('in one step with its stake, too, which is then not taken', async () => {
  await allow({})
  const step = { round: randomUUID(), betAmount: '10', winAmount: '50001', roundClosed: true }
  expect(await call('betwin', step)).toMatchObject(REFUSED)
  expect(await call('betwin', { ...step, winAmount: '50000' })).toMatchObject(DONE)
})

test('where the operator says so, a game may win whatever it will', async () => {
  await allow({ capEnforced: false })
  const { round, bet } = await staked()
  expect(await call('win', { round, bet, amount: '50001' })).toMatchObject(DONE)
})

test('wins of an hour end at their ceiling, and go on when it is raised; repeats hear the first answer', async () => {
  await allow({ hourlyWin: { THB: parseAmount('20') } })
  const { round, bet } = await staked()
  const paid = { round, bet, transaction: randomUUID(), amount: '15' }
  const waits = { round, bet, transaction: randomUUID(), amount: '6' }
  expect(await call('win', paid)).toMatchObject(DONE)
  expect(await call('win', waits)).toMatchObject(REFUSED)
  expect(await call('win', paid)).toMatchObject(DONE)
  expect(await call('win', { ...waits, transaction: randomUUID(), amount: '5' })).toMatchObject(DONE)
  await allow({ hourlyWin: { THB: parseAmount('30') } })
  expect(await call('win', waits)).toMatchObject(DONE)
})

test('a hundred wins at once do not pass the ceiling together', async () => {
  await allow({ hourlyWin: { THB: parseAmount('20') } })
  const { round, bet } = await staked()
  const wins = Array.from({ length: 100 }, () => ({ round, bet, transaction: randomUUID(), amount: '3' }))
  const answers = await Promise.all(wins.map((win) => untilAnswered(() => call('win', win))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
})

test('copies of one win are counted once', async () => {
  await allow({ hourlyWin: { THB: parseAmount('20') } })
  const { round, bet } = await staked()
  const copy = { round, bet, transaction: randomUUID(), amount: '3' }
  await Promise.all(Array.from({ length: 5 }, () => untilAnswered(() => call('win', copy))))
  expect(await call('win', { round, bet, amount: '17' })).toMatchObject(DONE)
})

test('a vendor gives no more than its float, since ever, and what is staked fills it again', async () => {
  await allow({})
  const { round, bet } = await staked('10')
  // So much that the vendor is behind, whatever it took before.
  expect(await call('win', { round, bet, amount: '9000' })).toMatchObject(DONE)
  await limit({ float: { THB: parseAmount('0') } })
  await house.flow.exchange()
  expect(await call('win', { round, bet, amount: '1' })).toMatchObject(REFUSED)
  const { rows } = await house.pool.query(
    "select -sum(balance) as behind from ledger.account_balance where kind = 'vendor' and owner = 'STUDIO'",
  )
  const behind = BigInt(rows[0].behind)
  await limit({ float: { THB: parseAmount(String(behind / 10_000n + 5n)) } })
  await house.flow.exchange()
  expect(await call('win', { round, bet, amount: '6.5' })).toMatchObject(REFUSED)
  expect(await call('win', { round, bet, amount: '4' })).toMatchObject(DONE)
  await house.flow.exchange()
  expect(await call('win', { round, bet, amount: '4' })).toMatchObject(REFUSED)
  await staked('10')
  expect(await call('win', { round, bet, amount: '4' })).toMatchObject(DONE)
})

test('another process hears of it within the second it is told in', async () => {
  await allow({ hourlyWin: { THB: parseAmount('20') } })
  const { round, bet } = await staked()
  // As another process would have counted and told it.
  await house.pool.query(
    "select seamless.exchange_flow('{STUDIO}', '{THB}', '{3}', '{300000}', '{190000}', $1, '{}')",
    [house.clock()],
  )
  await house.flow.exchange()
  expect(await call('win', { round, bet, amount: '2' })).toMatchObject(REFUSED)
  expect(await call('win', { round, bet, amount: '1' })).toMatchObject(DONE)
})

test('an hour in which more is won than its stakes allow raises the alarm, and ends it when it is over', async () => {
  await allow({ alarm: { percent: 150, rounds: 2 } })
  const first = await staked('10')
  await call('win', { ...first, amount: '16' })
  await house.flow.exchange()
  expect(house.flow.alarmed()).toEqual([])
  const second = await staked('10')
  await call('win', { ...second, amount: '15' })
  await house.flow.exchange()
  expect(house.flow.alarmed()).toEqual(['STUDIO'])
  house.passTime(61 * 60 * 1000)
  await staked('10').catch(() => undefined)
  await house.flow.exchange()
  expect(house.flow.alarmed()).toEqual([])
})
