import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openVendorRooms } from './vendor-room.fixture.ts'

let house: Awaited<ReturnType<typeof openVendorRooms>>
let token = ''
beforeAll(async () => {
  house = await openVendorRooms()
  token = await house.operatorToken()
})
afterAll(() => house.close())

/** The vendor of a test, which no other test changes or calls as. */
let code = ''
let vendors = 0
beforeEach(async () => {
  vendors += 1
  code = `ACME${vendors}`
  await house.vendors.add({ code, name: 'Acme', wallet: 'seamless', address: null, sandbox: true })
})

const ask = (method: string, path: string, body?: unknown) =>
  house.call({ method, path: `/ops/vendors${path}`, part: 'office', token, body })

const SETTINGS = {
  name: 'Acme Games',
  address: 'https://games.acme.example',
  sandbox: true,
  addresses: ['203.0.113.0/24'],
  limits: [{ currency: 'THB', float: '1000000.00', hourlyWin: null, largestJackpot: '5000.00' }],
  campaigns: [{ code: 'SONGKRAN', currency: 'THB', budget: '20000.00' }],
  alarm: { percent: 150, rounds: 500 },
  capEnforced: true,
}

test('vendor settings are saved, returned unchanged, and apply at once', async () => {
  const { body } = await ask('PUT', `/${code}`, SETTINGS)
  expect(body.value).toMatchObject({ ...SETTINGS, enabled: true, keys: [] })
  expect((await ask('GET', `/${code}`)).body).toEqual(body)
  expect(house.vendors.limitsOf(code)).toEqual({
    float: { THB: 10_000_000_000n },
    hourlyWin: {},
    largestJackpot: { THB: 50_000_000n },
    campaigns: [{ code: 'SONGKRAN', budget: { THB: 200_000_000n } }],
    capEnforced: true,
    alarm: { percent: 150, rounds: 500 },
  })
})

test.each([
  ['name', { name: '' }, 'This field is required.'],
  ['address', { address: 'https://games.acme.example/play' }, 'This value is not valid.'],
  ['address', { address: 'https://games.example;script-src' }, 'This value is not valid.'],
  ['address', { address: null, sandbox: false }, 'This field is required.'],
  ['addresses.1', { addresses: ['203.0.113.0/24', '203.0.113.0'] }, 'This value is not valid.'],
  [
    'limits.0.float',
    { limits: [{ currency: 'THB', float: '-1', hourlyWin: null, largestJackpot: null }] },
    'an amount such as',
  ],
  [
    'campaigns.0.code',
    { campaigns: [{ code: 'SONG KRAN', currency: 'THB', budget: '1.00' }] },
    'This value is not valid.',
  ],
  ['alarm.percent', { alarm: { percent: 0, rounds: 500 } }, 'This value is not valid.'],
])('an invalid vendor setting %s is refused with a message at the field', async (field, change, words) => {
  const { status, body } = await ask('PUT', `/${code}`, { ...SETTINGS, ...change })
  expect(status).toBe(400)
  expect(body.fields).toEqual([expect.objectContaining({ field, message: expect.stringContaining(words) })])
})

test('a key’s secret is shown once and never in the list of keys', async () => {
  const made = (await ask('POST', `/${code}/keys`, {})).body.value
  expect(made).toEqual({ id: 'k1', secret: expect.stringMatching(/^[0-9a-f]{64}$/) })
  await ask('POST', `/${code}/keys`, {})
  expect((await ask('POST', `/${code}/keys`, {})).body.code).toBe('two_keys_live')
  expect((await ask('DELETE', `/${code}/keys/k1`)).status).toBe(200)
  const { body } = await ask('GET', `/${code}`)
  expect(JSON.stringify(body)).not.toContain(made.secret)
  expect(body.value.keys).toMatchObject([
    { id: 'k2', revokedAt: null },
    { id: 'k1', revokedAt: expect.any(String) },
  ])
})

test('an operator can disable and enable a vendor', async () => {
  expect((await ask('PUT', `/${code}/enabled`, { enabled: false })).body.value.enabled).toBe(false)
  expect(house.vendors.isEnabled(code)).toBe(false)
  expect((await ask('PUT', `/${code}/enabled`, { enabled: true })).body.value.enabled).toBe(true)
})

test('recorded calls of a sandbox vendor show content and signature mistakes, but no credentials', async () => {
  await ask('PUT', `/${code}`, { ...SETTINGS, addresses: [] })
  const { id, secret } = (await ask('POST', `/${code}/keys`, {})).body.value
  const content = { requestId: randomUUID(), token: 'no-such-ticket' }
  await house.signed('/seamless/v1/authenticate', content, { vendor: code, key: { id, secret } })
  await house.site.inject({
    method: 'POST',
    url: '/seamless/v1/balance',
    payload: '{"requestId":"r"}',
    headers: {
      host: 'localhost',
      'content-type': 'application/json',
      authorization: 'Bearer secret',
      cookie: 'a=secret',
      'x-vendor': code,
      'x-key': id,
      'x-timestamp': '1',
      'x-signature': 'f'.repeat(64),
    },
  })
  const [wrong, right] = (await ask('GET', `/${code}/calls`)).body.value.list
  expect(right).toMatchObject({ call: 'authenticate', httpStatus: 401, status: 'INVALID_TOKEN' })
  expect(wrong).toMatchObject({ call: 'balance', httpStatus: 401, status: 'INVALID_SIGNATURE' })
  const seen = (await ask('GET', `/${code}/calls/${right.id}`)).body.value
  expect(seen).toMatchObject({ method: 'POST', body: JSON.stringify(content), signature: null })
  expect(JSON.parse(seen.answer).status).toBe('INVALID_TOKEN')
  expect(JSON.stringify(seen)).not.toContain(secret)
  const explained = (await ask('GET', `/${code}/calls/${wrong.id}`)).body.value
  expect(explained.signature).toEqual({
    text: 'POST\n/seamless/v1/balance\n1\n{"requestId":"r"}',
    mistakes: ['timestamp_off', 'other_text'],
  })
  expect(JSON.stringify(explained)).not.toMatch(/Bearer|a=secret/)
})

test('the last 500 calls of a sandbox vendor are recorded, and none of a live vendor', async () => {
  await house.seamless('authenticate', { token: 'no-such-ticket' })
  expect((await ask('GET', '/STUDIO/calls')).body.value.list).toEqual([])
  const path = '/seamless/v1/authenticate'
  const by = { vendor: code, key: { id: 'k9', secret: 'x'.repeat(32) } }
  for (let turn = 0; turn < 6; turn += 1) {
    await Promise.all(Array.from({ length: 100 }, () => house.signed(path, {}, by)))
    await house.vendors.callsKept()
  }
  const kept = 'select vendor, count(*)::int as kept from vendors.call where vendor = any ($1) group by vendor'
  expect((await house.pool.query(kept, [[code, 'STUDIO']])).rows).toEqual([{ vendor: code, kept: 500 }])
})

test('recorded calls are deleted after a day', async () => {
  const DAY_MS = 24 * 60 * 60 * 1000
  await house.signed('/seamless/v1/authenticate', {}, { vendor: code, key: { id: 'k9', secret: 'x'.repeat(32) } })
  await house.vendors.callsKept()
  const kept = async () =>
    (await house.pool.query('select count(*)::int as kept from vendors.call where vendor = $1', [code])).rows[0].kept
  const forgetAfter = async (ms: number) => {
    house.passTime(ms)
    await house.jobs.find(({ name }) => name === 'vendors-forget-calls')?.work()
    house.passTime(-ms)
  }
  await forgetAfter(DAY_MS - 1)
  expect(await kept()).toBe(1)
  await forgetAfter(DAY_MS + 1)
  expect(await kept()).toBe(0)
})

test('an operator adds a vendor: in the sandbox, without a key, with its first game', async () => {
  const wish = { code: `NEW_${code}`, name: 'New Games', wallet: 'seamless', address: null }
  const { body } = await ask('POST', '', wish)
  expect(body.value).toMatchObject({ ...wish, sandbox: true, enabled: true, configured: false, keys: [] })
  const { list } = (await ask('GET', '')).body.value
  expect(list.at(-1)).toMatchObject({ code: `NEW_${code}`, categories: ['RNG'], liveKeys: 0 })
  expect(await ask('POST', '', wish)).toMatchObject({
    status: 409,
    body: { code: 'code_in_use', fields: [{ field: 'code' }] },
  })
})

test('a vendor with a wallet of its own cannot be added without an address', async () => {
  const reply = await ask('POST', '', { code: `OWN_${code}`, name: 'Own', wallet: 'transfer', address: null })
  expect(reply).toMatchObject({ status: 400, body: { fields: [{ field: 'address' }] } })
})

test('the address test says whether the vendor answers, and with games of which categories', async () => {
  const tested = async (of: string) => (await ask('POST', `/${of}/test`)).body.value
  const settings = { ...SETTINGS, limits: [], campaigns: [] }
  const answered = { outcome: 'answered', status: 200, games: [{ gameType: 'RNG', games: 1 }] }
  expect(await tested('STUDIO')).toMatchObject(answered)
  expect(await tested(code)).toMatchObject({ outcome: 'no_address', games: [] })
  // Port 1 is nobody's: the connection is refused.
  await ask('PUT', `/${code}`, { ...settings, address: 'http://127.0.0.1:1' })
  expect(await tested(code)).toMatchObject({ outcome: 'no_key' })
  await ask('POST', `/${code}/keys`, {})
  expect(await tested(code)).toMatchObject({ outcome: 'unreachable', status: null })
  await ask('PUT', `/${code}`, { ...settings, address: house.vendor.address })
  expect(await tested(code)).toMatchObject(answered)
  house.vendor.breakDown()
  expect(await tested(code)).toMatchObject({ outcome: 'refused', status: 500 })
  house.vendor.breakDown(false)
})
