import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { usualRules } from '../../src/modules/staff/risk/findings.ts'
import { openHouse, type Staff, type TestHouse } from '../house.fixture.ts'
import { openStory, operator } from '../story.fixture.ts'

let house: TestHouse
let staff: Record<Staff, ReturnType<typeof operator>>
let story: ReturnType<typeof openStory>
let owner: pg.Client
beforeAll(async () => {
  house = await openHouse()
  staff = { operator: operator(house), supervisor: operator(house, 'supervisor') }
  story = openStory(house)
  owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await house.close()
})

const look = () => story.job('risk-look')
const ask = (method: string, path = '', more: { body?: unknown; as?: Staff } = {}) =>
  staff[more.as ?? 'operator'](method, `/risk${path}`, more.body)
const flagsOf = async (member: string) => (await ask('GET', `?member=${member}`)).body.value.list

test('accounts that share an IP address or payee name are flagged once, however often the job runs', async () => {
  const people = [await story.member(), await story.member(), await story.member(), await story.member()]
  const [one, two, three, alone] = people
  if (!one || !two || !three || !alone) throw new Error('nobody joined')
  await owner.query('update members.profile set agreed_address = $2 where member = any ($1::uuid[])', [
    ...[[one.id, two.id, three.id], '203.0.113.9'],
  ])
  await owner.query(
    `insert into payees.holder (member, brand, name, given_at)
     values ($1, $3, 'สมชาย ใจดี', now()), ($2, $3, ' สมชาย  ใจดี', now())`,
    [one.id, alone.id, one.brand],
  )
  await Promise.all([look(), look()])
  await look()
  const flags = await flagsOf(one.id)
  expect(flags.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['shared_address', 'shared_name'])
  const shared = flags.find(({ kind }: { kind: string }) => kind === 'shared_address')
  expect(shared.evidence.others.map(({ id }: { id: string }) => id).toSorted()).toEqual([two.id, three.id].toSorted())
  expect((await flagsOf(alone.id)).map(({ kind }: { kind: string }) => kind)).toEqual(['shared_name'])

  // What was cleared is not raised by the same again, only by more.
  const decide = (text: string) => ask('POST', `/${shared.id}/decide`, { body: { state: 'cleared', text } })
  expect((await ask('POST', `/${shared.id}/take`)).status).toBe(200)
  const answers = await Promise.all([decide('one family'), decide('one family')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await look()
  const again = (await flagsOf(one.id)).filter(({ kind }: { kind: string }) => kind === 'shared_address')
  expect(again).toMatchObject([{ state: 'cleared', notes: [{ text: 'one family' }], own: true }])
  await owner.query('update members.profile set agreed_address = $2 where member = $1', [alone.id, '203.0.113.9'])
  await look()
  const grown = (await flagsOf(one.id)).filter(({ kind }: { kind: string }) => kind === 'shared_address')
  expect(grown.map(({ state }: { state: string }) => state).toSorted()).toEqual(['cleared', 'open'])
})

test('accounts that share a device or bank account are flagged; guests are not', async () => {
  const [one, two, trial] = [await story.member(), await story.member(), await story.member()]
  await owner.query('update members.member set type = 4 where id = $1', [trial.id])
  await owner.query(`update identity.device set token_hash = '\\xabcd' where member = any ($1::uuid[])`, [
    [one.id, two.id, trial.id],
  ])
  for (const [member, removed] of [
    [one, 'now()'],
    [two, 'null'],
  ] as const) {
    await owner.query(`insert into payees.holder (member, brand, name, given_at) values ($1, $2, $3, now())`, [
      ...[member.id, member.brand, member.username],
    ])
    await owner.query(
      `insert into payees.account (id, brand, member, bank, number_sealed, number_hash, number_length, last_four, holder,
                                   added_at, usable_from, removed_at)
       values (gen_random_uuid(), $1, $2, '004', '\\x00', '\\xbeef', 10, '1234', 'x', now(), now(), ${removed})`,
      [member.brand, member.id],
    )
  }
  await look()
  const flags = await flagsOf(one.id)
  expect(flags.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['shared_account', 'shared_device'])
  for (const { evidence } of flags) {
    expect(evidence).toMatchObject({ accounts: 2, others: [{ id: two.id, username: two.username }] })
  }
  expect(await flagsOf(trial.id)).toEqual([])
})

test('deposit velocity and large sums are flagged by the brand’s own limits', async () => {
  const member = await story.member()
  for (let turn = 0; turn < 6; turn += 1) await story.deposit(member, '100')
  await look()
  expect(await flagsOf(member.id)).toMatchObject([{ kind: 'velocity', evidence: { number: 6, hours: 1 } }])
  expect((await ask('PUT', '/rules', { body: { ...usualRules('THB'), dayFrom: '600' } })).status).toBe(200)
  await look()
  expect((await flagsOf(member.id)).map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    'large_sum',
    'velocity',
  ])
  await ask('PUT', '/rules', { body: usualRules('THB') })
})

test('notes on a risk flag are kept, and another brand’s host refuses the operator’s session', async () => {
  const member = await story.member()
  for (let turn = 0; turn < 6; turn += 1) await story.deposit(member, '100')
  await look()
  const { list, open } = (await ask('GET', '?state=open')).body.value
  expect(open).toBe(list.length)
  const flag = list.find((one: { member: { id: string } }) => one.member.id === member.id)
  expect((await ask('POST', `/${flag.id}/notes`, { body: { text: 'called them' }, as: 'supervisor' })).status).toBe(200)
  expect((await ask('POST', `/${randomUUID()}/notes`, { body: { text: 'x' } })).body.code).toBe('not_found')
  const found = (await ask('GET', `?member=${flag.member.id}&kind=${flag.kind}`)).body.value.list
  expect(found).toMatchObject([{ id: flag.id, notes: [{ by: 'supervisor', text: 'called them' }] }])
  const other = await house.call({
    method: 'GET',
    path: '/ops/risk',
    part: 'office',
    host: 'chandra.localhost',
    token: await house.operatorToken(),
  })
  expect(other.status).toBe(401)
})
