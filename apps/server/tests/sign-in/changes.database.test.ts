import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

describe('a password that somebody else chose', () => {
  test('opens nothing but its own change, once', async () => {
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

  test('of several changes with one ticket one is made, and it is the one that was answered so', async () => {
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

  test('opens nothing by a browser that was remembered before, either', async () => {
    const browser = openBrowser(house)
    await browser.register('was_remembered')
    await browser.login('was_remembered', PASSWORD, { remember: true })
    await markCredential('was_remembered', 'temporary = true')
    expect((await browser.loginRemembered('was_remembered')).body.value.outcome).toBe('change_password')
  })

  test('its ticket is good for ten minutes', async () => {
    const browser = openBrowser(house)
    await browser.register('too_late')
    await markCredential('too_late', 'temporary = true')
    const { ticket } = (await browser.login('too_late')).body.value
    house.passTime(10 * 60_000 + 1)
    const late = await browser.send({ ...NEXT, body: { ticket, ...chosen('my very own one') } })
    expect(late).toMatchObject({ status: 422, body: { code: 'ticket_invalid' } })
  })
})

test('an expired password must be changed where the brand says so, and nowhere else', async () => {
  const member = openBrowser(house)
  await member.register('expired')
  await markCredential('expired', `expires_at = '2020-01-01'`)
  expect((await member.login('expired')).body.value).toMatchObject({
    ...{ outcome: 'change_password', temporary: false, passwordExpired: true },
  })
  const elsewhere = openBrowser(house, { host: 'chandra.localhost' })
  await elsewhere.register('expired')
  await markCredential('expired', `expires_at = '2020-01-01'`)
  expect((await elsewhere.login('expired')).body.value.outcome).toBe('signed_in')
})

test('whoever took over a session cannot guess the password by it', async () => {
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

test('invitations are looked up a few times, and not guessed', async () => {
  const browser = openBrowser(house, { address: '192.0.2.77' })
  const look = (code: string) => browser.get(`/wps/agent/affiliate?code=${code}`)
  expect((await look('FRIENDS88')).body.value).toEqual({ success: true })
  const guesses = await Promise.all(Array.from({ length: 60 }, (_, at) => look(`GUESS${at}`)))
  expect(guesses.filter(({ status }) => status === 200)).toHaveLength(29)
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(31)
})

test('a first sign-in is told apart from later ones', async () => {
  const browser = openBrowser(house)
  const joined = await browser.register('first_time')
  expect(joined.body.value.firstTimeLogin).toBe(true)
  expect((await browser.login('first_time', PASSWORD)).body.value.firstTimeLogin).toBe(false)
})

test('who follows an invitation link joins on it, and a code that is nobody’s is refused', async () => {
  const browser = openBrowser(house)
  const joined = await browser.register('came_by_link', { affiliateCode: 'FRIENDS88' })
  expect(joined.status).toBe(200)
  const { rows } = await house.pool.query(
    `select inviter.username from members.member join members.member inviter on inviter.id = member.invited_by
      where member.username = 'came_by_link'`,
  )
  expect(rows).toEqual([{ username: 'agent' }])
  const lost = await browser.register('came_by_guess', { affiliateCode: 'NOBODY99' })
  expect(lost.body.fields).toMatchObject([{ field: 'affiliateCode', word: 'field.invitation' }])
})
