import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, openBrowser } from '../browser.fixture.ts'
import { GAME, openHouse, type TestHouse } from '../house.fixture.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
  await house.synchroniseCatalogue()
})
afterAll(() => house.close())

const FREE_PLAY = { method: 'POST', path: '/wps/session/login/freeplay', body: {} }

/** Opens the test game and answers the ticket that its vendor was given. */
async function open(guest: Browser, token: string): Promise<string> {
  const games = await guest.get('/wps/relay/games?gameType=RNG', token)
  const body = { nodeId: games.body.value.list[0].nodeId, device: 'desktop' }
  const opened = await guest.send({ method: 'POST', path: '/wps/game/launchGame', token, body })
  expect(opened).toMatchObject({ status: 200, body: { value: { currency: 'XTS' } } })
  return house.vendor.launches.at(-1)?.ticket ?? ''
}

test('a guest plays with the test currency, cannot deposit, and is closed after a day', async () => {
  const guest = openBrowser(house, { address: '192.0.2.1' })
  const { token } = (await guest.send(FREE_PLAY)).body.value
  const info = (await guest.get('/wps/member/info', token)).body.value
  expect(info).toMatchObject({ type: 4, currency: 'XTS' })
  expect((await guest.get('/wps/v2/wallets/balance', token)).body.value.sumBalance).toBe('10000.00')

  const ticket = await open(guest, token)
  const seat = (await house.seamless('authenticate', { token: ticket })).body
  expect(seat).toMatchObject({ status: 'OK', currency: 'XTS' })
  const bet = { token: ticket, member: seat.member, game: GAME, round: 'r1' }
  const placed = await house.seamless('bet', { ...bet, transaction: 't1', amount: '10', currency: 'XTS' })
  expect(placed.body.status).toBe('OK')

  const deposit = { requestId: crypto.randomUUID(), method: 'promptpay', amount: '100' }
  expect(await guest.send({ method: 'POST', path: '/wps/cashier/deposits', token, body: deposit })).toMatchObject({
    status: 403,
    body: { code: 'in_need_true_account' },
  })

  house.passTime(24 * 60 * 60_000)
  await house.jobs.find(({ name }) => name === 'trials-close-ended')?.work()
  const { rows } = await house.pool.query(`select closed_at is not null as closed from members.member where id = $1`, [
    info.id,
  ])
  expect(rows).toEqual([{ closed: true }])
  expect((await guest.get('/wps/member/info', token)).status).toBe(401)
})

test('stakes and wins of guests are not in the winners list or the brand’s figures', async () => {
  const guest = openBrowser(house, { address: '192.0.2.3' })
  const operator = (await guest.operatorLogin()).body.value.token
  const readToday = async () => {
    const overview = await guest.send({ method: 'GET', path: '/ops/overview', token: operator, part: 'office' })
    return overview.body.value.today
  }
  const before = await readToday()
  const { token } = (await guest.send(FREE_PLAY)).body.value
  const ticket = await open(guest, token)
  const { member } = (await house.seamless('authenticate', { token: ticket })).body
  const round = { token: ticket, member, game: GAME, round: randomUUID(), currency: 'XTS' }
  expect((await house.seamless('bet', { ...round, transaction: randomUUID(), amount: '10' })).body.status).toBe('OK')
  const win = { ...round, transaction: randomUUID(), amount: '500', roundClosed: true }
  expect((await house.seamless('win', win)).body.status).toBe('OK')
  const won = 'select count(*)::int as won from wagers.round where win > stake and member = $1'
  const { rows } = await house.pool.query(won, [member])
  expect(rows[0].won).toBe(1)

  expect((await guest.get('/wps/relay/games/winners')).body.value.list).toEqual([])
  const today = await readToday()
  expect(today).toEqual(before)
  expect(today).toMatchObject({ rounds: 0, stake: '0.00', win: '0.00' })
})

test('of twenty parallel guests from one IP address five are admitted', async () => {
  const flood = openBrowser(house, { address: '192.0.2.2' })
  const answers = await Promise.all(Array.from({ length: 20 }, () => flood.send(FREE_PLAY)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
})

test('a brand without guest play refuses guests', async () => {
  const elsewhere = openBrowser(house, { host: 'chandra.localhost' })
  expect(await elsewhere.send(FREE_PLAY)).toMatchObject({ status: 403, body: { code: 'function_off' } })
})
