import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { openStory, type Seat } from '../story.fixture.ts'

let house: TestHouse
let story: ReturnType<typeof openStory>
let seat: Seat

beforeAll(async () => {
  house = await openHouse()
  story = openStory(house)
  await house.synchroniseCatalogue()
})
afterAll(() => house.close())

/** A fresh member with 100 baht at the game. */
beforeEach(async () => {
  const member = await story.member()
  await story.deposit(member, '100')
  seat = await story.openGame(member)
})

const OVER = 13 * 60 * 60 * 1000

const named = (betAmount: string, winAmount: string, more: object = {}) => ({
  ...seat,
  transaction: randomUUID(),
  round: randomUUID(),
  betAmount,
  winAmount,
  roundClosed: true,
  ...more,
})
const betwin = async (fields: object) => (await house.seamless('betwin', { ...fields })).body
const balance = async (): Promise<string> => (await house.seamless('balance', { ...seat })).body.balance
const bookedOf = async ({ round }: { readonly round: string }) => {
  const { rows } = await house.pool.query(
    `select a.kind, a.amount from ledger.attempt a join wagers.round r on a.reference = r.id
      where r.vendor_round = $1 order by a.batch, a.ordinal`,
    [round],
  )
  return rows
}

test('a betwin moves stake and win once, however it is repeated', async () => {
  const played = named('10', '4')
  const first = await betwin(played)
  expect(first).toMatchObject({ status: 'OK', balance: '94.00' })
  const copies = await Promise.all(Array.from({ length: 5 }, () => betwin(played)))
  for (const copy of copies) expect(copy).toEqual(first)
  const batch = await house.seamless('batch', { calls: [{ call: 'betwin', ...played }] })
  expect(batch.body.answers).toEqual([first])
  house.passTime(OVER)
  expect(await betwin(played)).toEqual(first)
  house.passTime(-OVER)
  expect(await balance()).toBe('94.00')
  expect(await bookedOf(played)).toMatchObject([
    { kind: 1, amount: 100_000n },
    { kind: 2, amount: 40_000n },
  ])
})

test.each([
  ['another win', { winAmount: '5' }],
  ['no win', { winAmount: '0' }],
  ['another stake', { betAmount: '11' }],
  ['another round', { round: 'elsewhere' }],
  ['its round left open', { roundClosed: false }],
])('the same transaction with %s is DUPLICATE_TRANSACTION', async (_, other) => {
  const played = named('10', '4')
  await betwin(played)
  expect(await betwin({ ...played, ...other })).toMatchObject({ status: 'DUPLICATE_TRANSACTION' })
  expect(await balance()).toBe('94.00')
})

test('the transaction of a betwin cannot be a bet, nor that of a bet a betwin', async () => {
  const [played, staked] = [named('10', '0'), named('10', '0')]
  const bet = ({ betAmount: amount, winAmount: _, ...fields }: typeof played) =>
    house.seamless('bet', { ...fields, amount })
  await betwin(played)
  expect((await bet(played)).body.status).toBe('DUPLICATE_TRANSACTION')
  await bet(staked)
  expect((await betwin(staked)).status).toBe('DUPLICATE_TRANSACTION')
  expect(await balance()).toBe('80.00')
})

test('a stake that is not covered moves nothing, whatever it would win, and its neighbours are played', async () => {
  const plays = [named('150', '900'), named('60', '0'), named('60', '0'), named('30', '20'), named('101', '5')]
  const answers = await Promise.all(plays.map(betwin))
  const [large, one, other, small, larger] = answers.map(({ status }) => status)
  expect([large, small, larger]).toEqual(['NOT_ENOUGH_MONEY', 'OK', 'NOT_ENOUGH_MONEY'])
  expect([one, other].toSorted()).toEqual(['NOT_ENOUGH_MONEY', 'OK'])
  expect(await balance()).toBe('30.00')
  expect(await Promise.all(plays.map(betwin))).toEqual(answers)
})

test('what was done in a round is told as one betwin', async () => {
  const played = named('10', '25')
  await betwin(played)
  const { body } = await house.seamless('round', { ...seat, round: played.round })
  expect(body).toMatchObject({
    state: 'settled',
    transactions: [
      { transaction: played.transaction, call: 'betwin', amount: '10.00', winAmount: '25.00', balance: '115.00' },
    ],
  })
  expect(body.transactions).toHaveLength(1)
})

test('a betwin that left its round open is rolled back whole; one that closed it is ALREADY_SETTLED', async () => {
  const [open, over] = [named('10', '25', { roundClosed: false }), named('10', '25')]
  const rollback = (of: typeof open) =>
    house.seamless('rollback', { ...seat, round: of.round, transaction: randomUUID(), original: of.transaction })
  for (const one of [open, over]) await betwin(one)
  expect((await rollback(open)).body).toMatchObject({ status: 'OK', balance: '115.00' })
  expect((await rollback(over)).body.status).toBe('ALREADY_SETTLED')
  const late = named('10', '25')
  await rollback(late)
  expect((await betwin(late)).status).toBe('ROLLED_BACK')
  expect(await balance()).toBe('115.00')
})
