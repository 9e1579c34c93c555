import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, openBrowser } from '../browser.fixture.ts'
import { PASSWORD } from '../house.fixture.ts'
import { openHouseWithPhone } from '../verification/phone.fixture.ts'
import { newNumber } from '../withdrawals/withdrawals.fixture.ts'
import { BY_PASSWORD, nextNumber } from './own-security.fixture.ts'

let house: Awaited<ReturnType<typeof openHouseWithPhone>>
beforeAll(async () => {
  house = await openHouseWithPhone()
})
afterAll(() => house.close())

const HOME = '203.0.113.5'
const DAY_MS = 24 * 60 * 60 * 1000
const SIGNED_IN = { status: 200, body: { value: { outcome: 'signed_in' } } }
const BY_NAME = { way: 'bank_name', hint: null }

/** The same browser, at another network address. */
function movedTo(browser: Browser, address: string): Browser {
  const moved = openBrowser(house, { address })
  for (const [name, value] of browser.cookies) moved.cookies.set(name, value)
  return moved
}

/** Somebody who registered at home. */
async function atHome(username: string) {
  const browser = openBrowser(house, { address: HOME })
  const { token } = (await browser.register(username)).body.value
  return { browser, token, username }
}

/** The same with a payment password and an account in a holder's name that is paid to at once. */
async function withAccount(username: string, holder = 'Somchai Jaidee') {
  const member = await atHome(username)
  const { browser, token } = member
  const set = { paymentPassword: '204816', proof: BY_PASSWORD }
  await browser.send({ method: 'POST', path: '/wps/member/security/payment-password', token, body: set })
  const body = { bank: '004', number: newNumber(), holder, paymentPassword: '204816' }
  const added = await browser.send({ method: 'POST', path: '/wps/member/bank-accounts', token, body })
  return { ...member, account: added.body.value.id as string }
}

const giveContact = (username: string, contact: 'mobile' | 'email', value: string) =>
  house.pool.query(
    contact === 'mobile'
      ? 'update members.member set mobile = $2, mobile_verified_at = now() where username = $1'
      : 'update members.member set email = $2, email_key = $2, email_verified_at = now() where username = $1',
    [username, value],
  )

const finish = (browser: Browser, body: object) =>
  browser.send({ method: 'POST', path: '/wps/session/login/proof', body })

test('a new network is confirmed once by the bank account’s name, whatever its case, spaces and title', async () => {
  const { browser, username } = await withAccount('new_network', 'สมชาย ใจดี')
  expect(await movedTo(browser, '203.0.113.77').login(username)).toMatchObject(SIGNED_IN)

  const away = movedTo(browser, '198.51.100.4')
  const { ticket, ...asked } = (await away.login(username)).body.value
  expect(asked).toEqual({ outcome: 'prove', reason: 'new_address', ways: [BY_NAME] })
  const wrong = await finish(away, { ticket, way: 'bank_name', name: 'สมหญิง ใจดี' })
  expect(wrong).toMatchObject({ status: 422, body: { code: 'bank_name_wrong', fields: [{ field: 'name' }] } })
  expect(await finish(away, { ticket, way: 'bank_name', name: ' นายสมชาย  ใจดี' })).toMatchObject(SIGNED_IN)
  expect(await movedTo(browser, '198.51.100.200').login(username)).toMatchObject(SIGNED_IN)

  const site = movedTo(browser, '2001:db8:7::1')
  const second = (await site.login(username)).body.value
  expect(second.reason).toBe('new_address')
  await finish(site, { ticket: second.ticket, way: 'bank_name', name: 'สมชายใจดี' })
  expect(await movedTo(browser, '2001:db8:7:ffff::9').login(username)).toMatchObject(SIGNED_IN)
  expect((await movedTo(browser, '2001:db8:8::1').login(username)).body.value.reason).toBe('new_address')

  house.passTime(91 * DAY_MS)
  expect((await away.login(username)).body.value.reason).toBe('new_address')
})

test('a new network is confirmed by a code to the verified number or address', async () => {
  const { browser, username } = await withAccount('network_codes')
  const number = nextNumber()
  await giveContact(username, 'mobile', number.kept)
  await giveContact(username, 'email', 'network@mail.example')
  for (const [way, to, address] of [
    ['sms', number.kept, '10.7.101.1'],
    ['mail', 'network@mail.example', '10.7.102.1'],
  ] as const) {
    const away = movedTo(browser, address)
    const { ticket, ways } = (await away.login(username)).body.value
    expect(ways.map((offer: { way: string }) => offer.way)).toEqual(['sms', 'mail', 'bank_name'])
    await away.send({ method: 'POST', path: '/wps/session/login/proof/begin', body: { ticket, way } })
    const wrong = await finish(away, { ticket, way, code: '000000' })
    expect(wrong).toMatchObject({ status: 422, body: { code: 'code_wrong' } })
    await house.afterAnswers()
    expect(await finish(away, { ticket, way, code: house.phone.code(to) })).toMatchObject(SIGNED_IN)
    expect(await away.login(username)).toMatchObject(SIGNED_IN)
  }
})

test('names are guessed five times at most, also in parallel and with new tickets', async () => {
  const { browser, username } = await withAccount('guessed_name')
  const away = movedTo(browser, '10.7.103.1')
  const guess = (ticket: string, name: string) => finish(away, { ticket, way: 'bank_name', name })
  const first = (await away.login(username)).body.value.ticket
  const guesses = await Promise.all(
    Array.from({ length: 8 }, (_, at) => guess(first, `Somchai Wrong${'abcdefgh'[at]}`)),
  )
  const codes = guesses.map(({ body }) => body.code).toSorted()
  expect(codes).toEqual([...Array(5).fill('bank_name_wrong'), ...Array(3).fill('ticket_invalid')])

  const second = (await away.login(username)).body.value.ticket
  const refused = await guess(second, 'Somchai Jaidee')
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  house.passTime(3 * 60_000 + 1000)
  expect(await guess(second, 'MR. SOMCHAI JAIDEE')).toMatchObject(SIGNED_IN)
})

test('the name is offered for bank accounts that are paid to, and nobody without a way is asked', async () => {
  const { browser, username, token, account } = await withAccount('no_account')
  await browser.send({ method: 'DELETE', path: `/wps/member/bank-accounts/${account}`, token })
  expect(await movedTo(browser, '10.7.104.1').login(username)).toMatchObject(SIGNED_IN)
  const body = { bank: '004', number: newNumber(), holder: 'Somchai Jaidee', paymentPassword: '204816' }
  await browser.send({ method: 'POST', path: '/wps/member/bank-accounts', token, body })
  expect(await movedTo(browser, '10.7.105.1').login(username)).toMatchObject(SIGNED_IN)
  house.passTime(DAY_MS)
  expect((await movedTo(browser, '10.7.106.1').login(username)).body.value.ways).toEqual([BY_NAME])
})

test('a new device is not confirmed by the name where a code can be sent', async () => {
  const { username } = await withAccount('new_device_name')
  await giveContact(username, 'email', 'device@mail.example')
  const stranger = openBrowser(house, { address: '10.7.107.1' })
  const { ticket, reason, ways } = (await stranger.login(username)).body.value
  expect({ reason, ways }).toMatchObject({ reason: 'new_device', ways: [{ way: 'mail' }] })
  expect(ways).toHaveLength(1)
  const refused = await finish(stranger, { ticket, way: 'bank_name', name: 'Somchai Jaidee' })
  expect(refused).toMatchObject({ status: 403, body: { code: 'function_off' } })
})

test('a remembered browser confirms a new network, too', async () => {
  const { browser, username } = await withAccount('remembered_moves')
  await browser.login(username, PASSWORD, { remember: true })
  const away = movedTo(browser, '10.7.108.1')
  const { ticket, reason } = (await away.loginRemembered(username)).body.value
  expect(reason).toBe('new_address')
  expect(await finish(away, { ticket, way: 'bank_name', name: 'somchai jaidee' })).toMatchObject(SIGNED_IN)
  expect(await away.loginRemembered(username)).toMatchObject(SIGNED_IN)
})
