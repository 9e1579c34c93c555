import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTeams } from '../agents/team.fixture.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import type { Seat } from '../story.fixture.ts'
import { type Betting, openBetting } from './bets.fixture.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

let house: TestHouse
let betting: Betting
let seat: Seat

beforeAll(async () => {
  house = await openHouse()
  betting = openBetting(house)
  await house.synchroniseCatalogue()
  ;({ seat } = await betting.seated('1000'))
})
afterAll(() => house.close())

const SUMMARY = {
  text: { en: 'Home win', th: 'เจ้าบ้านชนะ' },
  odds: '1.95',
  event: 'Buriram v Muangthong',
  startsAt: '2027-01-15T12:00:00.000Z',
}
const OTHER = { text: { en: 'Over 2.5' }, issue: '20270115-1' }

const at = (ms: number) => new Date(house.clock().getTime() + ms).toISOString()

const bet = (more: object) => betting.call('bet', seat, { round: randomUUID(), amount: '1', ...more })

test('summaries of a round’s bets are shown to its member, to agents above and to operators', async () => {
  const teams = openTeams(house)
  const agent = await teams.agentOf()
  const member = await teams.signedIn(await teams.join(agent))
  await betting.story.deposit(member, '100')
  const own = await betting.story.openGame(member)
  const round = randomUUID()
  await betting.call('bet', own, { round, amount: '1', summary: SUMMARY })
  await betting.bets(own, [betting.entry(own, { round, summary: OTHER })])
  await betting.call('bet', own, { round: randomUUID(), amount: '1' })
  const days = new URLSearchParams({ from: house.today(), to: house.today() })
  const path = `/wps/member/rounds?${days}`
  const { list } = (await house.call({ method: 'GET', path, token: member.token })).body.value
  const shown = list.map(({ summaries }: { summaries?: object[] }) => summaries)
  expect(shown).toEqual([undefined, [SUMMARY, OTHER]])
  const ofTeam = (await teams.ask(agent, `betting?${days}`)).body.value.list
  expect(ofTeam.map((one: { round: { summaries?: object[] } }) => one.round.summaries)).toEqual(shown)
  const { id } = await betting.roundOf({ round })
  const operator = betting.story.operator()
  const listed = (await operator('GET', `/rounds?search=${member.username}`)).body.value.list
  expect(listed.map(({ summaries }: { summaries?: object[] }) => summaries)).toEqual(shown)
  expect((await operator('GET', `/rounds/${id}`)).body.value.round.summaries).toEqual([SUMMARY, OTHER])
})

test('a repeat stores nothing twice, and another summary or until is other content', async () => {
  const stake = { transaction: randomUUID(), round: randomUUID(), amount: '1', summary: SUMMARY, until: at(HOUR_MS) }
  const first = await bet(stake)
  const turned = { ...SUMMARY, text: { th: SUMMARY.text.th, en: SUMMARY.text.en } }
  expect(await bet({ ...stake, summary: turned })).toEqual(first)
  for (const more of [{ summary: OTHER }, { summary: undefined }, { until: at(2 * HOUR_MS) }, { until: undefined }]) {
    expect((await bet({ ...stake, ...more })).body.status).toBe('DUPLICATE_TRANSACTION')
  }
  expect((await betting.roundOf(stake)).summaries).toEqual([SUMMARY])
})

test('a refused bet leaves no summary, and only the first twenty of a round are kept', async () => {
  const round = randomUUID()
  expect((await bet({ round, amount: '0.0001', summary: OTHER })).body.status).toBe('LIMIT_REACHED')
  expect((await bet({ round, amount: '99999', summary: OTHER })).body.status).not.toBe('OK')
  const many = Array.from({ length: 15 }, (_, place) =>
    betting.entry(seat, { round, amount: '1', summary: { text: { en: String(place) } } }),
  )
  await betting.bets(seat, many)
  await betting.bets(
    seat,
    many.map((one) => ({ ...one, transaction: randomUUID() })),
  )
  const { summaries } = await betting.roundOf({ round })
  expect(summaries.map(({ text }: { text: { en: string } }) => text.en)).toEqual(
    Array.from({ length: 20 }, (_, place) => String(place % 15)),
  )
})

test.each([
  ['no text', { text: {} }],
  ['an unknown language', { text: { xx: 'x' } }],
  ['a text of 301 characters', { text: { en: 'x'.repeat(301) } }],
  ['control characters', { text: { en: 'a\u0007b' } }],
  ['odds that are no number', { text: { en: 'x' }, odds: '1e3' }],
  ['an unknown field', { text: { en: 'x' }, color: 'red' }],
])('a summary with %s is INVALID_REQUEST', async (_, summary) => {
  expect((await bet({ summary })).body.status).toBe('INVALID_REQUEST')
})

test('until must lie in the next 400 days; a repeat is answered when it has passed', async () => {
  for (const until of [at(-1), at(401 * DAY_MS), 'tomorrow']) {
    expect((await bet({ until })).body.status).toBe('INVALID_REQUEST')
    const refused = await betting.bets(seat, [betting.entry(seat, { until })])
    expect(refused.body.status).toBe('INVALID_REQUEST')
  }
  const stake = { transaction: randomUUID(), round: randomUUID(), amount: '1', until: at(HOUR_MS) }
  const together = [betting.entry(seat, { until: at(HOUR_MS) })]
  const [one, many] = [await bet(stake), await betting.bets(seat, together)]
  house.passTime(2 * HOUR_MS)
  expect([await bet(stake), await betting.bets(seat, together)]).toEqual([one, many])
  house.passTime(-2 * HOUR_MS)
})

test('a round stays open for as long as its bets say, and no longer', async () => {
  const rounds = {
    plain: randomUUID(),
    short: randomUUID(),
    long: randomUUID(),
    later: randomUUID(),
    won: randomUUID(),
  }
  await bet({ round: rounds.plain })
  await bet({ round: rounds.short, until: at(2 * HOUR_MS) })
  await bet({ round: rounds.long, until: at(60 * DAY_MS) })
  await betting.bets(seat, [betting.entry(seat, { round: rounds.later, until: at(HOUR_MS) })])
  await bet({ round: rounds.later, until: at(30 * HOUR_MS) })
  await bet({ round: rounds.won, until: at(HOUR_MS) })
  await betting.call('win', seat, { round: rounds.won, amount: '0', roundClosed: true })
  const states = async () => {
    await betting.story.job('wagers-close-overdue')
    const named = await Promise.all(
      Object.entries(rounds).map(async ([name, round]) => [name, (await betting.roundOf({ round })).state]),
    )
    return Object.fromEntries(named)
  }
  const open = { plain: 'open', short: 'open', long: 'open', later: 'open', won: 'settled' }
  expect(await states()).toEqual(open)
  house.passTime(3 * HOUR_MS)
  expect(await states()).toEqual({ ...open, short: 'closed' })
  house.passTime(23 * HOUR_MS)
  expect(await states()).toEqual({ ...open, short: 'closed', plain: 'closed' })
  house.passTime(5 * HOUR_MS)
  expect(await states()).toEqual({ ...open, short: 'closed', plain: 'closed', later: 'closed' })
  house.passTime(-31 * HOUR_MS)
  const { rows } = await house.pool.query(
    `select vendor_round from wagers.open_until join wagers.round on round.id = open_until.round
      where vendor_round = any ($1)`,
    [Object.values(rounds)],
  )
  expect(rows).toEqual([{ vendor_round: rounds.long }])
})

test('in a round of long ago a repeat is recognised although the books look no further back quickly', async () => {
  const stake = { transaction: randomUUID(), round: randomUUID(), amount: '1', until: at(60 * DAY_MS) }
  const first = await bet(stake)
  const owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
  await owner.query("update wagers.round set started_at = started_at - interval '45 days' where vendor_round = $1", [
    stake.round,
  ])
  await owner.end()
  const { rows } = await house.pool.query('select count(*)::int as rows from seamless.transaction where round = $1', [
    stake.round,
  ])
  expect(rows[0].rows).toBe(0)
  await bet({ round: stake.round })
  const after = await house.pool.query('select count(*)::int as rows from seamless.transaction where round = $1', [
    stake.round,
  ])
  expect(after.rows[0].rows, 'decided one by one').toBe(1)
  expect(await bet(stake)).toEqual(first)
})
