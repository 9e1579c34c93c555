import type { AgentTier, DividendScheme } from '@sanuk/contracts/agent-schemes'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSalary, RULES, type SalaryStory } from '../../../../apps/server/tests/agents/salary.fixture.ts'
import { openHouse, type TestHouse } from '../../../../apps/server/tests/house.fixture.ts'
import { auditAgents, type BrandFound } from '../audit.ts'
import { readDay } from '../calendar.ts'
import { describeBrand, describeDifference } from '../describe.ts'

let house: TestHouse
let story: SalaryStory
let client: pg.Client
let told: Awaited<ReturnType<typeof playStory>>
beforeAll(async () => {
  house = await openHouse()
  story = await openSalary(house)
  client = new pg.Client({ connectionString: house.clones.ownerUrl, options: '-c sanuk.brand=*' })
  await client.connect()
  told = await playStory()
})
afterAll(async () => {
  await client.end()
  await story.close()
  await house.close()
})

const SCHEMES: readonly DividendScheme[] = ['dividend', 'weekly-dividend', 'monthly-dividend']

const flat = (rate: number): AgentTier[] => [{ rate, valid: '0.00', active: 0, loss: '0.00' }]

const TIERS: AgentTier[] = [
  { rate: 200, valid: '0', active: 0, loss: '0' },
  { rate: 300, valid: '1000', active: 1, loss: '500' },
  { rate: 600, valid: '2000', active: 2, loss: '1500' },
]

/** Counts what is over, corrects what changed, and pays. */
async function settle(): Promise<void> {
  await story.job('dividend-close-periods')
  await story.job('dividend-follow-corrections')
  await story.job('dividend-pay')
}

/** Lets the clock reach the second minute of the first or the sixteenth of a month; answers the day. */
async function nextHalf(): Promise<string> {
  do story.nextDay()
  while (!/-(01|16)$/.test(house.today()))
  await settle()
  return house.today()
}

async function approve(firstDay: string, denied: readonly { agent: string; reason: string }[] = []): Promise<void> {
  const proposed = await story.owner('POST', '/agent-money/bills', { scheme: 'dividend', firstDay, denied })
  expect(proposed.status).toBe(200)
  expect((await story.approve(proposed.body.value.proposal)).status).toBe(200)
  await settle()
}

/** From today on losses count in another way, and winnings are carried over in another one. */
async function changeRules(changes: object): Promise<void> {
  await client.query(
    `insert into salary.rules (id, brand, effective_from, details, decided_at) values (gen_random_uuid(), $1, $2, $3, now())`,
    [story.brand, house.today(), JSON.stringify({ ...RULES, ...changes })],
  )
}

/**
 * Four half months of a line of three agents, one beside it and one of whom all play is taken back: members who win what
 * others lose, winnings that are carried over, rules that change, a branch that moves, an agent who is closed, a round that is
 * counted late, and a bill that operators deny.
 */
async function playStory() {
  const days = [await nextHalf()]
  await story.rules()
  const top = await story.agent()
  const middle = await story.agent(top)
  const low = await story.agent(middle)
  const beside = await story.agent(top)
  const idle = await story.agent()
  for (const scheme of SCHEMES) {
    await story.contract(top, flat(1000), { scheme })
    await story.contract(middle, TIERS, { scheme })
    await story.contract(low, flat(200), { scheme })
    await story.contract(beside, flat(400), { scheme })
    await story.contract(idle, flat(500), { scheme })
  }
  const [one, other, own] = [await story.join(low), await story.join(middle), await story.join(top)]
  const [side, only] = [await story.join(beside), await story.join(idle)]
  await story.play(one, { stake: '1234.56' })
  await story.play(other, { stake: '900', win: '300.50' })
  await story.play(side, { stake: '100', win: '1700' })
  const taken = await story.play(only, { stake: '800' })
  days.push(await nextHalf())
  await approve(days[0] ?? '')
  await story.play(one, { stake: '3000', win: '1000.10' })
  await story.play(own, { stake: '250.25', gameType: 'LIVE', win: '20' })
  await story.takeBack(taken)
  story.nextDay()
  expect(await story.move(low, beside)).toBe(null)
  story.nextDay()
  await story.play(one, { stake: '77.77' })
  await story.play(side, { stake: '600' })
  days.push(await nextHalf())
  await changeRules({ dividendWay: 'floating', carry: 'next' })
  await story.play(other, { stake: '2500', win: '1500.01' })
  await story.play(own, { stake: '150', win: '50' })
  await story.play(side, { stake: '100', win: '130' })
  await story.play(one, { stake: '60' })
  expect((await story.state(low, 'closed')).status).toBe(200)
  story.nextDay()
  await story.play(one, { stake: '70' })
  days.push(await nextHalf())
  await approve(days[1] ?? '', [{ agent: top.id, reason: 'Only own accounts played' }])
  const late = new Date(`${days[1]}T05:00:00Z`)
  await story.recordRound({ id: other.id, brand: story.brand }, { stake: '333.33', at: late })
  await house.followPlay()
  await settle()
  await changeRules({ dividendWay: 'floating', carry: 'none' })
  await story.play(side, { stake: '444.44' })
  days.push(await nextHalf())
  return { top, middle, low, beside, idle, one, days }
}

/** What the audit finds once `plant` has changed something, which is undone again. */
async function auditAfter(plant: string, values: readonly unknown[] = [], options = {}): Promise<BrandFound> {
  await client.query('begin isolation level repeatable read')
  try {
    // Nobody counts what is planted in the rounds.
    await client.query('alter table wagers.round disable trigger user')
    if (plant !== '') expect((await client.query(plant, [...values])).rowCount).toBe(1)
    const [found] = await auditAgents(client, { brand: 'SANUK', ...options })
    if (!found) throw new Error('the brand was not looked at')
    return found
  } finally {
    await client.query('rollback')
  }
}

/** How many half months of the brand are closed. */
async function closedHalves(): Promise<number> {
  const { rows } = await client.query(
    `select count(*)::int as periods from salary.closed_period where brand = $1 and scheme = 'dividend'`,
    [story.brand],
  )
  return rows[0].periods
}

const foundOf = ({ schemes }: BrandFound, scheme: DividendScheme) => schemes.find((one) => one.scheme === scheme)

test('a story that was counted and paid by the rules shows no difference in any scheme of dividends', async () => {
  const found = await auditAfter('')
  expect(found.differences).toEqual([])
  expect(foundOf(found, 'dividend')).toMatchObject({ periods: await closedHalves(), waiting: 0 })
  expect(foundOf(found, 'weekly-dividend')?.periods).toBeGreaterThan(7)
  expect(foundOf(found, 'monthly-dividend')?.periods).toBeGreaterThan(0)
  expect(found.paid).toBeGreaterThan(0n)
  expect(describeBrand(found, new Map()).join('\n')).toMatch(
    / {2}dividend: \d+ periods .* bills; .* loss [\d.]+, earned/,
  )
})

test('the story has all that makes bills differ from what contracts say', async () => {
  const { rows } = await client.query(
    `select bool_or(limited) as limited, bool_or(carried_in > 0) as carried, bool_or(denied is not null) as denied,
            bool_or(paid > 0 and paid < earned) as again, bool_or(tier = 3) as higher,
            bool_or(agent = $1 and valid = 0 and earned = 0) as nothing
       from salary.bill where scheme = 'dividend'`,
    [told.idle.id],
  )
  expect(rows).toEqual([{ limited: true, carried: true, denied: true, again: true, higher: true, nothing: true }])
})

/** Bills of half months, by agent and first day. */
const OF_BILL = `where scheme = 'dividend' and agent = $1 and first_day = $2`

test('names a bill that was changed by one coin with its agent and period, and how much it is off', async () => {
  const { low, days } = told
  const [day] = days
  const { differences } = await auditAfter(`update salary.bill set earned = earned + 100 ${OF_BILL}`, [low.id, day])
  const named = { about: 'bill', what: 'earned', agent: low.id, scheme: 'dividend', day }
  expect(differences).toEqual([{ ...named, kept: expect.any(String), right: expect.any(String) }])
  const [one] = differences
  if (!one) throw new Error('nothing differs')
  expect(describeDifference(one, new Map([[low.id, low.username]]))).toBe(
    `${low.username} (${low.id}), dividend, ${day}, earned: ${one.kept} is kept, ${one.right} is right: 0.01 too much`,
  )
})

test('names a bill that is missing, and what was paid of it', async () => {
  const { low, days } = told
  const { differences } = await auditAfter(`delete from salary.bill ${OF_BILL}`, [low.id, days[0]])
  expect(differences).toMatchObject([
    { about: 'bill', what: 'bill', agent: low.id, day: days[0], kept: 'none' },
    { about: 'payment', agent: low.id, scheme: 'dividend' },
  ])
})

test.each(['carried_in', 'carried_on'])('names a bill of which %s is another amount', async (column) => {
  const { beside, days } = told
  const plant = `update salary.bill set ${column} = ${column} + 10000 ${OF_BILL}`
  const { differences } = await auditAfter(plant, [beside.id, days[1]])
  expect(differences).toMatchObject([
    { about: 'bill', what: column.replace('_', ' '), agent: beside.id, scheme: 'dividend', day: days[1] },
  ])
  expect(describeDifference(differences[0] ?? { about: 'bill', what: '', kept: '', right: '' }, new Map())).toMatch(
    /: 1\.00 too much$/,
  )
})

test('names a payment that was made twice, beside the periods and in the books', async () => {
  const { low } = told
  const plant = `
    insert into salary.payment (id, brand, scheme, agent, amount, first_day, last_day, made_at)
    select gen_random_uuid(), brand, scheme, agent, amount, first_day, last_day, made_at from salary.payment
     where scheme = 'dividend' and agent = $1 order by made_at limit 1`
  const { differences } = await auditAfter(plant, [low.id])
  expect(differences).toMatchObject([
    { about: 'books', agent: low.id, kept: 'nothing', right: expect.stringContaining('from house dividends') },
    { about: 'payment', agent: low.id, scheme: 'dividend' },
  ])
})

test('names a transfer of the house that no payment explains', async () => {
  const plant = `delete from salary.payment where id = (
    select id from salary.payment where scheme = 'dividend' and agent = $1 order by made_at limit 1)`
  const { differences } = await auditAfter(plant, [told.low.id])
  expect(differences.map(({ about }) => about)).toEqual(['payment', 'books', 'books'])
  expect(differences[2]?.kept).toMatch(/as kind 38 from house dividends$/)
})

test('names bills that no operator approved or denied, and one that was paid beyond that', async () => {
  const { top, beside, days } = told
  const approved = await auditAfter(`update salary.bill set approved = earned, decided_at = now() ${OF_BILL}`, [
    beside.id,
    days[3],
  ])
  expect(approved.differences).toMatchObject([
    { about: 'decision', what: 'approved by operators', agent: beside.id, day: days[3], right: 'not approved' },
  ])
  const undone = `update salary.bill set denied = null, decided_at = null ${OF_BILL}`
  expect((await auditAfter(undone, [top.id, days[1]])).differences).toMatchObject([
    { about: 'decision', agent: top.id, day: days[1], kept: 'not denied', right: 'Only own accounts played' },
  ])
  const paid = await auditAfter(`update salary.bill set paid = earned ${OF_BILL}`, [top.id, days[1]])
  expect(paid.differences.map(({ about, right }) => [about, right])).toContainEqual(['decision', '0.00'])
})

test('counts by the rounds: one that lost more changes the bills of the whole line, and what is carried on', async () => {
  const { one, top, low, beside, days } = told
  const plant = `update wagers.round set stake = stake + 10000000 where id = (
    select id from wagers.round where member = $1 order by settled_at limit 1)`
  const { differences } = await auditAfter(plant, [one.id])
  const whose = differences.filter(({ scheme, what, day }) => {
    return scheme === 'dividend' && what === 'loss that counts' && day === days[0]
  })
  expect(whose.map(({ agent }) => agent)).toEqual(expect.arrayContaining([top.id, low.id]))
  expect(whose.some(({ agent }) => agent === beside.id)).toBe(false)
})

test('leaves a period out of which play waits to be counted, and compares those after it by what is kept', async () => {
  const plant = `insert into wagers.uncounted (brand, member, currency, vendor, game, game_type, settled_at, rounds, stake, win, valid)
    select brand, member, currency, vendor, game, game_type, settled_at, 1, 0, 0, 0 from wagers.round
     where member = $1 order by settled_at limit 1`
  const found = await auditAfter(plant, [told.one.id])
  expect(found.differences).toEqual([])
  expect(foundOf(found, 'dividend')).toMatchObject({ periods: (await closedHalves()) - 1, waiting: 1 })
})

test('periods are limited to days; what was carried on before is taken as it is kept', async () => {
  const { beside, days } = told
  const from = readDay(days[1] ?? '')
  const limited = await auditAfter('', [], { from })
  expect(limited.differences).toEqual([])
  expect(foundOf(limited, 'dividend')).toMatchObject({ periods: 3, from: days[1] })
  const plant = `update salary.bill set carried_on = carried_on + 10000 ${OF_BILL}`
  const { differences } = await auditAfter(plant, [beside.id, days[0]], { from })
  expect(differences).toContainEqual(
    expect.objectContaining({ about: 'bill', what: 'carried in', agent: beside.id, day: days[1] }),
  )
})

test('names sums of a closed period that are not its bills together, and bills of one that was not closed', async () => {
  const [day] = told.days
  const period = `where scheme = 'dividend' and first_day = $1`
  expect(
    (await auditAfter(`update salary.closed_period set net = net + 1 ${period}`, [day])).differences,
  ).toMatchObject([{ about: 'period', what: 'all bills together: won by members', scheme: 'dividend', day }])
  const last = told.days[3]
  expect((await auditAfter(`delete from salary.closed_period ${period}`, [last])).differences).toMatchObject([
    { about: 'period', what: 'bills of a period', scheme: 'dividend', day: last, right: 'not closed yet' },
  ])
})
