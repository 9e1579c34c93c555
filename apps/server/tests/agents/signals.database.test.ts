import { randomUUID } from 'node:crypto'
import type { AgentSignal } from '@sanuk/contracts/office-agent-signals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { openStaff } from '../office/staff.fixture.ts'
import type { Person } from './agents.fixture.ts'
import { openSalary, type SalaryStory } from './salary.fixture.ts'

let house: TestHouse
let story: SalaryStory
beforeAll(async () => {
  house = await openHouse()
  story = await openSalary(house)
  await story.rules()
})
afterAll(async () => {
  await story.close()
  await house.close()
})

const signalsOf = async ({ id }: Pick<Person, 'id'>, query = ''): Promise<AgentSignal[]> =>
  (await story.owner('GET', `/agent-signals?agent=${id}${query}`)).body.value.list
const kindsOf = async (agent: Pick<Person, 'id'>, query = ''): Promise<string[]> =>
  (await signalsOf(agent, query)).map(({ evidence }) => evidence.kind).toSorted()

const device = (person: Pick<Person, 'id'>, token: string) =>
  story.sql.query(
    `insert into identity.device (brand, member, token_hash, known_since, seen_at)
     values ($1, $2, sha256($3::text::bytea), $4, $4)`,
    [story.brand, person.id, token, house.clock()],
  )
const network = (person: Pick<Person, 'id'>, address: string) =>
  story.sql.query(`insert into identity.network (brand, member, network, seen_at) values ($1, $2, $3, $4)`, [
    ...[story.brand, person.id, address, house.clock()],
  ])
const opened = async (agent: Person): Promise<Person> => {
  const member = await story.join(agent)
  await story.sql.query(
    `insert into links.account (member, brand, agent, type, request_id, opened_at) values ($1, $2, $3, 0, $4, $5)`,
    [member.id, story.brand, agent.id, randomUUID(), house.clock()],
  )
  return member
}

/** One who stakes and loses it all, and one who stakes as much and wins it, on a business day. */
async function hedge(members: readonly Person[], stake: number): Promise<void> {
  for (const [at, { id }] of members.entries()) {
    await story.recordRound({ id, brand: story.brand }, { stake: String(stake), win: String(at === 0 ? 0 : stake * 2) })
  }
}

test('an agent in whose browser a member plays is found; members of two branches in one browser are not', async () => {
  const [agent, innocent, other] = [await story.agent(), await story.agent(), await story.agent()]
  const member = await story.join(agent)
  for (const person of [agent, member]) await device(person, `shared ${agent.id}`)
  for (const person of [await story.join(innocent), await story.join(other)]) await device(person, `café ${agent.id}`)
  expect(await signalsOf(agent)).toMatchObject([
    {
      agent: { id: agent.id, username: agent.username },
      state: 'open',
      evidence: { kind: 'shared_access', withAgent: true, ways: ['device'], accounts: 2 },
      review: null,
    },
  ])
  expect([...(await kindsOf(innocent)), ...(await kindsOf(other))]).toEqual([])
})

test('accounts that an agent opened and that are used beside the agent only are found; used elsewhere they are not', async () => {
  const [agent, innocent] = [await story.agent(), await story.agent()]
  await network(agent, '203.0.113.0/24')
  await network(innocent, '203.0.113.0/24')
  for (let n = 0; n < 3; n += 1) await network(await opened(agent), '203.0.113.0/24')
  await opened(agent)
  for (let n = 0; n < 3; n += 1) {
    const member = await opened(innocent)
    await network(member, '203.0.113.0/24')
    await network(member, '198.51.100.0/24')
  }
  expect(await signalsOf(agent)).toMatchObject([{ evidence: { kind: 'opened_accounts', signedIn: 3, accounts: 3 } }])
  expect(await kindsOf(innocent)).toEqual([])
})

test('a branch that bets on both sides for its agent’s pay is found, reviewed, and returns when it has grown', async () => {
  const [agent, innocent] = [await story.agent(), await story.agent()]
  for (const one of [agent, innocent]) await story.contract(one, 60)
  const both = [await story.join(agent), await story.join(agent)]
  const player = await story.join(innocent)
  const days = async (stake: number) => {
    for (let day = 0; day < 3; day += 1) {
      await hedge(both, stake)
      await story.recordRound(
        { id: player.id, brand: story.brand },
        { stake: String(stake * 2), win: String(stake * 1.8) },
      )
      await house.followPlay()
      story.nextDay()
    }
    await story.settle()
  }
  await days(30_000)
  expect(await signalsOf(agent, '&kind=riskless_play')).toMatchObject([
    { state: 'open', evidence: { valid: '180000.00', won: '0.00', swing: '0.00', earned: '1080.00', days: 3 } },
  ])
  expect(await kindsOf(agent)).toEqual(['pay_over_win', 'riskless_play'])
  expect(await kindsOf(innocent)).toEqual([])

  const review = (method: string) =>
    story.owner(
      method,
      `/agent-signals/${agent.id}/riskless_play/review`,
      method === 'POST' ? { note: 'Two brothers' } : undefined,
    )
  expect(
    (await story.owner('POST', `/agent-signals/${innocent.id}/riskless_play/review`, { note: 'x' })).body.code,
  ).toBe('changed_meanwhile')
  expect((await review('POST')).status).toBe(200)
  expect(await kindsOf(agent, '&state=open')).toEqual(['pay_over_win'])
  expect(await signalsOf(agent, '&state=reviewed')).toMatchObject([
    { state: 'reviewed', review: { by: 'operator', note: 'Two brothers', grown: false } },
  ])
  expect((await review('DELETE')).status).toBe(200)
  expect((await review('DELETE')).body.code).toBe('changed_meanwhile')
  expect(await kindsOf(agent, '&state=open')).toEqual(['pay_over_win', 'riskless_play'])
  expect((await review('POST')).status).toBe(200)
  const { list } = (await story.owner('GET', `/audit?subject=signals.review`)).body.value
  expect(list[0]).toMatchObject({ operator: { username: 'operator' }, after: { note: 'Two brothers' } })

  // Less than half as much again: still reviewed. From half on: open again, with the note.
  await days(14_000)
  expect(await kindsOf(agent, '&state=open&kind=riskless_play')).toEqual([])
  await days(2_000)
  expect(await signalsOf(agent, '&kind=riskless_play')).toMatchObject([
    { state: 'open', evidence: { valid: '276000.00' }, review: { note: 'Two brothers', grown: true } },
  ])
})

test('whoever may see agents sees signals and reviews none; whoever may not sees none', async () => {
  const staff = openStaff(house)
  const enter = async (powers: string[]) => {
    const [username, role] = [staff.newName(), await staff.role(powers)]
    const { password } = (await staff.owner('POST', '/operators', { username, name: username, role })).body.value
    return (await staff.enter(username, password)).ask
  }
  const [looker, outsider] = [await enter(['agents.see']), await enter(['members.see'])]
  const review = `/agent-signals/${randomUUID()}/riskless_play/review`
  expect((await looker('GET', '/agent-signals')).status).toBe(200)
  expect((await looker('POST', review, { note: 'x' })).body.code).toBe('forbidden')
  expect((await looker('DELETE', review)).body.code).toBe('forbidden')
  expect((await outsider('GET', '/agent-signals')).body.code).toBe('forbidden')
})
