import { randomUUID } from 'node:crypto'
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

test('a repeated bet answers what it answered the first time, even after the session is over', async () => {
  const transaction = randomUUID()
  const first = await bet({ transaction })
  expect(first).toMatchObject({ status: 200, body: { status: 'OK', balance: '90.00' } })
  await win()
  house.passTime(OVER)
  expect(await bet({ transaction })).toEqual(first)
  expect(await balance()).toBe('95.00')
})

test('two hundred copies of one bet at once take one stake and give one answer', async () => {
  const transaction = randomUUID()
  const answers = await Promise.all(Array.from({ length: 200 }, () => bet({ transaction })))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await balance()).toBe('90.00')
})

test('of one name with two contents at once the one takes its stake and the other is refused', async () => {
  const transaction = randomUUID()
  const amounts = Array.from({ length: 100 }, (_, place) => (place % 2 ? '11' : '10'))
  const answers = await Promise.all(amounts.map((amount) => untilAnswered(() => bet({ transaction, amount }))))
  const heard = (amount: string) =>
    new Set(answers.filter((_, place) => amounts[place] === amount).map(({ body }) => `${body.status} ${body.balance}`))
  expect([heard('10'), heard('11')]).toEqual([new Set(['OK 90.00']), new Set(['DUPLICATE_TRANSACTION undefined'])])
  expect(await balance()).toBe('90.00')
})

test('two hundred different bets at once take what the balance holds, and none is answered busy', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => bet({ round: randomUUID() })))
  const count = (status: string) => answers.filter(({ body }) => body.status === status).length
  expect({ taken: count('OK'), refused: count('NOT_ENOUGH_MONEY') }).toEqual({ taken: 10, refused: 190 })
  expect(await balance()).toBe('0.00')
})

test.each([
  ['amount', { amount: '11' }],
  ['round', { round: 'another' }],
  ['closing', { roundClosed: true }],
])('the same transaction with another %s is refused and moves nothing', async (_, change) => {
  const transaction = randomUUID()
  await bet({ transaction })
  expect(await bet({ transaction, ...change })).toMatchObject({
    status: 409,
    body: { status: 'DUPLICATE_TRANSACTION' },
  })
  expect(await balance()).toBe('90.00')
})

test('a bet that cannot be covered is refused with the balance, and stays refused when money has come', async () => {
  const transaction = randomUUID()
  const refusal = { status: 422, body: { status: 'NOT_ENOUGH_MONEY', balance: '100.00' } }
  expect(await bet({ transaction, amount: '100.01' })).toMatchObject(refusal)
  await bet()
  await win({ amount: '500' })
  expect(await bet({ transaction, amount: '100.01' })).toMatchObject(refusal)
})

test('a rollback gives the stake back once, under whatever name it comes', async () => {
  const original = randomUUID()
  await bet({ transaction: original })
  expect((await rollback(original)).body).toMatchObject({ status: 'OK', balance: '100.00' })
  expect((await rollback(original)).body).toMatchObject({ status: 'OK', balance: '100.00' })
  const both = await Promise.all([rollback(original), rollback(original)])
  expect(both.map(({ body }) => body.balance)).toEqual(['100.00', '100.00'])
})

test('a rollback that comes first forbids its bet', async () => {
  const original = randomUUID()
  expect((await rollback(original)).body).toMatchObject({ status: 'OK', balance: '100.00' })
  expect(await bet({ transaction: original })).toMatchObject({ status: 409, body: { status: 'ROLLED_BACK' } })
  expect(await balance()).toBe('100.00')
})

test('bet and rollback at the same time end either way, but never with money lost or made', async () => {
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

test('a win without its bet waits: it is refused now and paid once the bet has come', async () => {
  const transaction = randomUUID()
  expect(await win({ transaction, bet: 'b1' })).toMatchObject({ status: 409, body: { status: 'UNKNOWN_BET' } })
  await bet({ transaction: `b1${common.round}` })
  expect(await win({ transaction, bet: `b1${common.round}` })).toMatchObject({ body: { balance: '95.00' } })
})

test('a win for somebody else’s round is refused', async () => {
  await bet()
  const games = await house.call({ method: 'GET', path: '/wps/member/info', token: await house.tokenOf('demo') })
  expect(await win({ member: games.body.value.id })).toMatchObject({ status: 409, body: { status: 'UNKNOWN_BET' } })
})

test('a win is paid long after the session is over; a new bet is not taken', async () => {
  await bet()
  house.passTime(OVER)
  expect((await win({ amount: '0' })).body).toMatchObject({ status: 'OK', balance: '90.00' })
  expect(await bet()).toMatchObject({ status: 401, body: { status: 'TOKEN_EXPIRED' } })
})

test('nothing is staked in a closed round', async () => {
  await bet({ roundClosed: true })
  expect(await bet()).toMatchObject({ status: 409, body: { status: 'ROUND_CLOSED' } })
  expect(await win()).toMatchObject({ status: 409, body: { status: 'ROUND_CLOSED' } })
})

test.each([
  ['below the smallest stake', { amount: '0.99' }, 'LIMIT_REACHED', 422],
  ['above the largest stake', { amount: '1000.01' }, 'LIMIT_REACHED', 422],
  ['of nothing', { amount: '0' }, 'LIMIT_REACHED', 422],
  ['in another currency', { currency: 'USD' }, 'INVALID_CURRENCY', 422],
  ['in another game', { game: 'other' }, 'INVALID_TOKEN', 401],
  ['with a made-up token', { token: 'x'.repeat(43) }, 'INVALID_TOKEN', 401],
  ['of nobody', { member: 'nobody' }, 'UNKNOWN_MEMBER', 404],
  ['with an exponent', { amount: '1e1' }, 'INVALID_REQUEST', 400],
  ['below zero', { amount: '-1' }, 'INVALID_REQUEST', 400],
  ['with five decimals', { amount: '1.00001' }, 'INVALID_REQUEST', 400],
  ['in full-width digits', { amount: '１０' }, 'INVALID_REQUEST', 400],
  ['as a number', { amount: 10 }, 'INVALID_REQUEST', 400],
  ['with a field nobody knows', { extra: true }, 'INVALID_REQUEST', 400],
])('a bet %s is refused', async (...[, change, status, http]) => {
  expect(await bet(change)).toMatchObject({ status: http, body: { status } })
  expect(await balance()).toBe('100.00')
})

test('a ticket is good for a minute, once used for its session', async () => {
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

test('a call whose signature is wrong touches nothing', async () => {
  const reply = await house.site.inject({
    method: 'POST',
    url: '/seamless/v1/bet',
    headers: {
      'content-type': 'application/json',
      ...{ host: 'localhost', 'x-vendor': 'STUDIO', 'x-key': 'k1' },
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
])('%s that cannot be carried through in time hears RETRY within a second, and is done once', async (_, name, send) => {
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

test('a name that looks like a part of another transaction is a name of its own', async () => {
  const transaction = randomUUID()
  const step = { ...common, transaction, betAmount: '10', winAmount: '5', roundClosed: false }
  expect(await house.seamless('betwin', step)).toMatchObject({ status: 200 })
  expect(await bet({ transaction: `${transaction}:win` })).toMatchObject({ status: 200, body: { balance: '85.00' } })
})
