import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser.fixture.ts'
import { CLIENT } from './provider.fixture.ts'
import { enter, openProviderHouse, type ProviderHouse } from './provider-house.fixture.ts'

let via: ProviderHouse
beforeAll(async () => {
  via = await openProviderHouse()
})
afterAll(() => via.close())

test('visitors see only the code and name of each login provider', async () => {
  const { body } = await openBrowser(via.house).get('/wps/session/providers')
  expect(body.value).toEqual({ providers: [{ code: 'google', name: 'Google' }] })
})

test('the client secret is hidden from operators and not stored in plain text', async () => {
  const operator = openBrowser(via.house)
  const { token } = (await operator.operatorLogin()).body.value
  const { body } = await operator.send({ method: 'GET', path: '/ops/providers', part: 'office', token })
  expect(body.value.providers).toEqual([
    {
      code: 'google',
      name: 'Google',
      issuer: via.google.issuer,
      clientId: CLIENT.id,
      tokenEndpoint: null,
      enabled: true,
      callbacks: expect.arrayContaining(['https://localhost/wps/session/providers/google/callback']),
    },
  ])
  const { rows } = await via.house.pool.query(`select encode(client_secret, 'escape') as kept from providers.provider`)
  for (const { kept } of rows) expect(kept).not.toContain(CLIENT.secret)
})

test.each([
  ['issuer', { issuer: 'http://issuer.example' }],
  ['tokenEndpoint', { tokenEndpoint: 'http://issuer.example/token' }],
  ['clientSecret', { code: 'facebook', clientSecret: undefined }],
])('a login provider with an invalid %s is refused', async (field, more) => {
  const operator = openBrowser(via.house)
  const { token } = (await operator.operatorLogin()).body.value
  const { body } = await enter(operator, token, { issuer: via.google.issuer, ...more })
  expect(body).toMatchObject({ code: 'invalid_request', fields: [{ field }] })
})

test('a login provider that is disabled, rejects our secret or is unreachable signs in nobody', async () => {
  const operator = openBrowser(via.house, { host: 'chandra.localhost' })
  const { token } = (await operator.operatorLogin()).body.value
  const browser = openBrowser(via.house, { host: 'chandra.localhost' })
  const back = async () => via.google.visit(await via.begin(browser)).signIn('locked_out')

  const before = await back()
  await enter(operator, token, { issuer: via.google.issuer, clientSecret: 'another one' })
  expect((await via.comeBack(browser, before, 'chandra.localhost')).outcome).toEqual({ refusal: 'provider_failed' })

  await enter(operator, token, { issuer: 'http://localhost:1' })
  expect((await via.start(browser)).body).toMatchObject({ code: 'provider_unreachable' })

  await enter(operator, token, { issuer: via.google.issuer, enabled: false })
  expect((await via.start(browser)).body).toMatchObject({ code: 'not_found' })
  expect((await browser.get('/wps/session/providers')).body.value).toEqual({ providers: [] })
})

test('testing a login provider shows its endpoints even if disabled, and an error if unreachable', async () => {
  const operator = openBrowser(via.house)
  const { token } = (await operator.operatorLogin()).body.value
  const ask = (code: string) =>
    operator.send({ method: 'POST', path: `/ops/providers/${code}/ask`, part: 'office', token })
  await enter(operator, token, { issuer: via.google.issuer, enabled: false })
  const { value } = (await ask('google')).body
  expect(value.authorization).toContain(via.google.issuer)
  expect(value.token).toContain(via.google.issuer)
  await enter(operator, token, { issuer: 'http://localhost:1' })
  expect((await ask('google')).body.code).toBe('provider_unreachable')
  expect((await ask('nobody')).body.code).toBe('not_found')
  await enter(operator, token, { issuer: via.google.issuer })
})
