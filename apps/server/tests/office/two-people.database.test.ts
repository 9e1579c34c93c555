import { randomUUID } from 'node:crypto'
import { allRoutes } from '@sanuk/contracts/all-routes'
import { DECIDING_POWERS, PROPOSAL_KINDS } from '@sanuk/contracts/approvals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeMoment } from '../../src/platform/write-moment.ts'
import { openBrowser } from '../browser.fixture.ts'
import { openHouse, PASSWORD, type TestHouse } from '../house.fixture.ts'
import { openStaff } from './staff.fixture.ts'

const HOUR = 60 * 60_000
const DECIDES = ['members.adjust', 'money.decide']

let house: TestHouse
let staff: ReturnType<typeof openStaff>
beforeAll(async () => {
  house = await openHouse()
  staff = openStaff(house)
})
afterAll(() => house.close())

const approve = (id: string) => ['POST', `/approvals/${id}/approve`] as const

/** Somebody with a role of these powers, let in by two people; has a password of their own. */
async function newColleague(powers: readonly string[] = DECIDES) {
  const [username, role] = [staff.newName(), await staff.role(powers)]
  const password = await staff.addByTwo(username, role)
  const { id } = await staff.rowOf(username)
  return { username, role, id, ...(await staff.enter(username, password)) }
}

test('a new operator is not approved by its proposer, and either half of the password alone does not sign in', async () => {
  const [username, role] = [staff.newName(), await staff.role(DECIDES)]
  const proposed = await staff.owner('POST', '/operators', { username, name: 'Nok', role })
  expect(proposed.body.value).toEqual({ result: 'proposed', firstHalf: expect.stringMatching(/^\w{4}-\w{4}$/) })
  const { firstHalf } = proposed.body.value
  expect(await staff.rowOf(username)).toBeUndefined()
  const id = await staff.waiting(username)
  expect((await staff.owner(...approve(id))).body.code).toBe('own_proposal')

  const { secondHalf } = (await staff.manager(...approve(id))).body.value
  for (const half of [firstHalf, secondHalf]) {
    expect((await staff.begin(username, half)).body.code).toBe('incorrect_credentials')
  }
  const typed = ` ${firstHalf.toUpperCase().replace('-', ' ')} ${secondHalf}`
  expect((await staff.begin(username, typed)).status).toBe(200)
})

test('a new operator approves and rejects nothing for 24 hours and is told from when on', async () => {
  const { ask, again } = await newColleague()
  const readAt = house.clock().getTime()
  const proposal = await staff.proposeMoney()
  const refused = await ask(...approve(proposal))
  expect(refused).toMatchObject({ status: 403, body: { code: 'decides_later' } })
  expect((await ask('POST', `/approvals/${proposal}/reject`, { reason: 'No' })).body.code).toBe('decides_later')
  const from = Date.parse(refused.body.value.from)
  expect(from - readAt).toBe(24 * HOUR)
  expect(refused.body.message).toContain(writeMoment(new Date(from), { language: 'en', timeZone: 'Asia/Bangkok' }))
  const me = (await ask('GET', '/me')).body.value
  expect(me.decidesFrom).toEqual([{ power: 'money.decide', from: refused.body.value.from }])
  const shown = (await ask('GET', '/approvals')).body.value
  expect(shown.waiting).toBe(0)
  expect(shown.list.find(({ id }: { id: string }) => id === proposal).mayDecide).toBe(false)

  house.passTime(24 * HOUR - 1)
  expect((await (await again())(...approve(proposal))).body.code).toBe('decides_later')
  house.passTime(60_000)
  expect((await (await again())(...approve(proposal))).status).toBe(200)
})

test('every call that takes a power to decide is refused within those 24 hours', async () => {
  const { ask } = await newColleague([...DECIDING_POWERS])
  const deciding = allRoutes.filter(({ power }) => power && DECIDING_POWERS.has(power))
  expect(deciding.length).toBeGreaterThan(0)
  for (const { method, path, body } of deciding) {
    const address = path.replaceAll(/\{\w+\}/g, randomUUID()).replace('/ops', '')
    expect((await ask(method, address, body && {})).body.code, path).toBe('decides_later')
  }
})

test('a reset access is not approved by its proposer, ends every session and ticket, and takes both halves of the password', async () => {
  const { username, id, secret, again } = await newColleague([...DECIDES, 'operators.decide'])
  staff.letADayPass()
  const ask = await again()
  const { ticket } = (await staff.begin(username, 'elephants on a tuesday')).body.value
  const { result, firstHalf } = (await staff.owner('POST', `/operators/${id}/reset`)).body.value
  expect(result).toBe('proposed')
  expect((await ask('GET', '/me')).status).toBe(200)
  const proposal = await staff.waiting(username)
  expect((await staff.owner(...approve(proposal))).body.code).toBe('own_proposal')

  const { secondHalf } = (await staff.manager(...approve(proposal))).body.value
  expect((await ask('GET', '/me')).body.code).toBe('login_required')
  expect((await staff.prove(ticket, secret)).body.code).toBe('ticket_invalid')
  for (const old of ['elephants on a tuesday', firstHalf, secondHalf]) {
    expect((await staff.begin(username, old)).body.code).toBe('incorrect_credentials')
  }
  const back = await staff.enter(username, `${firstHalf}-${secondHalf}`)
  expect((await back.ask(...approve(await staff.proposeMoney()))).body.code).toBe('decides_later')
})

test('a proposal about an operator’s own rights is not approved by that operator, nor stored as such', async () => {
  const { username, id, role, again } = await newColleague([...DECIDES, 'operators.decide'])
  staff.letADayPass()
  const mine = await again()
  await staff.owner('POST', `/operators/${id}/reset`)
  expect((await mine(...approve(await staff.waiting(username)))).body.code).toBe('own_account')
  const powers = [...DECIDES, 'operators.decide', 'content.decide']
  const { name } = (await staff.owner('GET', '/roles')).body.value.list.find((it: { id: string }) => it.id === role)
  await staff.owner('PUT', `/roles/${role}`, { name, powers })
  expect((await mine(...approve(await staff.waiting(name)))).body.code).toBe('own_account')
  const cheat = "update approvals.proposal set state = 'approved', decided_by = $2, decided_at = now() where id = $1"
  const tried = house.pool.query(cheat, [await staff.waiting(name), id])
  await expect(tried).rejects.toThrow('approved_by_nobody_concerned')
})

test('an operator cannot raise their own role, by another role or by more powers in it', async () => {
  const { id, role, again } = await newColleague(['operators.change', 'operators.decide'])
  staff.letADayPass()
  const mine = await again()
  const higher = await staff.role([...DECIDES, 'operators.change', 'operators.decide'])
  const change = (to: string) => mine('PUT', `/operators/${id}`, { name: 'Me', role: to, closed: false })
  expect((await change(higher)).body.code).toBe('role_above_own')
  expect((await change(role)).body.code).toBe('own_account')
  expect((await mine('PUT', `/roles/${role}`, { name: 'Mine', powers: ['operators.change'] })).body.code).toBe(
    'own_account',
  )
  const more = { name: 'More', powers: ['operators.change', 'money.decide'] }
  expect((await mine('PUT', `/roles/${role}`, more)).body.code).toBe('own_account')
  expect((await mine('POST', '/roles', more)).body.code).toBe('role_above_own')
})

test('more powers in a role take a second person, powers to decide another day, and fewer powers neither', async () => {
  const { role, ask, again } = await newColleague(['members.adjust'])
  const { name } = (await staff.owner('GET', '/roles')).body.value.list.find((it: { id: string }) => it.id === role)
  const raised = { name, powers: [...DECIDES] }
  expect((await staff.owner('PUT', `/roles/${role}`, raised)).body.value).toEqual({ result: 'proposed' })
  const proposal = await staff.waiting(name)
  expect((await staff.owner(...approve(proposal))).body.code).toBe('own_proposal')
  expect((await ask('GET', '/me')).body.value.powers).not.toContain('money.decide')
  expect((await staff.manager(...approve(proposal))).status).toBe(200)
  const money = await staff.proposeMoney()
  expect((await ask(...approve(money))).body.code).toBe('decides_later')
  staff.letADayPass()
  expect((await (await again())(...approve(money))).status).toBe(200)
  const less = { name, powers: ['members.adjust'] }
  expect((await staff.owner('PUT', `/roles/${role}`, less)).body.value).toEqual({ result: 'done' })
})

test('a proposed change of a role is outdated once somebody else holds the role', async () => {
  const role = await staff.role(['members.see'])
  const { name } = (await staff.owner('GET', '/roles')).body.value.list.find((it: { id: string }) => it.id === role)
  await staff.owner('PUT', `/roles/${role}`, { name, powers: DECIDES })
  const proposal = await staff.waiting(name)
  const username = staff.newName()
  const added = await staff.owner('POST', '/operators', { username, name: username, role })
  expect(added.body.value.result).toBe('done')
  expect((await staff.manager(...approve(proposal))).body.code).toBe('proposal_outdated')
})

test('a proposal about operators is outdated once its proposer has left', async () => {
  const boss = await newColleague(['operators.change', ...DECIDES])
  const [username, role] = [staff.newName(), await staff.role(DECIDES)]
  await boss.ask('POST', '/operators', { username, name: username, role })
  const proposal = await staff.waiting(username)
  await staff.owner('PUT', `/operators/${boss.id}`, { name: 'Boss', role: boss.role, closed: true })
  expect((await staff.manager(...approve(proposal))).body.code).toBe('proposal_outdated')
})

test('a role with more sensitive powers takes a second person, one with fewer is given at once', async () => {
  const { username, id, role, ask } = await newColleague(['members.adjust'])
  const higher = await staff.role(DECIDES)
  const change = async (to: string) =>
    (await staff.owner('PUT', `/operators/${id}`, { name: username, role: to, closed: false })).body.value.result
  expect(await change(higher)).toBe('proposed')
  expect((await staff.rowOf(username)).proposed).toBe(true)
  expect((await staff.manager(...approve(await staff.waiting(username)))).status).toBe(200)
  expect((await ask(...approve(await staff.proposeMoney()))).body.code).toBe('decides_later')
  expect(await change(role)).toBe('done')
})

test('reopening a closed operator takes a second person, and deciding another day', async () => {
  const { username, id, role, again } = await newColleague()
  staff.letADayPass()
  const change = async (closed: boolean) =>
    (await staff.owner('PUT', `/operators/${id}`, { name: username, role, closed })).body.value.result
  expect(await change(true)).toBe('done')
  expect(await change(false)).toBe('proposed')
  const proposal = await staff.waiting(username)
  expect((await staff.owner(...approve(proposal))).body.code).toBe('own_proposal')
  expect((await staff.begin(username, 'elephants on a tuesday')).body.code).toBe('incorrect_credentials')
  await staff.manager(...approve(proposal))
  expect((await (await again())(...approve(await staff.proposeMoney()))).body.code).toBe('decides_later')
})

test('an account that one person made does not propose or decide with a role given later, until two renew its access', async () => {
  const username = staff.newName()
  const harmless = await staff.role(['members.see'])
  const { id, password } = (await staff.owner('POST', '/operators', { username, name: username, role: harmless })).body
    .value
  const selfMade = await staff.enter(username, password)
  const role = await staff.role(DECIDES)
  await staff.owner('PUT', `/operators/${id}`, { name: username, role, closed: false })
  expect((await staff.manager(...approve(await staff.waiting(username)))).status).toBe(200)
  staff.letADayPass()
  const ask = await selfMade.again()
  expect((await ask('GET', '/me')).body.value.withheld).toEqual(['members.adjust', 'money.decide'])
  expect(await staff.proposeMoney(ask)).toBeUndefined()
  expect((await ask(...approve(await staff.proposeMoney()))).body.code).toBe('forbidden')

  const { firstHalf } = (await staff.owner('POST', `/operators/${id}/reset`)).body.value
  const { secondHalf } = (await staff.manager(...approve(await staff.waiting(username)))).body.value
  const handedOver = await staff.enter(username, `${firstHalf}-${secondHalf}`)
  expect(await staff.proposeMoney(handedOver.ask)).toBeDefined()
})

test('a proposal is not found at another brand, and a session of another brand is refused', async () => {
  const proposal = await staff.proposeMoney()
  const elsewhere = openBrowser(house, { host: 'chandra.localhost' })
  const token = (await elsewhere.operatorLogin()).body.value.token
  const decide = (at: typeof elsewhere) =>
    at.send({ method: 'POST', path: `/ops/approvals/${proposal}/approve`, token, part: 'office' })
  expect((await decide(elsewhere)).body.code).toBe('not_found')
  expect((await decide(staff.desk)).body.code).toBe('login_required')
})

test('an ended session and a used sign-in ticket are refused', async () => {
  const { ticket } = (await staff.begin('supervisor', PASSWORD)).body.value
  const code = await house.operatorCode('supervisor')
  const proof = {
    method: 'POST',
    path: '/ops/session/proof',
    part: 'office',
    body: { ticket, way: 'totp', code },
  } as const
  const ask = staff.calling((await staff.desk.send(proof)).body.value.token)
  expect((await staff.desk.send(proof)).body.code).toBe('ticket_invalid')
  expect((await ask('DELETE', '/session/logout')).status).toBe(200)
  expect((await ask(...approve(await staff.proposeMoney()))).body.code).toBe('login_required')
})

test('no call sets an address or number to which an operator’s access could be sent', () => {
  const own = allRoutes.filter(({ path }) => /^\/ops\/(me|session)(\/|$)/.test(path))
  expect(own.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'DELETE /ops/session/logout',
    'GET /ops/me',
    'POST /ops/me/password',
    'POST /ops/me/recovery-codes',
    'POST /ops/me/saved-lists',
    'POST /ops/session/login',
    'POST /ops/session/proof',
  ])
})

test('a proposal of each kind is not approved or rejected by its proposer, nor stored as such', async () => {
  const me = (await staff.owner('GET', '/me')).body.value.id
  for (const kind of PROPOSAL_KINDS) {
    const { rows } = await house.pool.query(
      `insert into approvals.proposal (id, brand, kind, about, subject_id, details, proposed_by, proposed_at)
       select gen_random_uuid(), brand, $1, 'own', id, '{}', id, '2020-01-01' from operators.operator where id = $2
       returning id`,
      [kind, me],
    )
    const { id } = rows[0]
    expect((await staff.owner(...approve(id))).body.code, kind).toBe('own_proposal')
    expect((await staff.owner('POST', `/approvals/${id}/reject`, { reason: 'No' })).body.code, kind).toBe(
      'own_proposal',
    )
    const cheat = `update approvals.proposal
                      set state = 'approved', decided_by = proposed_by, decided_at = now() where id = $1`
    await expect(house.pool.query(cheat, [id]), kind).rejects.toThrow('decided_by_another')
  }
})
