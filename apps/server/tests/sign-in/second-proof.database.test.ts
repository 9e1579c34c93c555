import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, openBrowser } from '../browser.fixture.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { createAuthenticator } from './authenticator.fixture.ts'
import { codeOf, openMember } from './factors.fixture.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse([], { installationSecret: 'the secret of an installation, drawn once' })
})
afterAll(() => house.close())

const waysOf = (value: { ways: { way: string }[] }) => value.ways.map(({ way }) => way)
const prove = (browser: Browser, body: object) =>
  browser.send({ method: 'POST', path: '/wps/session/login/proof', body })
const signInByPasskey = async (browser: Browser, authenticator: ReturnType<typeof createAuthenticator>) => {
  const asked = (await browser.send({ method: 'POST', path: '/wps/session/passkey' })).body.value
  const body = { type: 'passkey', response: authenticator.use(asked) }
  return browser.send({ method: 'POST', path: '/wps/session/login', body })
}

test('sign-in with an authenticator app needs a TOTP or recovery code after the password', async () => {
  const { setUpTotp } = await openMember(house, 'asked_for_app')
  const { secret, recoveryCodes } = await setUpTotp()
  house.passTime(30_000)
  const browser = openBrowser(house)
  const { value } = (await browser.login('asked_for_app')).body
  expect(value).toMatchObject({ outcome: 'prove', reason: 'second_factor' })
  expect(value.token).toBeUndefined()
  expect(waysOf(value)).toEqual(['totp', 'recovery_code'])
  for (const code of ['000000', '١٢٣٤٥٦']) {
    const wrong = await prove(browser, { ticket: value.ticket, way: 'totp', code })
    expect(wrong.body).toMatchObject({ code: 'code_wrong' })
  }
  const proved = await prove(browser, { ticket: value.ticket, way: 'totp', code: codeOf(house, secret) })
  expect(proved.body.value).toMatchObject({ outcome: 'signed_in' })

  const again = (await browser.login('asked_for_app')).body.value
  const byPaper = await prove(browser, { ticket: again.ticket, way: 'recovery_code', code: recoveryCodes[0] })
  expect(byPaper.body.value).toMatchObject({ outcome: 'signed_in' })
})

const THAI_DIGITS = '๐๑๒๓๔๕๖๗๘๙'

test('codes are accepted as they are copied at sign-in, and what cannot be a code costs no try', async () => {
  const { setUpTotp } = await openMember(house, 'copies_codes')
  const { secret, recoveryCodes } = await setUpTotp()
  house.passTime(30_000)
  const browser = openBrowser(house)
  const { ticket } = (await browser.login('copies_codes')).body.value
  // Five wrong ones end a sign-in: these are more.
  for (const code of ['abc', '1', '1234 5', '00000000000000000000', '12345x', ' - ']) {
    const refused = await prove(browser, { ticket, way: 'totp', code })
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', fields: [{ field: 'code', word: 'field.six_digits' }] },
    })
  }
  const code = codeOf(house, secret)
  const copied = `${code.slice(0, 3)} ${code.slice(3)}\n`
  expect((await prove(browser, { ticket, way: 'totp', code: copied })).body.value.outcome).toBe('signed_in')

  house.passTime(30_000)
  const second = (await browser.login('copies_codes')).body.value.ticket
  const thai = codeOf(house, secret).replace(/\d/g, (digit) => THAI_DIGITS[Number(digit)] ?? '')
  expect((await prove(browser, { ticket: second, way: 'totp', code: thai })).body.value.outcome).toBe('signed_in')

  const third = (await browser.login('copies_codes')).body.value.ticket
  const short = await prove(browser, { ticket: third, way: 'recovery_code', code: 'ABCD-1234' })
  expect(short.body.fields).toMatchObject([{ field: 'code', word: 'field.recovery_code' }])
  const paper = (recoveryCodes[0] ?? '').toLowerCase().replaceAll('-', ' – ')
  expect((await prove(browser, { ticket: third, way: 'recovery_code', code: paper })).body.value.outcome).toBe(
    'signed_in',
  )
})

test('sign-in with an authenticator app cannot be proved by SMS instead', async () => {
  const { setUpTotp } = await openMember(house, 'never_by_number')
  await setUpTotp()
  await house.pool.query(
    `update members.member set mobile = '+66899999901', mobile_verified_at = now() where username = 'never_by_number'`,
  )
  const browser = openBrowser(house)
  const { ticket } = (await browser.login('never_by_number')).body.value
  const begun = await browser.send({
    method: 'POST',
    path: '/wps/session/login/proof/begin',
    body: { ticket, way: 'sms' },
  })
  expect(begun.body).toMatchObject({ code: 'function_off' })
  const proved = await prove(browser, { ticket, way: 'sms', code: '123456' })
  expect(proved.body).toMatchObject({ code: 'function_off' })
})

test('sign-in with a passkey asks for it after the password, or needs the passkey alone', async () => {
  const authenticator = createAuthenticator()
  const { addPasskey } = await openMember(house, 'asked_for_key')
  await addPasskey(authenticator)
  const browser = openBrowser(house)
  const { value } = (await browser.login('asked_for_key')).body
  expect(waysOf(value)).toEqual(['passkey'])
  const path = '/wps/session/login/proof/begin'
  const begun = await browser.send({ method: 'POST', path, body: { ticket: value.ticket, way: 'passkey' } })
  const { passkey } = begun.body.value
  expect(passkey.allowCredentials).toHaveLength(1)
  const proof = { ticket: value.ticket, way: 'passkey', passkey: authenticator.use(passkey) }
  expect((await prove(browser, proof)).body.value).toMatchObject({ outcome: 'signed_in' })
  expect((await signInByPasskey(browser, authenticator)).body.value).toMatchObject({ outcome: 'signed_in' })
})

test('a removed passkey cannot sign in', async () => {
  const authenticator = createAuthenticator()
  const { post, list, addPasskey } = await openMember(house, 'key_removed')
  const { id } = (await addPasskey(authenticator)).body.value
  await post('/passkeys/remove', { id, proof: { way: 'password', password: 'correct horse battery' } })
  expect((await list()).passkeys).toEqual([])
  const signedIn = await signInByPasskey(openBrowser(house), authenticator)
  expect(signedIn.body).toMatchObject({ code: 'passkey_refused' })
})
