import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser.fixture.ts'
import { CLIENT } from './provider.fixture.ts'
import { callback, openProviderHouse, type ProviderHouse } from './provider-house.fixture.ts'

let via: ProviderHouse
beforeAll(async () => {
  via = await openProviderHouse()
})
afterAll(() => via.close())

test('a provider sign-in starts with PKCE, state, nonce and the brand’s redirect URI', async () => {
  const asked = new URL(await via.begin(openBrowser(via.house))).searchParams
  expect(Object.fromEntries(asked)).toMatchObject({
    response_type: 'code',
    client_id: CLIENT.id,
    scope: 'openid email',
    redirect_uri: callback('localhost'),
    code_challenge_method: 'S256',
  })
  for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)?.length).toBeGreaterThanOrEqual(43)
})

test('the callback returns a ticket that names the provider’s account and no member', async () => {
  const browser = openBrowser(via.house)
  const { page, outcome } = await via.comeBack(
    browser,
    await via.google.visit(await via.begin(browser)).signIn('somchai'),
  )
  expect(page).toBe('/login')
  expect(outcome.ticket).toMatch(/^[\w-]{43}$/)
  expect(await via.spend(outcome.ticket ?? '', browser)).toEqual({
    provider: 'google',
    issuer: via.google.issuer,
    subject: 'somchai',
    member: null,
    email: 'somchai@mail.example',
    name: 'Khun somchai',
  })
})

test('a mail address that the provider has not verified is not passed on', async () => {
  const browser = openBrowser(via.house)
  const ticket = await via.signInAs('unverified_one', browser)
  expect(await via.spend(ticket, browser)).toMatchObject({ subject: 'unverified_one', email: null })
})

test('a provider ticket works once, in its own browser, and expires after 30 minutes', async () => {
  const browser = openBrowser(via.house)
  const ticket = await via.signInAs('ticket_owner', browser)
  await expect(via.spend(ticket, openBrowser(via.house))).rejects.toThrow('ticket_invalid')
  const thief = openBrowser(via.house)
  await via.begin(thief)
  await expect(via.spend(ticket, thief)).rejects.toThrow('ticket_invalid')
  expect(await via.spend(ticket, browser)).toMatchObject({ subject: 'ticket_owner' })
  await expect(via.spend(ticket, browser)).rejects.toThrow('ticket_invalid')
  const late = await via.signInAs('ticket_owner', browser)
  via.house.passTime(30 * 60_000)
  await expect(via.spend(late, browser)).rejects.toThrow('ticket_invalid')
})

test('a callback is accepted once, in the browser that started the sign-in', async () => {
  const browser = openBrowser(via.house)
  const back = await via.google.visit(await via.begin(browser)).signIn('returned')
  const other = openBrowser(via.house)
  await via.begin(other)
  expect((await via.comeBack(other, back)).outcome).toEqual({ refusal: 'provider_failed' })
  expect((await via.comeBack(openBrowser(via.house), back)).outcome).toEqual({ refusal: 'provider_failed' })
  expect((await via.comeBack(browser, back)).outcome.ticket).toBeDefined()
  expect((await via.comeBack(browser, back)).outcome).toEqual({ refusal: 'provider_failed' })
})

test('a callback ten minutes after the start is refused', async () => {
  const browser = openBrowser(via.house)
  const back = await via.google.visit(await via.begin(browser)).signIn('slow_one')
  via.house.passTime(10 * 60_000)
  expect((await via.comeBack(browser, back)).outcome).toEqual({ refusal: 'provider_failed' })
})

test('an authorization code of another sign-in is refused', async () => {
  const attacker = openBrowser(via.house)
  const stolen = (await via.google.visit(await via.begin(attacker)).signIn('attacker')).searchParams.get('code') ?? ''
  const victim = openBrowser(via.house)
  const back = await via.google.visit(await via.begin(victim)).signIn('victim')
  back.searchParams.set('code', stolen)
  expect((await via.comeBack(victim, back)).outcome).toEqual({ refusal: 'provider_failed' })
})

test('a callback that names another issuer is refused', async () => {
  const browser = openBrowser(via.house)
  const back = await via.google.visit(await via.begin(browser)).signIn('mixed_up')
  back.searchParams.set('iss', 'https://evil.example')
  expect((await via.comeBack(browser, back)).outcome).toEqual({ refusal: 'provider_failed' })
})

test('a sign-in started at one brand cannot be completed at another', async () => {
  const browser = openBrowser(via.house)
  const back = await via.google.visit(await via.begin(browser)).signIn('two_brands')
  expect((await via.comeBack(browser, back, 'chandra.localhost')).outcome).toEqual({ refusal: 'provider_failed' })
  const elsewhere = openBrowser(via.house, { host: 'chandra.localhost' })
  const there = new URL(await via.begin(elsewhere))
  expect(there.searchParams.get('redirect_uri')).toBe(callback('chandra.localhost'))
})

test('a refusal at the provider returns provider_denied to the page where it started', async () => {
  const browser = openBrowser(via.house)
  const back = await via.google.visit(await via.begin(browser, 'account')).refuse()
  expect(back.searchParams.get('error')).toBe('access_denied')
  expect(await via.comeBack(browser, back)).toEqual({
    page: '/?panel=securityCenter',
    outcome: { refusal: 'provider_denied' },
  })
})
