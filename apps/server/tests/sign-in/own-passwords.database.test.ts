import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '../house.fixture.ts'
import { openHouseWithPhone } from '../verification/phone.fixture.ts'
import { BY_PASSWORD, memberByNumber, namedMember, openOwn } from './own-security.fixture.ts'

let house: Awaited<ReturnType<typeof openHouseWithPhone>>
beforeAll(async () => {
  house = await openHouseWithPhone()
})
afterAll(() => house.close())

const DAY_MS = 24 * 60 * 60 * 1000
const DONE = { status: 200, body: { success: true } }
const FIRST = 'mango sticky rice 88'
const chosen = { password: FIRST, confirmPassword: FIRST }

describe('a member who registered with a mobile number', () => {
  test('sets a first password with an SMS code and signs in with it', async () => {
    const member = await memberByNumber(house)
    expect(await member.overview()).toMatchObject({ password: false, paymentPassword: false })
    const set = (body: object) => member.post('/password', { ...chosen, ...body })
    expect((await set({ confirmPassword: 'other' })).body).toMatchObject({ fields: [{ field: 'confirmPassword' }] })
    expect((await set({})).body).toMatchObject({ code: 'proof_required' })
    expect((await set({ proof: { way: 'sms', code: '000000' } })).body).toMatchObject({ code: 'code_expired' })
    expect(await set({ proof: await member.proofBy('sms', member.number.kept) })).toMatchObject(DONE)
    expect(await member.overview()).toMatchObject({ password: true, proofs: [{ way: 'password', hint: null }] })
    expect((await set({})).body).toMatchObject({ code: 'password_exists' })
    const { account } = (await member.browser.get('/wps/member/info', member.token)).body.value
    expect((await member.browser.login(account, FIRST)).body.value).toMatchObject({ outcome: 'signed_in' })
  })

  test('is signed out of all other sessions by setting a first password', async () => {
    const member = await memberByNumber(house)
    const mobile = { countryDialingCode: '66', mobileNum: member.number.typed }
    await member.browser.send({
      method: 'POST',
      path: '/wps/verification/sms/noLogin',
      body: { ...mobile, purpose: 'login' },
    })
    await house.afterAnswers()
    const verificationCode = house.phone.code(member.number.kept)
    const body = { type: 'sms', ...mobile, verificationCode }
    const other = (await member.browser.send({ method: 'POST', path: '/wps/session/login', body })).body.value.token
    expect((await member.browser.get('/wps/member/info', other)).status).toBe(200)
    house.passTime(61_000)
    await member.post('/password', { ...chosen, proof: await member.proofBy('sms', member.number.kept) })
    expect((await member.browser.get('/wps/member/info', other)).status).toBe(401)
    expect((await member.browser.get('/wps/member/info', member.token)).status).toBe(200)
  })

  test('sets a payment password with an SMS code', async () => {
    const member = await memberByNumber(house)
    const set = (proof?: object) => member.post('/payment-password', { paymentPassword: '246813', proof })
    expect((await set()).body).toMatchObject({ code: 'proof_required' })
    const reply = await set(await member.proofBy('sms', member.number.kept))
    expect(reply.body.value).toEqual({ usableFrom: null })
    expect(await member.overview()).toMatchObject({ paymentPassword: true })
  })
})

describe('the payment password', () => {
  const set = (member: Awaited<ReturnType<typeof namedMember>>, paymentPassword: string, more: object = {}) =>
    member.post('/payment-password', { paymentPassword, ...more })

  test('is refused if too short, not digits, repeated or the account’s own, and needs a proof', async () => {
    const own = { password: '90418357', confirmPassword: '90418357' }
    const member = await namedMember(house, 'pays_well', own)
    const proof = { way: 'password', password: '90418357' }
    for (const [bad, word] of [
      ['12345', 'length'],
      ['abcdef', 'pattern'],
      ['777777', 'repeated'],
      ['90418357', 'same'],
    ] as const) {
      const refused = await set(member, bad, { proof })
      expect(refused, word).toMatchObject({ status: 400, body: { fields: [{ field: 'paymentPassword' }] } })
    }
    const wrong = { way: 'password', password: 'wrong one' }
    expect((await set(member, '815263', { proof: wrong })).body).toMatchObject({ code: 'incorrect_credentials' })
    expect((await set(member, '815263')).body).toMatchObject({ code: 'proof_required' })
    expect((await set(member, '815263', { proof })).body.value).toEqual({ usableFrom: null })
  })

  test('can be changed with the old one at once, and is locked after five wrong attempts', async () => {
    const member = await namedMember(house, 'changes_payment')
    await set(member, '815263', { proof: BY_PASSWORD })
    const by = (oldPaymentPassword: string) => set(member, '246813', { oldPaymentPassword })
    expect((await by('815263')).body.value).toEqual({ usableFrom: null })
    const guesses = await Promise.all(Array.from({ length: 8 }, () => by('000000')))
    const codes = guesses.map(({ body }) => body.code)
    expect(codes.filter((code) => code === 'payment_password_wrong')).toHaveLength(5)
    expect(codes.filter((code) => code === 'payment_password_locked')).toHaveLength(3)
    expect((await by('246813')).body).toMatchObject({ code: 'payment_password_locked' })
  })

  test('reset with a proof is notified and can be used only after a day', async () => {
    const member = await namedMember(house, 'forgets_payment', { email: 'forgets@mail.example' })
    await set(member, '815263', { proof: BY_PASSWORD })
    const reply = await set(member, '246813', { proof: BY_PASSWORD })
    const until = new Date(house.clock().getTime() + DAY_MS).toISOString()
    expect(reply.body.value).toEqual({ usableFrom: until })
    await house.afterAnswers()
    expect(house.phone.messages('forgets@mail.example')[0]?.text).toContain('after 24 hours')
    const by = (it: typeof member) => set(it, '704926', { oldPaymentPassword: '246813' })
    expect((await by(member)).body).toMatchObject({ code: 'payment_password_locked' })
    house.passTime(DAY_MS)
    const later = (await member.browser.login('forgets_payment', PASSWORD)).body.value.token
    const again = openOwn(house, later, member.browser)
    expect((await by({ ...member, ...again })).body.value).toEqual({ usableFrom: null })
  })

  test('can be set five times in a row, so that it cannot be used to guess the account’s password', async () => {
    const member = await namedMember(house, 'guesses_own')
    await set(member, '582131', { proof: BY_PASSWORD })
    for (let guess = 2; guess <= 5; guess += 1) {
      const old = { oldPaymentPassword: `58213${guess - 1}` }
      expect((await set(member, `58213${guess}`, old)).status, `guess ${guess}`).toBe(200)
    }
    const sixth = await set(member, '582136', { oldPaymentPassword: '582135' })
    expect(sixth.body).toMatchObject({ code: 'too_many_requests' })
  })
})
