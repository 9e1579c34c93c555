import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBrowser } from '../browser.fixture.ts'
import { openHouse, PASSWORD, type TestHouse } from '../house.fixture.ts'

let house: TestHouse
let owner: pg.Client
let token = ''
beforeAll(async () => {
  house = await openHouse()
  owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
  token = await house.operatorToken()
})
afterAll(async () => {
  await owner.end()
  await house.close()
})

let next = 0
let member = { id: '', token: '', username: '' }
beforeEach(async () => {
  next += 1
  const username = `deskmember${next}`
  const mine = (await house.register(username)).body.value.token
  member = { username, token: mine, id: (await info(mine)).body.value.id }
})

const info = (mine: string) => house.call({ method: 'GET', path: '/wps/member/info', token: mine })
type Sent = { body?: object; by?: string }
const desk = (method: string, path: string, { body, by = token }: Sent = {}) =>
  house.call({ method, path: `/ops/members/${path}`, token: by, part: 'office', ...(body && { body }) })
const own = (method: string, path: string, body?: object) => desk(method, `${member.id}${path}`, body && { body })

test('closing an account ends its sessions for good; after reopening the member can sign in again', async () => {
  expect((await own('POST', '/close', { reason: 'Asked for it' })).status).toBe(200)
  expect((await info(member.token)).status).toBe(401)
  expect((await house.login(member.username)).body.code).toBe('account_closed')
  expect((await own('POST', '/close', { reason: 'Again' })).body.code).toBe('changed_meanwhile')
  expect((await own('GET', '')).body.value.closedAt).not.toBeNull()
  house.passTime(1_000)
  expect((await own('POST', '/reopen', { reason: 'Changed their mind' })).status).toBe(200)
  expect((await own('POST', '/reopen', { reason: 'Again' })).body.code).toBe('changed_meanwhile')
  expect((await info(member.token)).status).toBe(401)
  expect((await house.login(member.username)).body.value.outcome).toBe('signed_in')
  const notes = (await own('GET', '/notes')).body.value.list
  expect(notes).toMatchObject([
    { kind: 'reopened', text: 'Changed their mind', operator: 'operator' },
    { kind: 'closed', text: 'Asked for it', operator: 'operator' },
  ])
})

test('of twenty simultaneous closings of an account one succeeds', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => own('POST', '/close', { reason: 'Fraud' })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await own('GET', '/notes')).body.value.list).toHaveLength(1)
})

test('a temporary password ends all sessions and must be changed at sign-in', async () => {
  const { password } = (await own('POST', '/password')).body.value
  expect((await info(member.token)).status).toBe(401)
  expect((await house.login(member.username, PASSWORD)).body.code).toBe('incorrect_credentials')
  const { outcome, ticket, temporary } = (await house.login(member.username, password)).body.value
  expect([outcome, temporary]).toEqual(['change_password', true])
  const chosen = { ticket, password: 'three quiet rivers', confirmPassword: 'three quiet rivers' }
  const signedIn = await house.sealed({ method: 'POST', path: '/wps/session/login/password', body: chosen })
  expect(signedIn.body.value.outcome).toBe('signed_in')
  expect((await house.login(member.username, 'three quiet rivers')).body.value.outcome).toBe('signed_in')
})

test('operators list a member’s sessions and end one or all of them', async () => {
  const second = (await house.login(member.username)).body.value.token
  const { list } = (await own('GET', '/sessions')).body.value
  expect(list).toHaveLength(2)
  expect((await own('DELETE', `/sessions/${list[0].id}`)).status).toBe(200)
  const alive = [(await info(member.token)).status, (await info(second)).status]
  expect(alive.sort()).toEqual([200, 401])
  expect((await own('DELETE', `/sessions/${list[0].id}`)).status).toBe(404)
  expect((await own('DELETE', '/sessions')).body.value).toEqual({ ended: 1 })
  expect((await info(member.token)).status).toBe(401)
})

test('a member has a number of eight digits of their own, by which the office finds them', async () => {
  const { number } = (await info(member.token)).body.value
  expect(number).toMatch(/^[1-9]\d{7}$/)
  expect((await own('GET', '')).body.value.number).toBe(number)
  for (const search of [number, ` ${number.slice(0, 4)} ${number.slice(4)} `]) {
    const path = `/ops/members?${new URLSearchParams({ search })}`
    const found = await house.call({ method: 'GET', path, token, part: 'office' })
    expect(found.body.value.list.map(({ id }: { id: string }) => id)).toEqual([member.id])
  }
  // Drawn, not counted: of 40 in a row no two are neighbours but by a chance of one in a million.
  const { rows } = await owner.query(`select members.draw_number($1::uuid) as number from generate_series(1, 40)`, [
    randomUUID(),
  ])
  const drawn = rows.map((row) => row.number).toSorted((one, other) => one - other)
  expect(drawn.slice(1).every((one, at) => one - drawn[at] > 1)).toBe(true)
})

test('a member number that is drawn twice in a brand is refused by the database', async () => {
  const { rows } = await owner.query('select brand, number from members.member where id = $1', [member.id])
  const twice = owner.query(
    `insert into members.member (id, brand, username, username_key, nickname, type, currency, number)
     values (gen_random_uuid(), $1, 'numbertwice', 'numbertwice', 'numbertwice', 0, 'THB', $2)`,
    [rows[0].brand, rows[0].number],
  )
  await expect(twice).rejects.toThrow('member_number')
})

test('contacts can be searched, and are masked for operators who may only view members', async () => {
  await owner.query(
    `update members.member set mobile = '+66812345678', mobile_verified_at = now(), email = 'nok@example.com',
            email_key = 'nok@example.com', email_verified_at = now() where id = $1`,
    [member.id],
  )
  expect((await own('GET', '')).body.value).toMatchObject({
    mobile: { text: '+66812345678' },
    email: { text: 'nok@example.com' },
    invitedBy: null,
    hasPassword: true,
    username: member.username,
    balance: '0.00',
  })
  for (const search of ['+66812345678', '+66 81-234-5678', 'NOK@example.com']) {
    const { list } = (
      await house.call({
        method: 'GET',
        path: `/ops/members?${new URLSearchParams({ search })}`,
        token,
        part: 'office',
      })
    ).body.value
    expect(list.map(({ id }: { id: string }) => id)).toEqual([member.id])
  }
  await owner.query(
    "update operators.role set powers = '{members.see}' where id = (select role from operators.operator where username = 'supervisor' and brand = (select brand from members.member where id = $1))",
    [member.id],
  )
  const reader = await house.operatorToken('supervisor')
  const masked = (await desk('GET', member.id, { by: reader })).body.value
  expect([masked.mobile.text, masked.email.text]).toEqual(['+66••••••678', 'n••@example.com'])
  expect((await desk('POST', `${member.id}/notes`, { body: { text: 'Hello' }, by: reader })).body.code).toBe(
    'forbidden',
  )
})

test('the audit lists every operator’s action on a member, without secrets', async () => {
  await own('POST', '/notes', { text: ' Calls in the evening ' })
  const { password } = (await own('POST', '/password')).body.value
  await own('POST', '/close', { reason: 'Asked for it' })
  const path = `/ops/audit?subjectId=${member.id}`
  const { list } = (await house.call({ method: 'GET', path, token, part: 'office' })).body.value
  const subjects = new Set(list.map(({ subject }: { subject: string }) => subject))
  expect(subjects).toEqual(new Set(['members.note', 'members.member', 'identity.credential', 'identity.session']))
  expect(JSON.stringify(list)).not.toContain(password)
  expect(JSON.stringify(list)).toContain('Calls in the evening')
  const credential = list.find(({ subject }: { subject: string }) => subject === 'identity.credential')
  expect(credential.after).toMatchObject({ password_hash: '•••', temporary: true })
})

test('a guest account cannot be reopened or get a password', async () => {
  const guest = (await house.call({ method: 'POST', path: '/wps/session/login/freeplay', body: {} })).body.value.token
  const { id } = (await info(guest)).body.value
  expect((await desk('POST', `${id}/password`)).body.code).toBe('in_need_true_account')
  expect((await desk('POST', `${id}/close`, { body: { reason: 'Rude' } })).status).toBe(200)
  expect((await desk('POST', `${id}/reopen`, { body: { reason: 'Sorry' } })).body.code).toBe('in_need_true_account')
})

test('members of another brand are answered 404', async () => {
  const stranger = (await openBrowser(house, { host: 'chandra.localhost' }).operatorLogin()).body.value.token
  const send = (path: string) =>
    openBrowser(house, { host: 'chandra.localhost' }).send({ method: 'GET', path, token: stranger, part: 'office' })
  for (const path of ['', '/notes', '/sessions'])
    expect((await send(`/ops/members/${member.id}${path}`)).status).toBe(404)
  expect((await desk('GET', randomUUID())).status).toBe(404)
  expect((await own('POST', '/notes', { text: '   ' })).status).toBe(400)
})
