import { addDays } from '@sanuk/contracts/calendar-day'
import { parseAmount } from '@sanuk/money/amount'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { openTeams } from './team.fixture.ts'

let house: TestHouse
let teams: ReturnType<typeof openTeams>
beforeAll(async () => {
  house = await openHouse()
  teams = openTeams(house)
})
afterAll(() => house.close())

const NOBODY = '00000000-0000-4000-8000-000000000000'
type Row = { id: string; username: string; month: { stake: string } }
const idsOf = ({ list }: { list: Row[] }) => list.map(({ id }) => id)

/** A top agent with two agents below, one of whom has an agent and a member, and with a member. */
async function branch() {
  const top = await teams.agentOf()
  const [older, newer] = [await teams.agent(top), await teams.agent(top)]
  const [member, deepAgent, deep] = [await teams.join(top), await teams.agent(newer), await teams.join(newer)]
  return { top, older, newer, member, deepAgent, deep }
}

test('the team list has agents first, the newest first, and leads down and back up', async () => {
  const { top, older, newer, member, deepAgent, deep } = await branch()
  await teams.story.recordRound(deep, { stake: '40', win: '50' })
  await teams.story.recordRound(member, { stake: '7' })
  await house.followPlay()
  const own = { id: top.id, username: top.username }
  const list = await teams.team(top)
  expect(list.path).toEqual([own])
  expect(idsOf(list)).toEqual([newer.id, older.id, member.id])
  const today = house.today()
  expect(list.list).toMatchObject([
    {
      username: newer.username,
      state: 'active',
      type: 1,
      agents: 1,
      members: 1,
      month: { rounds: 1, stake: '40.00', win: '50.00', valid: '40.00', net: '10.00' },
      lastPlayed: null,
      path: [own],
    },
    { username: older.username, agents: 0, members: 0, month: { rounds: 0 } },
    { username: member.username, state: null, type: 0, month: { stake: '7.00', net: '-7.00' }, lastPlayed: today },
  ])
  const below = await teams.team(top, `?parent=${newer.id}`)
  expect(below.path).toEqual([own, { id: newer.id, username: newer.username }])
  expect(idsOf(below)).toEqual([deepAgent.id, deep.id])
})

test('a search finds usernames at any depth with the way that leads to them', async () => {
  const { top, newer, deep, member } = await branch()
  const found = await teams.team(top, `?search=${deep.username.toUpperCase()}`)
  expect(found.list).toMatchObject([
    { id: deep.id, path: [{ username: top.username }, { id: newer.id, username: newer.username }] },
  ])
  expect(idsOf(await teams.team(top, `?search=${member.username.slice(0, -1)}`))).toContain(member.id)
  expect(idsOf(await teams.team(top, '?search=%25'))).toEqual([])
  expect(idsOf(await teams.team(top, `?search=${top.username}`))).toEqual([])
})

test('pages follow one another without a gap, from agents to members', async () => {
  const top = await teams.agentOf()
  const agents = [await teams.agent(top), await teams.agent(top)]
  const members = []
  for (let count = 0; count < 51; count += 1) members.push(await teams.join(top))
  const seen: string[] = []
  let cursor = ''
  do {
    const page = await teams.team(top, `?cursor=${cursor}`)
    expect(page.list.length).toBeLessThanOrEqual(25)
    seen.push(...idsOf(page))
    cursor = page.nextCursor ?? ''
  } while (cursor)
  expect(seen).toEqual([...agents.reverse(), ...members.reverse()].map(({ id }) => id))
  expect((await teams.ask(top, 'team?cursor=abc')).body.code).toBe('invalid_request')
})

test('the overview, the parts it is made of and the lists agree to the unit', async () => {
  const { top, older, newer, member, deepAgent, deep } = await branch()
  const people = [top, older, newer, member, deepAgent, deep].map(({ id }) => ({ id, brand: top.brand }))
  for (const [at, person] of people.entries()) {
    await teams.story.recordRound(person, {
      stake: `${at + 1}.1234`,
      win: `${at * 3}`,
      gameType: at % 2 ? 'FISH' : 'LIVE',
    })
  }
  await house.followPlay()
  const [team, direct, own, list] = await Promise.all([
    teams.overview(top),
    teams.overview(top, 'direct'),
    teams.overview(top, 'own'),
    teams.team(top),
  ])
  const sum = (amounts: string[]) => amounts.reduce((all, one) => all + parseAmount(one), 0n)
  const stake: bigint = parseAmount(team.total.stake)
  expect(stake).toBe(sum(['1.1234', '2.1234', '3.1234', '4.1234', '5.1234', '6.1234']))
  expect(sum(team.kinds.map((kind: { stake: string }) => kind.stake))).toBe(stake)
  expect(sum(team.days.map((day: { stake: string }) => day.stake))).toBe(stake)
  // The list has whole teams of agents, so that with the own account it is all.
  expect(sum([own.total.stake, ...list.list.map(({ month }: Row) => month.stake)])).toBe(stake)
  const deeper = (await teams.team(top, `?parent=${newer.id}`)).list as Row[]
  expect(sum([own.total.stake, direct.total.stake, ...deeper.map(({ month }) => month.stake)])).toBe(stake)
  expect(team).toMatchObject({ agents: 3, members: 2 })
})

test('rounds of a day are those that the member was counted with', async () => {
  house.passTimeUntilNoon()
  const top = await teams.agentOf()
  const member = await teams.join(top)
  const before = house.today()
  const late = await teams.story.recordRound(member, { stake: '5', state: 'open' })
  await teams.story.play(member, { stake: '11' })
  for (const _ of ['one night', 'another']) house.passTimeUntilNoon()
  const today = house.today()
  await house.pool.query(`update wagers.round set state = 'settled', settled_at = $2 where id = $1`, [
    late,
    house.clock(),
  ])
  await teams.story.recordRound(member, { stake: '1', win: '1', gameType: 'LIVE', times: 52 })
  await teams.story.recordRound(member, { stake: '9', state: 'rolled_back' })
  await teams.story.recordRound(member, { stake: '9', currency: 'USD' })
  await house.followPlay()
  const agent = await teams.story.signIn(top)
  const page = async (day: string, cursor = '') =>
    (await teams.ask(agent, `members/${member.id}/rounds?day=${day}&cursor=${cursor}`)).body.value
  const first = await page(today)
  expect(first.member).toEqual({ id: member.id, username: member.username })
  const second = await page(today, first.nextCursor)
  const rounds = [...first.list, ...second.list]
  expect(second.nextCursor).toBeNull()
  expect(new Set(rounds.map(({ id }) => id)).size).toBe(53)
  expect(rounds.at(-1)).toMatchObject({ id: late, stake: '5.00', valid: '5.00', state: 'settled' })
  expect(rounds[0]).toMatchObject({ stake: '1.00', valid: '0.00', net: '0.00' })
  expect((await teams.overview(agent)).total).toMatchObject({ rounds: 53, stake: '57.00', valid: '5.00' })
  expect((await page(before)).list).toMatchObject([{ stake: '11.00' }])
  expect((await page(addDays(before, 1))).list).toEqual([])
})

test('nobody is shown what is not of their branch, and plain members are refused', async () => {
  const { top, newer, member, deep } = await branch()
  await teams.story.play(deep, { stake: '40' })
  const stranger = await teams.agentOf()
  const below = await teams.agentOf(top)
  const plain = await teams.signedIn(top)
  await house.followPlay()
  const today = house.today()
  const refused = async (agent: { token: string }, path: string) => (await teams.ask(agent, path)).body.code
  for (const other of [stranger, below]) {
    expect((await teams.overview(other)).total).toMatchObject({ rounds: 0, joined: 1 })
    expect(idsOf(await teams.team(other))).toEqual([])
    expect(idsOf(await teams.team(other, `?search=${deep.username}`))).toEqual([])
    for (const id of [top.id, newer.id]) expect(await refused(other, `team?parent=${id}`)).toBe('not_found')
    for (const id of [top.id, member.id, deep.id]) {
      expect(await refused(other, `members/${id}/rounds?day=${today}`)).toBe('not_found')
    }
  }
  for (const id of [member.id, NOBODY]) expect(await refused(top, `team?parent=${id}`)).toBe('not_found')
  expect(await refused(top, `members/${NOBODY}/rounds?day=${today}`)).toBe('not_found')
  for (const path of [
    `overview?scope=team&from=${today}&to=${today}`,
    'team',
    `members/${plain.id}/rounds?day=${today}`,
  ]) {
    expect(await refused(plain, path)).toBe('forbidden')
  }
  const backwards = `overview?scope=team&from=${today}&to=${addDays(today, -1)}`
  const tooLong = `overview?scope=team&from=${addDays(today, -92)}&to=${today}`
  for (const path of [backwards, tooLong, 'overview?scope=team&from=0001-01-01&to=0001-01-01']) {
    expect(await refused(top, path)).toBe('invalid_request')
  }
})

test('within a branch the tables of figures show nobody else, whatever is asked of them', async () => {
  const { top, deep, newer } = await branch()
  const stranger = await teams.agentOf()
  const theirs = await teams.join(stranger)
  for (const member of [deep, theirs, top, stranger]) {
    await teams.story.recordRound({ id: member.id, brand: top.brand }, { stake: '150' })
  }
  await house.followPlay()
  const session = await house.pool.connect()
  try {
    await session.query(`select set_config('sanuk.branch', $1, false)`, [top.id])
    const ofMembers = ['counted_day', 'counted_play', 'active_day'].map((name) => `team.${name}`)
    const ofAgents = ['play_day', 'account_day', 'active_gap'].map((name) => `team.${name}`)
    const shown = async (column: string, table: string): Promise<string[]> =>
      (await session.query(`select distinct ${column} as id from ${table}`)).rows.map(({ id }) => id)
    for (const table of ofMembers) {
      const members = await shown('member', table)
      expect(members).toEqual(expect.arrayContaining([top.id, deep.id]))
      for (const id of [stranger.id, theirs.id]) expect(members).not.toContain(id)
    }
    for (const table of ofAgents) {
      const agents = await shown('agent', table)
      expect(agents).toEqual(expect.arrayContaining([top.id, newer.id]))
      expect(agents).not.toContain(stranger.id)
    }
  } finally {
    await session.query(`select set_config('sanuk.branch', '', false)`)
    session.release()
  }
})
