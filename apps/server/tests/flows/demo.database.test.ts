import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser.fixture.ts'
import { GAME, openHouse, type TestHouse } from '../house.fixture.ts'

let house: TestHouse
let token: string
beforeAll(async () => {
  house = await openHouse()
  house.vendor.offerDemo(true)
  await house.synchroniseCatalogue()
  token = await house.tokenOf('demo')
})
afterAll(() => house.close())

const listed = async () => (await house.call({ method: 'GET', path: '/wps/relay/games/hot' })).body.value.list[0]
const balance = async () =>
  (await house.call({ method: 'GET', path: '/wps/v2/wallets/balance', token })).body.value.sumBalance

async function launch(mode: string, by: string | null = token) {
  const body = { nodeId: (await listed()).nodeId, device: 'desktop', mode }
  return house.call({ method: 'POST', path: '/wps/game/launchGame', ...(by && { token: by }), body })
}

test('a demo game opens for a member, and the vendor does not learn who it is', async () => {
  const { body: info } = await house.call({ method: 'GET', path: '/wps/member/info', token })
  expect(await listed()).toMatchObject({ gameCode: GAME, offersDemo: true })
  const opened = await launch('demo')
  expect(opened).toMatchObject({ status: 200, body: { value: { moneyReturns: false } } })
  const told = house.vendor.launches.at(-1)
  expect(told).toMatchObject({ mode: 'demo', currency: 'THB' })
  expect((await launch('real')).status).toBe(200)
  const paid = house.vendor.launches.at(-1)
  expect(paid).toMatchObject({ mode: 'real' })
  expect(told?.member).not.toBe(paid?.member)
  expect(JSON.stringify(told)).not.toContain(info.value.token ?? token)
  expect((await launch('practice')).status).toBe(400)
})

test('no wallet call is accepted with the ticket of a demo game', async () => {
  const before = await balance()
  await launch('demo')
  const { ticket, member } = house.vendor.launches.at(-1) ?? { ticket: '', member: '' }
  const common = { token: ticket, member, currency: 'THB', game: GAME }
  const called = [
    await house.seamless('authenticate', { token: ticket }),
    await house.seamless('balance', common),
    await house.seamless('bet', { ...common, round: 'd1', transaction: 'd1', amount: '1.00' }),
    await house.seamless('win', { ...common, round: 'd1', transaction: 'd2', bet: 'd1', amount: '900.00' }),
    await house.seamless('win', {
      ...common,
      round: 'd2',
      transaction: 'd3',
      amount: '900.00',
      jackpot: 'j',
    }),
    await house.seamless('betwin', {
      ...common,
      round: 'd3',
      transaction: 'd4',
      betAmount: '1.00',
      winAmount: '900.00',
      roundClosed: true,
    }),
  ]
  expect(called.map(({ body }) => body.status)).toEqual([
    'INVALID_TOKEN',
    ...['UNKNOWN_MEMBER', 'UNKNOWN_MEMBER', 'UNKNOWN_MEMBER', 'UNKNOWN_MEMBER', 'UNKNOWN_MEMBER'],
  ])
  await launch('real')
  const somebody = { ...common, member: house.vendor.launches.at(-1)?.member }
  const stolen = await house.seamless('bet', { ...somebody, round: 'd4', transaction: 'd5', amount: '1.00' })
  expect(stolen.body.status).toBe('INVALID_TOKEN')
  expect(await balance()).toBe(before)
  const { body: winners } = await house.call({ method: 'GET', path: '/wps/relay/games/winners' })
  expect(winners.value.list).toEqual([])
  const office = { part: 'office' as const, token: await house.operatorToken() }
  const { body: overview } = await house.call({ method: 'GET', path: '/ops/overview', ...office })
  expect(overview.value.today).toMatchObject({ stake: '0.00', win: '0.00', rounds: 0 })
})

test('a demo game requires a valid session', async () => {
  expect((await launch('demo', null)).status).toBe(401)
  const { body: left } = await house.register('went88')
  await house.call({ method: 'DELETE', path: '/wps/session/logout', token: left.value.token })
  expect((await launch('demo', left.value.token)).status).toBe(401)
})

test('a game whose vendor offers no demo cannot be opened as one', async () => {
  house.vendor.offerDemo(false)
  await house.synchroniseCatalogue()
  await expect.poll(listed).toMatchObject({ offersDemo: false })
  expect(await launch('demo')).toMatchObject({ status: 422, body: { code: 'game_unavailable' } })
  expect((await launch('real')).status).toBe(200)
  house.vendor.offerDemo(true)
  await house.synchroniseCatalogue()
  await expect.poll(listed).toMatchObject({ offersDemo: true })
})

test('a visitor opens a demo without an account, and nothing of money', async () => {
  const open = (body: object) => house.call({ method: 'POST', path: '/wps/game/launchDemo', body })
  const { nodeId } = await listed()
  const opened = await open({ nodeId, device: 'mobile' })
  expect(opened.body.value).toEqual({
    content: `${house.vendor.address}/play/${GAME}`,
    names: { th: 'เสือทดสอบ', en: 'Test Tiger' },
    currency: 'THB',
  })
  const told = house.vendor.launches.at(-1)
  expect(told).toMatchObject({ mode: 'demo', currency: 'THB' })
  expect((await house.seamless('authenticate', { token: told?.ticket })).body.status).toBe('INVALID_TOKEN')
  expect((await open({ nodeId, device: 'mobile', mode: 'real' })).status).toBe(400)
  expect((await open({ nodeId: randomUUID(), device: 'mobile' })).body.code).toBe('game_unavailable')
})

test('visitors open thirty demos from one address in ten minutes, and others go on', async () => {
  const { nodeId } = await listed()
  const from = async (address: string) => {
    const browser = openBrowser(house, { address })
    return browser.send({ method: 'POST', path: '/wps/game/launchDemo', body: { nodeId, device: 'desktop' } })
  }
  const answers = await Promise.all(Array.from({ length: 33 }, () => from('192.0.2.40')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
  const [refused] = answers.filter(({ status }) => status !== 200)
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests', value: { waitSeconds: 20 } } })
  expect((await from('192.0.2.41')).status).toBe(200)
  house.passTime(20_000)
  expect((await from('192.0.2.40')).status).toBe(200)
})

test('a brand for members only opens no demo for visitors', async () => {
  const { nodeId } = await listed()
  const body = { nodeId, device: 'desktop' }
  const sent = { method: 'POST', path: '/wps/game/launchDemo', body }
  expect((await house.call({ ...sent, host: 'chandra.localhost' })).body.code).toBe('login_required')
})
