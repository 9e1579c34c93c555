import { POWERS } from '@sanuk/contracts/powers'
import { generateSync } from 'otplib'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runsSlowTests } from '../../../../tools/launcher/src/slow-tests.ts'
import { type Browser, openBrowser } from '../browser.fixture.ts'
import { openHouse, PASSWORD, type TestHouse } from '../house.fixture.ts'

const MINUTE = 60_000
const GUESSES = runsSlowTests ? 1000 : 100

let house: TestHouse
let desk: Browser
let token = ''
let roles: Record<string, string> = {}
beforeAll(async () => {
  house = await openHouse()
  desk = openBrowser(house)
  token = await house.operatorToken()
  // Without sensitive permissions: one operator alone may give it.
  await office('POST', '/ops/roles', { body: { name: 'Reader', powers: ['content.see', 'feedback.change'] } })
  const { list } = (await office('GET', '/ops/roles')).body.value
  roles = Object.fromEntries(list.map(({ name, id }: { name: string; id: string }) => [name, id]))
})
afterAll(() => house.close())

type Sent = { body?: object; by?: string }
const office = (method: string, path: string, { body, by = token }: Sent = {}) =>
  desk.send({ method, path, token: by, part: 'office', ...(body && { body }) })
const begin = (username: string, password = PASSWORD) =>
  desk.send({ method: 'POST', path: '/ops/session/login', part: 'office', body: { username, password } })
const prove = (ticket: string, code: string, way = 'totp') =>
  desk.send({ method: 'POST', path: '/ops/session/proof', part: 'office', body: { ticket, way, code } })
const codeOf = (secret: string, later = 0) =>
  generateSync({ secret, epoch: Math.floor(house.clock().getTime() / 1000) + later })
const add = (username: string, role = 'Reader') =>
  office('POST', '/ops/operators', { body: { username, name: username, role: roles[role] } })

test('an operator’s password alone gives no session', async () => {
  const { ticket, enrol } = (await begin('operator')).body.value
  expect(enrol).toBeNull()
  expect((await office('GET', '/ops/me', { by: ticket })).body.code).toBe('login_required')
  expect((await prove(ticket, '000000')).body.code).toBe('code_wrong')
})

test('an operator’s TOTP code and sign-in ticket are accepted once', async () => {
  const { ticket } = (await begin('operator')).body.value
  const code = await house.operatorCode('operator')
  expect((await prove(ticket, '12 34')).body.fields).toMatchObject([{ field: 'code', word: 'field.six_digits' }])
  expect((await prove(ticket, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
  expect((await prove(ticket, code)).body.code).toBe('ticket_invalid')
  const again = (await begin('operator')).body.value.ticket
  expect((await prove(again, code)).body.code).toBe('code_wrong')
})

test('an operator’s sign-in ticket expires after five minutes', async () => {
  const { ticket } = (await begin('operator')).body.value
  house.passTime(5 * MINUTE + 1)
  expect((await prove(ticket, await house.operatorCode('operator'))).body.code).toBe('ticket_invalid')
  token = await house.operatorToken()
})

test('of many simultaneous TOTP guesses for an operator five are checked', async () => {
  const { ticket } = (await begin('supervisor')).body.value
  const answers = await Promise.all(
    Array.from({ length: GUESSES }, (_, at) => prove(ticket, String(at).padStart(6, '0'))),
  )
  const answered = (...codes: string[]) => answers.filter(({ body }) => codes.includes(body.code)).length
  expect(answered('code_wrong')).toBeLessThanOrEqual(5)
  // A busy machine sends some away unread.
  expect(answered('code_wrong', 'too_many_requests', 'overloaded')).toBe(GUESSES)
  expect(answered('too_many_requests')).toBeGreaterThan(0)
  expect((await prove(ticket, await house.operatorCode('supervisor'))).body.code).toBe('too_many_requests')
  house.passTime(15 * MINUTE)
  token = await house.operatorToken()
})

test('a new operator enrols TOTP, gets recovery codes, and has no permissions before a new password', async () => {
  const { id, password } = (await add('mali')).body.value
  const { ticket, enrol } = (await begin('mali', password)).body.value
  expect(enrol.uri).toContain(encodeURIComponent('mali'))
  const { token: mine, recoveryCodes } = (await prove(ticket, codeOf(enrol.secret))).body.value
  expect(recoveryCodes).toHaveLength(10)

  expect((await office('GET', '/ops/me', { by: mine })).body.value).toMatchObject({
    id,
    passwordTemporary: true,
    powers: [],
  })
  expect((await office('GET', '/ops/members', { by: mine })).body.code).toBe('forbidden')
  const change = (wish: object) => office('POST', '/ops/me/password', { by: mine, body: wish })
  const short = await change({ oldPassword: password, password: 'too short', confirmPassword: 'too short' })
  expect(short.body.fields[0]).toMatchObject({ field: 'password' })
  const good = { password: 'elephants on a tuesday', confirmPassword: 'elephants on a tuesday' }
  expect((await change({ oldPassword: 'not this one', ...good })).body.code).toBe('incorrect_credentials')
  expect((await change({ oldPassword: password, ...good })).status).toBe(200)
  const me = (await office('GET', '/ops/me', { by: mine })).body.value
  expect(me).toMatchObject({ passwordTemporary: false, role: 'Reader', recoveryCodes: 10 })
  expect(me.powers).toContain('content.see')

  const lost = (await begin('mali', good.password)).body.value.ticket
  const written = recoveryCodes[0].toLowerCase().replaceAll('-', ' ')
  expect((await prove(lost, written, 'recovery')).status).toBe(200)
  const twice = (await begin('mali', good.password)).body.value.ticket
  expect((await prove(twice, recoveryCodes[0], 'recovery')).body.code).toBe('code_wrong')
})

test('an operator cannot grant permissions beyond their own or change their own role', async () => {
  const { rows } = await asOwner(
    "update operators.operator set role = (select id from operators.role r where r.name = 'Auditor' and r.brand = operator.brand) where username = 'supervisor' returning id",
  )
  await asOwner("update operators.role set powers = '{operators.change,members.see}' where name = 'Auditor'")
  const small = await house.operatorToken('supervisor')
  const by = small
  const owner = { username: 'boss', name: 'Boss', role: roles.Owner }
  expect((await office('POST', '/ops/operators', { by, body: owner })).body.code).toBe('role_above_own')
  const wish = { name: 'Everything', powers: [...POWERS] }
  expect((await office('POST', '/ops/roles', { by, body: wish })).body.code).toBe('role_above_own')
  const own = { name: 'Auditor', powers: ['members.see'] }
  expect((await office('PUT', `/ops/roles/${roles.Auditor}`, { by, body: own })).body.code).toBe('own_account')
  const me = { name: 'Me', role: roles.Auditor, closed: false }
  expect((await office('PUT', `/ops/operators/${rows[0].id}`, { by, body: me })).body.code).toMatch(
    /own_account|not_found/,
  )
  const { list } = (await office('GET', '/ops/operators')).body.value
  const demo = list.find(({ username }: { username: string }) => username === 'operator')
  expect((await office('POST', `/ops/operators/${demo.id}/reset`, { by })).body.code).toBe('role_above_own')
})

test('closing an operator ends their session and refuses their sign-in', async () => {
  const { id, password } = (await add('somchai')).body.value
  const { ticket, enrol } = (await begin('somchai', password)).body.value
  const mine = (await prove(ticket, codeOf(enrol.secret))).body.value.token
  expect((await office('GET', '/ops/me', { by: mine })).status).toBe(200)
  const body = { name: 'Somchai', role: roles.Reader, closed: true }
  expect((await office('PUT', `/ops/operators/${id}`, { body })).status).toBe(200)
  expect((await office('GET', '/ops/me', { by: mine })).body.code).toBe('login_required')
  expect((await begin('somchai', password)).body.code).toBe('incorrect_credentials')
})

test('resetting an operator replaces the password and the TOTP enrolment', async () => {
  const { id, password } = (await add('pim')).body.value
  const first = (await begin('pim', password)).body.value
  await prove(first.ticket, codeOf(first.enrol.secret))
  const fresh = (await office('POST', `/ops/operators/${id}/reset`)).body.value.password
  expect(fresh).not.toBe(password)
  expect((await begin('pim', password)).body.code).toBe('incorrect_credentials')
  expect((await begin('pim', fresh)).body.value.enrol).not.toBeNull()
})

test('a change of a role applies at once, and a role in use cannot be deleted', async () => {
  const { id } = (await office('POST', '/ops/roles', { body: { name: 'Trainee', powers: [] } })).body.value
  expect((await office('POST', '/ops/roles', { body: { name: 'Trainee', powers: [] } })).body.code).toBe('name_taken')
  roles.Trainee = id
  const { password } = (await add('new', 'Trainee')).body.value
  const { ticket, enrol } = (await begin('new', password)).body.value
  const by = (await prove(ticket, codeOf(enrol.secret))).body.value.token
  const good = { password: 'a trainee of tuesday', confirmPassword: 'a trainee of tuesday' }
  await office('POST', '/ops/me/password', { by, body: { oldPassword: password, ...good } })
  expect((await office('GET', '/ops/deposits', { by })).body.code).toBe('forbidden')
  await office('PUT', `/ops/roles/${id}`, { body: { name: 'Trainee', powers: ['money.see'] } })
  expect((await office('GET', '/ops/deposits', { by })).status).toBe(200)
  expect((await office('DELETE', `/ops/roles/${id}`)).body.code).toBe('role_held')
  expect((await office('DELETE', `/ops/roles/${roles.Finance}`)).status).toBe(200)
})

async function asOwner(statement: string) {
  const owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
  const result = await owner.query(statement)
  await owner.end()
  return result
}
