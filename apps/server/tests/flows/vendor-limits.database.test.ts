import { randomUUID } from 'node:crypto'
import { parseAmount } from '@sanuk/money/amount'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { VendorLimits } from '../../src/modules/games/vendors/index.ts'
import { openHouse } from '../house.fixture.ts'
import { openStory } from '../story.fixture.ts'
import { untilAnswered } from '../vendors/until-answered.fixture.ts'

const FREE: VendorLimits = {
  float: {},
  hourlyWin: {},
  alarm: null,
  capEnforced: true,
  largestJackpot: {},
  campaigns: [],
}

/** A house with a member at its vendor's game, who can afford whatever these tests stake. */
async function openTable() {
  const house = await openHouse()
  await house.synchroniseCatalogue()
  const story = openStory(house)
  const member = await story.member()
  await story.deposit(member, '1000')
  let seat = await story.openGame(member)
  const call = (name: string, fields: object) => house.seamless(name, { ...seat, transaction: randomUUID(), ...fields })
  const limit = async (limits: Partial<VendorLimits>) => {
    const vendor = await house.vendors.find('STUDIO')
    if (!vendor) throw new Error('there is no such vendor')
    await house.vendors.change('STUDIO', { ...vendor, limits: { ...FREE, ...limits } })
  }
  return {
    house,
    member,
    call,
    limit,
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
      seat = await story.openGame(await story.signIn(member))
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

test('a new process counts earlier payouts before it pays a win', async () => {
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

test('the wins of a round are capped by its game', async () => {
  await allow({})
  const { round, bet } = await staked()
  // The game lists 5000 times the stake.
  expect(await call('win', { round, bet, amount: '50001' })).toMatchObject(REFUSED)
  expect(await call('win', { round, bet, amount: '49999' })).toMatchObject(DONE)
  expect(await call('win', { round, amount: '1.0001' })).toMatchObject(REFUSED)
  expect(await call('win', { round, amount: '1' })).toMatchObject(DONE)
})

test('a corrected win is capped by its game', async () => {
  await allow({})
  const { round, bet } = await staked()
  const original = randomUUID()
  expect(await call('win', { round, bet, transaction: original, amount: '0', roundClosed: true })).toMatchObject(DONE)
  expect(await call('resettle', { original, version: 1, amount: '50001' })).toMatchObject(REFUSED)
  expect(await call('resettle', { original, version: 1, amount: '50000' })).toMatchObject(DONE)
  expect(await call('resettle', { original, version: 2, amount: '50001' })).toMatchObject(REFUSED)
})

test('corrections count for the hourly limit by what they add, and make no room by what they take back', async () => {
  await allow({ hourlyWin: { THB: parseAmount('20') } })
  const { round, bet } = await staked()
  const original = randomUUID()
  expect(await call('win', { round, bet, transaction: original, amount: '5' })).toMatchObject(DONE)
  expect(await call('resettle', { original, version: 1, amount: '21' })).toMatchObject(REFUSED)
  expect(await call('resettle', { original, version: 1, amount: '15' })).toMatchObject(DONE)
  expect(await call('resettle', { original, version: 2, amount: '0' })).toMatchObject(DONE)
  expect(await call('win', { round, bet, amount: '5.01' })).toMatchObject(REFUSED)
  expect(await call('win', { round, bet, amount: '5' })).toMatchObject(DONE)
})

test('a vendor that is at its float adds nothing to a win by a correction', async () => {
  await allow({})
  const { round, bet } = await staked()
  const original = randomUUID()
  expect(await call('win', { round, bet, transaction: original, amount: '9000' })).toMatchObject(DONE)
  await limit({ float: { THB: parseAmount('0') } })
  await house.flow.exchange()
  expect(await call('resettle', { original, version: 1, amount: '9000.01' })).toMatchObject(REFUSED)
  expect(await call('resettle', { original, version: 1, amount: '8000' })).toMatchObject(DONE)
})

const campaign = (budget: string) => [{ code: 'SONGKRAN', budget: { THB: parseAmount(budget) } }]

test('a prize is paid by a declared campaign only, up to the budget of the campaign', async () => {
  await allow({})
  const { round, bet } = await staked()
  const prize = { round, bet, bonus: 'SONGKRAN', amount: '60000' }
  expect(await call('win', prize)).toMatchObject(REFUSED)
  await allow({ campaigns: campaign('100000') })
  expect(await call('win', { ...prize, bonus: 'LOYKRATHONG' })).toMatchObject(REFUSED)
  expect(await call('win', prize)).toMatchObject(DONE)
  expect(await call('win', prize)).toMatchObject(REFUSED)
  await allow({ campaigns: campaign('120000') })
  const last = { ...prize, transaction: randomUUID() }
  expect(await call('win', last)).toMatchObject(DONE)
  expect(await call('win', last)).toMatchObject(DONE)
  expect(await call('resettle', { original: last.transaction, version: 1, amount: '60000.01' })).toMatchObject(REFUSED)
})

test('a prize counts for the hourly limit', async () => {
  await allow({ campaigns: campaign('1000000'), hourlyWin: { THB: parseAmount('20') } })
  const { round, bet } = await staked()
  expect(await call('win', { round, bet, bonus: 'SONGKRAN', amount: '20.01' })).toMatchObject(REFUSED)
})

test('a jackpot that no game feeds is refused', async () => {
  await allow({})
  const { round, bet } = await staked()
  expect(await call('win', { round, bet, jackpot: 'nosuchpool', amount: '1' })).toMatchObject(REFUSED)
})

test('a betwin above the win cap of its game is refused', async () => {
  await allow({})
  const step = { round: randomUUID(), betAmount: '10', winAmount: '50001', roundClosed: true }
  expect(await call('betwin', step)).toMatchObject(REFUSED)
  expect(await call('betwin', { ...step, winAmount: '50000' })).toMatchObject(DONE)
})

test('the win cap can be switched off', async () => {
  await allow({ capEnforced: false })
  const { round, bet } = await staked()
  expect(await call('win', { round, bet, amount: '50001' })).toMatchObject(DONE)
})

test('wins stop at the hourly ceiling until it is raised, and repeats get the first answer', async () => {
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

test('concurrent wins do not exceed the hourly ceiling', async () => {
  await allow({ hourlyWin: { THB: parseAmount('20') } })
  const { round, bet } = await staked()
  const wins = Array.from({ length: 100 }, () => ({ round, bet, transaction: randomUUID(), amount: '3' }))
  const answers = await Promise.all(wins.map((win) => untilAnswered(() => call('win', win))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
})

test('copies of one win count once towards the hourly ceiling', async () => {
  await allow({ hourlyWin: { THB: parseAmount('20') } })
  const { round, bet } = await staked()
  const copy = { round, bet, transaction: randomUUID(), amount: '3' }
  await Promise.all(Array.from({ length: 5 }, () => untilAnswered(() => call('win', copy))))
  expect(await call('win', { round, bet, amount: '17' })).toMatchObject(DONE)
})

test('wins are limited by the vendor’s float, which stakes refill', async () => {
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

test('wins counted by another process count towards the hourly ceiling', async () => {
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

test('a payout ratio above the alarm threshold raises the alarm, which ends after the hour', async () => {
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
