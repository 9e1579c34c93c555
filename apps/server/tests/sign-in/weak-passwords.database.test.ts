import { say } from '@sanuk/locales/server-words'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../browser.fixture.ts'
import { PASSWORD } from '../house.fixture.ts'
import { openStaff } from '../office/staff.fixture.ts'
import { openHouseWithPhone } from '../verification/phone.fixture.ts'
import { BY_PASSWORD, memberByNumber, namedMember } from './own-security.fixture.ts'

let house: Awaited<ReturnType<typeof openHouseWithPhone>>
beforeAll(async () => {
  house = await openHouseWithPhone()
})
afterAll(() => house.close())

/** One of each kind of weakness; the brand of the house is called Sanuk. */
const WEAK = [
  ['aaaaaaaaaaaa', 'field.password_repeated'],
  ['1234abcd1234', 'field.password_sequence'],
  ['kunas-973142', 'field.password_personal'],
] as const

const twice = (password: string) => ({ password, confirmPassword: password })
const refusal = (
  field: string,
  word: (typeof WEAK)[number][1] | 'field.password_birthday' | 'field.password_common',
) => ({
  status: 400,
  body: { code: 'invalid_request', fields: [{ field, message: say('en', word) }] },
})

describe('a weak password is refused beside its field', () => {
  test('at registration, change and the first password of a member who has none', async () => {
    const member = await namedMember(house, 'weak_change')
    const byNumber = await memberByNumber(house)
    const path = '/wps/member/password'
    for (const [password, word] of WEAK) {
      const refused = refusal('password', word)
      expect(await member.browser.register('weak_joins', twice(password))).toMatchObject(refused)
      const body = { oldPassword: PASSWORD, ...twice(password) }
      expect(await member.browser.send({ method: 'POST', path, body, token: member.token })).toMatchObject(refused)
      expect(await byNumber.post('/password', twice(password))).toMatchObject(refused)
    }
    expect(await member.browser.register('weak_joins', twice('mango sticky rice'))).toMatchObject({ status: 200 })
  })

  test('instead of a temporary one', async () => {
    const member = await namedMember(house, 'weak_temporary')
    const { id } = (await member.browser.get('/wps/member/info', member.token)).body.value
    const office = openStaff(house)
    const given = (await office.owner('POST', `/members/${id}/password`)).body.value.password
    const { ticket } = (await member.browser.login('weak_temporary', given)).body.value
    const path = '/wps/session/login/password'
    for (const [password, word] of WEAK) {
      const body = { ticket, ...twice(password) }
      expect(await member.browser.send({ method: 'POST', path, body })).toMatchObject(refusal('password', word))
    }
  })

  test('for an operator', async () => {
    const desk = openBrowser(house)
    const { token } = (await desk.operatorLogin()).body.value
    for (const [password, word] of WEAK) {
      const body = { oldPassword: PASSWORD, ...twice(password) }
      const refused = await desk.send({ method: 'POST', path: '/ops/me/password', part: 'office', body, token })
      expect(refused).toMatchObject(refusal('password', word))
    }
  })
})

test('a password signs in in another Unicode form than it was set in', async () => {
  const browser = (await namedMember(house, 'two_forms', twice('ก\u0e33ลังใจ88'))).browser
  expect(await browser.login('two_forms', 'ก\u0e4d\u0e32ลังใจ88')).toMatchObject({ status: 200 })
  const other = { password: 'ma\u00f1ana88', confirmPassword: 'man\u0303ana88' }
  expect(await browser.register('nfc_and_nfd', other)).toMatchObject({ status: 200 })
  expect(await browser.login('nfc_and_nfd', 'man\u0303ana88')).toMatchObject({ status: 200 })
})

describe('a weak payment password is refused beside its field', () => {
  test.each([
    ['121212', 'field.password_repeated'],
    ['654321', 'field.password_sequence'],
    // The fixture's members are born on 31 January 1990, which is 2533.
    ['330131', 'field.password_birthday'],
    ['246810', 'field.password_common'],
  ] as const)('%s: %s', async (paymentPassword, word) => {
    const member = await namedMember(house, `pin_${paymentPassword}`)
    const refused = await member.post('/payment-password', { paymentPassword, proof: BY_PASSWORD })
    expect(refused).toMatchObject(refusal('paymentPassword', word))
  })
})
