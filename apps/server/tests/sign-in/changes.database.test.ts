import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openBrowser } from '../browser.fixture.ts'
import { openHouse, PASSWORD, type TestHouse } from '../house.fixture.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const NEXT = { method: 'POST', path: '/wps/session/login/password' }
const chosen = (password: string, confirmPassword = password) => ({ password, confirmPassword })

async function asOwner(statement: string, values: readonly unknown[]): Promise<void> {
  const owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
  await owner.query(statement, [...values])
  await owner.end()
}

const markCredential = (username: string, change: string) =>
  asOwner(
    `update identity.credential set ${change}
       from members.member where member.id = credential.member and username = $1`,
    [username],
  )

describe('a temporary password', () => {
  test('allows nothing but changing it, once', async () => {
    const browser = openBrowser(house)
    await browser.register('temporary')
    await markCredential('temporary', 'temporary = true')
    const { ticket, ...outcome } = (await browser.login('temporary')).body.value
    expect(outcome).toEqual({ outcome: 'change_password', temporary: true, passwordExpired: false })
    expect((await browser.get('/wps/member/info', ticket)).status).toBe(401)

    const short = await browser.send({ ...NEXT, body: { ticket, ...chosen('short') } })
    expect(short).toMatchObject({ status: 400, body: { fields: [{ field: 'password' }] } })
    const done = await browser.send({ ...NEXT, body: { ticket, ...chosen('my very own one') } })
    expect(done).toMatchObject({ status: 200, body: { value: { outcome: 'signed_in' } } })
    expect((await browser.get('/wps/member/info', done.body.value.token)).body.value.account).toBe('temporary')

    const again = await browser.send({ ...NEXT, body: { ticket, ...chosen('yet another one') } })
    expect(again).toMatchObject({ status: 422, body: { code: 'ticket_invalid' } })
    expect((await browser.login('temporary', 'my very own one')).body.value.outcome).toBe('signed_in')
  })

  test('changed in parallel with one ticket becomes the one that was answered with success', async () => {
    const browser = openBrowser(house)
    await browser.register('at_once')
    await markCredential('at_once', 'temporary = true')
    const { ticket } = (await browser.login('at_once')).body.value
    const wishes = ['first of the wishes', 'second of the wishes', 'third of the wishes']
    const answers = await Promise.all(
      wishes.map((wish) => browser.send({ ...NEXT, body: { ticket, ...chosen(wish) } })),
    )
    const made = wishes.filter((_, at) => answers[at]?.status === 200)
    expect(made).toHaveLength(1)
    expect((await browser.login('at_once', made[0])).body.value.outcome).toBe('signed_in')
  })

  test('must be changed on a remembered browser, too', async () => {
    const browser = openBrowser(house)
    await browser.register('was_remembered')
    await browser.login('was_remembered', PASSWORD, { remember: true })
    await markCredential('was_remembered', 'temporary = true')
    expect((await browser.loginRemembered('was_remembered')).body.value.outcome).toBe('change_password')
  })

  test('gets a ticket that expires after ten minutes', async () => {
    const browser = openBrowser(house)
    await browser.register('too_late')
    await markCredential('too_late', 'temporary = true')
    const { ticket } = (await browser.login('too_late')).body.value
    house.passTime(10 * 60_000 + 1)
    const late = await browser.send({ ...NEXT, body: { ticket, ...chosen('my very own one') } })
    expect(late).toMatchObject({ status: 422, body: { code: 'ticket_invalid' } })
  })
})

const DAY = 24 * 60 * 60_000

test('a password as old as the brand says must be changed where the brand requires it, and nowhere else', async () => {
  const [member, elsewhere] = [openBrowser(house), openBrowser(house, { host: 'chandra.localhost' })]
  await member.register('expires')
  await elsewhere.register('expires')
  house.passTime(90 * DAY - 1)
  expect((await member.login('expires')).body.value.outcome).toBe('signed_in')
  house.passTime(1)
  expect((await elsewhere.login('expires')).body.value.outcome).toBe('signed_in')
  const { ticket, ...outcome } = (await member.login('expires')).body.value
  expect(outcome).toEqual({ outcome: 'change_password', temporary: false, passwordExpired: true })
  await member.send({ ...NEXT, body: { ticket, ...chosen('the next good one') } })
  house.passTime(90 * DAY - 1)
  expect((await member.login('expires', 'the next good one')).body.value.outcome).toBe('signed_in')
})

test('operators set after how many days passwords of their brand expire', async () => {
  const browser = openBrowser(house)
  await browser.register('expires_sooner')
  house.passTime(30 * DAY)
  expect((await browser.login('expires_sooner')).body.value.outcome).toBe('signed_in')
  const office = { path: '/ops/brand', part: 'office' as const, token: await house.operatorToken() }
  const setDays = async (passwordDays: number) => {
    const { revision } = (await house.call({ method: 'GET', ...office })).body.value
    return house.call({ method: 'PUT', ...office, body: { revision, settings: { passwordDays } } })
  }
  expect((await setDays(0)).body.fields).toMatchObject([{ field: 'settings.passwordDays' }])
  expect((await setDays(30)).status).toBe(200)
  onTestFinished(async () => void (await setDays(90)))
  house.passTime(5_000)
  expect((await browser.login('expires_sooner')).body.value).toMatchObject({ passwordExpired: true })
})

test('guessing the old password with a stolen session is stopped after five attempts', async () => {
  const browser = openBrowser(house)
  const { token } = (await browser.register('session_taken')).body.value
  const guess = (path: string, body: object) => browser.send({ method: 'POST', path, token, body })
  const change = (oldPassword: string) =>
    guess('/wps/member/password', { oldPassword, ...chosen('a new one of the thief') })
  const guesses = await Promise.all(Array.from({ length: 20 }, (_, at) => change(`guess number ${at}`)))
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(15)
  expect((await change(PASSWORD)).status).toBe(429)
  house.passTime(15 * 60_000)
  expect((await change(PASSWORD)).status).toBe(200)
})

test('one IP address can look up thirty invitation codes and no more', async () => {
  const browser = openBrowser(house, { address: '192.0.2.77' })
  const look = (code: string) => browser.get(`/wps/agent/affiliate?code=${code}`)
  expect((await look('friends%2088')).body.value).toMatchObject({ success: true, state: 'open', type: 0 })
  const guesses = await Promise.all(Array.from({ length: 60 }, (_, at) => look(`GUESS${at}`)))
  expect(guesses.filter(({ status }) => status === 200)).toHaveLength(29)
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(31)
})

test('firstTimeLogin is true on registration and false on later sign-ins', async () => {
  const browser = openBrowser(house)
  const joined = await browser.register('first_time')
  expect(joined.body.value.firstTimeLogin).toBe(true)
  expect((await browser.login('first_time', PASSWORD)).body.value.firstTimeLogin).toBe(false)
})

test('an invitation code links the new member to its agent; an unknown code is refused', async () => {
  const browser = openBrowser(house)
  const joined = await browser.register('came_by_link', { affiliateCode: 'friends 88' })
  expect(joined.status).toBe(200)
  const { rows } = await house.pool.query(
    `select inviter.username from members.member join members.member inviter on inviter.id = member.invited_by
      where member.username = 'came_by_link'`,
  )
  expect(rows).toEqual([{ username: 'agent' }])
  const lost = await browser.register('came_by_guess', { affiliateCode: 'NOBODY99' })
  expect(lost.body.fields).toMatchObject([{ field: 'affiliateCode', word: 'field.invitation' }])
})
