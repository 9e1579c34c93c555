import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runsSlowTests } from '../../../../tools/launcher/src/slow-tests.ts'
import { type Browser, openBrowser } from '../browser.fixture.ts'
import { giveContacts, openHouseWithPhone, switchOff, thaiNumber } from './phone.fixture.ts'

let house: Awaited<ReturnType<typeof openHouseWithPhone>>
let browser: Browser
beforeEach(async () => {
  house = await openHouseWithPhone()
  browser = openBrowser(house)
})
afterEach(() => house.close())

const MINE = thaiNumber(12345678)
const NOBODYS = thaiNumber(99999999)
const MINUTE_MS = 60_000
const GUESSES = runsSlowTests ? 1000 : 60

const ask = (
  purpose: 'login' | 'password' | 'register',
  typed: string,
  more: { from?: Browser; language?: string } = {},
) =>
  (more.from ?? browser).send({
    method: 'POST',
    path: `/wps/verification/sms/${purpose === 'register' ? 'register' : 'noLogin'}`,
    body: { mobileNum: typed, countryDialingCode: '66', purpose },
    language: more.language ?? 'en',
  })

const RESET = { method: 'POST', path: '/wps/member/password/verification' }
const FRESH = 'a new horse battery'

const reset = (typed: string, verificationCode: string, from: Browser = browser) =>
  from.send({ ...RESET, body: { mobileNum: typed, countryDialingCode: '66', verificationCode, password: FRESH } })

const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a registration code', () => {
  test('arrives in the language of the request and ends with the autofill line', async () => {
    const reply = await ask('register', MINE.typed, { language: 'th' })
    expect(reply).toEqual({ status: 200, body: { success: true, value: { expiredMinutes: 5, resendSeconds: 60 } } })
    const [message] = house.phone.messages(MINE.kept)
    expect(message?.sender).toBe('Sanuk')
    expect(message?.text).toMatch(/^\d{6} คือรหัสสมัครสมาชิก Sanuk ของคุณ\n.*5 นาที.*\n\n@localhost #\d{6}$/)
    const code = house.phone.code(MINE.kept)
    expect(message?.text.endsWith(`#${code}`)).toBe(true)
  })

  test('is refused for an invalid number with a message at the field', async () => {
    const reply = await ask('register', '081234567', { language: 'th' })
    expect(reply).toMatchObject({
      status: 400,
      body: {
        code: 'invalid_request',
        fields: [{ field: 'mobileNum', message: 'หมายเลขโทรศัพท์ไม่ถูกต้อง (ความยาว 10 หลัก)' }],
      },
    })
  })

  test('is not sent to a country that the brand does not serve', async () => {
    const reply = await browser.send({
      method: 'POST',
      path: '/wps/verification/sms/register',
      body: { mobileNum: '0912345678', countryDialingCode: '84', purpose: 'register' },
    })
    expect(reply).toMatchObject({
      status: 403,
      body: { code: 'function_off', fields: [{ field: 'countryDialingCode' }] },
    })
    expect(house.phone.messages()).toEqual([])
  })

  test('is refused where the brand has switched it off', async () => {
    await switchOff(house, ['REGMOBVERF3'])
    const elsewhere = openBrowser(house, { host: 'chandra.localhost' })
    expect(await ask('register', MINE.typed, { from: elsewhere })).toMatchObject({ body: { code: 'function_off' } })
  })

  test('is reported as not sent when the gateway refuses it or does not answer', async () => {
    expect(await ask('register', '0800000000')).toMatchObject({ status: 503, body: { code: 'code_not_sent' } })
    await house.phone.hangUp()
    expect(await ask('register', MINE.typed)).toMatchObject({ status: 503, body: { code: 'code_not_sent' } })
  })
})

describe('an SMS code', () => {
  beforeEach(() => giveContacts(house, { mobile: MINE.kept }))

  const sent = async (purpose: 'login' | 'password' = 'password'): Promise<string> => {
    expect(await ask(purpose, MINE.typed)).toMatchObject({ status: 200 })
    await house.afterAnswers()
    return house.phone.code(MINE.kept)
  }

  test('can be used once', async () => {
    const code = await sent()
    expect(await reset(MINE.typed, code)).toMatchObject({ status: 200, body: { value: { outcome: 'signed_in' } } })
    expect(await reset(MINE.typed, code)).toMatchObject({
      status: 422,
      body: { code: 'code_expired', fields: [{ field: 'verificationCode' }] },
    })
  })

  test('is accepted for exactly one of twenty simultaneous uses', async () => {
    const code = await sent()
    const replies = await Promise.all(Array.from({ length: 20 }, () => reset(MINE.typed, code)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('is checked at most five times, however many guesses arrive at once', async () => {
    const code = await sent()
    const guesses: string[] = []
    for (let index = 1; index <= GUESSES; index += 1) {
      const verificationCode = String((Number(code) + index) % 1_000_000).padStart(6, '0')
      const payload = { mobileNum: MINE.typed, countryDialingCode: '66', verificationCode, password: FRESH }
      guesses.push(await house.seal({ ...RESET, payload }))
    }
    const replies = await Promise.all(guesses.map((body) => house.sendSealed(RESET, body)))
    const codes = replies.map(({ body }) => body.code)
    expect(codes.filter((one) => one === 'code_wrong')).toHaveLength(5)
    // Where the machine is busy some are turned away unread.
    expect(new Set(codes).difference(new Set(['code_wrong', 'overloaded']))).toEqual(new Set(['code_expired']))
    // Whoever has the right one now comes too late.
    expect(await reset(MINE.typed, code)).toMatchObject({ body: { code: 'code_expired' } })
  })

  test('expires after five minutes', async () => {
    const code = await sent()
    house.passTime(5 * MINUTE_MS)
    expect(await reset(MINE.typed, code)).toMatchObject({ body: { code: 'code_expired' } })
  })

  test('is still valid a millisecond before it expires', async () => {
    const code = await sent()
    house.passTime(5 * MINUTE_MS - 1)
    expect(await reset(MINE.typed, code)).toMatchObject({ status: 200 })
  })

  test('for signing in cannot set a password', async () => {
    const code = await sent('login')
    expect(await reset(MINE.typed, code)).toMatchObject({ body: { code: 'code_expired' } })
  })

  test('for one number is refused for another number', async () => {
    const code = await sent()
    await ask('password', NOBODYS.typed, { from: openBrowser(house, { address: '203.0.113.9' }) })
    expect(await reset(NOBODYS.typed, code)).toMatchObject({ body: { code: 'code_wrong' } })
  })

  test('is replaced by the next code', async () => {
    const first = await sent()
    house.passTime(MINUTE_MS)
    const second = await sent()
    // One time in a million the two are alike.
    if (first !== second) expect(await reset(MINE.typed, first)).toMatchObject({ body: { code: 'code_wrong' } })
    expect(await reset(MINE.typed, second)).toMatchObject({ status: 200 })
  })

  test('stays valid after a rejected password', async () => {
    const code = await sent()
    const body = { mobileNum: MINE.typed, countryDialingCode: '66', verificationCode: code, password: 'short' }
    const reply = await browser.send({ method: 'POST', path: '/wps/member/password/verification', body })
    expect(reply).toMatchObject({ status: 400, body: { fields: [{ field: 'password' }] } })
    expect(await reset(MINE.typed, code)).toMatchObject({ status: 200 })
  })

  test('and its number are not stored in plain text', async () => {
    const code = await sent()
    const { rows } = await house.pool.query(
      `select to_jsonb(code) - '{made_at,expires_at,sending}'::text[] as kept from verification.code
       union all select to_jsonb(sending) - '{id,sent_at}'::text[] from verification.sending`,
    )
    expect(rows).toHaveLength(2)
    const kept = JSON.stringify(rows)
    for (const secret of [code, MINE.kept, MINE.typed]) expect(kept).not.toContain(secret)
  })
})

describe('whether a number belongs to a member', () => {
  beforeEach(() => giveContacts(house, { mobile: MINE.kept }))

  test.each(['login', 'password'] as const)('is not revealed by asking for a code (%s)', async (purpose) => {
    const theirs = await ask(purpose, MINE.typed)
    const nobodys = await ask(purpose, NOBODYS.typed)
    expect(nobodys).toEqual(theirs)
    expect(nobodys.status).toBe(200)
    await house.afterAnswers()
    expect(house.phone.messages().map(({ to }) => to)).toEqual([MINE.kept])
  })

  test('is not revealed by wrong guesses of a code', async () => {
    await ask('password', MINE.typed)
    await ask('password', NOBODYS.typed)
    await house.afterAnswers()
    const guess = wrongOf(house.phone.code(MINE.kept))
    const replies = async (typed: string) => {
      const answers: unknown[] = []
      for (let index = 0; index < 7; index += 1) {
        const { status, body } = await reset(typed, guess)
        answers.push({ status, code: body.code, fields: body.fields })
      }
      return answers
    }
    expect(await replies(NOBODYS.typed)).toEqual(await replies(MINE.typed))
  })

  test('is not revealed when the SMS gateway is down', async () => {
    await house.phone.hangUp()
    expect(await ask('login', NOBODYS.typed)).toEqual(await ask('login', MINE.typed))
  })

  test('is not revealed for a closed account, which gets no code', async () => {
    await house.pool.query("update members.member set closed_at = now() where username = 'demo'")
    expect(await ask('login', MINE.typed)).toMatchObject({ status: 200 })
    await house.afterAnswers()
    expect(house.phone.messages()).toEqual([])
  })
})
