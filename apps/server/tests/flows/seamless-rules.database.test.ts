import { randomUUID } from 'node:crypto'
import { parseAmount } from '@sanuk/money/amount'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { openStory, type Seat } from '../story.fixture.ts'
import { untilAnswered } from '../vendors/until-answered.fixture.ts'

let house: TestHouse
let story: ReturnType<typeof openStory>
/** What every call of this test's round says. */
let common: Seat & { readonly round: string }

beforeAll(async () => {
  house = await openHouse()
  story = openStory(house)
  await house.synchroniseCatalogue()
})
afterAll(() => house.close())

/** A fresh member with 100 baht and the game open. */
beforeEach(async () => {
  const member = await story.member()
  await story.deposit(member, '100')
  common = { ...(await story.openGame(member)), round: randomUUID() }
})

const bet = (more: object = {}) =>
  house.seamless('bet', { ...common, transaction: randomUUID(), amount: '10', ...more })
const win = (more: object = {}) => house.seamless('win', { ...common, transaction: randomUUID(), amount: '5', ...more })
const rollback = (original: string, more: object = {}) =>
  house.seamless('rollback', { ...common, transaction: randomUUID(), original, ...more })
const balance = async () => {
  const { token, member, currency, game } = common
  return (await house.seamless('balance', { token, member, currency, game })).body.balance
}
const OVER = 13 * 60 * 60 * 1000

test('a repeated bet gets the first answer, even after the session ended', async () => {
  const transaction = randomUUID()
  const first = await bet({ transaction })
  expect(first).toMatchObject({ status: 200, body: { status: 'OK', balance: '90.00' } })
  await win()
  house.passTime(OVER)
  expect(await bet({ transaction })).toEqual(first)
  expect(await balance()).toBe('95.00')
})

test('200 concurrent copies of one bet take one stake and get one answer', async () => {
  const transaction = randomUUID()
  const answers = await Promise.all(Array.from({ length: 200 }, () => bet({ transaction })))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await balance()).toBe('90.00')
})

test('two contents under one transaction id: one takes its stake, the other is refused', async () => {
  const transaction = randomUUID()
  const amounts = Array.from({ length: 100 }, (_, place) => (place % 2 ? '11' : '10'))
  const answers = await Promise.all(amounts.map((amount) => untilAnswered(() => bet({ transaction, amount }))))
  const heard = (amount: string) =>
    new Set(answers.filter((_, place) => amounts[place] === amount).map(({ body }) => `${body.status} ${body.balance}`))
  expect([heard('10'), heard('11')]).toEqual([new Set(['OK 90.00']), new Set(['DUPLICATE_TRANSACTION undefined'])])
  expect(await balance()).toBe('90.00')
})

test('200 concurrent bets take what the balance covers, and none is answered busy', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => bet({ round: randomUUID() })))
  const count = (status: string) => answers.filter(({ body }) => body.status === status).length
  expect({ taken: count('OK'), refused: count('NOT_ENOUGH_MONEY') }).toEqual({ taken: 10, refused: 190 })
  expect(await balance()).toBe('0.00')
})

test.each([
  ['amount', { amount: '11' }],
  ['round', { round: 'another' }],
  ['roundClosed', { roundClosed: true }],
  ['details', { details: 'red 7' }],
  ['bonus', { bonus: 'campaign-7' }],
])('a repeated transaction with another %s is refused and moves no money', async (_, change) => {
  const transaction = randomUUID()
  await bet({ transaction })
  expect(await bet({ transaction, ...change })).toMatchObject({
    status: 409,
    body: { status: 'DUPLICATE_TRANSACTION' },
  })
  expect(await balance()).toBe('90.00')
})

test.each([
  ['without its bet', { bet: undefined }],
  ['with a bonus', { bonus: 'campaign-7' }],
  ['with a jackpot', { jackpot: 'grand' }],
])('a win repeated %s is refused and moves no money', async (_, change) => {
  const [transaction, stake] = [randomUUID(), randomUUID()]
  await bet({ transaction: stake })
  await win({ transaction, bet: stake })
  expect(await win({ transaction, bet: stake, ...change })).toMatchObject({
    status: 409,
    body: { status: 'DUPLICATE_TRANSACTION' },
  })
  expect((await win({ transaction, bet: stake })).body).toMatchObject({ status: 'OK', balance: '95.00' })
})

/** Declares a campaign of the test's vendor. */
async function declare(code: string) {
  const vendor = await house.vendors.find('STUDIO')
  if (!vendor) throw new Error('there is no such vendor')
  const campaigns = [...vendor.limits.campaigns, { code, budget: { THB: parseAmount('1000') } }]
  await house.vendors.change('STUDIO', { ...vendor, limits: { ...vendor.limits, campaigns } })
}

test('a prize without a bet is paid once in a round of its own, and a bet may still come in the one it names', async () => {
  const bonus = randomUUID()
  await declare(bonus)
  const prize = { transaction: randomUUID(), bonus, amount: '7' }
  expect((await win(prize)).body).toMatchObject({ status: 'OK', balance: '107.00' })
  expect((await win(prize)).body).toMatchObject({ status: 'OK', balance: '107.00' })
  const { token, member, currency, game, round } = common
  const told = await house.seamless('round', { token, member, currency, game, round })
  expect(told.body).toMatchObject({ state: 'settled', transactions: [{ call: 'win', status: 'OK', amount: '7.00' }] })
  expect((await bet()).body).toMatchObject({ status: 'OK', balance: '97.00' })
  const { rows } = await house.pool.query(
    'select state::text, stake::int, win::int from wagers.round where vendor_round = $1',
    [`prize:${prize.transaction}`],
  )
  expect(rows).toEqual([{ state: 'settled', stake: 0, win: 70000 }])
})

test('a prize in a closed round is paid once and leaves the round settled', async () => {
  const bonus = randomUUID()
  await declare(bonus)
  await bet({ roundClosed: true })
  const prize = { transaction: randomUUID(), bonus, amount: '7' }
  expect((await win(prize)).body).toMatchObject({ status: 'OK', balance: '97.00' })
  expect((await win(prize)).body).toMatchObject({ status: 'OK', balance: '97.00' })
  expect(await win()).toMatchObject({ status: 409, body: { status: 'ROUND_CLOSED' } })
})

test('a prize is not paid in a round of another member', async () => {
  const bonus = randomUUID()
  await declare(bonus)
  await bet()
  const stranger = await story.openGame(await story.member())
  const prize = { ...stranger, round: common.round, transaction: randomUUID(), bonus, amount: '7' }
  expect(await house.seamless('win', prize)).toMatchObject({ status: 409, body: { status: 'UNKNOWN_BET' } })
})

test('an uncovered bet is refused with the balance, and stays refused when money has come', async () => {
  const transaction = randomUUID()
  const refusal = { status: 422, body: { status: 'NOT_ENOUGH_MONEY', balance: '100.00' } }
  expect(await bet({ transaction, amount: '100.01' })).toMatchObject(refusal)
  await bet()
  await win({ amount: '500' })
  expect(await bet({ transaction, amount: '100.01' })).toMatchObject(refusal)
})

test('a rollback returns the stake once, under whatever transaction id it comes', async () => {
  const original = randomUUID()
  await bet({ transaction: original })
  expect((await rollback(original)).body).toMatchObject({ status: 'OK', balance: '100.00' })
  expect((await rollback(original)).body).toMatchObject({ status: 'OK', balance: '100.00' })
  const both = await Promise.all([rollback(original), rollback(original)])
  expect(both.map(({ body }) => body.balance)).toEqual(['100.00', '100.00'])
})

test('a rollback that comes before its bet makes the bet fail', async () => {
  const original = randomUUID()
  expect((await rollback(original)).body).toMatchObject({ status: 'OK', balance: '100.00' })
  expect(await bet({ transaction: original })).toMatchObject({ status: 409, body: { status: 'ROLLED_BACK' } })
  expect(await balance()).toBe('100.00')
})

test('a concurrent bet and rollback lose no money and make none', async () => {
  const results = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const [original, transaction, round] = [randomUUID(), randomUUID(), randomUUID()]
      const [bets, rolls] = await Promise.all([
        untilAnswered(() => bet({ transaction: original, round })),
        untilAnswered(() => rollback(original, { transaction, round })),
      ])
      return `${bets.body.status} ${rolls.body.status}`
    }),
  )
  expect(results.filter((result) => result !== 'OK OK' && result !== 'ROLLED_BACK OK')).toEqual([])
  expect(await balance()).toBe('100.00')
})

test('a rollback of a settled round is refused', async () => {
  const original = randomUUID()
  await bet({ transaction: original })
  await win({ roundClosed: true })
  expect(await rollback(original)).toMatchObject({ status: 409, body: { status: 'ALREADY_SETTLED' } })
  expect(await balance()).toBe('95.00')
})

test('a win before its bet is refused, and paid once the bet has come', async () => {
  const transaction = randomUUID()
  expect(await win({ transaction, bet: 'b1' })).toMatchObject({ status: 409, body: { status: 'UNKNOWN_BET' } })
  await bet({ transaction: `b1${common.round}` })
  expect(await win({ transaction, bet: `b1${common.round}` })).toMatchObject({ body: { balance: '95.00' } })
})

test('a win for the round of another member is refused', async () => {
  await bet()
  const games = await house.call({ method: 'GET', path: '/wps/member/info', token: await house.tokenOf('demo') })
  expect(await win({ member: games.body.value.id })).toMatchObject({ status: 409, body: { status: 'UNKNOWN_BET' } })
})

test('a win is paid after the session ended, and a new bet is refused', async () => {
  await bet()
  house.passTime(OVER)
  expect((await win({ amount: '0' })).body).toMatchObject({ status: 'OK', balance: '90.00' })
  expect(await bet()).toMatchObject({ status: 401, body: { status: 'TOKEN_EXPIRED' } })
})

test('bets and wins in a closed round are refused', async () => {
  await bet({ roundClosed: true })
  expect(await bet()).toMatchObject({ status: 409, body: { status: 'ROUND_CLOSED' } })
  expect(await win()).toMatchObject({ status: 409, body: { status: 'ROUND_CLOSED' } })
})

test.each([
  ['below the smallest stake', { amount: '0.99' }, 'LIMIT_REACHED', 422],
  ['above the largest stake', { amount: '1000.01' }, 'LIMIT_REACHED', 422],
  ['of zero', { amount: '0' }, 'LIMIT_REACHED', 422],
  ['in another currency', { currency: 'USD' }, 'INVALID_CURRENCY', 422],
  ['in another game', { game: 'other' }, 'INVALID_TOKEN', 401],
  ['with a made-up token', { token: 'x'.repeat(43) }, 'INVALID_TOKEN', 401],
  ['of an unknown member', { member: 'nobody' }, 'UNKNOWN_MEMBER', 404],
  ['with an exponent', { amount: '1e1' }, 'INVALID_REQUEST', 400],
  ['with a negative amount', { amount: '-1' }, 'INVALID_REQUEST', 400],
  ['with five decimals', { amount: '1.00001' }, 'INVALID_REQUEST', 400],
  ['in full-width digits', { amount: '１０' }, 'INVALID_REQUEST', 400],
  ['with a number for its amount', { amount: 10 }, 'INVALID_REQUEST', 400],
  ['with an unknown field', { extra: true }, 'INVALID_REQUEST', 400],
])('a bet %s is refused', async (...[, change, status, http]) => {
  expect(await bet(change)).toMatchObject({ status: http, body: { status } })
  expect(await balance()).toBe('100.00')
})

test('a launch ticket expires after a minute, and cannot be used for a bet', async () => {
  const token = await house.tokenOf('demo')
  const games = await house.call({ method: 'GET', path: '/wps/relay/games?gameType=RNG' })
  const body = { nodeId: games.body.value.list[0].nodeId, device: 'desktop' }
  await house.call({ method: 'POST', path: '/wps/game/launchGame', token, body })
  const ticket = house.vendor.launches.at(-1)?.ticket ?? ''
  const unused = await house.seamless('bet', { ...common, token: ticket, transaction: randomUUID(), amount: '1' })
  expect(unused.body.status).toBe('INVALID_TOKEN')
  house.passTime(60_001)
  expect((await house.seamless('authenticate', { token: ticket })).body.status).toBe('TOKEN_EXPIRED')
})

test('a call with a wrong signature changes nothing', async () => {
  const reply = await house.site.inject({
    method: 'POST',
    url: '/seamless/v1/bet',
    headers: {
      'content-type': 'application/json',
      host: 'localhost',
      'x-vendor': 'STUDIO',
      'x-key': 'k1',
      'x-timestamp': String(house.clock().getTime()),
      'x-signature': 'f'.repeat(64),
    },
    payload: JSON.stringify({ ...common, requestId: 'r', transaction: 't', amount: '10' }),
  })
  expect([reply.statusCode, reply.json().status]).toEqual([401, 'INVALID_SIGNATURE'])
  expect(await balance()).toBe('100.00')
})

test.each([
  ['a bet', 'bet', (transaction: string) => bet({ transaction })],
  ['a rollback', 'rollback', (original: string) => rollback(original, { transaction: `${original}r` })],
])('%s blocked by a lock is answered RETRY in time, and is done once when repeated', async (_, name, send) => {
  const transaction = randomUUID()
  if (name === 'rollback') await bet({ transaction })
  const owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
  await owner.query('begin')
  await owner.query('select 1 from ledger.account where owner = $1 for update', [common.member])
  const start = performance.now()
  expect(await send(transaction)).toMatchObject({ status: 503, body: { status: 'RETRY' } })
  expect(performance.now() - start).toBeLessThan(1_500)
  await owner.query('rollback')
  await owner.end()
  const answers = [await send(transaction), await send(transaction)]
  const expected = name === 'bet' ? '90.00' : '100.00'
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { status: 'OK', balance: expected } })
  expect(await balance()).toBe(expected)
})

test('a transaction id that looks like a part of a betwin is independent of it', async () => {
  const transaction = randomUUID()
  const step = { ...common, transaction, betAmount: '10', winAmount: '5', roundClosed: false }
  expect(await house.seamless('betwin', step)).toMatchObject({ status: 200 })
  expect(await bet({ transaction: `${transaction}:win` })).toMatchObject({ status: 200, body: { balance: '85.00' } })
})
