import { createLog } from '@sanuk/host/log'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createProviders } from '../../src/modules/providers/index.ts'
import { withinBrand } from '../../src/platform/brand-scope.ts'
import type { Brand } from '../../src/platform/caller.ts'
import { type Databases, openDatabase } from '../../src/platform/database.ts'
import { type Browser, openBrowser } from '../browser.fixture.ts'
import { openHouse, PASSWORD, type TestHouse } from '../house.fixture.ts'
import { CLIENT, openProvider } from './provider.fixture.ts'

const SECRET = 'the secret of an installation, drawn once'
const BY_PASSWORD = { way: 'password', password: PASSWORD }
const callback = (host: string) => `http://${host}/wps/session/providers/google/callback`

let house: TestHouse
let google: Awaited<ReturnType<typeof openProvider>>
let databases: Databases
let brand: string
beforeAll(async () => {
  house = await openHouse([], { installationSecret: SECRET })
  google = await openProvider([callback('localhost'), callback('chandra.localhost')])
  databases = openDatabase(house.clones.serverUrl, createLog('silent'))
  const { rows } = await house.pool.query(`select id from system.brand where code = 'SANUK'`)
  brand = rows[0].id
  for (const host of ['localhost', 'chandra.localhost']) {
    const operator = openBrowser(house, { host })
    const { token } = (await operator.operatorLogin()).body.value
    expect((await enter(operator, token, { issuer: google.issuer })).status).toBe(200)
  }
})
afterAll(async () => {
  await databases.close()
  await google.close()
  await house.close()
})

const enter = (operator: Browser, token: string, more: object) =>
  operator.send({
    ...{ method: 'PUT', path: '/ops/providers', part: 'office', token },
    body: {
      ...{ code: 'google', name: 'Google', clientId: CLIENT.id, clientSecret: CLIENT.secret },
      ...{ tokenEndpoint: null, enabled: true, ...more },
    },
  })

const start = (browser: Browser, page = 'login') =>
  browser.send({ method: 'POST', path: '/wps/session/providers/google/start', body: { page } })
const begin = async (browser: Browser, page?: string): Promise<string> => (await start(browser, page)).body.value.url

/** A browser that comes back from the provider; answers where it is led on to. */
async function comeBack(browser: Browser, address: URL, host = 'localhost') {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const url = `${address.pathname}${address.search}`
  const reply = await house.site.inject({ method: 'GET', url, headers: { host, cookie } })
  expect(reply.statusCode).toBe(303)
  const [page, fragment] = String(reply.headers.location).split('#')
  return { page, outcome: Object.fromEntries(new URLSearchParams(fragment)) as { ticket?: string; refusal?: string } }
}

/** All of it, as far as the ticket. */
async function signInAs(account: string, browser: Browser, page?: string): Promise<string> {
  const { outcome } = await comeBack(browser, await google.visit(await begin(browser, page)).signIn(account))
  return outcome.ticket ?? ''
}

/** The room behind the calls, as identity uses it. */
const room = (more: { firebaseKeys?: string } = {}) =>
  createProviders({
    ...{ database: databases.database, clock: house.clock, log: createLog('silent'), installationSecret: SECRET },
    ...more,
  })
const spend = (ticket: string, browser: Browser) =>
  withinBrand(brand, () =>
    room().spendTicket(ticket, {
      // The room asks the brand for nothing but its id.
      brand: { id: brand } as Brand,
      cookies: { read: (name) => browser.cookies.get(name) ?? null, keep: () => undefined, drop: () => undefined },
    }),
  )

async function memberNamed(username: string) {
  const browser = openBrowser(house)
  await browser.register(username)
  const { token } = (await browser.login(username)).body.value
  const post = (path: string, body: object) =>
    browser.send({ method: 'POST', path: `/wps/member/providers${path}`, body, token })
  return { browser, token, post, list: async () => (await browser.get('/wps/member/providers', token)).body.value }
}

test('the sign-in shows whose accounts may be used, and nothing else of them', async () => {
  const { body } = await openBrowser(house).get('/wps/session/providers')
  expect(body.value).toEqual({ providers: [{ code: 'google', name: 'Google' }] })
})

test('a sign-in begins with PKCE, state and nonce, and names the address to come back to', async () => {
  const asked = new URL(await begin(openBrowser(house))).searchParams
  expect(Object.fromEntries(asked)).toMatchObject({
    ...{ response_type: 'code', client_id: CLIENT.id, scope: 'openid email' },
    ...{ redirect_uri: callback('localhost'), code_challenge_method: 'S256' },
  })
  for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)?.length).toBeGreaterThanOrEqual(43)
})

test('who comes back has a ticket in the fragment, which says who they are and lets nobody in yet', async () => {
  const browser = openBrowser(house)
  const { page, outcome } = await comeBack(browser, await google.visit(await begin(browser)).signIn('somchai'))
  expect(page).toBe('/login')
  expect(outcome.ticket).toMatch(/^[\w-]{43}$/)
  expect(await spend(outcome.ticket ?? '', browser)).toEqual({
    ...{ provider: 'google', issuer: google.issuer, subject: 'somchai', member: null },
    ...{ email: 'somchai@mail.example', name: 'Khun somchai' },
  })
})

test('an address of mail that the provider has not verified is not passed on', async () => {
  const browser = openBrowser(house)
  const ticket = await signInAs('unverified_one', browser)
  expect(await spend(ticket, browser)).toMatchObject({ subject: 'unverified_one', email: null })
})

test('a ticket is good once, for half an hour, and in its own browser only', async () => {
  const browser = openBrowser(house)
  const ticket = await signInAs('ticket_owner', browser)
  await expect(spend(ticket, openBrowser(house))).rejects.toThrow('ticket_invalid')
  const thief = openBrowser(house)
  await begin(thief)
  await expect(spend(ticket, thief)).rejects.toThrow('ticket_invalid')
  expect(await spend(ticket, browser)).toMatchObject({ subject: 'ticket_owner' })
  await expect(spend(ticket, browser)).rejects.toThrow('ticket_invalid')
  const late = await signInAs('ticket_owner', browser)
  house.passTime(30 * 60_000)
  await expect(spend(late, browser)).rejects.toThrow('ticket_invalid')
})

test('what came back is good once, and in the browser that had left', async () => {
  const browser = openBrowser(house)
  const back = await google.visit(await begin(browser)).signIn('returned')
  const other = openBrowser(house)
  await begin(other)
  expect((await comeBack(other, back)).outcome).toEqual({ refusal: 'provider_failed' })
  expect((await comeBack(openBrowser(house), back)).outcome).toEqual({ refusal: 'provider_failed' })
  expect((await comeBack(browser, back)).outcome.ticket).toBeDefined()
  expect((await comeBack(browser, back)).outcome).toEqual({ refusal: 'provider_failed' })
})

test('who takes more than ten minutes begins anew', async () => {
  const browser = openBrowser(house)
  const back = await google.visit(await begin(browser)).signIn('slow_one')
  house.passTime(10 * 60_000)
  expect((await comeBack(browser, back)).outcome).toEqual({ refusal: 'provider_failed' })
})

test('a code that was made for somebody else’s sign-in is refused', async () => {
  const attacker = openBrowser(house)
  const stolen = (await google.visit(await begin(attacker)).signIn('attacker')).searchParams.get('code') ?? ''
  const victim = openBrowser(house)
  const back = await google.visit(await begin(victim)).signIn('victim')
  back.searchParams.set('code', stolen)
  expect((await comeBack(victim, back)).outcome).toEqual({ refusal: 'provider_failed' })
})

test('an answer that says it is another issuer’s is refused', async () => {
  const browser = openBrowser(house)
  const back = await google.visit(await begin(browser)).signIn('mixed_up')
  back.searchParams.set('iss', 'https://evil.example')
  expect((await comeBack(browser, back)).outcome).toEqual({ refusal: 'provider_failed' })
})

test('what was begun at one brand does not end at another', async () => {
  const browser = openBrowser(house)
  const back = await google.visit(await begin(browser)).signIn('two_brands')
  expect((await comeBack(browser, back, 'chandra.localhost')).outcome).toEqual({ refusal: 'provider_failed' })
  const elsewhere = openBrowser(house, { host: 'chandra.localhost' })
  const there = new URL(await begin(elsewhere))
  expect(there.searchParams.get('redirect_uri')).toBe(callback('chandra.localhost'))
})

test('who says no at the provider hears so kindly, on the page they came from', async () => {
  const browser = openBrowser(house)
  const back = await google.visit(await begin(browser, 'account')).refuse()
  expect(back.searchParams.get('error')).toBe('access_denied')
  expect(await comeBack(browser, back)).toEqual({
    ...{ page: '/?panel=securityCenter', outcome: { refusal: 'provider_denied' } },
  })
})

test('a member links an account, and by it alone is known from then on', async () => {
  const member = await memberNamed('links_one')
  const ticket = await signInAs('linked_subject', member.browser, 'account')
  expect((await member.post('/link', { ticket })).body).toMatchObject({ code: 'proof_required' })
  expect((await member.post('/link', { ticket, proof: BY_PASSWORD })).status).toBe(200)
  expect(await member.list()).toEqual({
    providers: [
      {
        ...{ code: 'google', name: 'Google' },
        linked: { email: 'linked_subject@mail.example', since: house.clock().toISOString() },
      },
    ],
  })
  const { rows } = await house.pool.query(`select id from members.member where username = 'links_one'`)
  const elsewhere = openBrowser(house)
  expect(await spend(await signInAs('linked_subject', elsewhere), elsewhere)).toMatchObject({ member: rows[0].id })
})

test('an account lets in one member, and a member has one account of a provider', async () => {
  const [one, other] = [await memberNamed('has_account'), await memberNamed('wants_account')]
  const link = async (member: typeof one, account: string) => {
    const ticket = await signInAs(account, member.browser)
    return (await member.post('/link', { ticket, proof: BY_PASSWORD })).body
  }
  expect(await link(one, 'wanted')).toMatchObject({ success: true })
  expect(await link(other, 'wanted')).toMatchObject({ code: 'identity_linked' })
  expect(await link(one, 'a_second')).toMatchObject({ code: 'identity_linked' })
})

test('an account is unlinked by a proof, but not where it is the last way in', async () => {
  const member = await memberNamed('unlinks_one')
  const ticket = await signInAs('unlinked', member.browser)
  await member.post('/link', { ticket, proof: BY_PASSWORD })
  const unlink = (body: object) => member.post('/unlink', { provider: 'google', ...body })
  expect((await unlink({})).body).toMatchObject({ code: 'proof_required' })
  const { rows } = await house.pool.query(`select id from members.member where username = 'unlinks_one'`)
  const alone = () => withinBrand(brand, () => room().unlink(rows[0].id, 'google', async () => false))
  await expect(alone()).rejects.toThrow('last_way_in')
  expect((await unlink({ proof: BY_PASSWORD })).status).toBe(200)
  expect((await unlink({ proof: BY_PASSWORD })).body).toMatchObject({ code: 'not_found' })
  expect((await member.list()).providers[0].linked).toBeNull()
})

test('operators see no secret, and the database keeps none that can be read', async () => {
  const operator = openBrowser(house)
  const { token } = (await operator.operatorLogin()).body.value
  const { body } = await operator.send({ method: 'GET', path: '/ops/providers', part: 'office', token })
  expect(body.value.providers).toEqual([
    {
      ...{ code: 'google', name: 'Google', issuer: google.issuer, clientId: CLIENT.id, tokenEndpoint: null },
      ...{
        enabled: true,
        callbacks: expect.arrayContaining(['https://localhost/wps/session/providers/google/callback']),
      },
    },
  ])
  const { rows } = await house.pool.query(`select encode(client_secret, 'escape') as kept from providers.provider`)
  for (const { kept } of rows) expect(kept).not.toContain(CLIENT.secret)
})

test.each([
  ['issuer', { issuer: 'http://issuer.example' }],
  ['tokenEndpoint', { tokenEndpoint: 'http://issuer.example/token' }],
  ['clientSecret', { code: 'facebook', clientSecret: undefined }],
])('a provider with a wrong %s is not entered', async (field, more) => {
  const operator = openBrowser(house)
  const { token } = (await operator.operatorLogin()).body.value
  const { body } = await enter(operator, token, { issuer: google.issuer, ...more })
  expect(body).toMatchObject({ code: 'invalid_request', fields: [{ field }] })
})

test('a provider that is switched off, or does not know us, or does not answer lets nobody in', async () => {
  const operator = openBrowser(house, { host: 'chandra.localhost' })
  const { token } = (await operator.operatorLogin()).body.value
  const browser = openBrowser(house, { host: 'chandra.localhost' })
  const back = async () => google.visit(await begin(browser)).signIn('locked_out')

  const before = await back()
  await enter(operator, token, { issuer: google.issuer, clientSecret: 'another one' })
  expect((await comeBack(browser, before, 'chandra.localhost')).outcome).toEqual({ refusal: 'provider_failed' })

  await enter(operator, token, { issuer: 'http://localhost:1' })
  expect((await start(browser)).body).toMatchObject({ code: 'provider_unreachable' })

  await enter(operator, token, { issuer: google.issuer, enabled: false })
  expect((await start(browser)).body).toMatchObject({ code: 'not_found' })
  expect((await browser.get('/wps/session/providers')).body.value).toEqual({ providers: [] })
})

test('whoever comes back and is nobody’s yet registers with the ticket, and signs in by the provider from then on', async () => {
  const browser = openBrowser(house)
  const login = (ticket: string) =>
    browser.send({ method: 'POST', path: '/wps/session/login', body: { type: 'provider', ticket } })
  const ticket = await signInAs('malee', browser)
  const unknown = (await login(ticket)).body.value
  expect(unknown).toMatchObject({ outcome: 'register', ticket })

  // A name that is taken costs nothing: the ticket is spent by the registration that succeeds.
  expect((await browser.register('demo', { ticket })).body.code).toBe('username_taken')
  const joined = (await browser.register('malee_came_by', { ticket })).body.value
  expect(joined.outcome).toBe('signed_in')
  expect((await browser.register('malee_again', { ticket })).body.code).toBe('ticket_invalid')

  const back = (await login(await signInAs('malee', browser))).body.value
  expect(back.outcome).toBe('signed_in')
  expect((await browser.get('/wps/member/info', back.token)).body.value.account).toBe('malee_came_by')
})

test('a ticket signs nobody in on another browser, nor twice', async () => {
  const browser = openBrowser(house)
  const ticket = await signInAs('malee', browser)
  const body = { type: 'provider', ticket }
  const login = (by: Browser) => by.send({ method: 'POST', path: '/wps/session/login', body })
  expect((await login(openBrowser(house))).body.code).toBe('ticket_invalid')
  expect((await login(browser)).body.value.outcome).toBe('signed_in')
  expect((await login(browser)).body.code).toBe('ticket_invalid')
})
