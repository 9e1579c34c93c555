import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { openStory } from '../story.fixture.ts'

let house: TestHouse
let story: ReturnType<typeof openStory>
let operator: string

beforeAll(async () => {
  house = await openHouse()
  story = openStory(house)
  await house.synchroniseCatalogue()
  operator = await house.operatorToken()
})
afterAll(() => house.close())

type List = 'members' | 'rounds' | 'deposits'

const read = async (list: List, query: Record<string, string> = {}) => {
  const path = `/ops/${list}?${new URLSearchParams(query)}`
  return (await house.call({ method: 'GET', path, token: operator, part: 'office' })).body.value
}

/** A member who asked for a deposit, paid it and staked 10 baht. */
async function somebody(username: string) {
  const { token } = (await house.register(username)).body.value
  const reference = await story.deposit({ token }, '100')
  const bet = { ...(await story.openGame({ token })), round: randomUUID(), transaction: randomUUID(), amount: '10' }
  expect((await house.seamless('bet', bet)).status).toBe(200)
  return { username, reference }
}

test('an operator finds the rounds and deposits of a member by the whole username, in any case', async () => {
  const { username, reference } = await somebody('findable')
  await somebody('findable2')
  const deposits = await read('deposits', { search: 'FINDABLE' })
  expect(deposits.list).toMatchObject([{ username, reference, state: 'credited' }])
  const rounds = await read('rounds', { search: 'FINDABLE' })
  expect(rounds.list).toMatchObject([{ username, stake: '10.00', state: 'open' }])
  expect((await read('members', { search: 'findab' })).list).toHaveLength(2)
})

test('an operator finds one round or deposit by the reference its member quotes, in any case', async () => {
  const { username, reference } = await somebody('quoting')
  expect((await read('deposits', { search: reference.toLowerCase() })).list).toMatchObject([{ username, reference }])
  const quoted = (await read('rounds', { search: username })).list[0].reference
  expect((await read('rounds', { search: quoted.toLowerCase() })).list).toMatchObject([{ username, reference: quoted }])
  expect((await read('rounds', { search: 'nobody and nothing' })).list).toEqual([])
  expect((await read('deposits', { search: 'nobody and nothing' })).list).toEqual([])
})

test('pages of the member list have no gap and no repeat', async () => {
  for (let index = 0; index < 30; index++) await house.register(`paged${index}`)
  const first = await read('members', { search: 'paged' })
  const second = await read('members', { search: 'paged', cursor: first.nextCursor })
  expect(second.nextCursor).toBeNull()
  const names = [...first.list, ...second.list].map(({ username }: { username: string }) => username)
  expect(new Set(names).size).toBe(30)
  expect(names).toHaveLength(30)
})

test('the member list filters by kind and by closed accounts', async () => {
  for (const name of ['kind_member', 'kind_closed', 'kind_agent']) await house.register(name)
  await house.pool.query(`update members.member set closed_at = now() where username = 'kind_closed'`)
  const owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
  await owner.query(`update members.member set type = 41 where username = 'kind_agent'`).finally(() => owner.end())
  await house.call({ method: 'POST', path: '/wps/session/login/freeplay', body: {} })
  const names = async (query: Record<string, string>) =>
    // They joined in the same instant of a clock that stands still.
    (await read('members', { search: 'kind', ...query })).list
      .map(({ username }: { username: string }) => username)
      .sort()
  expect(await names({ kind: 'agent' })).toEqual(['kind_agent'])
  expect(await names({ kind: 'member' })).toEqual(['kind_closed', 'kind_member'])
  expect(await names({ kind: 'member', closed: 'no' })).toEqual(['kind_member'])
  expect(await names({ closed: 'yes' })).toEqual(['kind_closed'])
  const trials = (await read('members', { kind: 'trial' })).list
  expect(trials.map(({ type, closed }: { type: number; closed: boolean }) => [type, closed])).toEqual([[4, false]])
})

test('rounds are narrowed by the brand’s days, by state and by what was won, and pages go on within that', async () => {
  const member = await story.member()
  const played = (at: string, more: object = {}) => story.recordRound(member, { stake: '10', at, ...more })
  // Bangkok is seven hours ahead of UTC: 5 March is from 17:00 UTC of the 4th until then of the 5th.
  await played('2026-03-04T16:59:59.999Z')
  const first = await played('2026-03-04T17:00:00Z', { win: '500' })
  const open = await played('2026-03-05T03:00:00Z', { state: 'open' })
  const last = await played('2026-03-05T16:59:59.999Z', { win: '499.9999' })
  await played('2026-03-05T17:00:00Z', { win: '500' })
  const ids = async (query: Record<string, string>) =>
    (await read('rounds', { search: member.username, ...query })).list.map(({ id }: { id: string }) => id)
  const day = { from: '2026-03-05', to: '2026-03-05' }
  expect(await ids({})).toHaveLength(5)
  expect(await ids(day)).toEqual([last, open, first])
  expect(await ids({ from: '2569-03-05' })).toHaveLength(4)
  expect(await ids({ ...day, state: 'open' })).toEqual([open])
  expect(await ids({ ...day, least: '500' })).toEqual([first])
  expect(await ids({ ...day, most: '499.9999', sort: 'oldest' })).toEqual([open, last])
  await played('2026-03-05T10:00:00Z', { times: 25 })
  const { list, nextCursor } = await read('rounds', { search: member.username, ...day })
  const rest = await ids({ ...day, cursor: nextCursor })
  expect(new Set([...list.map(({ id }: { id: string }) => id), ...rest]).size).toBe(28)
  expect(list.length + rest.length).toBe(28)
})
