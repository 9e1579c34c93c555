import { randomInt, randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GAME, openHouse, type TestHouse } from '../house.fixture.ts'
import { seatMember } from '../vendors/seat.fixture.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Bangkok is this far ahead of UTC, and its clocks never change. */
const AHEAD_MS = 7 * 60 * 60 * 1000

let house: TestHouse
let owner: pg.Client
let token = ''
beforeAll(async () => {
  house = await openHouse()
  await house.synchroniseCatalogue()
  owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
  token = await house.operatorToken()
  await recordRounds()
})
afterAll(async () => {
  await owner.end()
  await house.close()
})

const ask = (path: string) => house.call({ method: 'GET', path, token, part: 'office' })
const report = (from: string, to: string) => ask(`/ops/reports/play?from=${from}&to=${to}`)
const dayOf = (at: number): string => new Date(at + AHEAD_MS).toISOString().slice(0, 10)

/** Baht as whole ten-thousandths, read without the code under test. */
const units = (text: string): bigint => {
  const [, minus, whole = '0', rest = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(text) ?? []
  const size = BigInt(whole) * 10_000n + BigInt(rest.padEnd(4, '0'))
  return minus ? -size : size
}

test('the play report matches the ledger’s vendor balance and excludes guests', async () => {
  // The demo's member is new today as well, unless its template was filled before midnight.
  const { newMembers } = (await report(house.today(), house.today())).body.value.totals
  const seat = await seatMember(house)
  const ticket = await seat.launch()
  const { member } = (await house.seamless('authenticate', { token: ticket })).body
  const play = async (amount: string, win: string) => {
    const [round, bet] = [randomUUID(), randomUUID()]
    const common = { token: ticket, member, currency: 'THB', game: GAME, round }
    await house.seamless('bet', { ...common, transaction: bet, amount })
    await house.seamless('win', { ...common, transaction: randomUUID(), bet, amount: win, roundClosed: true })
  }
  await play('12.5', '0')
  await play('7.25', '30.0001')
  await play('40', '1.5')
  const trial = (await house.call({ method: 'POST', path: '/wps/session/login/freeplay', body: {} })).body.value.token
  const games = (await house.call({ method: 'GET', path: '/wps/relay/games?gameType=RNG' })).body.value.list
  const launch = { nodeId: games[0].nodeId, device: 'desktop' }
  await house.call({ method: 'POST', path: '/wps/game/launchGame', token: trial, body: launch })
  const guest = { token: house.vendor.launches.at(-1)?.ticket ?? '' }
  const { member: guestName } = (await house.seamless('authenticate', guest)).body
  const pretend = { ...guest, member: guestName, currency: 'XTS', game: GAME, round: randomUUID() }
  const stake = await house.seamless('bet', { ...pretend, transaction: randomUUID(), amount: '5', roundClosed: true })
  expect(stake.body.status).toBe('OK')

  const { totals, days, categories, labels, games: played } = (await report(house.today(), house.today())).body.value
  expect(totals).toMatchObject({ rounds: 3, stake: '59.75', win: '31.5001', gross: '28.2499', players: 1 })
  expect(totals).toMatchObject({ newMembers: newMembers + 1, deposits: '100.00', depositNumber: 1 })
  expect(days).toEqual([{ day: house.today(), ...totals }])
  const sums = { rounds: 3, stake: '59.75', win: '31.5001', gross: '28.2499' }
  expect(categories).toEqual([{ category: 'RNG', ...sums }])
  expect(labels).toEqual([{ vendor: 'STUDIO', label: 'Test Label', ...sums }])
  expect(played).toEqual([{ vendor: 'STUDIO', code: GAME, name: 'Test Tiger', category: 'RNG', ...sums }])
  const { accounts } = (await ask('/ops/ledger/books')).body.value
  const vendors = accounts.find((line: Record<string, string>) => line.kind === 'vendor' && line.currency === 'THB')
  expect(vendors.balance).toBe(totals.gross)
})

type Round = {
  id: string
  day: number
  member: number
  game: number
  stake: bigint
  win: bigint
  state: string
  currency: string
}
const STATES = ['open', 'closed', 'settled', 'rolled_back', 'resettled']
const CATEGORIES = ['RNG', 'PVP', 'LIVE']
/** The first instant of a day five weeks ago. */
const FIRST = Date.parse(`${dayOf(Date.now() - 35 * DAY_MS)}T00:00:00Z`) - AHEAD_MS
const named = (day: number): string => dayOf(FIRST + day * DAY_MS)

/** Rounds of 24 days, each day's first and last instant among them. */
const rounds: (Round & { at: number })[] = Array.from({ length: 4_000 }, (_, at) => {
  const day = randomInt(24)
  const edge = [0, DAY_MS - 1, randomInt(DAY_MS)][at % 3] ?? 0
  return {
    id: randomUUID(),
    day,
    at: FIRST + day * DAY_MS + edge,
    member: randomInt(40),
    game: randomInt(70),
    stake: BigInt(randomInt(9_000_000)),
    win: BigInt(randomInt(9_000_000)),
    state: STATES[randomInt(5)] ?? '',
    currency: randomInt(10) === 0 ? 'XTS' : 'THB',
  }
})
const counted = rounds.filter(({ state, currency }) => /settled$/.test(state) && currency === 'THB')
const sumsOf = (some: typeof counted) => ({
  rounds: some.length,
  stake: some.reduce((sum, { stake }) => sum + stake, 0n),
  win: some.reduce((sum, { win }) => sum + win, 0n),
})
const read = ({ rounds: number, stake, win, gross }: Record<string, string>) => {
  expect(units(String(gross))).toBe(units(String(stake)) - units(String(win)))
  return { rounds: Number(number), stake: units(String(stake)), win: units(String(win)) }
}
const playersOf = (some: typeof counted) => new Set(some.map(({ member }) => member)).size

async function recordRounds(): Promise<void> {
  const members = Array.from({ length: 40 }, () => randomUUID())
  const brand = "(select id from system.brand where 'localhost' = any (domains))"
  await owner.query(
    `insert into wagers.round (id, brand, member, vendor, vendor_round, game, game_type, currency, stake, win, state,
                               started_at, settled_at, account)
     select id, ${brand}, member, 'V' || game % 3, gen_random_uuid(), 'G' || game, category, currency,
            stake, win, state::wagers.round_state, at, case when state > 'closed' then at end, 1
       from unnest($1::uuid[], $2::int[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::wagers.round_state[],
                   $8::timestamptz[], $9::uuid[]) as made (member, game, category, currency, stake, win, state, at, id)`,
    [
      ...[rounds.map(({ member }) => members[member]), rounds.map(({ game }) => game)],
      ...[rounds.map(({ game }) => CATEGORIES[game % 3]), rounds.map(({ currency }) => currency)],
      ...[rounds.map(({ stake }) => String(stake)), rounds.map(({ win }) => String(win))],
      ...[rounds.map(({ state }) => state), rounds.map(({ at }) => new Date(at))],
      rounds.map(({ id }) => id),
    ],
  )
}

test('report sums equal those of the rounds before and after daily totals, and after a late change', async () => {
  await expectSums()
  await house.wagers.sumDays()
  const { rows } = await owner.query(
    'select (select count(*) from wagers.late_change)::int as late, (select count(*) from wagers.summed_day)::int as summed',
  )
  expect(rows[0].late).toBe(0)
  expect(rows[0].summed).toBeGreaterThanOrEqual(24)
  await expectSums()
  const changed = counted.find(({ day }) => day === 12)
  if (!changed) throw new Error('there is no such round')
  await owner.query("update wagers.round set win = win + 70000, state = 'resettled' where id = $1", [changed.id])
  changed.win += 70_000n
  await expectSums()
  await house.wagers.sumDays()
  expect((await owner.query('select from wagers.late_change')).rowCount).toBe(0)
  await expectSums()
})

async function expectSums(): Promise<void> {
  const { totals, before, days, categories, labels, games } = (await report(named(10), named(19))).body.value
  const within = counted.filter(({ day }) => day >= 10 && day < 20)
  const earlier = counted.filter(({ day }) => day < 10)
  expect(read(totals)).toEqual(sumsOf(within))
  expect(totals.players).toBe(playersOf(within))
  expect(before).toMatchObject({ from: named(0), to: named(9), totals: { players: playersOf(earlier) } })
  expect(read(before.totals)).toEqual(sumsOf(earlier))
  expect(days.map(({ day }: { day: string }) => day)).toEqual(Array.from({ length: 10 }, (_, at) => named(10 + at)))
  for (const [at, line] of days.entries()) {
    const own = within.filter(({ day }) => day === 10 + at)
    expect([read(line), line.players]).toEqual([sumsOf(own), playersOf(own)])
  }
  for (const line of categories)
    expect(read(line)).toEqual(sumsOf(within.filter(({ game }) => CATEGORIES[game % 3] === line.category)))
  for (const line of labels)
    expect(read(line)).toEqual(sumsOf(within.filter(({ game }) => `V${game % 3}` === line.label)))
  for (const line of games) expect(read(line)).toEqual(sumsOf(within.filter(({ game }) => `G${game}` === line.code)))
  const stakes = games.map(({ stake }: { stake: string }) => units(stake))
  expect(stakes).toEqual([...stakes].sort((one, other) => (one < other ? 1 : -1)))
  expect([categories.length, labels.length, games.length]).toEqual([3, 3, 50])
}

test('the play report includes days without rounds as zero', async () => {
  const { days, totals, categories } = (await report('2024-02-28', '2024-03-01')).body.value
  expect(days.map(({ day }: { day: string }) => day)).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
  expect(totals).toEqual({
    rounds: 0,
    stake: '0.00',
    win: '0.00',
    gross: '0.00',
    net: '0.00',
    players: 0,
    newMembers: 0,
    deposits: '0.00',
    depositNumber: 0,
    withdrawals: '0.00',
    withdrawalNumber: 0,
    bonuses: '0.00',
    rebates: '0.00',
    salaries: '0.00',
    prizes: '0.00',
    freeRounds: 0,
    freePaid: '0.00',
    adjustments: '0.00',
  })
  expect(categories).toEqual([])
})

test('an invalid date range of the play report is refused with an error at the field', async () => {
  expect((await report('2026-01-01', '2026-04-03')).body.fields[0]).toMatchObject({ field: 'from' })
  expect((await report('2026-01-02', '2026-01-01')).body.fields[0]).toMatchObject({ field: 'to' })
  expect((await report('0001-01-01', '0001-01-01')).status).toBe(400)
  expect((await report('2026-02-30', '2026-03-01')).status).toBe(400)
})

test('alarms list a violated ledger rule and overdue rounds', async () => {
  const { books: broken, overdueRounds, vendors } = (await ask('/ops/alarms')).body.value
  expect([broken, overdueRounds, vendors]).toEqual([[], [], []])
  await owner.query(
    `insert into books.look (since, until, took, broken) values (0, 1, '1 second', '[{"rule": "a key is used once", "violations": 2}]')`,
  )
  await owner.query(
    "insert into wagers.overdue (round, vendor, closed_at) select id, vendor, now() from wagers.round where state = 'closed' and vendor = 'V1'",
  )
  const alarms = (await ask('/ops/alarms')).body.value
  expect(alarms.books).toEqual([{ rule: 'a key is used once', violations: 2 }])
  expect(alarms.overdueRounds).toEqual([
    { vendor: 'V1', rounds: rounds.filter(({ state, game }) => state === 'closed' && game % 3 === 1).length },
  ])
})
