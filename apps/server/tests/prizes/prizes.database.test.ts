import { randomUUID } from 'node:crypto'
import { parseAmount } from '@sanuk/money/amount'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { openStory, type Seat } from '../story.fixture.ts'
import { untilAnswered } from '../vendors/until-answered.fixture.ts'

const BONUS = 'SONGKRAN'

let house: TestHouse
let story: ReturnType<typeof openStory>
let seat: Seat

beforeAll(async () => {
  house = await openHouse()
  story = openStory(house)
  await house.synchroniseCatalogue()
  const vendor = await house.vendors.find('STUDIO')
  if (!vendor) throw new Error('there is no such vendor')
  const campaigns = [{ code: BONUS, budget: { THB: parseAmount('1000000') } }]
  await house.vendors.change('STUDIO', { ...vendor, limits: { ...vendor.limits, campaigns } })
})
afterAll(() => house.close())

/** A fresh member with 100 baht at the game. */
beforeEach(async () => {
  const member = await story.member()
  await story.deposit(member, '100')
  seat = await story.openGame(member)
})

const call = (name: string, more: object) => {
  const content = { ...seat, transaction: randomUUID(), ...more }
  return untilAnswered(() => house.seamless(name, content))
}
const prize = (round: string, more: object = {}) => call('win', { round, bonus: BONUS, amount: '7', ...more })
const balance = async (): Promise<string> => (await house.seamless('balance', { ...seat })).body.balance
const roundOf = async (name: string) => {
  const { rows } = await house.pool.query(
    `select state::text, stake::text, win::text from wagers.round where vendor = 'STUDIO' and vendor_round = $1`,
    [name],
  )
  return rows[0]
}

/** Rounds in every state, by what made them so. */
const ROUNDS: readonly [string, (round: string, bet: string) => Promise<unknown>][] = [
  ['open', async () => undefined],
  ['closed by its vendor', (round, bet) => call('win', { round, bet, amount: '0', roundClosed: true })],
  ['rolled back', (round, original) => call('rollback', { round, original })],
  [
    'settled by declaration',
    (round) => {
      const entries = [{ round, member: seat.member, win: '3', version: 1 }]
      return house.seamless('settle', { settlement: randomUUID(), currency: 'THB', entries })
    },
  ],
]

test.each(ROUNDS)(
  'a prize that names a round which is %s is paid once and leaves that round as it is',
  async (_, end) => {
    const [round, bet, transaction] = [randomUUID(), randomUUID(), randomUUID()]
    await call('bet', { round, transaction: bet, amount: '10' })
    await end(round, bet)
    const [before, money] = [await roundOf(round), Number(await balance())]
    const first = await prize(round, { transaction })
    expect(first.body).toMatchObject({ status: 'OK', balance: (money + 7).toFixed(2) })
    expect(await prize(round, { transaction })).toEqual(first)
    expect(await roundOf(round)).toEqual(before)
    expect(await roundOf(`prize:${transaction}`)).toEqual({ state: 'settled', stake: '0', win: '70000' })
    expect((await prize(round, { transaction, amount: '8' })).body.status).toBe('DUPLICATE_TRANSACTION')
    const told = (await house.seamless('round', { ...seat, round })).body
    expect(told.transactions.map(({ transaction: name }: { transaction: string }) => name)).toContain(transaction)
  },
)

test('copies of a prize at once are paid once, and two prizes of one round are both paid', async () => {
  const [round, transaction] = [randomUUID(), randomUUID()]
  await Promise.all([...Array.from({ length: 8 }, () => prize(round, { transaction })), prize(round)])
  expect(await balance()).toBe('114.00')
})

test('a prize that closes its round closes it without winning in it', async () => {
  const round = randomUUID()
  await call('bet', { round, amount: '10' })
  await prize(round, { roundClosed: true })
  expect(await roundOf(round)).toEqual({ state: 'settled', stake: '100000', win: '0' })
  expect(await balance()).toBe('97.00')
})

test('a prize is corrected in its own round', async () => {
  const [round, original] = [randomUUID(), randomUUID()]
  await call('bet', { round, amount: '10' })
  await prize(round, { transaction: original })
  const corrected = await call('resettle', { original, amount: '5', version: 1 })
  expect(corrected.body).toMatchObject({ status: 'OK', balance: '95.00' })
  expect(await roundOf(`prize:${original}`)).toEqual({ state: 'resettled', stake: '0', win: '50000' })
  expect(await roundOf(round)).toEqual({ state: 'open', stake: '100000', win: '0' })
})

test('a win of a campaign that names its bet is paid in the round of that bet', async () => {
  const [round, bet] = [randomUUID(), randomUUID()]
  await call('bet', { round, transaction: bet, amount: '10' })
  await prize(round, { bet })
  expect(await roundOf(round)).toEqual({ state: 'open', stake: '100000', win: '70000' })
})
