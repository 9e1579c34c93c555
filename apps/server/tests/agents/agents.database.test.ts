import { allRoutes } from '@sanuk/contracts/all-routes'
import { addDays } from '@sanuk/contracts/calendar-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { openStaff } from '../office/staff.fixture.ts'
import { openStory } from '../story.fixture.ts'
import { openAgents } from './agents.fixture.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'

let house: TestHouse
let desk: ReturnType<typeof openAgents>
beforeAll(async () => {
  house = await openHouse()
  desk = openAgents(house)
})
afterAll(() => house.close())

test('a member who is appointed stands below the agent who invited them; whom they invited follows', async () => {
  const top = await desk.agent()
  const member = await desk.join(top)
  const friend = await desk.join(member)
  await desk.join(friend)
  expect(await desk.read(top)).toMatchObject({ members: 3, agents: 0 })
  expect((await desk.appoint({ ...member, username: `  ${member.username.toUpperCase()} ` }, 2)).status).toBe(200)
  expect(await desk.pathOf(member)).toEqual([top.username])
  expect(await desk.read(top)).toMatchObject({ members: 0, agents: 1, branch: { agents: 1, members: 2 } })
  expect(await desk.read(member)).toMatchObject({ members: 2, type: 2, state: 'active', proposal: null })
})

test('a move shows what it would change, waits for a second operator and is audited', async () => {
  const [top, other, agent] = [await desk.agent(), await desk.agent(), await desk.agent()]
  const below = await desk.agent(agent)
  await desk.join(below)
  const look = `/agents/${agent.id}/move?to=${other.username}`
  const holdsFrom = addDays(house.today(), 1)
  const changes = { from: [], to: [{ username: other.username }], agents: 2, members: 1, holdsFrom }
  expect((await desk.owner('GET', look)).body.value).toMatchObject(changes)
  const { proposal } = (await desk.propose(agent, other)).body.value
  expect(await desk.pathOf(agent)).toEqual([])
  expect((await desk.read(agent)).proposal).toBe(proposal)
  expect((await desk.owner('GET', look)).body.code).toBe('proposal_waiting')
  expect((await desk.propose(agent, top)).body.code).toBe('proposal_waiting')
  expect((await desk.owner('POST', `/approvals/${proposal}/approve`)).body.code).toBe('own_proposal')
  expect((await desk.approve(proposal)).status).toBe(200)
  expect(await desk.pathOf(below)).toEqual([other.username, agent.username])
  const { rows } = await house.pool.query(
    'select agents.chain_on($1, $2) as today, agents.chain_on($1, $3) as tomorrow',
    [below.id, house.today(), holdsFrom],
  )
  expect(rows).toEqual([{ today: [agent.id, below.id], tomorrow: [other.id, agent.id, below.id] }])
  const { list } = (await desk.owner('GET', `/audit?subject=agents.agent&subjectId=${agent.id}`)).body.value
  expect(list[0]).toMatchObject({ operator: { username: 'supervisor' }, after: { parent: other.id } })
})

test('a move that could not be proposed any more is outdated', async () => {
  const [target, agent] = [await desk.agent(), await desk.agent()]
  const { proposal } = (await desk.propose(agent, target)).body.value
  await desk.state(target, 'closed')
  expect((await desk.approve(proposal)).body.code).toBe('proposal_outdated')
  expect(await desk.pathOf(agent)).toEqual([])
})

test('an impossible appointment, move or closing is refused with a code, beside its field', async () => {
  const [top, affiliate, plain] = [await desk.agent(), await desk.agent(undefined, 42), await desk.join()]
  const below = await desk.agent(top)
  const nobody = { id: '', username: 'nobody_at_all' }
  const cases: [Promise<{ status: number; body: { code: string; fields?: { field: string }[] } }>, string, string?][] =
    [
      [desk.appoint(nobody), 'account_unknown', 'username'],
      [desk.appoint(top), 'agent_exists', 'username'],
      [desk.propose(below, nobody), 'agent_unknown', 'to'],
      [desk.propose(below, plain), 'agent_unknown', 'to'],
      [desk.propose(below, top), 'agent_in_place', 'to'],
      [desk.propose(top, below), 'agent_cycle', 'to'],
      [desk.propose(top, top), 'agent_cycle', 'to'],
      [desk.propose(top, affiliate), 'agent_type_without_agents', 'to'],
      [desk.propose(plain, top), 'not_found'],
      [desk.owner('PUT', `/agents/${top.id}/type`, { type: 42 }), 'agent_has_agents', 'type'],
      [
        desk.owner('PUT', '/agents/types/1', { names: null, mayHaveAgents: false }),
        'agent_has_agents',
        'mayHaveAgents',
      ],
      [desk.state(top, 'closed'), 'agent_has_agents'],
      [desk.state(top, 'active'), 'changed_meanwhile'],
      [desk.state(plain, 'suspended'), 'not_found'],
    ]
  for (const [asked, code, field] of cases) {
    const { body } = await asked
    expect([body.code, body.fields?.[0]?.field]).toEqual([code, field])
  }
})

test('a closed account is not appointed', async () => {
  const member = await desk.join()
  await house.pool.query('update members.member set closed_at = now() where id = $1', [member.id])
  expect((await desk.appoint(member)).body.code).toBe('member_closed')
})

test('a type taken from the brand’s settings is given to nobody, and its agents keep it', async () => {
  const [agent, affiliate] = [await desk.agent(), await desk.agent(undefined, 42)]
  const listed = async (type: number) => {
    const { list } = (await desk.owner('GET', '/agents/types')).body.value
    return list.find((one: { type: number }) => one.type === type)
  }
  const { agents: count } = await listed(42)
  const save = async (agentCentreTypes: number[]) => {
    const { revision } = (await desk.owner('GET', '/brand')).body.value
    return desk.owner('PUT', '/brand', { revision, settings: { agentCentreTypes } })
  }
  expect((await save([1, 2])).status).toBe(200)
  await expect.poll(() => listed(42)).toMatchObject({ available: false, agents: count })
  const refused = { code: 'agent_type_unavailable', fields: [{ field: 'type' }] }
  expect((await desk.appoint(await desk.join(), 42)).body).toMatchObject(refused)
  expect((await desk.owner('PUT', `/agents/${agent.id}/type`, { type: 41 })).body).toMatchObject(refused)
  expect(await desk.read(affiliate)).toMatchObject({ type: 42, state: 'active' })
  const { list } = (await desk.owner('GET', '/audit?subject=system.brand')).body.value
  expect(list[0]).toMatchObject({
    operator: { username: 'operator' },
    before: { agent_centre_types: [1, 2, 41, 42] },
    after: { agent_centre_types: [1, 2] },
  })
  await save([1, 2, 41, 42])
  await expect.poll(() => listed(42)).toMatchObject({ available: true })
  await desk.agent(undefined, 42)
  expect((await listed(42)).agents).toBe(count + 1)
  await desk.state(affiliate, 'closed')
  expect((await listed(42)).agents).toBe(count)
})

test('a closed agent is a member again, whose members belong above; appointed again they stand where they stood', async () => {
  const top = await desk.agent()
  const agent = await desk.agent(top)
  await desk.join(agent)
  expect((await desk.state(agent, 'closed')).status).toBe(200)
  expect(await desk.read(agent)).toMatchObject({ state: 'closed', members: 0, reason: 'As agreed' })
  expect(await desk.read(top)).toMatchObject({ members: 2, branch: { agents: 0, members: 2 } })
  expect((await desk.state(agent, 'active')).body.code).toBe('agent_closed')
  expect((await desk.propose(agent, null)).body.code).toBe('agent_closed')
  expect((await desk.appoint(agent, 41)).status).toBe(200)
  expect(await desk.pathOf(agent)).toEqual([top.username])
  expect(await desk.read(agent)).toMatchObject({ state: 'active', type: 41, members: 1, reason: null })
})

test('the codes of a suspended agent are unknown at registration until the agent is resumed', async () => {
  const story = openStory(house)
  const inviter = await story.member()
  const { code } = (await house.call({ method: 'GET', path: '/wps/member/referral', token: inviter.token })).body.value
  await desk.appoint(inviter)
  const check = async () =>
    (await house.call({ method: 'GET', path: `/wps/agent/affiliate?code=${code}&domain=localhost` })).body.value.success
  expect(await check()).toBe(true)
  await desk.state(inviter, 'suspended')
  expect(await check()).toBe(false)
  const refused = await house.register('late_comer', { affiliateCode: code })
  expect(refused.body.fields).toMatchObject([{ field: 'affiliateCode' }])
  await desk.state(inviter, 'active')
  await story.member({ affiliateCode: code })
  expect((await desk.read(inviter)).members).toBe(1)
})

test('a brand names its types and says which may have agents', async () => {
  const names = { th: 'หัวหน้าสาย', en: 'Team lead' }
  expect((await desk.owner('PUT', '/agents/types/41', { names, mayHaveAgents: true })).status).toBe(200)
  const { list } = (await desk.owner('GET', '/agents/types')).body.value
  expect(list.map(({ type }: { type: number }) => type)).toEqual([1, 2, 41, 42])
  expect(list[2]).toEqual({ type: 41, names, mayHaveAgents: true, available: true, agents: expect.any(Number) })
  const [lead, agent] = [await desk.agent(undefined, 41), await desk.agent()]
  expect(await desk.move(agent, lead)).toBeNull()
  const named = async () =>
    (await house.call({ method: 'GET', path: '/wps/system/whitelabel' })).body.value.agentTypeNames
  await expect.poll(named).toEqual([{ type: 41, names }])
  expect((await desk.owner('PUT', '/agents/types/41', { names: null, mayHaveAgents: true })).status).toBe(200)
  // The answer is cached until the database notifies that the names changed.
  await expect.poll(named).toEqual([])
})

test('the tree is read level by level and found by name, type and state', async () => {
  const top = await desk.agent()
  const first = await desk.agent(top, 2)
  const second = await desk.agent(top, 42)
  await desk.state(second, 'suspended')
  const level = (await desk.owner('GET', `/agents?parent=${top.id}`)).body.value
  expect(level.list.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining([first.id, second.id]))
  expect(level).toMatchObject({ nextCursor: null, list: { length: 2 } })
  const find = async (query: string) => {
    const { list } = (await desk.owner('GET', `/agents/search?${query}`)).body.value
    return list.map(({ id }: { id: string }) => id)
  }
  expect(await find(`search=${first.username.slice(0, 10).toUpperCase()}`)).toEqual([first.id])
  expect(await find('search=%25')).toEqual([])
  expect(await find('type=42&state=suspended')).toContain(second.id)
  expect(await find('type=42&state=active')).not.toContain(second.id)
})

test('agents of another brand are neither found nor changed nor moved to', async () => {
  const { rows } = await house.pool.query(
    `select member from agents.agent join system.brand on brand.id = agent.brand where code = 'CHANDRA'`,
  )
  const stranger = { id: rows[0].member, username: 'agent' }
  expect((await desk.owner('GET', `/agents/${stranger.id}`)).body.code).toBe('not_found')
  expect((await desk.owner('GET', `/agents?parent=${stranger.id}`)).body.value.list).toEqual([])
  expect((await desk.state(stranger, 'suspended')).body.code).toBe('not_found')
  expect((await desk.propose(stranger, null)).body.code).toBe('not_found')
  const all = (await desk.owner('GET', '/agents/search?search=agent')).body.value.list
  expect(all.map(({ id }: { id: string }) => id)).not.toContain(stranger.id)
})

test('the permission to see agents changes none, and the one to see members shows no agents', async () => {
  const staff = openStaff(house)
  const enter = async (powers: string[]) => {
    const [username, role] = [staff.newName(), await staff.role(powers)]
    const { password } = (await staff.owner('POST', '/operators', { username, name: username, role })).body.value
    return (await staff.enter(username, password)).ask
  }
  const [looker, outsider] = [await enter(['agents.see']), await enter(['members.see'])]
  const calls = allRoutes.filter(({ path }) => path.startsWith('/ops/agents'))
  expect(calls.length).toBe(11)
  for (const { method, path } of calls) {
    const at = path.slice('/ops'.length).replace('{id}', NOBODY).replace('{type}', '1')
    const body = method === 'GET' ? undefined : {}
    expect((await outsider(method, at, body)).body.code, at).toBe('forbidden')
    expect((await looker(method, at, body)).body.code === 'forbidden', at).toBe(
      method !== 'GET' || /\/(move|closing)$/.test(path),
    )
  }
})

test('of the demo’s team each day has the tree that its past tells', async () => {
  const { rows: faults } = await house.pool.query('select * from agents.places_fault()')
  expect(faults).toEqual([])
  const { rows } = await house.pool.query(
    `select array(
              select above.username
                from unnest(agents.chain_on(member.id, (moved.since at time zone brand.time_zone)::date + after))
                     with ordinality it (id, place) join members.member above on above.id = it.id order by place) as chain
       from members.member join system.brand on brand.id = member.brand and brand.code = 'SANUK'
       join members.member kanda on kanda.brand = brand.id and kanda.username = 'kanda55'
       join agents.agent moved on moved.member = kanda.id
      cross join unnest(array[-28, 0, 1, 12]) after
      where member.username = 'art_d' order by after`,
  )
  expect(rows.map(({ chain }) => chain.join(' '))).toEqual([
    ...['agent niran77 kanda55', 'agent niran77 kanda55'],
    ...['agent mali88 wichai66 kanda55', 'agent mali88 wichai66 kanda55'],
  ])
})
