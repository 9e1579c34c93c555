import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, openBrowser } from '../browser.fixture.ts'
import { PASSWORD } from '../house.fixture.ts'
import { openHouseWithPhone, switchOff, thaiNumber } from '../verification/phone.fixture.ts'

let house: Awaited<ReturnType<typeof openHouseWithPhone>>
beforeAll(async () => {
  house = await openHouseWithPhone()
})
afterAll(() => house.close())

const SIGNED_IN = { status: 200, body: { value: { outcome: 'signed_in' } } }
let last = 10_000_000
/** A number that nobody has asked a code for yet, far from the one before it. */
const nextNumber = () => {
  last += 100_003
  return thaiNumber(last)
}
const typed = (mobileNum: string) => ({ countryDialingCode: '66', mobileNum })

const register = (browser: Browser, body: object) =>
  browser.send({
    method: 'PUT',
    path: '/wps/member/register/mobile',
    body: { birthday: '1990-01-31', agree: true, ...body },
  })

const askForCode = (browser: Browser, number: string, purpose: 'register' | 'login') =>
  browser.send({
    method: 'POST',
    path: `/wps/verification/sms/${purpose === 'register' ? 'register' : 'noLogin'}`,
    body: { ...typed(number), purpose },
  })

/** Somebody who registered by a number, on a browser of their own. */
async function registered(address: string, more: object = {}) {
  const browser = openBrowser(house, { address })
  const number = nextNumber()
  await askForCode(browser, number.typed, 'register')
  const verificationCode = house.phone.code(number.kept)
  const joined = await register(browser, { ...typed(number.typed), verificationCode, ...more })
  return { browser, number, joined }
}

const loginByCode = async ({ browser, number }: { browser: Browser; number: { typed: string; kept: string } }) => {
  await askForCode(browser, number.typed, 'login')
  await house.afterAnswers()
  const verificationCode = house.phone.code(number.kept)
  return browser.send({
    method: 'POST',
    path: '/wps/session/login',
    body: { type: 'sms', ...typed(number.typed), verificationCode },
  })
}

test('registration by SMS code makes an account with a generated name, which can sign in by code', async () => {
  const { browser, number, joined } = await registered('192.0.2.11')
  expect(joined).toMatchObject(SIGNED_IN)
  const info = (await browser.get('/wps/member/info', joined.body.value.token)).body.value
  expect(info.account).toMatch(/^m[a-z0-9]{9}$/)
  expect(info.account).not.toContain(number.typed.slice(-4))
  house.passTime(61_000)
  expect(await loginByCode({ browser, number })).toMatchObject(SIGNED_IN)
})

test('a whole international number and a copied code are read in registration and sign-in', async () => {
  const browser = openBrowser(house, { address: '192.0.2.10' })
  const { kept } = nextNumber()
  const whole = `+66 ${kept.slice(3, 5)}-${kept.slice(5, 8)}-${kept.slice(8)}`
  expect((await askForCode(browser, whole, 'register')).status).toBe(200)
  const code = house.phone.code(kept)
  const copied = `${code.slice(0, 3)} ${code.slice(3)} `
  expect(await register(browser, { ...typed(whole), verificationCode: copied })).toMatchObject(SIGNED_IN)
  house.passTime(61_000)
  const number = { typed: kept.replace('+', '00'), kept }
  expect(await loginByCode({ browser, number })).toMatchObject(SIGNED_IN)
  const foreign = await askForCode(browser, '+85512345678', 'login')
  expect(foreign.body.fields).toMatchObject([{ field: 'mobileNum', word: 'field.phone_country' }])
})

test('a number has one account, and that it is taken is shown only after a valid code', async () => {
  const { number } = await registered('192.0.2.12')
  const other = openBrowser(house, { address: '192.0.2.13' })
  const guessed = await register(other, { ...typed(number.typed), verificationCode: '000000' })
  expect(['code_wrong', 'code_expired']).toContain(guessed.body.code)
  house.passTime(61_000)
  await askForCode(other, number.typed, 'register')
  const again = await register(other, { ...typed(number.typed), verificationCode: house.phone.code(number.kept) })
  expect(again).toMatchObject({ status: 409, body: { code: 'mobile_taken', fields: [{ field: 'mobileNum' }] } })
})

test('registration by number is refused without a code, with an invalid number or under age', async () => {
  const browser = openBrowser(house, { address: '192.0.2.14' })
  const number = nextNumber()
  expect(await register(browser, typed(number.typed))).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'verificationCode' }] },
  })
  expect(await register(browser, { ...typed('021234567'), verificationCode: '123456' })).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'mobileNum' }] },
  })
  const young = { ...typed(number.typed), verificationCode: '123456', birthday: '2020-01-01' }
  expect(await register(browser, young)).toMatchObject({ status: 400, body: { fields: [{ field: 'birthday' }] } })
})

test('registration by number takes a nickname that is free and nobody’s of the staff', async () => {
  const { browser, joined } = await registered('192.0.2.31', { nickname: ' Nong Fah ' })
  const info = (await browser.get('/wps/member/info', joined.body.value.token)).body.value
  expect(info).toMatchObject({ nickname: 'Nong Fah', account: expect.stringMatching(/^m[a-z0-9]{9}$/) })
  const refused = [
    ['nong fah', 'field.taken'],
    ['Sanuk Support', 'field.taken'],
    ['x', 'field.nickname'],
  ] as const
  for (const [at, [nickname, word]] of refused.entries()) {
    const { joined: answer } = await registered(`192.0.2.${32 + at}`, { nickname })
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ field: 'nickname', word }] } })
  }
})

test('a brand without sign-in by number refuses registration and sign-in by SMS code', async () => {
  await switchOff(house, ['MOBILENUMREG3', 'MOBILEVERCODELOGIN3'])
  const elsewhere = openBrowser(house, { host: 'chandra.localhost', address: '192.0.2.15' })
  const wish = { ...typed(nextNumber().typed), verificationCode: '123456' }
  expect(await register(elsewhere, wish)).toMatchObject({ status: 403, body: { code: 'function_off' } })
  const login = await elsewhere.send({ method: 'POST', path: '/wps/session/login', body: { type: 'sms', ...wish } })
  expect(login).toMatchObject({ status: 403, body: { code: 'function_off' } })
})

describe('sign-in on an unknown device', () => {
  const FINISH = { method: 'POST', path: '/wps/session/login/proof' }

  /** A member with a name, a password and a proved number. */
  async function knownMember(username: string, address: string) {
    const browser = openBrowser(house, { address })
    await browser.register(username)
    const number = nextNumber()
    await house.pool.query(`update members.member set mobile = $2, mobile_verified_at = now() where username = $1`, [
      username,
      number.kept,
    ])
    return { browser, number }
  }

  test('needs an SMS code to the verified number once, and none on a known device', async () => {
    const { browser, number } = await knownMember('has_number', '192.0.2.21')
    expect(await browser.login('has_number')).toMatchObject(SIGNED_IN)

    const stranger = openBrowser(house, { address: '192.0.2.22' })
    const { ticket, ...asked } = (await stranger.login('has_number')).body.value
    const hint = `+66${'•'.repeat(number.kept.length - 6)}${number.kept.slice(-3)}`
    expect(asked).toEqual({ outcome: 'prove', reason: 'new_device', ways: [{ way: 'sms', hint }] })
    expect((await stranger.get('/wps/member/info', ticket)).status).toBe(401)
    const begun = await stranger.send({
      method: 'POST',
      path: '/wps/session/login/proof/begin',
      body: { ticket, way: 'sms' },
    })
    expect(begun.body.value).toMatchObject({ sent: { expiredMinutes: 5 }, passkey: null })

    const wrong = await stranger.send({ ...FINISH, body: { ticket, way: 'sms', code: '000000' } })
    expect(wrong).toMatchObject({ status: 422, body: { code: 'code_wrong' } })
    const code = house.phone.code(number.kept)
    expect(await stranger.send({ ...FINISH, body: { ticket, way: 'sms', code } })).toMatchObject(SIGNED_IN)
    expect(await stranger.send({ ...FINISH, body: { ticket, way: 'sms', code } })).toMatchObject({
      status: 422,
      body: { code: 'ticket_invalid' },
    })
    expect(await stranger.login('has_number')).toMatchObject(SIGNED_IN)
  })

  test('refuses a proof that was not offered', async () => {
    await knownMember('no_app', '192.0.2.23')
    const stranger = openBrowser(house, { address: '192.0.2.24' })
    const { ticket } = (await stranger.login('no_app')).body.value
    const body = { ticket, way: 'totp', code: '123456' }
    expect(await stranger.send({ ...FINISH, body })).toMatchObject({ status: 403, body: { code: 'function_off' } })
  })

  test('ends after five wrong codes', async () => {
    const { number } = await knownMember('guessed_at', '192.0.2.25')
    const stranger = openBrowser(house, { address: '192.0.2.26' })
    const { ticket } = (await stranger.login('guessed_at')).body.value
    await stranger.send({ method: 'POST', path: '/wps/session/login/proof/begin', body: { ticket, way: 'sms' } })
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        stranger.send({ ...FINISH, body: { ticket, way: 'sms', code: String(at).padStart(6, '0') } }),
      ),
    )
    expect(guesses.filter(({ body }) => body.code !== 'ticket_invalid').length).toBeLessThanOrEqual(5)
    const code = house.phone.code(number.kept)
    expect((await stranger.send({ ...FINISH, body: { ticket, way: 'sms', code } })).body.code).toBe('ticket_invalid')
  })

  test('succeeds for a member without any means of proof', async () => {
    await openBrowser(house, { address: '192.0.2.27' }).register('no_ways_at_all')
    const stranger = openBrowser(house, { address: '192.0.2.28' })
    expect(await stranger.login('no_ways_at_all', PASSWORD)).toMatchObject(SIGNED_IN)
  })
})
