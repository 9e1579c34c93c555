import type { agentProfit } from '@sanuk/contracts/agent-profit'
import { addDays } from '@sanuk/contracts/calendar-day'
import type { AnswerOf } from '@sanuk/contracts/route'
import { parseAmount } from '@sanuk/money/amount'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import type { Member } from '../story.fixture.ts'
import type { Played } from './agents.fixture.ts'
import { openGifts } from './gifts.fixture.ts'
import { openTeams } from './team.fixture.ts'

let house: TestHouse
let teams: ReturnType<typeof openTeams>
let gifts: ReturnType<typeof openGifts>
beforeAll(async () => {
  house = await openHouse()
  // From a noon on the next one is on another day, whenever the test is run.
  house.passTimeUntilNoon()
  teams = openTeams(house)
  gifts = openGifts(house)
})
afterAll(async () => {
  await gifts.close()
  await house.close()
})

type Profit = AnswerOf<typeof agentProfit>
type Row = Profit['list'][number]
type Asked = {
  readonly from?: string
  readonly to?: string
  readonly parent?: string
  readonly search?: string
  readonly sort?: string
  readonly order?: string
  readonly cursor?: string
}

const questionOf = (asked: Asked): string =>
  `profit?${new URLSearchParams({ from: house.today(), to: house.today(), sort: 'stake', order: 'descending', ...asked })}`
const ask = async (agent: Pick<Member, 'token'>, asked: Asked = {}): Promise<Profit> =>
  (await teams.ask(agent, questionOf(asked))).body.value

/** All rows, page by page. */
async function everyRow(agent: Pick<Member, 'token'>, asked: Asked = {}): Promise<Row[]> {
  const rows: Row[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Profit = await ask(agent, { ...asked, cursor })
    expect(page.list.length).toBeLessThanOrEqual(25)
    rows.push(...page.list)
    cursor = page.nextCursor
  }
  return rows
}

const MONEY = [
  'deposits',
  'withdrawals',
  'stake',
  'valid',
  'win',
  'net',
  'rebates',
  'rewards',
  'salaries',
] as const satisfies readonly (keyof Row)[]

/** Sums of rows in 1/10 000, and how many rounds. */
function sumOf(rows: readonly Pick<Row, (typeof MONEY)[number] | 'rounds'>[]) {
  const sums = MONEY.map((name) => [name, rows.reduce((sum, row) => sum + parseAmount(row[name]), 0n)] as const)
  return { ...Object.fromEntries(sums), rounds: rows.reduce((sum, { rounds }) => sum + rounds, 0) }
}

const played = (member: Pick<Played, 'id'>, brand: string): Pick<Played, 'id' | 'brand'> => ({ id: member.id, brand })
const named = (rows: readonly Row[], { id }: Pick<Played, 'id'>): Row | undefined => rows.find((row) => row.id === id)

/** Gifts of every figure, for some of twenty members' days. */
const GIFTS = ['rebate', 'bonus', 'salary', 'reward', 'referral', 'dividend'] as const

/** Compares rows and totals of an agent, and of all agents right below, with one another and with the overview. */
async function demandAgreement(agent: Member, span: { readonly from: string; readonly to: string }): Promise<void> {
  const [rows, sums, team, self] = await Promise.all([
    everyRow(agent, span),
    ask(agent, span),
    teams.overview(agent, 'team', span),
    teams.overview(agent, 'own', span),
  ])
  for (const name of ['deposits', 'withdrawals', 'rounds', 'stake', 'valid', 'win', 'net'] as const) {
    expect(sums.total?.[name]).toBe(team.total[name])
    expect(sums.own?.[name]).toBe(self.total[name])
  }
  demandWhole(rows, sums)
  // Below each agent it is the same, with the days on which they stood there.
  for (const { id } of rows.filter(({ isAgent }) => isAgent)) {
    const below = { ...span, parent: id }
    demandWhole(await everyRow(agent, below), await ask(agent, below))
  }
}

function demandWhole(rows: readonly Row[], { own, total }: Profit): void {
  if (!own || !total) throw new Error('no sums')
  expect(sumOf([...rows, own])).toEqual(sumOf([total]))
}

test('rows and the own account are the team figures of the overview, over days on which the tree changed', async () => {
  const top = await teams.agentOf()
  const { brand } = top
  const first = house.today()
  const [one, other, ending] = [await teams.agent(top), await teams.agent(top), await teams.agent(top)]
  const [mover, direct, rising] = [await teams.agent(one), await teams.join(top), await teams.join(top)]
  const people = [top, one, other, ending, mover, direct, rising]
  const more = [await teams.join(one), await teams.join(other), await teams.join(mover), await teams.join(rising)]
  const members = [...people, ...more, await teams.join(ending)]
  let cents = 0
  const playAll = async () => {
    for (const member of members) {
      cents += 1
      const kind = GIFTS[cents % 20]
      if (kind) await gifts.give(played(member, brand), { kind, sum: `${cents}.25` })
      const stake = `${cents}.${1000 + cents}`
      const gameType = cents % 2 ? 'RNG' : 'LIVE'
      await teams.story.recordRound(played(member, brand), { stake, win: `${(cents * 7) % 11}`, gameType })
    }
    await house.followPlay()
  }
  await playAll()
  house.passTimeUntilNoon()
  // On this day already a member is an agent; from the next day on a branch is elsewhere, and an agent is none any more.
  expect((await teams.appoint(rising)).status).toBe(200)
  expect(await teams.move(mover, other)).toBeNull()
  const last = await teams.join(ending)
  members.push(last)
  expect((await teams.state(ending, 'closed')).status).toBe(200)
  await playAll()
  for (const _ of ['a day', 'another']) {
    house.passTimeUntilNoon()
    await playAll()
  }
  const agent = await teams.story.signIn(top)
  const spans = [0, 1, 2, 3].flatMap((from) => [from, 2, 3].map((to) => [from, to] as const))
  for (const [from, to] of spans.filter(([from, to]) => from <= to)) {
    await demandAgreement(agent, { from: addDays(first, from), to: addDays(first, to) })
  }
  const whole = { from: first, to: addDays(first, 3) }
  const rows = await everyRow(agent, whole)
  const given = (await ask(agent, whole)).total
  for (const name of ['rebates', 'rewards', 'salaries'] as const)
    expect(parseAmount(given?.[name] ?? '0')).toBeGreaterThan(0n)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  // Two days below the one agent, two days below the other.
  expect(named(rows, one)?.rounds).toBe(4 * 2 + 2 * 2)
  expect(named(rows, other)?.rounds).toBe(4 * 2 + 2 * 2)
  expect(named(await everyRow(agent, { ...whole, parent: one.id }), mover)?.rounds).toBe(2 * 2)
  // Their own play as a member on the first day, the team's from the second on.
  expect(named(rows, rising)).toMatchObject({ isAgent: true, rounds: 1 + 3 * 2 })
  expect(named(rows, ending)).toMatchObject({ isAgent: true, rounds: 2 + 3 + 2 * 1 })
  expect(named(rows, last)).toMatchObject({ isAgent: false, rounds: 2, path: [{ id: top.id }] })
})

test('what the house gave counts on the day of the books, each kind once, however often it is followed', async () => {
  const top = await teams.agentOf()
  const [below, member] = [await teams.agent(top), await teams.join(top)]
  const deep = await teams.join(below)
  const given = { ...played(deep, top.brand) }
  await house.followPlay()
  await gifts.give(given, { kind: 'rebate', sum: '1.5' })
  await gifts.give(given, { kind: 'mission', sum: '20' })
  await gifts.give(given, { kind: 'raffle', sum: '0.0001' })
  await gifts.give(played(below, top.brand), { kind: 'salary', sum: '7' })
  await gifts.give(played(member, top.brand), { kind: 'bonus', sum: '3' })
  await Promise.all([house.followPlay(), house.followPlay()])
  await house.followPlay()
  const { list, own, total } = await ask(top)
  expect(named(list, below)).toMatchObject({ rebates: '1.50', rewards: '20.0001', salaries: '7.00', net: '0.00' })
  expect(named(list, member)).toMatchObject({ rebates: '0.00', rewards: '3.00', salaries: '0.00' })
  expect(own).toMatchObject({ rewards: '0.00', salaries: '0.00' })
  expect(total).toMatchObject({ rebates: '1.50', rewards: '23.0001', salaries: '7.00' })
  const before = house.today()
  house.passTimeUntilNoon()
  await gifts.give(given, { kind: 'conversion', sum: '0.5' })
  await house.followPlay()
  const later = await teams.story.signIn(top)
  expect((await ask(later)).total).toMatchObject({ rewards: '0.50', rebates: '0.00' })
  expect((await ask(later, { from: before, to: before })).total).toEqual(total)
})

test('pages follow one another without a gap, by stake and by net, in both directions', async () => {
  const top = await teams.agentOf()
  const members: Played[] = []
  for (let at = 0; at < 55; at += 1) members.push(await teams.join(top))
  for (const [at, member] of members.entries()) {
    // Some have equal figures, some did nothing, and nets are of both signs.
    if (at % 5) await teams.story.recordRound(member, { stake: `${(at * 7) % 20}`, win: `${(at * 3) % 17}` })
  }
  await house.followPlay()
  for (const sort of ['stake', 'net'] as const) {
    const rows = await everyRow(top, { sort })
    const figures = rows.map((row) => parseAmount(row[sort]))
    expect(figures).toEqual(figures.toSorted((one, other) => (one < other ? 1 : one > other ? -1 : 0)))
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(members.map(({ id }) => id)))
    expect(rows).toHaveLength(55)
    expect(await everyRow(top, { sort, order: 'ascending' })).toEqual(rows.toReversed())
  }
  expect((await teams.ask(top, questionOf({ cursor: 'abc' }))).body.code).toBe('invalid_request')
})

test('a search finds usernames at any depth, with the way that leads to them and no sums', async () => {
  const top = await teams.agentOf()
  const newer = await teams.agent(top)
  const deep = await teams.join(newer)
  await teams.story.play(deep, { stake: '40', win: '50' })
  const found = await ask(top, { search: deep.username.toUpperCase() })
  expect(found).toMatchObject({ path: [{ id: top.id }], own: null, total: null, nextCursor: null })
  expect(found.list).toMatchObject([
    {
      username: deep.username,
      isAgent: false,
      rounds: 1,
      net: '10.00',
      path: [{ username: top.username }, { id: newer.id, username: newer.username }],
    },
  ])
  expect((await ask(top, { search: newer.username })).list).toMatchObject([{ isAgent: true, stake: '40.00' }])
  for (const search of ['%', top.username]) expect((await ask(top, { search })).list).toEqual([])
})

test('of a branch that moved an agent sees the days on which it was theirs, and of strangers nothing', async () => {
  const [before, after] = [await teams.agentOf(), await teams.agentOf()]
  const first = house.today()
  const mover = await teams.agent(before)
  const member = await teams.join(mover)
  await teams.story.play(member, { stake: '10' })
  house.passTimeUntilNoon()
  expect(await teams.move(mover, after)).toBeNull()
  await teams.story.play(member, { stake: '200' })
  house.passTimeUntilNoon()
  await teams.story.play(member, { stake: '3000' })
  const span = { from: first, to: house.today() }
  const [former, present] = [await teams.story.signIn(before), await teams.story.signIn(after)]
  for (const [agent, stake] of [
    [former, '210.00'],
    [present, '3000.00'],
  ] as const) {
    expect((await ask(agent, span)).list).toMatchObject([{ id: mover.id, stake }])
    const below = await ask(agent, { ...span, parent: mover.id })
    expect(below).toMatchObject({ path: [{ id: agent.id }, { id: mover.id }], total: { stake } })
    expect(below.list).toMatchObject([{ id: member.id, stake }])
    expect((await ask(agent, { ...span, search: member.username })).list).toMatchObject([{ stake }])
  }
  const refused = async (agent: Member, asked: Asked) => (await teams.ask(agent, questionOf(asked))).body.code
  // Today it is the other's.
  expect(await refused(former, { parent: mover.id })).toBe('not_found')
  expect((await ask(former, { search: member.username })).list).toEqual([])
  for (const parent of [after.id, member.id]) expect(await refused(former, { ...span, parent })).toBe('not_found')
  const plain = await teams.signedIn(before)
  expect(await refused(plain, {})).toBe('forbidden')
  for (const days of [{ to: addDays(first, -1) }, { from: addDays(house.today(), -92) }, { from: '0001-01-01' }]) {
    expect(await refused(former, days)).toBe('invalid_request')
  }
})
