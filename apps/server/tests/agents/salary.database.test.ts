import { addDays } from '@sanuk/contracts/calendar-day'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { missingSafeguards } from '../../src/platform/accruals/accrual-table.fixture.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { mostDaily, openSalary, type SalaryStory } from './salary.fixture.ts'

let house: TestHouse
let story: SalaryStory
beforeAll(async () => {
  house = await openHouse()
  story = await openSalary(house)
})
afterAll(async () => {
  await story.close()
  await house.close()
})
beforeEach(() => story.rules())

/** Top 1.2 %, A 0.9 %, B 0.5 %, C without a contract and its member: the example of the domain rules. */
async function line() {
  const top = await story.agent()
  const a = await story.agent(top)
  const b = await story.agent(a)
  const c = await story.agent(b)
  const member = await story.join(c)
  await story.contract(top, 120)
  await story.contract(a, 90)
  await story.contract(b, 50)
  return { top, a, b, c, member }
}

test('pays each agent of a line the difference to the rate below: 30, 40 and 50 of 10 000', async () => {
  const { top, a, b, c, member } = await line()
  await story.bet(member, '10000')
  story.nextDay()
  await story.settle()
  const earned = await Promise.all([top, a, b, c].map((agent) => story.walletOf(agent)))
  expect(earned).toEqual([300_000n, 400_000n, 500_000n, 0n])
  expect(await story.daysOf(c)).toEqual([])
  expect(await story.daysOf(b)).toMatchObject([{ valid: 100_000_000n, earned: 500_000n, paid: 500_000n }])
  // The next days bring nothing new.
  story.nextDay()
  await story.settle()
  expect(await story.walletOf(b)).toBe(500_000n)
})

test('counts the play of agents’ own accounts, and cuts the sum to the smallest coin', async () => {
  const { top, a, member } = await line()
  await story.bet(top, '333.33')
  await story.bet(a, '77.77')
  await story.bet(member, '0.01')
  story.nextDay()
  await story.settle()
  // 333.33 × 1.2 % = 3.99996; 77.77 × 0.3 % = 0.23331; 0.01 × 0.3 % = 0.00003: floors to 3.9999 + 0.2333 + 0.
  expect(await story.walletOf(top)).toBe(42_300n)
  // 77.77 × 0.9 % = 0.69993, 0.01 × 0.4 % = 0.00004.
  expect(await story.walletOf(a)).toBe(6_900n)
})

test('pays a day once, by two workers at once', async () => {
  const { top, a, member } = await line()
  await story.bet(member, '10000')
  story.nextDay()
  await Promise.all([story.settle(), story.settle()])
  await Promise.all([story.job('salary-pay'), story.job('salary-pay')])
  expect(await story.walletOf(top)).toBe(300_000n)
  expect(await story.walletOf(a)).toBe(400_000n)
  const { rows } = await story.sql.query('select count(*)::int as paid from salary.payment where agent = $1', [top.id])
  expect(rows[0].paid).toBe(1)
  const kept = await story.sql.query('select paid_at from salary.earning where agent = $1', [top.id])
  expect(kept.rows).toEqual([{ paid_at: house.clock() }])
})

test.each(['salary.payment', 'salary.closed_period'])('pays once after a worker broke off at %s', async (table) => {
  const { top, member } = await line()
  await story.bet(member, '10000')
  story.nextDay()
  await story.sql.query(`
    create function salary.break_off() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$;
    create trigger breaks_off before insert on ${table} for each row execute function salary.break_off()`)
  onTestFinished(async () => void (await story.sql.query('drop function if exists salary.break_off cascade')))
  await expect(story.settle()).rejects.toThrow('broken off')
  expect(await story.walletOf(top)).toBe(0n)
  await story.sql.query('drop function salary.break_off cascade')
  await story.settle()
  await story.settle()
  expect(await story.walletOf(top)).toBe(300_000n)
})

test('pays what a correction adds, and takes what it lowers off later days, never off the wallet', async () => {
  const { top, member } = await line()
  const round = await story.bet(member, '10000')
  story.nextDay()
  await story.settle()
  await story.recordRound(
    { id: member.id, brand: story.brand },
    { stake: '5000', at: new Date(house.clock().getTime() - 3_600_000) },
  )
  await house.followPlay()
  await story.settle()
  expect(await story.walletOf(top)).toBe(450_000n)
  await story.takeBack(round)
  await story.settle()
  expect(await story.daysOf(top)).toMatchObject([{ earned: 150_000n, paid: 450_000n }])
  expect(await story.walletOf(top)).toBe(450_000n)
  // 30.00 are owed: 8 000 bring 24.00, which are kept; 4 000 more bring what is left.
  await story.bet(member, '8000')
  story.nextDay()
  await story.settle()
  expect(await story.walletOf(top)).toBe(450_000n)
  await story.bet(member, '4000')
  story.nextDay()
  await story.settle()
  expect(await story.walletOf(top)).toBe(510_000n)
  const days = await story.daysOf(top)
  expect(days.every(({ earned, paid }) => earned === paid)).toBe(true)
})

test('counts a day by the tree of that day, also when it is corrected after a move', async () => {
  const { a, b, member } = await line()
  const other = await story.agent()
  await story.contract(other, 100)
  await story.bet(member, '10000')
  // Approved today, the move holds from the next business day on.
  await story.sql.query('update agents.agent set parent = $2, since = $3 where member = $1', [
    b.id,
    other.id,
    house.clock(),
  ])
  story.nextDay()
  await story.settle()
  expect(await story.walletOf(a)).toBe(400_000n)
  expect(await story.walletOf(other)).toBe(0n)
  await story.recordRound(
    { id: member.id, brand: story.brand },
    { stake: '1000', at: new Date(house.clock().getTime() - 3_600_000) },
  )
  await story.bet(member, '2000')
  story.nextDay()
  await story.settle()
  expect(await story.walletOf(a)).toBe(440_000n)
  expect(await story.walletOf(other)).toBe(100_000n)
})

test('a suspended agent goes on earning; a closed one earns from the next day no more, nor when appointed again', async () => {
  const top = await story.agent()
  const [suspended, closed] = [await story.agent(top), await story.agent(top)]
  const members = [await story.join(suspended), await story.join(closed)]
  await story.contract(top, 100)
  await story.contract(suspended, 50)
  await story.contract(closed, 50)
  await story.state(suspended, 'suspended')
  await story.state(closed, 'closed')
  const playAll = async () => {
    for (const member of members) await story.bet(member, '1000')
  }
  await playAll()
  story.nextDay()
  await playAll()
  story.nextDay()
  await story.settle()
  expect(await story.walletOf(suspended)).toBe(100_000n)
  expect(await story.walletOf(closed)).toBe(50_000n)
  // Their own halves, and all of the second day of the closed one.
  expect(await story.walletOf(top)).toBe(250_000n)
  await story.appoint(closed)
  await playAll()
  story.nextDay()
  await story.settle()
  expect(await story.walletOf(closed)).toBe(50_000n)
})

test('a contract approved on the day of closing does not pay when the agent is appointed again', async () => {
  const agent = await story.agent()
  const member = await story.join(agent)
  await story.contract(agent, 50, { from: addDays(house.today(), 1) })
  await story.state(agent, 'closed')
  story.nextDay()
  story.nextDay()
  await story.appoint(agent)
  await story.bet(member, '1000')
  story.nextDay()
  await story.settle()
  expect(await story.walletOf(agent)).toBe(0n)
})

test('pays no more than the brand allows on the day, and nothing while salaries are closed', async () => {
  const { top, a, member } = await line()
  await story.rules(mostDaily(60))
  await story.bet(member, '10000')
  story.nextDay()
  await story.settle()
  // 0.9 % and 1.2 % are lowered to 0.6 %: A keeps 0.1 % above B, the top nothing.
  expect(await story.walletOf(a)).toBe(100_000n)
  expect(await story.walletOf(top)).toBe(0n)
  await story.rules(mostDaily(0))
  await story.bet(member, '10000')
  story.nextDay()
  await story.settle()
  expect(await story.walletOf(a)).toBe(100_000n)
})

test('less than the least waits, and what is paid must be played as often as the rules say', async () => {
  const { top, member } = await line()
  await story.rules({ least: '50', play: 200 })
  await story.bet(member, '10000')
  story.nextDay()
  await story.settle()
  expect(await story.walletOf(top)).toBe(0n)
  await story.bet(member, '10000')
  story.nextDay()
  await story.settle()
  expect(await story.walletOf(top)).toBe(600_000n)
  const { rows } = await story.sql.query(`select required from turnover.demand where member = $1`, [top.id])
  expect(rows.map(({ required }) => BigInt(required))).toEqual([1_200_000n])
})

test('the database refuses to pay a day more than it earned, without the application', async () => {
  const pool = house.pool
  expect(
    await missingSafeguards(pool, 'salary.earning', { key: ['scheme', 'agent', 'first_day'], basis: 'valid' }),
  ).toEqual([])
})
