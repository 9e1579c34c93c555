import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBrowser } from '../browser.fixture.ts'
import { GAME, openHouse, type TestHouse } from '../house.fixture.ts'
import { openSeats, type Seated, type Seats } from './seats.fixture.ts'

const HOUR_MS = 60 * 60 * 1000

let house: TestHouse
let seats: Seats
let seated: Seated

beforeAll(async () => {
  house = await openHouse()
  seats = openSeats(house)
  await house.synchroniseCatalogue()
})
afterAll(() => house.close())

/** 40 baht in the wallet, 60 at the seat. */
beforeEach(async () => {
  seated = await seats.seated()
})

test('sit takes money to the seat, more of it each time, and stand brings all of it home', async () => {
  const more = (await seats.call('sit', seated, { amount: '15.50' })).body
  expect(more).toEqual({
    status: 'OK',
    balance: '24.50',
    seated: '75.50',
    amount: '15.50',
    transaction: expect.any(String),
  })
  const home = (await seats.call('stand', { ...seated, session: { ...seated.session, token: 'over' } })).body
  expect(home).toMatchObject({ status: 'OK', balance: '100.00', seated: '0.00', amount: '75.50' })
  expect(await seats.holds(seated)).toEqual(['10000', '0'])
  expect((await seats.call('stand', seated)).body).toMatchObject({ status: 'OK', seated: '0.00', amount: '0.00' })
  expect((await seats.call('sit', seated, { amount: '5' })).body).toMatchObject({ balance: '95.00', seated: '5.00' })
})

test('a repeat of sit and stand hears the first answer, other content is DUPLICATE_TRANSACTION', async () => {
  const sit = { transaction: randomUUID(), amount: '10' }
  const answers = await Promise.all(Array.from({ length: 6 }, () => seats.call('sit', seated, sit)))
  const stand = { transaction: randomUUID() }
  const first = await seats.call('stand', seated, stand)
  expect(first.body).toMatchObject({ amount: '70.00' })
  await seats.call('sit', seated, { amount: '3' })
  expect(await seats.call('stand', seated, stand)).toEqual(first)
  expect([...answers, await seats.call('sit', seated, sit)]).toEqual(Array.from({ length: 7 }, () => answers[0]))
  for (const [name, content] of [
    ['sit', { ...sit, amount: '11' }],
    ['sit', { ...sit, seat: 'another' }],
    ['stand', { transaction: sit.transaction }],
    ['bet', { ...sit, round: randomUUID() }],
  ] as const) {
    expect((await seats.call(name, seated, content)).body.status).toBe('DUPLICATE_TRANSACTION')
  }
  expect(await seats.holds(seated)).toEqual(['9700', '300'])
})

test('a seat the wallet does not cover is NOT_ENOUGH_MONEY and stays so', async () => {
  const sit = { transaction: randomUUID(), amount: '40.01' }
  const first = await seats.call('sit', seated, sit)
  expect(first.body).toMatchObject({ status: 'NOT_ENOUGH_MONEY', balance: '40.00', seated: '60.00' })
  await seats.story.deposit(seated.member, '100')
  expect(await seats.call('sit', seated, sit)).toEqual(first)
  expect(await seats.holds(seated)).toEqual(['14000', '6000'])
  expect((await seats.call('sit', seated, { amount: '0' })).body.status).toBe('INVALID_REQUEST')
})

test('stakes are taken from the seat and wins paid to it, and the round is one like any other', async () => {
  const { round, bet } = await seats.staked(seated, '20')
  const win = { round, bet, amount: '50', roundClosed: true }
  expect((await seats.call('win', seated, win)).body).toMatchObject({ balance: '40.00', seated: '90.00' })
  const spin = { round: randomUUID(), betAmount: '30', winAmount: '5', roundClosed: true }
  expect((await seats.call('betwin', seated, spin)).body).toMatchObject({ balance: '40.00', seated: '65.00' })
  expect(await seats.roundOf({ round })).toEqual({
    seat: seated.seat,
    state: 'settled',
    stake: '200000',
    win: '500000',
  })
  const { transactions } = (await seats.withoutSeat('round', seated, { round, transaction: undefined })).body
  expect(transactions.map(({ call, seated: left }: Record<string, string>) => [call, left])).toEqual([
    ['bet', '40.00'],
    ['win', '90.00'],
  ])
  expect(await seats.story.balance(seated.member)).toBe('40.00')
})

test('a stake the seat does not cover is NOT_ENOUGH_MONEY with what is seated, however much is in the wallet', async () => {
  const bet = { transaction: randomUUID(), round: randomUUID(), amount: '60.01' }
  const first = await seats.call('bet', seated, bet)
  expect(first.body).toMatchObject({ status: 'NOT_ENOUGH_MONEY', balance: '40.00', seated: '60.00' })
  await seats.call('sit', seated, { amount: '10' })
  expect(await seats.call('bet', seated, bet)).toEqual(first)
  const nowhere = { transaction: randomUUID(), round: randomUUID(), amount: '1', seat: 'nobody-sat-here' }
  const refused = await seats.call('bet', seated, nowhere)
  expect(refused.body).toMatchObject({ status: 'NOT_ENOUGH_MONEY', seated: '0.00' })
  await seats.call('sit', seated, { amount: '5', seat: 'nobody-sat-here' })
  expect(await seats.call('bet', seated, nowhere)).toEqual(refused)
})

test('stakes at once from one seat never take more than is there', async () => {
  const bets = Array.from({ length: 9 }, () => seats.call('bet', seated, { round: randomUUID(), amount: '10' }))
  const statuses = (await Promise.all(bets)).map(({ body }) => body.status)
  expect(statuses.filter((status) => status === 'OK')).toHaveLength(6)
  expect(await seats.holds(seated)).toEqual(['4000', '0'])
})

test('a round stays with the seat it was staked from', async () => {
  const { round, bet } = await seats.staked(seated)
  const other = { ...seated, seat: 'other' }
  await seats.call('sit', other, { amount: '20' })
  const entries = [{ transaction: randomUUID(), round, game: seated.session.game, amount: '1' }]
  const { token, member, currency } = seated.session
  for (const answer of [
    await seats.withoutSeat('bet', seated, { round, amount: '1' }),
    await seats.call('bet', other, { round, amount: '1' }),
    await seats.call('win', other, { round, bet, amount: '1' }),
    await house.seamless('bets', { token, member, currency, entries }),
  ]) {
    expect(answer.body.status).toBe('INVALID_REQUEST')
  }
  const won = await seats.withoutSeat('win', seated, { round, bet, amount: '7', roundClosed: true })
  expect(won.body).toMatchObject({ status: 'OK', seated: '57.00' })
})

test('what is undone or returned goes back to the seat, and to the wallet once it was left', async () => {
  const [one, two, three] = [await seats.staked(seated), await seats.staked(seated), await seats.staked(seated)]
  const undone = await seats.withoutSeat('rollback', seated, { round: one.round, original: one.bet })
  expect(undone.body).toMatchObject({ balance: '40.00', seated: '40.00' })
  const back = { round: two.round, original: two.bet, amount: '4' }
  expect((await seats.withoutSeat('return', seated, back)).body).toMatchObject({ balance: '40.00', seated: '44.00' })
  await seats.call('stand', seated)
  const late = { round: three.round, original: three.bet }
  expect((await seats.withoutSeat('rollback', seated, late)).body).toMatchObject({ balance: '94.00', seated: '0.00' })
  const win = { round: two.round, bet: two.bet, amount: '9', roundClosed: true }
  expect((await seats.call('win', seated, win)).body).toMatchObject({ balance: '103.00', seated: '0.00' })
  expect(await seats.holds(seated)).toEqual(['10300', '0'])
  expect((await seats.call('bet', seated, { round: randomUUID(), amount: '1' })).body.seated).toBe('0.00')
})

test('a correction is taken from the seat first, then from the wallet, and the rest is owed', async () => {
  const { round, bet } = await seats.staked(seated, '50')
  const win = { transaction: randomUUID(), round, bet, amount: '200', roundClosed: true }
  await seats.call('win', seated, win)
  await seats.staked(seated, '150')
  const down = (amount: string, version: number) =>
    seats.withoutSeat('resettle', seated, { original: win.transaction, amount, version })
  expect((await down('120', 1)).body).toMatchObject({ status: 'OK', balance: '20.00', seated: '0.00' })
  expect((await down('0', 2)).body).toMatchObject({ status: 'OK', balance: '0.00', seated: '0.00' })
  expect(await seats.roundOf({ round })).toMatchObject({ state: 'resettled', win: '0' })
})

test('settlements pay to the seat, and to the wallet once it was left', async () => {
  const [one, two] = [await seats.staked(seated), await seats.staked(seated)]
  expect(await seats.settle(seated, { round: one.round, win: '25', version: 1 })).toBe('OK')
  expect(await seats.holds(seated)).toEqual(['4000', '6500'])
  expect(await seats.settle(seated, { round: one.round, win: '5', version: 2 })).toBe('OK')
  expect(await seats.holds(seated)).toEqual(['4000', '4500'])
  await seats.call('stand', seated)
  expect(await seats.settle(seated, { round: two.round, win: '0', version: 1, void: true })).toBe('OK')
  expect(await seats.settle(seated, { round: one.round, win: '8', version: 3 })).toBe('OK')
  expect(await seats.holds(seated)).toEqual(['9800', '0'])
})

test('sit needs what a stake needs, and stand does not', async () => {
  const { token } = seated.member
  const limit = { kind: 'stake', period: 'day', value: '25' }
  await house.call({ method: 'PUT', path: '/wps/member/protection/limits', token, body: limit })
  expect((await seats.call('sit', seated, { amount: '26' })).body.status).toBe('LIMIT_REACHED')
  expect((await seats.call('sit', seated, { amount: '25' })).body.status).toBe('OK')
  const over = { ...seated, session: { ...seated.session, token: 'no-such-session' } }
  expect((await seats.call('sit', over, { amount: '1' })).body.status).toBe('INVALID_TOKEN')
  expect((await seats.call('sit', seated, { amount: '1', currency: 'XTS' })).body.status).toBe('INVALID_CURRENCY')
  const undone = { round: randomUUID(), original: randomUUID() }
  await seats.withoutSeat('rollback', seated, undone)
  const late = { transaction: undone.original, amount: '1' }
  expect((await seats.call('sit', seated, late)).body.status).toBe('ROLLED_BACK')
  expect((await seats.call('stand', over)).body).toMatchObject({ status: 'OK', balance: '100.00' })
})

test('the member and operators see what is at the table beside the balance', async () => {
  const { token } = seated.member
  const merchants = { method: 'GET', path: '/wps/relay/wallet/merchants', token }
  const shown = (await house.call(merchants)).body.value.merchants
  expect(shown.find(({ code }: { code: string }) => code === 'STUDIO')).toMatchObject({ seated: '60.00' })
  const record = await seats.story.operator()('GET', `/members/${seated.session.member}`)
  expect(record.body.value).toMatchObject({
    balance: '40.00',
    seats: [{ vendor: 'STUDIO', seat: seated.seat, amount: '60.00' }],
  })
  await seats.call('stand', seated)
  expect((await house.call(merchants)).body.value.merchants[0]).toMatchObject({ seated: null })
})

test('a seat of which nothing is heard for six hours is brought home, and its vendor learns it', async () => {
  const heardOf = { ...seated, seat: 'heard-of' }
  await seats.call('sit', heardOf, { amount: '10' })
  const [{ round, bet }, other] = [await seats.staked(seated), await seats.staked(heardOf)]
  house.passTime(5 * HOUR_MS)
  await seats.withoutSeat('win', heardOf, { round: other.round, bet: other.bet, amount: '1' })
  house.passTime(2 * HOUR_MS)
  await seats.story.job('seamless-bring-seats-home')
  expect(await seats.holds(seated)).toEqual(['8000', '0'])
  expect(await seats.holds(heardOf)).toEqual(['8000', '100'])
  const broughtHome = house.clock().toISOString()
  const late = await seats.call('win', seated, { round, bet, amount: '30', roundClosed: true })
  expect(late.body).toMatchObject({ status: 'OK', balance: '110.00', seated: '0.00', broughtHome })
  const stand = (await seats.call('stand', seated)).body
  expect(stand).toMatchObject({ status: 'OK', balance: '110.00', amount: '0.00', broughtHome })
  const session = await seats.story.openGame(await seats.story.signIn(seated.member))
  const again = { ...seated, session }
  const refused = await seats.call('bet', again, { round: randomUUID(), amount: '5' })
  expect(refused.body).toMatchObject({ status: 'NOT_ENOUGH_MONEY', seated: '0.00', broughtHome })
  const sat = (await seats.call('sit', again, { amount: '20' })).body
  expect(sat).toMatchObject({ status: 'OK', balance: '90.00', seated: '20.00' })
  expect(sat).not.toHaveProperty('broughtHome')
})

test('a guest sits down with the test currency', async () => {
  const guest = openBrowser(house, { address: '192.0.2.1' })
  const { token } = (await guest.send({ method: 'POST', path: '/wps/session/login/freeplay', body: {} })).body.value
  const { nodeId } = (await guest.get('/wps/relay/games?gameType=RNG', token)).body.value.list[0]
  await guest.send({ method: 'POST', path: '/wps/game/launchGame', token, body: { nodeId, device: 'desktop' } })
  const ticket = house.vendor.launches.at(-1)?.ticket ?? ''
  const { member, currency } = (await house.seamless('authenticate', { token: ticket })).body
  const session = { token: ticket, member, currency, game: GAME }
  const sat = await seats.call('sit', { session, seat: 'trial' }, { amount: '500' })
  expect([currency, sat.body]).toMatchObject(['XTS', { status: 'OK', balance: '9500.00', seated: '500.00' }])
})
