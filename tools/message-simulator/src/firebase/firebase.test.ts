import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../app.ts'
import { codeIn, openMessageBook } from '../message-book.ts'

const NUMBER = '+66812345678'
const MINUTE = 60_000

function openedStandIn() {
  let now = Date.now()
  const book = openMessageBook()
  const app = createApp(book, { keys: [{ id: 'k1', secret: 's'.repeat(32) }], now: () => now, logger: false })
  onTestFinished(() => app.close())
  const toolkit = async (name: string, payload: object, { key = 'demo-test', locale = 'en' } = {}) => {
    const url = `/identitytoolkit.googleapis.com/v1/accounts:${name}?key=${key}`
    const reply = await app.inject({ method: 'POST', url, payload, headers: { 'x-firebase-locale': locale } })
    return reply.json()
  }
  const send = (phoneNumber = NUMBER) => toolkit('sendVerificationCode', { phoneNumber, recaptchaToken: 'solved' })
  const newestCode = () => (book.list(NUMBER)[0] ? codeIn(book.list(NUMBER)[0] ?? { text: '' }) : null)
  return {
    app,
    book,
    toolkit,
    send,
    newestCode,
    prove: async () => {
      const { sessionInfo } = await send()
      return toolkit('signInWithPhoneNumber', { sessionInfo, code: newestCode() })
    },
    passTime: (ms: number) => {
      now += ms
    },
  }
}

const fault = (message: string) => ({ error: { code: 400, message } })

test('a correct code signs in with an ID token signed by the published key', async () => {
  const { app, book, prove } = openedStandIn()
  const signedIn = await prove()
  expect(signedIn).toMatchObject({ phoneNumber: NUMBER, isNewUser: true, expiresIn: '3600' })
  expect(book.list(NUMBER)).toMatchObject([{ kind: 'sms', sender: 'Firebase' }])
  const keys = await app.inject('/www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com')
  expect(keys.body).not.toContain('"d":')
  expect(decodeProtectedHeader(signedIn.idToken)).toMatchObject({ alg: 'RS256', kid: expect.any(String) })
  // The claims that Google documents: firebase.google.com/docs/auth/admin/verify-id-tokens.
  const { payload } = await jwtVerify(signedIn.idToken, createLocalJWKSet(keys.json()), {
    issuer: 'https://securetoken.google.com/demo-test',
    audience: 'demo-test',
  })
  expect(payload).toMatchObject({
    sub: signedIn.localId,
    phone_number: NUMBER,
    auth_time: expect.any(Number),
    firebase: { sign_in_provider: 'phone', identities: { phone: [NUMBER] } },
  })
})

test('the same number signs in to the same account, and its refresh token is accepted', async () => {
  const { app, toolkit, prove, passTime } = openedStandIn()
  const first = await prove()
  passTime(10 * MINUTE)
  const second = await prove()
  expect(second).toMatchObject({ localId: first.localId, isNewUser: false })
  expect(await toolkit('lookup', { idToken: first.idToken })).toMatchObject({
    users: [{ localId: first.localId, phoneNumber: NUMBER }],
  })
  const refreshed = await app.inject({
    method: 'POST',
    url: '/securetoken.googleapis.com/v1/token?key=demo-test',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: first.refreshToken }).toString(),
  })
  expect(refreshed.json()).toMatchObject({ user_id: first.localId, project_id: 'demo-test', token_type: 'Bearer' })
})

test('a code works once, and expires after five wrong tries or five minutes', async () => {
  const { toolkit, send, newestCode, passTime } = openedStandIn()
  const { sessionInfo } = await send()
  const right = newestCode()
  const wrong = right === '000000' ? '000001' : '000000'
  const sign = (code: string | null, session = sessionInfo) =>
    toolkit('signInWithPhoneNumber', { sessionInfo: session, code })
  for (let tries = 0; tries < 5; tries++) expect(await sign(wrong)).toMatchObject(fault('INVALID_CODE'))
  expect(await sign(right)).toMatchObject(fault('TOO_MANY_ATTEMPTS_TRY_LATER'))

  const { sessionInfo: another } = await send()
  const used = newestCode()
  expect(await sign(used, another)).toMatchObject({ phoneNumber: NUMBER })
  expect(await sign(used, another)).toMatchObject(fault('SESSION_EXPIRED'))

  const { sessionInfo: late } = await send()
  passTime(5 * MINUTE)
  expect(await sign(newestCode(), late)).toMatchObject(fault('SESSION_EXPIRED'))
})

test('a number gets five messages in five minutes, and a reserved number none', async () => {
  const { send, passTime } = openedStandIn()
  for (let count = 0; count < 5; count++) expect(await send()).toMatchObject({ sessionInfo: expect.any(String) })
  expect(await send()).toMatchObject(fault('TOO_MANY_ATTEMPTS_TRY_LATER'))
  passTime(5 * MINUTE)
  expect(await send()).toMatchObject({ sessionInfo: expect.any(String) })
  expect(await send('+66800000000')).toMatchObject(fault('QUOTA_EXCEEDED'))
})

test('missing or malformed input is answered with Google’s error codes', async () => {
  const { toolkit, send, prove } = openedStandIn()
  expect(await toolkit('sendVerificationCode', {})).toMatchObject(fault('MISSING_PHONE_NUMBER'))
  expect((await send('0812345678')).error.message).toMatch(/^INVALID_PHONE_NUMBER : /)
  expect((await toolkit('sendVerificationCode', { phoneNumber: NUMBER })).error.message).toMatch(
    /^CAPTCHA_CHECK_FAILED : /,
  )
  expect(await toolkit('signInWithPhoneNumber', { code: '123456' })).toMatchObject(fault('MISSING_SESSION_INFO'))
  const { sessionInfo } = await send()
  expect(await toolkit('signInWithPhoneNumber', { sessionInfo })).toMatchObject(fault('MISSING_CODE'))
  const { idToken } = await prove()
  expect(await toolkit('lookup', { idToken: `${idToken.slice(0, -8)}AAAAAAAA` })).toMatchObject(
    fault('INVALID_ID_TOKEN'),
  )
})

test('a session of another project and a real API key are refused', async () => {
  const { toolkit, send, newestCode } = openedStandIn()
  const { sessionInfo } = await send()
  const wish = { sessionInfo, code: newestCode() }
  expect(await toolkit('signInWithPhoneNumber', wish, { key: 'demo-other' })).toMatchObject(
    fault('INVALID_SESSION_INFO'),
  )
  expect((await toolkit('signInWithPhoneNumber', wish, { key: 'AIzaReal' })).error.message).toMatch(/API key not valid/)
})

test('CORS allows calls from pages of other origins', async () => {
  const { app } = openedStandIn()
  const asked = await app.inject({
    method: 'OPTIONS',
    url: '/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode?key=demo-test',
    headers: { origin: 'http://site.example', 'access-control-request-headers': 'content-type,x-client-version' },
  })
  expect(asked.statusCode).toBe(204)
  expect(asked.headers['access-control-allow-origin']).toBe('*')
  expect(asked.headers['access-control-allow-headers']).toBe('content-type,x-client-version')
})
