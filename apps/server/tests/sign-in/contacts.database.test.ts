import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHouseWithPhone } from '../verification/phone.fixture.ts'
import { BY_PASSWORD, memberByNumber, namedMember, nextNumber, openOwn } from './own-security.fixture.ts'

let house: Awaited<ReturnType<typeof openHouseWithPhone>>
beforeAll(async () => {
  house = await openHouseWithPhone()
})
afterAll(() => house.close())

const DONE = { status: 200, body: { success: true } }
const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a mail address', () => {
  test('given at registration is verified by a code and shown masked', async () => {
    const member = await namedMember(house, 'told_address', { email: 'told@mail.example' })
    expect(await member.overview()).toMatchObject({ email: { masked: 't•••@mail.example', verified: false } })
    expect(await member.askKept('mail')).toMatchObject({ status: 200, body: { value: { expiredMinutes: 5 } } })
    const code = house.phone.code('told@mail.example')
    expect((await member.confirm('mail', wrongOf(code))).body).toMatchObject({ code: 'code_wrong' })
    expect(await member.confirm('mail', code)).toMatchObject(DONE)
    expect(await member.overview()).toMatchObject({ email: { verified: true } })
    expect((await member.confirm('mail', code)).body).toMatchObject({ code: 'code_expired' })
  })

  test('that is new needs a proof, replaces the old one when verified, and the old one is notified', async () => {
    const member = await namedMember(house, 'new_address', { email: 'old@mail.example' })
    await member.askKept('mail')
    await member.confirm('mail', house.phone.code('old@mail.example'))
    expect((await member.askEmail('nothing')).body).toMatchObject({ fields: [{ field: 'email' }] })
    expect((await member.askEmail('new@mail.example')).body).toMatchObject({ code: 'proof_required' })
    const wrong = { way: 'password', password: 'not this one' }
    expect((await member.askEmail('new@mail.example', wrong)).body).toMatchObject({ code: 'incorrect_credentials' })
    expect(house.phone.messages('new@mail.example')).toEqual([])
    expect(await member.askEmail('new@mail.example', BY_PASSWORD)).toMatchObject(DONE)
    expect(await member.overview()).toMatchObject({ email: { masked: 'o••@mail.example', verified: true } })
    expect(await member.confirm('mail', house.phone.code('new@mail.example'))).toMatchObject(DONE)
    expect(await member.overview()).toMatchObject({ email: { masked: 'n••@mail.example', verified: true } })
    await house.afterAnswers()
    const [notice] = house.phone.messages('old@mail.example')
    expect(notice?.text).toContain('The email address of your Sanuk account new_address has been changed.')
    expect(notice?.text).not.toContain('new@mail.example')
  })

  test('that is verified is offered as a proof on an unknown device', async () => {
    const member = await namedMember(house, 'proved_by_mail')
    await member.askEmail('proved@mail.example', BY_PASSWORD)
    await member.confirm('mail', house.phone.code('proved@mail.example'))
    const elsewhere = openOwn(house, '').browser
    expect((await elsewhere.login('proved_by_mail')).body.value).toMatchObject({
      outcome: 'prove',
      reason: 'new_device',
      ways: [{ way: 'mail', hint: 'p•••••@mail.example' }],
    })
  })

  test('belongs to one member, and the conflict is shown only after verification', async () => {
    const [first, second] = [await namedMember(house, 'has_address'), await namedMember(house, 'wants_address')]
    for (const member of [first, second]) {
      await member.askEmail('one@mail.example', BY_PASSWORD)
      house.passTime(61_000)
      await member.askEmail('one@mail.example')
    }
    // The newest letter's code is the one that is live; what is asked for at the second's went to the same mailbox.
    const code = house.phone.code('one@mail.example')
    expect(await first.confirm('mail', code)).toMatchObject(DONE)
    house.passTime(61_000)
    await second.askEmail('one@mail.example')
    const taken = await second.confirm('mail', house.phone.code('one@mail.example'))
    expect(taken).toMatchObject({ status: 409, body: { code: 'email_taken', fields: [{ field: 'email' }] } })
    expect(await second.overview()).toMatchObject({ email: null })
  })

  test('verified by two members at the same instant goes to one of them', async () => {
    const [first, second] = [await namedMember(house, 'at_once_one'), await namedMember(house, 'at_once_two')]
    // The same mailbox, as both wrote it: each has a code of its own.
    await first.askEmail('both@mail.example', BY_PASSWORD)
    await second.askEmail('Both@mail.example', BY_PASSWORD)
    const replies = await Promise.all([
      first.confirm('mail', house.phone.code('both@mail.example')),
      second.confirm('mail', house.phone.code('Both@mail.example')),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('a mobile number', () => {
  test('is verified only by its own code in the session that asked for it', async () => {
    const member = await namedMember(house, 'mobile_owner')
    const [mine, thiefs] = [nextNumber(), nextNumber()]
    await member.askMobile(mine.typed, BY_PASSWORD)
    const code = house.phone.code(mine.kept)

    // Somebody else has their own code sent by their own right, and a session of this member's.
    const thief = await namedMember(house, 'mobile_thief')
    await thief.askMobile(thiefs.typed, BY_PASSWORD)
    const stolen = openOwn(house, (await member.browser.login('mobile_owner')).body.value.token, member.browser)
    expect((await stolen.confirm('sms', house.phone.code(thiefs.kept))).body).toMatchObject({ code: 'code_expired' })
    expect((await stolen.confirm('sms', code)).body).toMatchObject({ code: 'code_expired' })
    expect((await stolen.askMobile(thiefs.typed)).body).toMatchObject({ code: 'proof_required' })

    expect(await member.confirm('sms', code)).toMatchObject(DONE)
    expect(await member.overview()).toMatchObject({
      mobile: { masked: expect.stringMatching(/^\+66•{6}\d{3}$/), verified: true },
    })
  })

  test('can get a second code without a new proof, for the same number and a limited time', async () => {
    const member = await namedMember(house, 'asks_again')
    const [one, other] = [nextNumber(), nextNumber()]
    await member.askMobile(one.typed, BY_PASSWORD)
    house.passTime(61_000)
    expect(await member.askMobile(one.typed)).toMatchObject(DONE)
    expect((await member.askMobile(other.typed)).body).toMatchObject({ code: 'proof_required' })
    house.passTime(15 * 60_000)
    expect((await member.confirm('sms', house.phone.code(one.kept))).body).toMatchObject({ code: 'code_expired' })
    expect((await member.askMobile(one.typed)).body).toMatchObject({ code: 'proof_required' })
  })

  test('of a member without a password is changed by a code to the old number, which is notified', async () => {
    const member = await memberByNumber(house)
    const fresh = nextNumber()
    expect((await member.overview()).proofs).toEqual([{ way: 'sms', hint: expect.stringMatching(/^\+66•{6}\d{3}$/) }])
    expect((await member.askMobile(fresh.typed)).body).toMatchObject({ code: 'proof_required' })
    const proof = await member.proofBy('sms', member.number.kept)
    const wrong = { ...proof, code: wrongOf(proof.code) }
    expect((await member.askMobile(fresh.typed, wrong)).body).toMatchObject({ code: 'code_wrong' })
    expect(await member.askMobile(fresh.typed, proof)).toMatchObject(DONE)
    expect(await member.confirm('sms', house.phone.code(fresh.kept))).toMatchObject(DONE)
    await house.afterAnswers()
    const [notice] = house.phone.messages(member.number.kept)
    expect(notice?.text).toMatch(/^The mobile number of your Sanuk account m\w{9} has been changed\./)
  })

  test('that the account does not have cannot be verified or used as a proof', async () => {
    const member = await namedMember(house, 'no_contact')
    expect((await member.askKept('sms')).body).toMatchObject({ code: 'not_found' })
    expect((await member.post('/proof', { channel: 'sms' })).body).toMatchObject({ code: 'function_off' })
  })
})

test('an SMS code is no proof for a member who has a password', async () => {
  const member = await memberByNumber(house)
  const chosen = { password: 'mango sticky rice 88', confirmPassword: 'mango sticky rice 88' }
  await member.post('/password', { ...chosen, proof: await member.proofBy('sms', member.number.kept) })
  house.passTime(61_000)
  const proof = await member.proofBy('sms', member.number.kept)
  expect((await member.askEmail('thief@mail.example', proof)).body).toMatchObject({ code: 'proof_required' })
})
