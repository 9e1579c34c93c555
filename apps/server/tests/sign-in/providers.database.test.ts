import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser.fixture.ts'
import { CLIENT } from './provider.fixture.ts'
import { callback, openProviderHouse, type ProviderHouse } from './provider-house.fixture.ts'

let via: ProviderHouse
beforeAll(async () => {
  via = await openProviderHouse()
})
afterAll(() => via.close())

test('a sign-in begins with PKCE, state and nonce, and names the address to come back to', async () => {
  const asked = new URL(await via.begin(openBrowser(via.house))).searchParams
  expect(Object.fromEntries(asked)).toMatchObject({
    ...{ response_type: 'code', client_id: CLIENT.id, scope: 'openid email' },
    ...{ redirect_uri: callback('localhost'), code_challenge_method: 'S256' },
  })
  for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)?.length).toBeGreaterThanOrEqual(43)
})

test('who comes back has a ticket in the fragment, which says who they are and lets nobody in yet', async () => {
  const browser = openBrowser(via.house)
  const { page, outcome } = await via.comeBack(
    browser,
    await via.google.visit(await via.begin(browser)).signIn('somchai'),
  )
  expect(page).toBe('/login')
  expect(outcome.ticket).toMatch(/^[\w-]{43}$/)
  expect(await via.spend(outcome.ticket ?? '', browser)).toEqual({
    ...{ provider: 'google', issuer: via.google.issuer, subject: 'somchai', member: null },
    ...{ email: 'somchai@mail.example', name: 'Khun somchai' },
  })
})

test('an address of mail that the provider has not verified is not passed on', async () => {
  const browser = openBrowser(via.house)
  const ticket = await via.signInAs('unverified_one', browser)
  expect(await via.spend(ticket, browser)).toMatchObject({ subject: 'unverified_one', email: null })
})

test('a ticket is good once, for half an hour, and in its own browser only', async () => {
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

test('what came back is good once, and in the browser that had left', async () => {
  const browser = openBrowser(via.house)
  const back = await via.google.visit(await via.begin(browser)).signIn('returned')
  const other = openBrowser(via.house)
  await via.begin(other)
  expect((await via.comeBack(other, back)).outcome).toEqual({ refusal: 'provider_failed' })
  expect((await via.comeBack(openBrowser(via.house), back)).outcome).toEqual({ refusal: 'provider_failed' })
  expect((await via.comeBack(browser, back)).outcome.ticket).toBeDefined()
  expect((await via.comeBack(browser, back)).outcome).toEqual({ refusal: 'provider_failed' })
})

test('who takes more than ten minutes begins anew', async () => {
  const browser = openBrowser(via.house)
  const back = await via.google.visit(await via.begin(browser)).signIn('slow_one')
  via.house.passTime(10 * 60_000)
  expect((await via.comeBack(browser, back)).outcome).toEqual({ refusal: 'provider_failed' })
})

test('a code that was made for somebody else’s sign-in is refused', async () => {
  const attacker = openBrowser(via.house)
  const stolen = (await via.google.visit(await via.begin(attacker)).signIn('attacker')).searchParams.get('code') ?? ''
  const victim = openBrowser(via.house)
  const back = await via.google.visit(await via.begin(victim)).signIn('victim')
  back.searchParams.set('code', stolen)
  expect((await via.comeBack(victim, back)).outcome).toEqual({ refusal: 'provider_failed' })
})

test('an answer that says it is another issuer’s is refused', async () => {
  const browser = openBrowser(via.house)
  const back = await via.google.visit(await via.begin(browser)).signIn('mixed_up')
  back.searchParams.set('iss', 'https://evil.example')
  expect((await via.comeBack(browser, back)).outcome).toEqual({ refusal: 'provider_failed' })
})

test('what was begun at one brand does not end at another', async () => {
  const browser = openBrowser(via.house)
  const back = await via.google.visit(await via.begin(browser)).signIn('two_brands')
  expect((await via.comeBack(browser, back, 'chandra.localhost')).outcome).toEqual({ refusal: 'provider_failed' })
  const elsewhere = openBrowser(via.house, { host: 'chandra.localhost' })
  const there = new URL(await via.begin(elsewhere))
  expect(there.searchParams.get('redirect_uri')).toBe(callback('chandra.localhost'))
})

test('who says no at the provider hears so kindly, on the page they came from', async () => {
  const browser = openBrowser(via.house)
  const back = await via.google.visit(await via.begin(browser, 'account')).refuse()
  expect(back.searchParams.get('error')).toBe('access_denied')
  expect(await via.comeBack(browser, back)).toEqual({
    ...{ page: '/?panel=securityCenter', outcome: { refusal: 'provider_denied' } },
  })
})
