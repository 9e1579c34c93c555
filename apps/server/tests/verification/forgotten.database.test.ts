import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openBrowser } from '../browser.fixture.ts'
import { PASSWORD } from '../house.fixture.ts'
import { giveContacts, openHouseWithPhone, thaiNumber } from './phone.fixture.ts'

let house: Awaited<ReturnType<typeof openHouseWithPhone>>
let browser: Browser
beforeEach(async () => {
  house = await openHouseWithPhone()
  await giveContacts(house, { email: EMAIL, mobile: MINE.kept })
  browser = openBrowser(house)
})
afterEach(() => house.close())

const EMAIL = 'Nok@mail.example'
const MINE = thaiNumber(12345678)
const FRESH = 'a fresh horse battery'
const MINUTE_MS = 60_000

const forgot = (username: string, email: string, more: { from?: Browser; language?: string } = {}) =>
  (more.from ?? browser).send({
    method: 'POST',
    path: '/wps/member/password/email',
    body: { username, email },
    language: more.language ?? 'en',
  })

const reset = (token: string, password = FRESH, confirmPassword = password) =>
  browser.send({ method: 'POST', path: '/wps/member/password/reset', body: { token, password, confirmPassword } })

/** Asks for a link and reads its token in the letter that comes. */
async function mailedToken(): Promise<string> {
  expect(await forgot('demo', EMAIL)).toMatchObject({ status: 200 })
  await house.afterAnswers()
  return /#reset=([A-Za-z0-9_-]{43})\n/.exec(house.phone.messages(EMAIL)[0]?.text ?? '')?.[1] ?? ''
}

const tokenOf = async (password: string) => (await browser.login('demo', password)).body.value?.token

describe('a mailed password reset link', () => {
  test('is in the language of the request and points to the brand’s own host', async () => {
    const proxied = openBrowser(house, { host: '127.0.0.1' })
    await forgot('DEMO', ' nok@MAIL.example ', { from: proxied, language: 'th' })
    await house.afterAnswers()
    const [letter] = house.phone.messages()
    expect(letter).toMatchObject({ kind: 'mail', sender: 'Sanuk', subject: 'ตั้งรหัสผ่านใหม่ของ Sanuk' })
    expect(letter?.text).toMatch(/บัญชี demo ของคุณ.* 30 นาที/)
    expect(letter?.text).toMatch(/^http:\/\/localhost\/#reset=[A-Za-z0-9_-]{43}$/m)
  })

  test('sets a new password once and ends every session', async () => {
    const session = await tokenOf(PASSWORD)
    const token = await mailedToken()
    expect(await reset(token)).toEqual({ status: 200, body: { success: true, value: {} } })
    expect(await browser.get('/wps/member/info', session)).toMatchObject({ status: 401 })
    expect(await browser.login('demo', PASSWORD)).toMatchObject({ body: { code: 'incorrect_credentials' } })
    expect(await tokenOf(FRESH)).toEqual(expect.any(String))
    expect(await reset(token)).toMatchObject({ status: 422, body: { code: 'link_expired' } })
  })

  test('is followed by a mail that reports the password change', async () => {
    await reset(await mailedToken())
    await house.afterAnswers()
    expect(house.phone.messages()[0]).toMatchObject({ to: EMAIL, subject: 'Your Sanuk password was changed' })
  })

  test('works for exactly one of twenty simultaneous uses', async () => {
    const token = await mailedToken()
    const replies = await Promise.all(Array.from({ length: 20 }, () => reset(token)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('expires after 30 minutes', async () => {
    const token = await mailedToken()
    house.passTime(30 * MINUTE_MS)
    expect(await reset(token)).toMatchObject({ body: { code: 'link_expired' } })
  })

  test('is replaced by the next link', async () => {
    const first = await mailedToken()
    const second = await mailedToken()
    expect(await reset(first)).toMatchObject({ body: { code: 'link_expired' } })
    expect(await reset(second)).toMatchObject({ status: 200 })
  })

  test('stays valid after a rejected password', async () => {
    const token = await mailedToken()
    expect(await reset(token, 'short')).toMatchObject({ status: 400, body: { fields: [{ field: 'password' }] } })
    expect(await reset(token, FRESH, 'another')).toMatchObject({ body: { fields: [{ field: 'confirmPassword' }] } })
    expect(await reset(token)).toMatchObject({ status: 200 })
  })

  test('of one brand is not valid at another brand', async () => {
    const token = await mailedToken()
    const elsewhere = openBrowser(house, { host: 'chandra.localhost' })
    const body = { token, password: FRESH, confirmPassword: FRESH }
    const reply = await elsewhere.send({ method: 'POST', path: '/wps/member/password/reset', body })
    expect(reply).toMatchObject({ body: { code: 'link_expired' } })
  })

  test('is stored only as a hash', async () => {
    const token = await mailedToken()
    const { rows } = await house.pool.query('select link::text as kept from identity.password_link link')
    expect(rows).toHaveLength(1)
    expect(rows[0].kept).not.toContain(token)
  })
})

describe('a request for a password reset link', () => {
  test('is answered alike for known and unknown accounts, and mails only the owner', async () => {
    const theirs = await forgot('demo', EMAIL)
    expect(theirs).toEqual({ status: 200, body: { success: true, value: { expiredMinutes: 30 } } })
    expect(await forgot('demo', 'somebody@else.example')).toEqual(theirs)
    expect(await forgot('nobody_at_all', EMAIL)).toEqual(theirs)
    await house.afterAnswers()
    expect(house.phone.messages()).toHaveLength(1)
  })

  test('reveals an unknown account where the brand allows it', async () => {
    const owner = new pg.Client({ connectionString: house.clones.ownerUrl })
    await owner.connect()
    await owner.query("update system.brand set tells_unknown_accounts = true where code = 'SANUK'")
    await owner.end()
    house.passTime(MINUTE_MS)
    expect(await forgot('nobody_at_all', EMAIL)).toMatchObject({
      status: 422,
      body: { code: 'account_unknown', message: 'Username/Email does not exist.' },
    })
  })

  test('is refused for an invalid mail address', async () => {
    expect(await forgot('demo', 'nok')).toMatchObject({ status: 400, body: { fields: [{ field: 'email' }] } })
  })
})

describe('mails with password reset links', () => {
  test('are limited to three per mailbox, whatever address asks', async () => {
    const codes: unknown[] = []
    for (let index = 0; index < 5; index += 1) {
      const from = openBrowser(house, { address: `203.${index}.113.7` })
      codes.push((await forgot('demo', EMAIL, { from })).body.code ?? 'sent')
    }
    expect(codes).toEqual(['sent', 'sent', 'sent', 'code_quota_exceeded', 'code_quota_exceeded'])
  })

  test('get the same answer as for an unknown account when the mail server is down', async () => {
    await house.phone.close()
    expect(await forgot('demo', EMAIL)).toEqual(await forgot('nobody_at_all', EMAIL))
  })
})

test('a reset by SMS code sets the password, ends every session, signs in and mails a notice', async () => {
  const session = await tokenOf(PASSWORD)
  const number = { mobileNum: MINE.typed, countryDialingCode: '66' }
  await browser.send({
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    body: { ...number, purpose: 'password' },
  })
  await house.afterAnswers()
  const reply = await browser.send({
    method: 'POST',
    path: '/wps/member/password/verification',
    body: { ...number, verificationCode: house.phone.code(MINE.kept), password: FRESH },
  })
  expect(reply).toMatchObject({ status: 200, body: { value: { outcome: 'signed_in', token: expect.any(String) } } })
  expect(await browser.get('/wps/member/info', session)).toMatchObject({ status: 401 })
  expect(await browser.get('/wps/member/info', reply.body.value.token)).toMatchObject({ status: 200 })
  expect(await tokenOf(FRESH)).toEqual(expect.any(String))
  await house.afterAnswers()
  expect(house.phone.messages(EMAIL)[0]).toMatchObject({ subject: 'Your Sanuk password was changed' })
})
