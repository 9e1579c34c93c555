import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, openHouse, type TestHouse } from '../house.fixture.ts'
import type { Member } from '../story.fixture.ts'
import type { Person } from './agents.fixture.ts'
import { openTeams } from './team.fixture.ts'

let house: TestHouse
let teams: ReturnType<typeof openTeams>
beforeAll(async () => {
  house = await openHouse()
  teams = openTeams(house)
})
afterAll(() => house.close())

const note = ({ token }: Member, { id }: Pick<Person, 'id'>, remark: string): Promise<Answer> =>
  house.call({ method: 'PUT', path: `/wps/agent/members/${id}/remark`, token, body: { remark } })

/** The remarks that an agent sees in a list of their team, by username. */
async function remarksIn(agent: Member, query = ''): Promise<Record<string, string>> {
  const { list } = await teams.team(agent, query)
  return Object.fromEntries(list.map(({ username, remark }: Person & { remark: string }) => [username, remark]))
}

test('an agent notes something about anybody of the branch, changes it and removes it', async () => {
  const top = await teams.agentOf()
  const below = await teams.agentOf(top)
  const deep = await teams.join(below)
  const remark = `เพื่อนของสมชาย ${'x'.repeat(45)}`
  expect(remark).toHaveLength(60)
  expect((await note(top, deep, `  ${remark} `)).status).toBe(200)
  expect((await note(top, below, 'Pays on Fridays')).status).toBe(200)
  expect(await remarksIn(top, `?parent=${below.id}`)).toEqual({ [deep.username]: remark })
  expect(await remarksIn(top, `?search=${deep.username}`)).toEqual({ [deep.username]: remark })
  expect((await note(top, below, 'Pays on Mondays')).status).toBe(200)
  expect(await remarksIn(top)).toEqual({ [below.username]: 'Pays on Mondays' })
  expect((await note(top, below, ' ')).status).toBe(200)
  expect(await remarksIn(top)).toEqual({ [below.username]: '' })
  expect((await note(top, deep, 'x'.repeat(61))).body.code).toBe('invalid_request')
})

test('a remark is seen by the agent who wrote it alone, not by agents above, below or by the member', async () => {
  const top = await teams.agentOf()
  const below = await teams.agentOf(top)
  const member = await teams.signedIn(below)
  await note(below, member, 'Knows nobody')
  expect(await remarksIn(top, `?parent=${below.id}`)).toEqual({ [member.username]: '' })
  await note(top, member, 'Big fish')
  expect(await remarksIn(below)).toEqual({ [member.username]: 'Knows nobody' })
  expect(await remarksIn(top, `?parent=${below.id}`)).toEqual({ [member.username]: 'Big fish' })
  const info = await house.call({ method: 'GET', path: '/wps/member/info', token: member.token })
  expect(JSON.stringify(info.body)).not.toMatch(/Big fish|Knows nobody/)
})

test('strangers, agents above and oneself cannot be noted about, and plain members note nothing', async () => {
  const top = await teams.agentOf()
  const below = await teams.agentOf(top)
  const member = await teams.signedIn(below)
  const stranger = await teams.join(await teams.agent())
  for (const other of [stranger, top, below, { id: randomUUID() }]) {
    expect((await note(below, other, 'Not mine')).status).toBe(404)
  }
  expect((await note(member, below, 'My agent')).body.code).toBe('forbidden')
  const { rows } = await house.pool.query('select count(*)::int as written from team.remark where agent = any ($1)', [
    [below.id, member.id],
  ])
  expect(rows).toEqual([{ written: 0 }])
})
