import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, openBrowser } from '../browser.fixture.ts'
import { thaiNumber } from '../verification/phone.fixture.ts'
import { HOST, openHouseWithFirebase } from './firebase.fixture.ts'

let house: Awaited<ReturnType<typeof openHouseWithFirebase>>
let browser: Browser
beforeAll(async () => {
  house = await openHouseWithFirebase()
  // Where a password that is too old must be changed, so that it shows that this way asks for none.
  await house.asOwner(`update system.brand set modules = modules || '{PWDEXPFORCECHANGE3}' where code = 'CHANDRA'`)
  browser = openBrowser(house, { host: HOST })
})
afterAll(() => house.close())

const SIGNED_IN = { status: 200, body: { value: { outcome: 'signed_in' } } }
let last = 20_000_000
const nextNumber = () => {
  last += 100_003
  return thaiNumber(last)
}
const typed = (mobileNum: string) => ({ countryDialingCode: '66', mobileNum })

const login = (firebaseIdToken: string, from = browser) =>
  from.send({ method: 'POST', path: '/wps/session/login', body: { type: 'firebase', firebaseIdToken } })

const register = (mobileNum: string, more: object, from = browser) =>
  from.send({
    method: 'PUT',
    path: '/wps/member/register/mobile',
    body: { ...typed(mobileNum), birthday: '1990-01-31', agree: true, ...more },
  })

/** Somebody who opened an account by a number. */
async function registered() {
  const number = nextNumber()
  const joined = await register(number.typed, { firebaseIdToken: await house.prove(number.kept) })
  return { number, joined }
}

test('a number verified by Firebase registers an account and signs in again', async () => {
  const { number, joined } = await registered()
  expect(joined).toMatchObject(SIGNED_IN)
  const info = (await browser.get('/wps/member/info', joined.body.value.token)).body.value
  expect(info.account).toMatch(/^m[a-z0-9]{9}$/)
  expect(await login(await house.prove(number.kept))).toMatchObject(SIGNED_IN)
})

test('a Firebase token signs in once', async () => {
  const { number } = await registered()
  const token = await house.prove(number.kept)
  const both = await Promise.all([login(token), login(token)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(await login(token)).toMatchObject({ status: 422, body: { code: 'code_expired' } })
})

test('an unknown number is led to registration with the same Firebase token', async () => {
  const number = nextNumber()
  const firebaseIdToken = await house.prove(number.kept)
  expect((await login(firebaseIdToken)).body.value).toEqual({ outcome: 'register_mobile' })
  expect(await register(number.typed, { firebaseIdToken })).toMatchObject(SIGNED_IN)
  expect(await login(firebaseIdToken)).toMatchObject({ body: { code: 'code_expired' } })
})

describe('a Firebase token stays valid', () => {
  test('when the form has another number', async () => {
    const [mine, other] = [nextNumber(), nextNumber()]
    const firebaseIdToken = await house.prove(mine.kept)
    expect(await register(other.typed, { firebaseIdToken })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'mobileNum', word: 'field.phone_not_proved' }] },
    })
    expect(await register(mine.typed, { firebaseIdToken })).toMatchObject(SIGNED_IN)
  })

  test('when a field of the form is invalid', async () => {
    const number = nextNumber()
    const firebaseIdToken = await house.prove(number.kept)
    const young = await register(number.typed, { firebaseIdToken, birthday: '2020-01-01' })
    expect(young).toMatchObject({ status: 400, body: { fields: [{ field: 'birthday' }] } })
    expect(await register(number.typed, { firebaseIdToken })).toMatchObject(SIGNED_IN)
  })

  test('when the number already has an account, which it signs in to', async () => {
    const { number } = await registered()
    const firebaseIdToken = await house.prove(number.kept)
    expect(await register(number.typed, { firebaseIdToken })).toMatchObject({
      status: 409,
      body: { code: 'mobile_taken' },
    })
    expect(await login(firebaseIdToken)).toMatchObject(SIGNED_IN)
  })
})

test('of three parallel registrations with one Firebase token one succeeds', async () => {
  const number = nextNumber()
  const firebaseIdToken = await house.prove(number.kept)
  const all = await Promise.all([1, 2, 3].map(() => register(number.typed, { firebaseIdToken })))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a brand with Firebase refuses registration without a token, and SMS codes of the platform', async () => {
  const number = nextNumber()
  for (const more of [{}, { verificationCode: '123456' }]) {
    expect(await register(number.typed, more)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'verificationCode', word: 'field.required' }] },
    })
  }
  const body = { type: 'sms', ...typed(number.typed), verificationCode: '123456' }
  const bySms = await browser.send({ method: 'POST', path: '/wps/session/login', body })
  expect(bySms).toMatchObject({ status: 403, body: { code: 'function_off' } })
  for (const [purpose, path] of [
    ['login', '/wps/verification/sms/noLogin'],
    ['register', '/wps/verification/sms/register'],
  ]) {
    const asked = await browser.send({ method: 'POST', path: `${path}`, body: { ...typed(number.typed), purpose } })
    expect(asked).toMatchObject({ status: 403, body: { code: 'function_off' } })
  }
})

test('a token of another Firebase project is refused', async () => {
  const { number } = await registered()
  const token = await house.prove(number.kept, 'demo-elsewhere')
  expect(await login(token)).toMatchObject({ status: 422, body: { code: 'provider_failed' } })
  expect(await register(nextNumber().typed, { firebaseIdToken: token })).toMatchObject({
    status: 422,
    body: { code: 'provider_failed' },
  })
})

test('a Firebase token is refused after an hour', async () => {
  const { number } = await registered()
  const token = await house.prove(number.kept)
  house.passTime(61 * 60_000)
  expect(await login(token)).toMatchObject({ status: 422, body: { code: 'code_expired' } })
})

test('a brand without Firebase refuses sign-in and registration with a token', async () => {
  const elsewhere = openBrowser(house)
  const number = nextNumber()
  const firebaseIdToken = await house.prove(number.kept)
  expect(await login(firebaseIdToken, elsewhere)).toMatchObject({ status: 403, body: { code: 'function_off' } })
  expect(await register(number.typed, { firebaseIdToken }, elsewhere)).toMatchObject({
    status: 403,
    body: { code: 'function_off' },
  })
})

test.each(['temporary = true', `changed_at = '2020-01-01'`])(
  'a password with %s must be changed on password sign-in, not on Firebase sign-in',
  async (mark) => {
    const number = nextNumber()
    const username = `late${number.kept.slice(-6)}`
    await browser.register(username)
    await house.pool.query(
      `update identity.credential set ${mark} where member = (select id from members.member where username = $1)`,
      [username],
    )
    await house.pool.query(`update members.member set mobile = $2, mobile_verified_at = now() where username = $1`, [
      ...[username, number.kept],
    ])
    expect((await browser.login(username)).body.value.outcome).toBe('change_password')
    expect(await login(await house.prove(number.kept))).toMatchObject(SIGNED_IN)
  },
)

test('the site’s settings and sources name the Firebase project only for a brand that has one', async () => {
  const of = async (from: Browser) => (await from.get('/wps/system/whitelabel')).body.value.firebase
  expect(await of(browser)).toEqual({
    project: 'demo-chandra',
    apiKey: 'demo-chandra',
    authDomain: 'demo-chandra.firebaseapp.com',
    standIn: house.standIn,
  })
  expect(await of(openBrowser(house))).toBeNull()
  expect(await house.sourcesOf(HOST)).toMatchObject({ calls: [house.standIn], scripts: [] })
  expect(await house.sourcesOf('localhost')).toMatchObject({ calls: [], scripts: [] })
})

test('the database refuses the Firebase stand-in for a brand that takes real money', async () => {
  await expect(house.asOwner(`update system.brand set demo = false where code = 'CHANDRA'`)).rejects.toThrow(
    'stand_in_of_demo_brands_only',
  )
})

test('a number for Firebase is returned in international form, or refused with an error at the field', async () => {
  const read = (body: object) => browser.send({ method: 'POST', path: '/wps/verification/mobile', body })
  expect((await read(typed('081-234-5678'))).body.value).toEqual({ number: '+66812345678' })
  expect(await read(typed('02 123 4567'))).toMatchObject({ status: 400, body: { fields: [{ field: 'mobileNum' }] } })
  expect(await read({ countryDialingCode: '84', mobileNum: '0912345678' })).toMatchObject({
    status: 403,
    body: { code: 'function_off', fields: [{ field: 'countryDialingCode' }] },
  })
})
