import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newUsername } from '../../../../tools/launcher/src/new-username.ts'
import { openBrowser } from '../browser.fixture.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { openLinks } from './links.fixture.ts'

let house: TestHouse
let links: ReturnType<typeof openLinks>
beforeAll(async () => {
  house = await openHouse()
  links = openLinks(house)
})
afterAll(() => house.close())

test('an opened account belongs to the agent, and its password is changed at the first sign-in', async () => {
  const agent = await links.agent()
  const username = newUsername()
  const { body } = await links.openAccount(agent, { username: `  ${username} ` })
  const { member, password } = body.value
  expect(member.username).toBe(username)
  expect(password).toMatch(/^\w{4}(-\w{4}){3}$/)
  const browser = openBrowser(house)
  const first = await browser.login(username, password)
  expect(first.body.value).toMatchObject({ outcome: 'change_password', temporary: true })
  const chosen = { password: 'a way in of my own', confirmPassword: 'a way in of my own' }
  const entered = await browser.send({
    method: 'POST',
    path: '/wps/session/login/password',
    body: { ticket: first.body.value.ticket, ...chosen },
  })
  expect(entered.body.value).toMatchObject({ outcome: 'signed_in' })
  const { rows } = await house.pool.query(
    `select member.invited_by, belongs.agent, account.agent as opened_by
       from members.member join agents.belongs on belongs.member = member.id
       join links.account on account.member = member.id where member.id = $1`,
    [member.id],
  )
  expect(rows).toEqual([{ invited_by: agent.id, agent: agent.id, opened_by: agent.id }])
})

test('an account that is opened for an agent stands directly below', async () => {
  const top = await links.agent()
  const agent = await links.agent(top)
  const { body } = await links.openAccount(agent, { type: 41 })
  expect(await links.desk.pathOf(body.value.member)).toEqual([top.username, agent.username])
  expect(await links.desk.read(body.value.member)).toMatchObject({ type: 41, state: 'active' })
})

test('usernames obey the rules of registration', async () => {
  const agent = await links.agent()
  const refused = async (username: string) => {
    const { status, body } = await links.openAccount(agent, { username })
    return [status, body.code, body.fields?.[0]?.field]
  }
  expect(await refused('9lives_of_nok')).toEqual([400, 'invalid_request', 'username'])
  expect(await refused('nok')).toEqual([400, 'invalid_request', 'username'])
  expect(await refused('support_24')).toEqual([409, 'username_taken', 'username'])
  expect(await refused(agent.username.toUpperCase())).toEqual([409, 'username_taken', 'username'])
})

test('suspended agents open no account, and others none of a type they cannot have below', async () => {
  const [agent, affiliate] = [await links.agent(), await links.agent(undefined, 42)]
  expect((await links.openAccount(affiliate, { type: 42 })).body).toMatchObject({
    code: 'agent_type_without_agents',
    fields: [{ field: 'type' }],
  })
  expect((await links.openAccount(affiliate)).status).toBe(200)
  await links.desk.state(agent, 'suspended')
  expect((await links.openAccount(agent)).body.code).toBe('agent_suspended')
})

test('the same request opens one account, whose password is told once', async () => {
  const agent = await links.agent()
  const wish = { requestId: randomUUID() }
  const answers = await Promise.all([links.openAccount(agent, wish), links.openAccount(agent, wish)])
  const codes = [...answers, await links.openAccount(agent, wish)].map(({ body }) => body.code ?? 'opened')
  expect(codes.toSorted()).toEqual(['opened', 'request_repeated', 'request_repeated'])
})

test('of two accounts with one name, opened at once, one is opened and the other leaves nothing', async () => {
  const [agent, other] = [await links.agent(), await links.agent()]
  const username = newUsername()
  const answers = await Promise.all([agent, other].map((by) => links.openAccount(by, { username, type: 2 })))
  expect(answers.map(({ body }) => body.code ?? 'opened').toSorted()).toEqual(['opened', 'username_taken'])
  const { rows } = await house.pool.query(
    `select count(*)::integer as accounts from links.account where agent = any ($1::uuid[])`,
    [[agent.id, other.id]],
  )
  expect(rows).toEqual([{ accounts: 1 }])
})

test('an agent opens fifty accounts in a business day', async () => {
  const agent = await links.agent()
  await house.pool.query(
    `insert into links.account (member, brand, agent, type, request_id, opened_at)
     select gen_random_uuid(), $1, $2, 0, gen_random_uuid(), $3 from generate_series(1, 49)`,
    [agent.brand, agent.id, house.clock()],
  )
  const last = await Promise.all([links.openAccount(agent), links.openAccount(agent)])
  expect(last.map(({ body }) => body.code ?? 'opened').toSorted()).toEqual(['accounts_used_up', 'opened'])
  house.passTime(86_400_000)
  expect((await links.openAccount(await links.story.signIn(agent))).status).toBe(200)
})
