import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GAME, openHouse, type TestHouse } from '../house.fixture.ts'
import { seatMember } from '../vendors/seat.fixture.ts'

let house: TestHouse
let owner: pg.Client
beforeAll(async () => {
  house = await openHouse([], { trustedProxies: ['10.0.0.0/8'] })
  await house.synchroniseCatalogue()
  owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await house.close()
})

const HOUR_MS = 60 * 60 * 1000
/** A brand is remembered for five seconds. */
const REMEMBERED_MS = 5_001

const read = (path: string, language = 'en', token?: string) =>
  house.call({ method: 'GET', path, language, ...(token && { token }) })

test('planned maintenance closes the site at its start and opens it at its end', async () => {
  const from = house.clock().getTime() + HOUR_MS
  await owner.query(
    `insert into system.maintenance (id, brand, starts_at, ends_at, note)
     select gen_random_uuid(), id, $1, $2, '{"th": "ปรับปรุงเกม", "en": "New games"}' from system.brand where code = 'SANUK'`,
    [new Date(from), new Date(from + HOUR_MS)],
  )
  const game = await (await seatMember(house)).launch()
  const { member } = (await house.seamless('authenticate', { token: game })).body
  const round = { token: game, member, currency: 'THB', game: GAME, round: randomUUID() }
  const bet = randomUUID()
  expect((await house.seamless('bet', { ...round, transaction: bet, amount: '10' })).status).toBe(200)

  house.passTime(HOUR_MS - 1)
  const token = await house.tokenOf('demo')
  expect((await read('/wps/system/status')).body.value).toMatchObject({ status: 0, until: null, note: null })

  house.passTime(1)
  const until = new Date(from + HOUR_MS).toISOString()
  expect((await read('/wps/system/status')).body.value).toMatchObject({ status: 1, until, note: 'New games' })
  expect((await read('/wps/system/status', 'th')).body.value.note).toBe('ปรับปรุงเกม')
  for (const [path, bearer] of [
    ['/wps/relay/games?gameType=RNG'],
    ['/wps/member/info', token],
    ['/wps/v2/wallets/balance', token],
  ]) {
    expect(await read(path ?? '', 'th', bearer)).toMatchObject({
      status: 503,
      body: { success: false, code: 'maintenance', message: expect.stringContaining('ปรับปรุงระบบ') },
    })
  }
  expect(await house.login('demo')).toMatchObject({ status: 503, body: { code: 'maintenance' } })

  // What must go on: the page learns why, operators work, a round that has begun is paid, whoever is in can leave.
  expect((await read('/wps/system/whitelabel')).status).toBe(200)
  const operator = await house.operatorToken()
  expect((await house.call({ method: 'GET', path: '/ops/vendors', part: 'office', token: operator })).status).toBe(200)
  const win = { ...round, transaction: randomUUID(), bet, amount: '25' }
  expect((await house.seamless('win', win)).body).toMatchObject({ status: 'OK', balance: '115.00' })
  expect((await house.call({ method: 'DELETE', path: '/wps/session/logout', token })).status).toBe(200)

  house.passTime(HOUR_MS)
  expect((await read('/wps/system/status')).body.value.status).toBe(0)
  expect((await read('/wps/relay/games?gameType=RNG')).status).toBe(200)
})

test('maintenance without an end lasts until it gets one', async () => {
  const id = randomUUID()
  await owner.query(
    "insert into system.maintenance (id, brand, starts_at) select $1, id, $2 from system.brand where code = 'SANUK'",
    [id, house.clock()],
  )
  house.passTime(1000 * HOUR_MS)
  expect((await read('/wps/system/status')).body.value).toMatchObject({ status: 1, until: null, note: null })
  await owner.query('update system.maintenance set ends_at = $2 where id = $1', [id, house.clock()])
  expect((await read('/wps/system/status')).body.value.status).toBe(0)
})

test('a blocked country is refused by its address, whatever a forged header says', async () => {
  await owner.query("update system.brand set blocked_countries = '{US}'")
  house.passTime(REMEMBERED_MS)
  const from = async (remoteAddress: string, path: string, headers: Record<string, string> = {}) => {
    const reply = await house.site.inject({
      method: 'GET',
      url: path,
      remoteAddress,
      headers: { host: 'localhost', 'accept-language': 'en', ...headers },
    })
    return { status: reply.statusCode, body: reply.json() }
  }
  const status = '/wps/system/status'
  expect((await from('17.0.0.1', status)).body.value).toMatchObject({ status: 2, ip: '17.0.0.1' })
  expect(await from('17.0.0.1', '/wps/relay/games?gameType=RNG')).toMatchObject({
    status: 451,
    body: { code: 'region_blocked' },
  })
  expect((await from('17.0.0.1', status, { 'x-forwarded-for': '203.113.0.1' })).body.value.status).toBe(2)
  expect((await from('203.113.0.1', status)).body.value).toMatchObject({ status: 0, ip: '203.113.0.1' })
  expect((await from('203.113.0.1', '/wps/relay/games?gameType=RNG')).status).toBe(200)
  // A proxy of ours is believed.
  expect((await from('10.1.2.3', status, { 'x-forwarded-for': '17.0.0.1' })).body.value.ip).toBe('17.0.0.1')
  expect((await from('10.1.2.3', status, { 'x-forwarded-for': '17.0.0.1' })).body.value.status).toBe(2)
})
