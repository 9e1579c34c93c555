import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, PASSWORD, type TestHouse } from '../house.fixture.ts'
import { openStory } from '../story.fixture.ts'

let house: TestHouse
let story: ReturnType<typeof openStory>
beforeAll(async () => {
  house = await openHouse()
  story = openStory(house)
})
afterAll(() => house.close())

const LOGIN = { method: 'POST', path: '/wps/session/login' }
const credentialsOf = ({ username }: { username: string }) => ({ type: 'username', username, password: PASSWORD })
const info = (token: string) => house.call({ method: 'GET', path: '/wps/member/info', token })

test('a wrong password and an unknown username are answered alike', async () => {
  const { username } = await story.member()
  const [wrong, unknown] = await Promise.all([house.login(username, 'wrong'), house.login('nobody_here', 'wrong')])
  const { requestId: _, ...answer } = wrong.body
  expect(wrong.status).toBe(401)
  expect(answer).toMatchObject({ success: false, code: 'incorrect_credentials' })
  const { requestId: __, ...other } = unknown.body
  expect(other).toEqual(answer)
})

test('usernames are case-insensitive, passwords are not', async () => {
  const { username } = await story.member()
  expect((await house.login(username, PASSWORD.toUpperCase())).status).toBe(401)
  expect((await house.login(username.toUpperCase())).status).toBe(200)
})

test('of concurrent registrations of one username one succeeds, the others leave nothing behind', async () => {
  const names = ['Siriporn', 'siriporn', 'SIRIPORN', 'siriPorn']
  const answers = await Promise.all(names.map((name) => house.register(name)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  const taken = answers.find(({ status }) => status === 409)
  expect(taken?.body).toMatchObject({ code: 'username_taken', fields: [{ field: 'username' }] })
  const { rows } = await house.pool.query(
    `select (select count(*) from members.member) = (select count(*) from identity.credential) as credentials,
            (select count(*) from members.member) = (select count(*) from ledger.account where kind = 'member') as wallets`,
  )
  expect(rows).toEqual([{ credentials: true, wallets: true }])
})

test('a registration names each wrong field with a message', async () => {
  const reply = await house.register('8x', {
    password: 'short',
    confirmPassword: 'other',
    birthday: '2020-01-01',
    agree: false,
  })
  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  const fields = reply.body.fields.map(({ field }: { field: string }) => field)
  expect(fields.toSorted()).toEqual(['agree', 'birthday', 'confirmPassword', 'password', 'username'])
  for (const { message } of reply.body.fields) expect(message).toMatch(/[\u0e00-\u0e7f]|[a-z]/)
})

test('a reserved username is refused as taken', async () => {
  expect(await house.register('Support')).toMatchObject({ status: 409, body: { code: 'username_taken' } })
})

test('a sealed body is accepted once', async () => {
  const body = await house.seal({ ...LOGIN, payload: credentialsOf(await story.member()) })
  expect((await house.sendSealed(LOGIN, body)).status).toBe(200)
  expect(await house.sendSealed(LOGIN, body)).toMatchObject({ status: 409, body: { code: 'sealed_body_replayed' } })
})

test('of 100 concurrent copies of a sealed body one is accepted', async () => {
  const body = await house.seal({ ...LOGIN, payload: credentialsOf(await story.member()) })
  const answers = await Promise.all(Array.from({ length: 100 }, () => house.sendSealed(LOGIN, body)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(99)
})

test('a sealed body that is old, for another call or changed is refused', async () => {
  const now = Math.floor(house.clock().getTime() / 1000)
  const credentials = credentialsOf({ username: 'demo' })
  const bodies = [
    await house.seal({ ...LOGIN, payload: credentials, iat: now - 200 }),
    await house.seal({ ...LOGIN, payload: credentials, iat: now + 200 }),
    await house.seal({ ...LOGIN, path: '/wps/member/register', payload: credentials }),
    `${(await house.seal({ ...LOGIN, payload: credentials })).slice(0, -2)}AA`,
    'not.a.jwe',
    JSON.stringify(credentials),
  ]
  for (const body of bodies) {
    expect(await house.sendSealed(LOGIN, body)).toMatchObject({ status: 400, body: { code: 'sealed_body_invalid' } })
  }
})

test('a plain body is refused where a sealed one is required', async () => {
  expect(await house.call({ ...LOGIN, body: credentialsOf({ username: 'demo' }) })).toMatchObject({
    status: 415,
    body: { code: 'unsupported_media_type' },
  })
})

test('a session ends after half an hour without a call, and after twelve hours at the latest', async () => {
  const member = await story.member()
  const idle = member.token
  house.passTime(29 * 60_000)
  expect((await info(idle)).status).toBe(200)
  house.passTime(31 * 60_000)
  expect((await info(idle)).status).toBe(401)

  const { token: busy } = await story.signIn(member)
  const answers: number[] = []
  for (let half = 0; half < 25; half += 1) {
    house.passTime(29 * 60_000)
    answers.push((await info(busy)).status)
  }
  expect(answers.slice(0, 24).every((status) => status === 200)).toBe(true)
  expect(answers.at(-1)).toBe(401)
})

test('the database stores no tokens or passwords in plain text', async () => {
  const secret = `pass ${randomUUID()}`
  const registered = await house.register('keeps_nothing', { password: secret, confirmPassword: secret })
  const { token } = registered.body.value
  const { rows } = await house.pool.query(
    `select (select string_agg(c::text, ' ') from identity.credential c) as credentials,
            (select string_agg(s::text, ' ') from identity.session s) as sessions`,
  )
  expect(JSON.stringify(rows)).not.toContain(secret)
  expect(JSON.stringify(rows)).not.toContain(token)
})
