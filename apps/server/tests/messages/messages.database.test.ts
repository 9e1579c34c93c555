import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser.fixture.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'

let house: TestHouse
let desk: Awaited<ReturnType<typeof openDesk>>
beforeAll(async () => {
  house = await openHouse()
  desk = await openDesk()
})
afterAll(() => house.close())

const BOX = '/wps/member/messages'
const text = (th: string, en: string) => ({ th, en })
const LETTER = {
  title: text('สวัสดี', 'Hello'),
  from: null,
  until: null,
  content: text('<p>ข่าว</p>', '<p>News <script>alert(1)</script><b>today</b></p>'),
}

/** Two members of staff, one of whom decides what the other proposes. */
async function openDesk() {
  const tokens = {
    operator: await house.operatorToken('operator'),
    supervisor: await house.operatorToken('supervisor'),
  }
  const askAs = (token: string) => (method: string, path: string, body?: object) =>
    house.call({ method, path, token, part: 'office', ...(body && { body }) })
  const ask = askAs(tokens.operator)
  return {
    ask,
    send: (audience: object, more: object = {}) => ask('POST', '/ops/messages', { ...LETTER, audience, ...more }),
    approve: (proposal: string) => askAs(tokens.supervisor)('POST', `/ops/approvals/${proposal}/approve`),
    recall: (id: string) => ask('POST', `/ops/messages/${id}/recall`),
    one: async (id: string) => (await ask('GET', `/ops/messages/${id}`)).body.value,
  }
}

let next = 0
async function newMember() {
  next += 1
  const username = `reader_${next}`
  const { token } = (await openBrowser(house, { address: `198.51.100.${next}` }).register(username)).body.value
  const ask = (method: string, path: string, language = 'en') => house.call({ method, path, token, language })
  return {
    username,
    token,
    ask,
    unread: async () => (await ask('GET', '/wps/relay/messages/unread-count')).body.value.count,
    list: async (query = '', language = 'en') => (await ask('GET', `${BOX}${query}`, language)).body.value,
    open: (id: string, language = 'en') => ask('POST', `${BOX}/${id}/open`, language),
  }
}

const titles = ({ list }: { list: { title: string }[] }) => list.map(({ title }) => title)

test('a message to one member is sanitised, localised, counted as read and hidden from others', async () => {
  const [member, other] = [await newMember(), await newMember()]
  const { id, proposal } = (await desk.send({ to: 'members', usernames: [member.username.toUpperCase()] })).body.value
  expect(proposal).toBeNull()
  expect([await member.unread(), await other.unread()]).toEqual([1, 0])
  expect((await member.list()).list).toMatchObject([{ id, title: 'Hello', excerpt: 'News today', read: false }])
  expect((await other.open(id)).status).toBe(404)
  const opened = (await member.open(id, 'th')).body.value
  expect(opened).toMatchObject({ title: 'สวัสดี', content: '<p>ข่าว</p>', read: true })
  expect((await member.open(id)).body.value.content).toBe('<p>News <b>today</b></p>')
  expect(await member.unread()).toBe(0)
  expect((await member.list('?unread=true')).list).toEqual([])
  expect(await desk.one(id)).toMatchObject({ reach: 1, read: 1, state: 'shown', to: 'members' })
})

test('a message with an unknown recipient or a missing translation is not sent', async () => {
  const member = await newMember()
  const answer = await desk.send({ to: 'members', usernames: [member.username, 'nobody_here'] })
  expect([answer.status, answer.body.code]).toEqual([422, 'audience_unknown'])
  expect(answer.body.fields[0]).toMatchObject({ field: 'usernames', message: expect.stringContaining('nobody_here') })
  expect(await member.unread()).toBe(0)
  const lacking = await desk.send({ to: 'all' }, { title: { th: 'ก' } })
  expect(lacking.body).toMatchObject({ code: 'content_incomplete', fields: [{ field: 'title.en' }] })
})

test('a message to all needs a second operator, stores no row per member and skips later members', async () => {
  const member = await newMember()
  const { id, proposal } = (await desk.send({ to: 'all' }, { title: text('ทุกคน', 'To all') })).body.value
  expect(await member.unread()).toBe(0)
  expect((await desk.ask('POST', `/ops/approvals/${proposal}/approve`)).body.code).toBe('own_proposal')
  expect((await desk.approve(proposal)).status).toBe(200)
  expect(titles(await member.list())).toEqual(['To all'])
  const { rows } = await house.pool.query(
    `select (select count(*) from messages.addressee where letter = $1) + (select count(*) from messages.mark where letter = $1)
            as rows`,
    [id],
  )
  expect(Number(rows[0].rows)).toBe(0)
  house.passTime(1000)
  expect(await (await newMember()).unread()).toBe(0)
  const { count } = (await desk.ask('POST', '/ops/messages/audience', { to: 'all' })).body.value
  expect((await desk.one(id)).reach).toBe(count - 1)
})

test('a message to a rank reaches only its members, from its start until its end', async () => {
  const [risen, other] = [await newMember(), await newMember()]
  await house.pool.query('update members.member set rank_level = 7 where username = $1', [risen.username])
  const at = (minutes: number) => new Date(house.clock().getTime() + minutes * 60_000).toISOString()
  const wish = await desk.send({ to: 'ranks', ranks: [7] }, { from: at(1), until: at(3) })
  expect((await desk.approve(wish.body.value.proposal)).status).toBe(200)
  const { id } = wish.body.value
  expect([(await desk.one(id)).state, await risen.unread()]).toEqual(['scheduled', 0])
  house.passTime(2 * 60_000)
  expect([(await desk.one(id)).state, await risen.unread(), await other.unread()]).toEqual(['shown', 1, 0])
  house.passTime(60_000)
  expect([(await desk.one(id)).state, await risen.unread()]).toEqual(['over', 0])
  const late = await desk.send({ to: 'members', usernames: [risen.username] }, { until: at(-1) })
  expect(late.body.code).toBe('period_over')
})

test('recalled messages disappear, hidden ones can be restored, and all can be marked as read', async () => {
  desk = await openDesk()
  const member = await newMember()
  const to = { to: 'members', usernames: [member.username] }
  const sent: string[] = []
  for (const name of ['one', 'two', 'three']) {
    house.passTime(1000)
    sent.push((await desk.send(to, { title: text(name, name) })).body.value.id)
  }
  expect(titles(await member.list())).toEqual(['three', 'two', 'one'])
  expect((await desk.recall(sent[2] ?? '')).status).toBe(200)
  expect((await desk.recall(sent[2] ?? '')).body.code).toBe('letter_recalled')
  expect((await member.ask('DELETE', `${BOX}/${sent[1]}`)).status).toBe(200)
  expect([titles(await member.list()), await member.unread()]).toEqual([['one'], 1])
  expect((await member.ask('POST', `${BOX}/${sent[1]}/restore`)).status).toBe(200)
  expect([titles(await member.list()), await member.unread()]).toEqual([['two', 'one'], 2])
  expect((await member.ask('POST', `${BOX}/read-all`)).body.value).toEqual({ count: 2 })
  expect(await member.unread()).toBe(0)
  expect((await member.ask('DELETE', `${BOX}/${sent[2]}`)).status).toBe(404)
})

test('a long message list is paged, each message once', async () => {
  const member = await newMember()
  await house.pool.query(
    `insert into messages.note (id, brand, member, key, facts, reference, told_at)
     select gen_random_uuid(), brand, id, 'new_device', '{"device":"<b>x</b>"}', n::text, $2
       from members.member, generate_series(1, 40) n where username = $1`,
    [member.username, house.clock()],
  )
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: { list: { id: string }[]; nextCursor: string | null } = await member.list(cursor && `?cursor=${cursor}`)
    seen.push(...page.list.map(({ id }) => id))
    cursor = page.nextCursor
  }
  expect([seen.length, new Set(seen).size]).toEqual([40, 40])
  expect((await member.open(seen[0] ?? '')).body.value.content).toContain('(&lt;b&gt;x&lt;/b&gt;)')
})

test('a credited deposit and a new device each notify the member once', async () => {
  const member = await newMember()
  const body = { requestId: randomUUID(), method: 'promptpay', amount: '1500' }
  const path = '/wps/cashier/deposits'
  const { reference } = (await house.call({ method: 'POST', path, token: member.token, body })).body.value
  const payment = { bankReference: randomUUID(), reference, amount: '1500', currency: 'THB' }
  for (const _ of [1, 2]) await house.pay({ ...payment, paidAt: '2026-11-21T05:00:00.000Z' })
  expect(titles(await member.list())).toEqual(['Deposit of ฿1,500.00 received'])
  const stranger = openBrowser(house, { address: '203.0.113.9' })
  for (const _ of [1, 2]) await stranger.login(member.username)
  await house.afterAnswers()
  expect((await member.list()).list.map(({ about }: { about: string }) => about).sort()).toEqual([
    ...['deposit_credited', 'new_device'],
  ])
})
