import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Browser, openBrowser } from '../browser.fixture.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'

let house: TestHouse
let desk: Browser
let token = ''
beforeAll(async () => {
  house = await openHouse()
  desk = openBrowser(house)
  token = await house.operatorToken()
})
afterAll(() => house.close())

const ask = (method: string, path: string, body?: object) =>
  desk.send({ method, path: `/ops/brands${path}`, part: 'office', token, ...(body && { body }) })

/** What anybody hears at a host name; a brand is remembered for five seconds. */
const visit = (host: string, path = '/wps/system/whitelabel') => {
  house.passTime(5_001)
  return house.call({ method: 'GET', path, host })
}

/** The brand of a test, which no other test changes. */
let brands = 0
let code = ''
let host = ''
beforeEach(() => {
  brands += 1
  code = `ACME${brands}`
  host = `acme${brands}.example`
})

const wish = (more: object = {}) => ({
  code,
  name: 'Acme',
  domains: [host],
  currency: 'THB',
  languages: ['en', 'th'],
  timeZone: 'Asia/Bangkok',
  country: 'TH',
  copyOf: null,
  ...more,
})

test('a new brand is served at once, is no demo and is written in the audit', async () => {
  expect((await visit(host)).body.code).toBe('invalid_domain')
  expect((await ask('POST', '', wish())).body.value).toEqual({ code })
  const { body } = await visit(host)
  expect(body.value).toMatchObject({ brand: { code, name: 'Acme', demo: false }, defaultLanguage: 'en' })
  const { list } = (await ask('GET', '')).body.value
  expect(list[0]).toMatchObject({ code: 'SANUK', home: true, demo: true })
  expect(list.at(-1)).toMatchObject({ code, home: false, demo: false, domains: [host], retiredAt: null })
  const deeds = await desk.send({ method: 'GET', path: '/ops/audit?subject=system.brand', part: 'office', token })
  expect(deeds.body.value.list[0]).toMatchObject({
    call: 'POST /ops/brands',
    action: 'added',
    operator: { username: 'operator' },
    after: { code },
  })
})

test('a member of a new brand registers and finds its ways to pay closed', async () => {
  await ask('POST', '', wish())
  const site = openBrowser(house, { host })
  const member = (await site.register('somchai')).body.value.token
  const { methods } = (await site.get('/wps/cashier/methods', member)).body.value
  expect(methods).toMatchObject([
    { method: 'promptpay', open: false, payeeName: 'Acme', demoBank: null },
    { method: 'bank_transfer', open: false, payeeName: 'Acme', demoBank: null },
  ])
  const body = { requestId: '0b0e7a9e-0f0e-4a53-9a3c-3f2e2d6f5a11', method: 'promptpay', amount: '100' }
  const reply = await site.send({ method: 'POST', path: '/wps/cashier/deposits', token: member, body })
  expect(reply).toMatchObject({ status: 422, body: { code: 'deposit_method_closed' } })
})

test.each([
  ['code', { code: 'SANUK' }, 'code_in_use'],
  ['domains', { domains: ['localhost'] }, 'invalid_request'],
  ['timeZone', { timeZone: 'Asia/Nowhere' }, 'invalid_request'],
  ['country', { country: 'ZZ' }, 'invalid_request'],
  ['copyOf', { copyOf: 'NOBODY' }, 'invalid_request'],
  ['domains.0', { domains: ['not a host'] }, 'invalid_request'],
  ['currency', { currency: 'XTS' }, 'invalid_request'],
])('a new brand is refused beside its field %s for %j with %s', async (field, change, refusal) => {
  const { body } = await ask('POST', '', wish(change))
  expect(body).toMatchObject({ success: false, code: refusal, fields: [{ field }] })
})

test('host names of a brand change at once, and no brand takes those of another', async () => {
  await ask('POST', '', wish())
  expect((await ask('PUT', `/${code}/hosts`, { domains: [`new-${host}`] })).status).toBe(200)
  expect((await visit(host)).body.code).toBe('invalid_domain')
  expect((await visit(`new-${host}`)).body.value.brand.code).toBe(code)
  const taken = await ask('PUT', `/${code}/hosts`, { domains: [`new-${host}`, 'chandra.localhost'] })
  expect(taken).toMatchObject({ status: 400, body: { fields: [{ field: 'domains' }] } })
  const own = await ask('PUT', '/SANUK/hosts', { domains: [host] })
  expect(own.body.fields[0].message).toBe('You are using this domain right now, so it cannot be removed.')
})

test('a host name is checked: whose it is, and whether it resolves', async () => {
  const checked = async (name: string) => (await ask('GET', `/host?name=${name}`)).body.value
  const { owner, addresses } = await checked('localhost')
  expect(owner).toBe('SANUK')
  expect(addresses).toContain('127.0.0.1')
  // RFC 2606 keeps .invalid out of the DNS.
  expect(await checked('nowhere.invalid')).toEqual({ owner: null, addresses: [] })
})

test('a retired brand is closed on its site, open in its office, and can be opened again', async () => {
  await ask('POST', '', wish())
  expect((await ask('PUT', `/${code}/retired`, { retired: true })).status).toBe(200)
  expect(await visit(host, '/wps/relay/games?gameType=RNG')).toMatchObject({
    status: 410,
    body: { code: 'brand_retired' },
  })
  expect((await visit(host, '/wps/system/status')).body.value.status).toBe(3)
  const office = { method: 'GET', path: '/ops/me', part: 'office' as const, host }
  expect((await house.call(office)).body.code).toBe('login_required')
  await ask('PUT', `/${code}/retired`, { retired: false })
  expect((await visit(host, '/wps/system/status')).body.value.status).toBe(0)
})

test('the installation’s own brand cannot be retired', async () => {
  expect(await ask('PUT', '/SANUK/retired', { retired: true })).toMatchObject({
    status: 409,
    body: { code: 'home_brand' },
  })
})

test('an owner of another brand has no power over brands and vendors', async () => {
  const elsewhere = openBrowser(house, { host: 'chandra.localhost' })
  const stranger = (await elsewhere.operatorLogin()).body.value.token
  const send = (method: string, path: string, body?: object) =>
    elsewhere.send({ method, path, part: 'office', token: stranger, ...(body && { body }) })
  const { powers } = (await send('GET', '/ops/me')).body.value
  expect(powers).toContain('brand.change')
  expect(powers.filter((power: string) => /^brands\.|^vendors\.change$/.test(power))).toEqual([])
  expect((await send('GET', '/ops/brands')).body.code).toBe('forbidden')
  expect((await send('POST', '/ops/brands', wish())).body.code).toBe('forbidden')
  expect((await send('PUT', '/ops/vendors/STUDIO/enabled', { enabled: false })).body.code).toBe('forbidden')
  expect((await send('GET', '/ops/vendors')).status).toBe(200)
})
