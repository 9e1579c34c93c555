import { randomUUID } from 'node:crypto'
import { addDays } from '@sanuk/contracts/calendar-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { openLottery } from '../lottery/lottery.fixture.ts'
import { openTeams } from './team.fixture.ts'

let house: TestHouse
let teams: ReturnType<typeof openTeams>
beforeAll(async () => {
  house = await openHouse()
  teams = openTeams(house)
  await house.synchroniseCatalogue()
})
afterAll(() => house.close())

type Asked = Readonly<Record<string, string>>
type Row = { member: { username: string }; round: { id: string; state: string; stake: string }; valid: string }

const query = (asked: Asked) => new URLSearchParams({ from: house.today(), to: house.today(), ...asked })
const ask = (agent: { readonly token: string }, asked: Asked = {}) => teams.ask(agent, `betting?${query(asked)}`)
const page = async (agent: { readonly token: string }, asked: Asked = {}) => (await ask(agent, asked)).body.value
const rounds = async (agent: { readonly token: string }, asked: Asked = {}): Promise<string[]> =>
  (await page(agent, asked)).list.map(({ round }: Row) => round.id)
const sumsOf = async (agent: { readonly token: string }, asked: Asked = {}) =>
  (await teams.ask(agent, `betting/sums?${query(asked)}`)).body.value

/** Every round that pages hold, one after the other. */
async function everyRound(agent: { readonly token: string }, asked: Asked = {}): Promise<string[]> {
  const seen: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { list, nextCursor }: { list: Row[]; nextCursor: string | null } = await page(agent, { ...asked, cursor })
    expect(list.length).toBeLessThanOrEqual(50)
    seen.push(...list.map(({ round }) => round.id))
    cursor = nextCursor
  }
  return seen
}

/** A top agent with an agent below, who has a member. */
async function branch() {
  const top = await teams.agentOf()
  const below = await teams.agentOf(top)
  return { top, below, member: await teams.join(below), direct: await teams.join(top) }
}

test('an agent sees the rounds of the whole branch and no stranger’s', async () => {
  const { top, below, member, direct } = await branch()
  const stranger = await teams.agentOf()
  const own = await teams.story.recordRound(top, { stake: '1' })
  const deep = await teams.story.recordRound(member, { stake: '20', win: '5' })
  const near = await teams.story.recordRound(direct, { stake: '3', win: '3', gameType: 'LIVE' })
  const theirs = await teams.story.recordRound(stranger, { stake: '4' })
  expect(new Set(await rounds(top))).toEqual(new Set([own, deep, near]))
  expect(await rounds(below)).toEqual([deep])
  expect(await rounds(stranger)).toEqual([theirs])
  const { list } = await page(below)
  expect(list).toMatchObject([
    {
      member: { id: member.id, username: member.username },
      vendor: 'STUDIO',
      round: { id: deep, stake: '20.00', win: '5.00', net: '-15.00', state: 'settled' },
      valid: '20.00',
      selection: null,
    },
  ])
  const plain = await teams.signedIn(top)
  expect((await ask(plain)).body.code).toBe('forbidden')
})

test('after a move each side sees the days that were its own, and open rounds follow today’s tree', async () => {
  house.passTimeUntilNoon()
  const [old, next] = [await teams.agentOf(), await teams.agentOf()]
  const mover = await teams.agentOf(old)
  const member = await teams.join(mover)
  const first = house.today()
  const before = await teams.story.recordRound(member, { stake: '10' })
  const open = await teams.story.recordRound(member, { stake: '7', state: 'open' })
  const late = await teams.story.recordRound(member, { stake: '8', state: 'open' })
  expect(await teams.move(mover, next)).toBeNull()
  house.passTimeUntilNoon()
  const after = await teams.story.recordRound(member, { stake: '20' })
  await house.pool.query(`update wagers.round set state = 'settled', settled_at = $2 where id = $1`, [
    late,
    house.clock(),
  ])
  await house.followPlay()
  const [olds, news] = [await teams.story.signIn(old), await teams.story.signIn(next)]
  const both = { from: first, to: house.today() }
  expect(await rounds(olds, both)).toEqual([before])
  expect(new Set(await rounds(news, both))).toEqual(new Set([after, late, open]))
  // Settled today, though it began yesterday.
  expect(new Set(await rounds(news))).toEqual(new Set([after, late]))
  expect(await rounds(news, { ...both, state: 'open' })).toEqual([open])
  expect(await rounds(olds, { ...both, state: 'open' })).toEqual([])
  expect((await sumsOf(news)).exposure).toMatchObject({ rounds: 1, stake: '7.00' })
  expect((await sumsOf(olds)).exposure).toMatchObject({ rounds: 0, stake: '0.00' })
  expect((await sumsOf(olds, both)).sums).toMatchObject({ rounds: 1, stake: '10.00' })
  expect((await sumsOf(news, both)).sums).toMatchObject({ rounds: 2, stake: '28.00' })
})

test('filters find what they name, alone and together, and their sums are those of the rounds', async () => {
  const { top, member, direct } = await branch()
  const won = await teams.story.recordRound(member, { stake: '10', win: '30' })
  const lost = await teams.story.recordRound(member, { stake: '10', win: '2', gameType: 'FISH' })
  const tie = await teams.story.recordRound(direct, { stake: '5', win: '5', gameType: 'LIVE' })
  const void_ = await teams.story.recordRound(direct, { stake: '9', state: 'rolled_back' })
  const open = await teams.story.recordRound(direct, { stake: '6', state: 'open' })
  await house.followPlay()
  const found = async (asked: Asked) => new Set(await rounds(top, asked))
  expect(await found({})).toEqual(new Set([won, lost, tie, void_, open]))
  expect(await found({ state: 'won' })).toEqual(new Set([won]))
  expect(await found({ state: 'lost' })).toEqual(new Set([lost, tie]))
  expect(await found({ state: 'void' })).toEqual(new Set([void_]))
  expect(await found({ state: 'open' })).toEqual(new Set([open]))
  expect(await found({ gameType: 'FISH' })).toEqual(new Set([lost]))
  expect(await found({ vendor: 'STUDIO', state: 'won' })).toEqual(new Set([won]))
  expect(await found({ vendor: 'NOBODY' })).toEqual(new Set())
  expect(await found({ member: member.username.toUpperCase() })).toEqual(new Set([won, lost]))
  expect(await found({ member: '%' })).toEqual(new Set())
  const { list } = await page(top, { state: 'won' })
  expect(await found({ search: list[0].round.reference })).toEqual(new Set([won]))
  expect(await found({ search: list[0].round.reference, state: 'lost' })).toEqual(new Set())
  const sums = async (asked: Asked) => (await sumsOf(top, asked)).sums
  const settled = { rounds: 3, stake: '25.00', win: '37.00', valid: '20.00', net: '12.00' }
  expect(await sums({})).toEqual(settled)
  expect(await sums({ vendor: 'STUDIO' })).toEqual(settled)
  expect(await sums({ member: member.username })).toMatchObject({ rounds: 2, stake: '20.00', net: '12.00' })
  expect(await sums({ gameType: 'LIVE' })).toMatchObject({ rounds: 1, stake: '5.00', valid: '0.00' })
  expect(await sums({ gameType: 'PVP' })).toMatchObject({ rounds: 0, net: '0.00' })
  expect(await sums({ state: 'lost' })).toMatchObject({ rounds: 2, stake: '15.00', win: '7.00', valid: '10.00' })
  expect(await sums({ state: 'open' })).toMatchObject({ rounds: 1, stake: '6.00', valid: '0.00', net: '0.00' })
  expect(await sums({ search: list[0].round.reference })).toMatchObject({ rounds: 1, stake: '10.00' })
})

test('sums without filters are the figures of the overview to the unit', async () => {
  const { top, below, member, direct } = await branch()
  for (const [at, one] of [top, below, member, direct].entries()) {
    await teams.story.recordRound(
      { id: one.id, brand: top.brand },
      { stake: `${at + 1}.1234`, win: `${at * 2}.4321`, gameType: at % 2 ? 'LIVE' : 'RNG', times: at + 1 },
    )
  }
  await teams.story.recordRound(direct, { stake: '50', currency: 'USD' })
  await house.followPlay()
  const overview = await teams.overview(top)
  const { rounds: count, stake, win, valid, net } = overview.total
  const { sums } = await sumsOf(top)
  expect(sums).toEqual({ rounds: count, stake, win, valid, net })
  expect(sums.rounds).toBe(10)
  // What is read from members' days, and round by round, is the same again.
  expect((await sumsOf(top, { vendor: 'STUDIO' })).sums).toEqual(sums)
  const [won, lost] = [(await sumsOf(top, { state: 'won' })).sums, (await sumsOf(top, { state: 'lost' })).sums]
  expect(won.rounds + lost.rounds).toBe(count)
  expect(await everyRound(top)).toHaveLength(10)
})

test('pages follow one another without a gap or a repeat, down to rounds that were settled late', async () => {
  house.passTimeUntilNoon()
  const top = await teams.agentOf()
  const [one, other] = [await teams.join(top), await teams.join(top)]
  const late = []
  for (const member of [one, other]) late.push(await teams.story.recordRound(member, { stake: '2', state: 'open' }))
  for (const _ of ['one night', 'another', 'a third']) house.passTimeUntilNoon()
  await house.pool.query(`update wagers.round set state = 'settled', settled_at = $2 where id = any ($1)`, [
    late,
    house.clock(),
  ])
  // Many of one instant, so that only their ids order them.
  await teams.story.recordRound(one, { stake: '1', times: 70 })
  await teams.story.recordRound(other, { stake: '1', times: 40 })
  house.passTime(60_000)
  await teams.story.recordRound(other, { stake: '1', times: 5 })
  await house.followPlay()
  const agent = await teams.story.signIn(top)
  const seen = await everyRound(agent)
  expect(seen).toHaveLength(117)
  expect(new Set(seen).size).toBe(117)
  expect(new Set(seen.slice(-2))).toEqual(new Set(late))
  expect((await sumsOf(agent)).sums).toMatchObject({ rounds: 117, stake: '119.00' })
})

test('open rounds are found before and after they were noted, and are gone when they are settled', async () => {
  const { top, member } = await branch()
  const open = await teams.story.recordRound(member, { stake: '4', state: 'open' })
  const ended = await teams.story.recordRound(member, { stake: '5', state: 'open' })
  const exposed = async () => (await sumsOf(await teams.story.signIn(top))).exposure
  expect(await exposed()).toMatchObject({ rounds: 2, stake: '9.00', tickets: 0, potential: '0.00' })
  house.passTime(5 * 60_000)
  await teams.story.job('records-open-rounds')
  const noted = async () =>
    (await house.pool.query('select round from records.open_round where member = $1', [member.id])).rows.map(
      ({ round }) => round,
    )
  expect(new Set(await noted())).toEqual(new Set([open, ended]))
  expect(await exposed()).toMatchObject({ rounds: 2, stake: '9.00' })
  await house.pool.query(`update wagers.round set state = 'settled', settled_at = $2 where id = $1`, [
    ended,
    house.clock(),
  ])
  expect(await exposed()).toMatchObject({ rounds: 1, stake: '4.00' })
  await teams.story.job('records-open-rounds')
  expect(await noted()).toEqual([open])
  await house.followPlay()
})

test('a round of a lottery says what it bets on, is found by its issue, and what it may win is exposed', async () => {
  const lottery = openLottery(house)
  const top = await teams.agentOf()
  const player = await teams.signedIn(top)
  await teams.story.deposit(player, '500')
  const number = await lottery.addIssue()
  const lines = [
    { play: 'back-three-straight', selection: { rows: [[1], [2], [3]] }, unitStake: '2', multiple: 3, units: 1 },
  ]
  const bet = await lottery.bet(player, {
    lines: lines.map((line) => ({ ...line, series: 1900 })),
    stake: '12.00',
    issues: [{ number, multiple: 2 }],
  })
  expect(bet.status, JSON.stringify(bet.body)).toBe(200)
  const [ticket] = bet.body.value.tickets
  // Lotteries go by the clock of the database, which the one of the house leaves behind.
  const from = addDays(house.today(), -20)
  const { list } = await page(top, { from, search: number })
  expect(list).toMatchObject([
    {
      member: { username: player.username },
      round: { id: ticket.id, state: 'open', stake: '12.00' },
      valid: '0.00',
      selection: {
        issue: number,
        linesInAll: 1,
        lines: [{ numbers: '1 | 2 | 3', more: 0, units: 1, unitStake: '2.00', multiple: 6 }],
      },
    },
  ])
  expect(list[0].selection.lines[0].play).toMatch(/ · /)
  expect(await rounds(top, { from, search: '19700101-0' })).toEqual([])
  const { rows } = await house.pool.query(
    `select max(prize) * 6 as most from lottery.ticket join lottery.line on line.slip = ticket.slip, unnest(prizes) prize
      where ticket.id = $1`,
    [ticket.id],
  )
  // By the clock of the house, rounds were perhaps looked at that begin after this one.
  await house.pool.query(`update records.open_look set looked_to = '-infinity'`)
  const { exposure } = await sumsOf(top)
  expect(exposure).toMatchObject({ rounds: 1, tickets: 1, stake: '12.00' })
  expect(Number(exposure.potential) * 10_000).toBe(Number(rows[0].most))
  const stranger = await teams.agentOf()
  expect(await rounds(stranger, { from, search: number })).toEqual([])
  expect(await rounds(stranger, { from, search: ticket.reference })).toEqual([])
})

test('a page reads so many rounds at most and says up to where it looked', async () => {
  const { top, member } = await branch()
  await teams.story.recordRound(member, { stake: '1', times: 40 })
  house.passTime(2 * 60 * 60_000)
  const session = await house.pool.connect()
  try {
    await session.query(`select set_config('sanuk.branch', $1, false)`, [top.id])
    const look = async (most: number) =>
      (
        await session.query(
          `select ids, reached from records.page_of_rounds(
             row($1, 'THB', 'Asia/Bangkok', $2, $2, $2, null, null, 'void', null, null, null, null)::records.asked,
             null, null, 50, $3)`,
          [top.brand, house.today(), most],
        )
      ).rows[0]
    expect(await look(10)).toMatchObject({ ids: [], reached: expect.any(Date) })
    expect(await look(1_000)).toEqual({ ids: [], reached: null })
  } finally {
    await session.query(`select set_config('sanuk.branch', '', false)`)
    session.release()
  }
  await house.followPlay()
})

test('without a branch the functions tell nothing, and spans that are too long are refused', async () => {
  const { top } = await branch()
  await teams.story.recordRound(top, { stake: '1' })
  const { rows } = await house.pool.query(
    `select ids from records.page_of_rounds(
       row($1, 'THB', 'Asia/Bangkok', $2, $2, $2, null, null, null, null, null, null, null)::records.asked,
       null, null, 50, 1000)`,
    [top.brand, house.today()],
  )
  expect(rows).toEqual([{ ids: [] }])
  const today = house.today()
  const agent = await teams.story.signIn(top)
  for (const asked of [
    { from: addDays(today, -31), to: today },
    { from: today, to: addDays(today, -1) },
    { cursor: 'abc' },
    { from: '0001-01-01', to: '0001-01-02' },
  ]) {
    expect((await ask(agent, asked)).body.code, JSON.stringify(asked)).toBe('invalid_request')
  }
  expect((await ask(agent, { search: randomUUID() })).body.value.list).toEqual([])
  await house.followPlay()
})
