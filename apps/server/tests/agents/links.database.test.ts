import { randomUUID } from 'node:crypto'
import type { AgentLink } from '@sanuk/contracts/agent-links'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newUsername } from '../../../../tools/launcher/src/new-username.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import type { Member } from '../story.fixture.ts'
import { openLinks } from './links.fixture.ts'

let house: TestHouse
let links: ReturnType<typeof openLinks>
beforeAll(async () => {
  house = await openHouse()
  links = openLinks(house)
})
afterAll(() => house.close())

const placeOf = async (username: string) => {
  const { rows } = await house.pool.query(
    `select member.type, inviter.username as inviter, leader.username as belongs from members.member
       left join members.member inviter on inviter.id = member.invited_by
       left join agents.belongs on belongs.member = member.id and belongs.until_day is null
       left join members.member leader on leader.id = belongs.agent
      where member.username = $1`,
    [username],
  )
  return rows[0]
}

const refusedCode = async (code: string) =>
  (await house.register(newUsername(), { affiliateCode: code })).body.fields?.[0]

test('whoever registers by a link becomes a member who belongs to the agent', async () => {
  const agent = await links.agent()
  const link = await links.made(agent, { note: '  Songkran  ', days: 7 })
  expect(link).toMatchObject({
    address: `http://localhost/join?code=${link.code}`,
    note: 'Songkran',
    state: 'open',
    expiresAt: new Date(house.clock().getTime() + 7 * 86_400_000).toISOString(),
    registrations: 0,
    valid: '0.00',
  })
  const shown = `${agent.username.slice(0, 2)}***${agent.username.slice(-2)}`
  expect(await links.check(link.code)).toEqual({ success: true, state: 'open', type: 0, inviter: shown, terms: [] })
  const friend = await links.story.member({ affiliateCode: ` ${link.code.toLowerCase()} ` })
  expect(await placeOf(friend.username)).toEqual({ type: 0, inviter: agent.username, belongs: agent.username })
  expect(await links.read(agent, link)).toMatchObject({ registrations: 1, firstDeposits: 0, played: 0, valid: '0.00' })
})

test('whoever registers by a link for agents stands directly below its agent, and may invite at once', async () => {
  const top = await links.agent()
  const agent = await links.agent(top)
  const { code } = await links.made(agent, { type: 2 })
  expect(await links.check(code)).toMatchObject({ success: true, type: 2 })
  const friend = await links.story.member({ affiliateCode: code })
  expect(await links.desk.pathOf(friend)).toEqual([top.username, agent.username])
  expect(await links.desk.read(friend)).toMatchObject({ type: 2, state: 'active' })
  const info = await house.call({ method: 'GET', path: '/wps/member/info', token: friend.token })
  expect(info.body.value.type).toBe(2)
  expect(await placeOf(friend.username)).toEqual({ type: 2, inviter: agent.username, belongs: friend.username })
  const below = await links.story.member({ affiliateCode: (await links.made(friend)).code })
  expect(await placeOf(below.username)).toMatchObject({ belongs: friend.username })
})

test('a link is refused that its agent cannot offer', async () => {
  const [agent, affiliate] = [await links.agent(), await links.agent(undefined, 42)]
  const refusals = async (by: Member, wish: object) => {
    const { status, body } = await links.make(by, wish)
    return [status, body.code, body.fields?.[0]?.field]
  }
  expect(await refusals(affiliate, { type: 1 })).toEqual([422, 'agent_type_without_agents', 'type'])
  expect((await links.make(affiliate)).status).toBe(200)
  expect(await refusals(agent, { host: 'chandra.localhost' })).toEqual([422, 'link_host_unknown', 'host'])
  expect(await refusals(agent, { type: 4 })).toEqual([400, 'invalid_request', 'type'])
  expect(await refusals(agent, { days: 2 })).toEqual([400, 'invalid_request', 'days'])
  await links.desk.state(agent, 'suspended')
  expect(await refusals(agent, {})).toEqual([409, 'agent_suspended', undefined])
  expect(await links.page(agent)).toMatchObject({ types: [] })
  expect(await links.page(affiliate)).toMatchObject({ types: [0], hosts: ['localhost', '127.0.0.1'] })
})

test('the same request answers the same link', async () => {
  const agent = await links.agent()
  const wish = { requestId: randomUUID(), note: 'once' }
  const both = await Promise.all([links.made(agent, wish), links.made(agent, wish)])
  expect(both[0]).toEqual(both[1])
  expect(await links.made(agent, wish)).toEqual(both[0])
  expect(await links.list(agent)).toHaveLength(1)
})

test('an agent has at most fifty open links, also when several are made at once', async () => {
  const agent = await links.agent()
  const made: AgentLink[] = []
  for (let at = 0; at < 49; at += 1) made.push(await links.made(agent))
  expect(await links.page(agent)).toMatchObject({ left: 1 })
  const last = await Promise.all(Array.from({ length: 8 }, () => links.make(agent)))
  expect(last.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
  expect((await links.make(agent)).body.code).toBe('links_used_up')
  const [first = made[0]] = made
  if (!first) throw new Error('no link was made')
  expect((await links.change(agent, first, { open: false })).body.value.link.state).toBe('closed')
  await links.made(agent)
  expect((await links.change(agent, first, { open: true })).body.code).toBe('links_used_up')
  expect((await links.change(agent, first, { open: false, note: 'kept closed' })).status).toBe(200)
  expect(await links.page(agent)).toMatchObject({ left: 0 })
})

test('links are listed newest first, page by page, each once', async () => {
  const agent = await links.agent()
  const made: string[] = []
  for (let at = 0; at < 23; at += 1) {
    house.passTime(1)
    made.unshift((await links.made(agent)).id)
  }
  const seen: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { list, nextCursor } = await links.page(agent, cursor)
    seen.push(...list.map(({ id }: AgentLink) => id))
    cursor = nextCursor
  }
  expect(seen).toEqual(made)
})

test('nobody registers by a link that is closed, expired, or whose agent is suspended or closed', async () => {
  const [agent, other] = [await links.agent(), await links.agent()]
  const ended = { success: false, state: 'ended', type: null, inviter: null, terms: [] }
  const wrong = { field: 'affiliateCode', word: 'field.invitation' }
  const closed = await links.made(agent)
  expect((await links.change(agent, closed, { open: false, note: 'over' })).body.value.link).toMatchObject({
    state: 'closed',
    note: 'over',
  })
  expect(await links.check(closed.code)).toEqual(ended)
  expect(await refusedCode(closed.code)).toMatchObject(wrong)
  expect((await links.change(agent, closed, { open: true })).body.value.link).toMatchObject({ state: 'open', note: '' })
  expect(await links.check(closed.code)).toMatchObject({ success: true })
  await links.desk.state(agent, 'suspended')
  expect(await links.check(closed.code)).toEqual(ended)
  expect(await refusedCode(closed.code)).toMatchObject(wrong)
  expect((await links.change(agent, closed, { open: false })).status).toBe(200)
  expect((await links.change(agent, closed, { open: true })).body.code).toBe('agent_suspended')
  const ofOther = await links.made(other)
  await links.desk.state(other, 'closed')
  expect(await links.check(ofOther.code)).toEqual(ended)
  expect(await refusedCode(ofOther.code)).toMatchObject(wrong)
  expect(await links.check('NOBODYS222')).toEqual({
    success: false,
    state: 'unknown',
    type: null,
    inviter: null,
    terms: [],
  })
  expect(await links.check(ofOther.code, 'chandra.localhost')).toMatchObject({ state: 'unknown' })
})

test('a link expires when its days are over', async () => {
  const agent = await links.agent()
  const [short, lasting] = [await links.made(agent, { days: 1 }), await links.made(agent)]
  house.passTime(86_400_000)
  expect(await links.check(short.code)).toMatchObject({ success: false, state: 'ended' })
  expect(await refusedCode(short.code)).toMatchObject({ field: 'affiliateCode' })
  expect(await links.check(lasting.code)).toMatchObject({ success: true })
  const again = await links.story.signIn(agent)
  expect((await links.change(again, short, { open: true })).body.value.link.state).toBe('expired')
  expect((await links.read(again, lasting))?.state).toBe('open')
})

test('a link for agents ends with the type that the brand or the agent no longer has', async () => {
  const agent = await links.agent()
  const link = await links.made(agent, { type: 1 })
  await links.desk.owner('PUT', `/agents/${agent.id}/type`, { type: 42 })
  expect(await links.check(link.code)).toMatchObject({ success: false, state: 'ended' })
  expect(await refusedCode(link.code)).toMatchObject({ field: 'affiliateCode' })
  await links.desk.owner('PUT', `/agents/${agent.id}/type`, { type: 2 })
  const friend = await links.story.member({ affiliateCode: link.code })
  expect(await links.desk.pathOf(friend)).toEqual([agent.username])
})

test('six who register at once by a link for agents are all entered below its agent, without a deadlock', async () => {
  const agent = await links.agent()
  const link = await links.made(agent, { type: 41 })
  const before = await deadlocks()
  const friends = await Promise.all(Array.from({ length: 6 }, () => links.story.member({ affiliateCode: link.code })))
  for (const friend of friends) expect(await links.desk.pathOf(friend)).toEqual([agent.username])
  expect((await links.read(agent, link))?.registrations).toBe(6)
  expect(await deadlocks()).toBe(before)
})

/** How many deadlocks PostgreSQL has ended in this test's database. */
async function deadlocks(): Promise<string> {
  const { rows } = await house.pool.query(
    'select deadlocks::text as ended from pg_stat_database where datname = current_database()',
  )
  return rows[0].ended
}

test('opened pages of open links are counted, from one address no more than are likely', async () => {
  const agent = await links.agent()
  const [link, closed] = [await links.made(agent), await links.made(agent)]
  await links.change(agent, closed, { open: false })
  for (let at = 0; at < 25; at += 1) expect((await links.visit(link.code, '192.0.2.1')).status).toBe(200)
  await links.visit(link.code, '192.0.2.2')
  await links.visit(closed.code, '192.0.2.2')
  expect((await links.visit('NOBODYS222', '192.0.2.2')).body.value).toEqual({})
  expect((await links.read(agent, link))?.visits).toBe(21)
  expect((await links.read(agent, closed))?.visits).toBe(0)
})

test('what came by each link agrees with what its members did', async () => {
  const agent = await links.agent()
  const [first, second] = [await links.made(agent), await links.made(agent)]
  const [one, two, three] = await Promise.all(
    [first, first, second].map(({ code }) => links.story.member({ affiliateCode: code })),
  )
  if (!one || !two || !three) throw new Error('somebody is missing')
  await links.story.deposit(one, '500')
  await links.story.deposit(one, '300')
  await links.story.deposit(three, '100')
  await links.story.play(one, { stake: '12.50', times: 2 })
  await links.story.play(one, { stake: '100', currency: 'XTS' })
  await links.story.play(two, { stake: '40' })
  await links.story.play(agent, { stake: '999' })
  expect(await links.read(agent, first)).toMatchObject({
    registrations: 2,
    firstDeposits: 1,
    played: 2,
    valid: '65.00',
  })
  expect(await links.read(agent, second)).toMatchObject({
    registrations: 1,
    firstDeposits: 1,
    played: 0,
    valid: '0.00',
  })
})

test('an agent neither sees nor changes links of others, whatever a query forgets', async () => {
  const [agent, stranger] = [await links.agent(), await links.agent()]
  const below = await links.agent(agent)
  const [own, ofBelow, strange] = [await links.made(agent), await links.made(below), await links.made(stranger)]
  for (const { code } of [own, ofBelow, strange]) {
    await links.story.member({ affiliateCode: code })
    await links.visit(code, '192.0.2.9')
  }
  await links.openAccount(stranger)
  expect((await links.list(agent)).map(({ id }) => id)).not.toContain(strange.id)
  expect((await links.change(agent, strange, { open: false })).body.code).toBe('not_found')
  expect((await links.change(agent, ofBelow, { open: false })).body.code).toBe('not_found')
  const client = await house.pool.connect()
  const visible = async (table: string, column: string) => {
    const { rows } = await client.query(`select distinct ${column}::text as it from links.${table}`)
    return rows.map(({ it }) => it)
  }
  try {
    await client.query(`select set_config('sanuk.brand', $1, false), set_config('sanuk.branch', $2, false)`, [
      agent.brand,
      agent.id,
    ])
    expect(new Set(await visible('link', 'agent'))).toEqual(new Set([agent.id, below.id]))
    expect(await visible('visits', 'link')).not.toContain(strange.id)
    expect(await visible('visits', 'link')).toContain(own.id)
    expect(await visible('joined', 'link')).not.toContain(strange.id)
    expect(await visible('joined', 'link')).toContain(ofBelow.id)
    expect(await visible('account', 'agent')).toEqual([])
  } finally {
    client.release(true)
  }
})
