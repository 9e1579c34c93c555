import type { agentIncome, agentIncomeDay, IncomePayment } from '@sanuk/contracts/agent-income'
import { addDays } from '@sanuk/contracts/calendar-day'
import type { AnswerOf } from '@sanuk/contracts/route'
import { KINDS } from '@sanuk/ledger/kinds'
import { amount, parseAmount, writeAmount } from '@sanuk/money/amount'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import type { Member } from '../story.fixture.ts'
import { flat, openSalary, type SalaryStory } from './salary.fixture.ts'

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

type Income = AnswerOf<typeof agentIncome>
type Payments = AnswerOf<typeof agentIncomeDay>

const WINDOW_MS = 5 * 60_000

async function signedAgent(member?: Member): Promise<Member> {
  const agent = member ?? (await story.member())
  expect((await story.appoint(agent)).status).toBe(200)
  return agent
}

const call = async (member: Pick<Member, 'username'>, path: string) =>
  house.call({ method: 'GET', path: `/wps/agent/income${path}`, token: await house.tokenOf(member.username) })
const incomeOf = async (member: Member, from: string, to: string): Promise<Income> =>
  (await call(member, `?from=${from}&to=${to}`)).body.value

/** All payments of a day, page by page. */
async function paymentsOf(member: Member, day: string): Promise<IncomePayment[]> {
  const payments: IncomePayment[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Payments = (await call(member, `/${day}?cursor=${cursor}`)).body.value
    expect(page.list.length).toBeLessThanOrEqual(30)
    payments.push(...page.list)
    cursor = page.nextCursor
  }
  return payments
}

/** What the ledger credited somebody by the kinds of these payments, by the references of its entries. */
async function booked({ id }: Member): Promise<Map<string, string>> {
  const { rows } = await story.sql.query(
    `select reference, sum(amount)::text as sum
       from ledger.attempt join ledger.account on account.id = attempt.credit and account.kind = 'member'
      where owner = $1 and attempt.kind = any ($2) and credit_sequence is not null group by reference`,
    [id, [KINDS.salary, KINDS.dividend, KINDS.rebate, KINDS.referral]],
  )
  return new Map(rows.map(({ reference, sum }) => [reference, writeAmount(amount(BigInt(sum)))]))
}

/** Lets the clock reach the next five minutes of the day, and pays what they brought. */
async function nextWindow(): Promise<void> {
  house.passTime(WINDOW_MS - (house.clock().getTime() % WINDOW_MS) + 1_000)
  await story.settle()
}

const sumOf = (amounts: readonly string[]): bigint => amounts.reduce((sum, one) => sum + parseAmount(one), 0n)
const of = (amount: string, payments = 1) => ({ amount, payments })

test('salaries of several schemes count on the days on which they were booked, and name their periods', async () => {
  story.nextDay()
  const [first, agent] = [house.today(), await signedAgent()]
  await story.contract(agent, 100)
  await story.contract(agent, flat(50), { scheme: 'realtime-salary' })
  const member = await story.join(agent)
  await story.bet(member, '1000')
  await nextWindow()
  await story.bet(member, '200')
  await nextWindow()
  // Two days are over before the first one is paid, in one payment with the second.
  story.nextDay()
  await story.bet(member, '300')
  story.nextDay()
  await story.settle()
  const [second, third, fourth] = [addDays(first, 1), addDays(first, 2), addDays(first, 3)]
  const income = await incomeOf(agent, first, fourth)
  expect(income.total).toEqual({
    income: '22.50',
    besides: '0.00',
    kinds: [
      { kind: 'daily-salary', ...of('15.00') },
      { kind: 'realtime-salary', ...of('7.50', 3) },
    ],
  })
  expect(income.days).toEqual([
    { day: first, income: '6.00', besides: '0.00', kinds: [{ kind: 'realtime-salary', ...of('6.00', 2) }] },
    { day: second, income: '0.00', besides: '0.00', kinds: [] },
    {
      day: third,
      income: '16.50',
      besides: '0.00',
      kinds: [
        { kind: 'daily-salary', ...of('15.00') },
        { kind: 'realtime-salary', ...of('1.50') },
      ],
    },
    { day: fourth, income: '0.00', besides: '0.00', kinds: [] },
  ])
  expect((await incomeOf(agent, third, third)).total.income).toBe('16.50')
  const payments = await paymentsOf(agent, third)
  expect(payments.find(({ kind }) => kind === 'daily-salary')).toMatchObject({
    amount: '15.00',
    firstDay: first,
    lastPeriod: second,
    lastDay: second,
  })
  // What the ledger has of the same references, to the unit.
  const all = [...(await paymentsOf(agent, first)), ...payments]
  expect(new Map(all.map(({ id, amount }) => [id, amount]))).toEqual(await booked(agent))
  expect(sumOf(all.map(({ amount }) => amount))).toBe(parseAmount(income.total.income))
})

test('a payment of a longer scheme names the first and the last day of its period', async () => {
  do story.nextDay()
  while (new Date(house.today()).getUTCDay() !== 1)
  const [monday, agent] = [house.today(), await signedAgent()]
  await story.contract(agent, flat(100), { scheme: 'weekly-salary' })
  await story.bet(await story.join(agent), '100')
  do story.nextDay()
  while (new Date(house.today()).getUTCDay() !== 1)
  await story.settle()
  expect(await paymentsOf(agent, house.today())).toMatchObject([
    { kind: 'weekly-salary', amount: '1.00', firstDay: monday, lastPeriod: monday, lastDay: addDays(monday, 6) },
  ])
})

test('rebates of own play and rewards for friends stand beside and are no income as an agent', async () => {
  story.nextDay()
  const member = await story.member()
  const post = (path: string, token: string) => house.call({ method: 'POST', path, token })
  const { code } = (await house.call({ method: 'GET', path: '/wps/member/referral', token: member.token })).body.value
  const friend = await story.member({ affiliateCode: code })
  await story.deposit(friend, '300.00')
  await story.play(friend, { stake: '3000' })
  await story.job('referrals-decide-friends')
  expect((await post('/wps/member/referral/claim', member.token)).body.value).toEqual({ amount: '100.00' })
  await signedAgent(member)
  await story.play(member, { stake: '1000' })
  house.passTime(1_000)
  const { token } = await story.signIn(member)
  expect((await post('/wps/member/rebate/claim', token)).body.value).toEqual({ amount: '5.00' })
  const today = house.today()
  const { total } = await incomeOf(member, today, today)
  expect(total).toEqual({
    income: '0.00',
    besides: '105.00',
    kinds: [
      { kind: 'rebate', ...of('5.00') },
      { kind: 'referral', ...of('100.00') },
    ],
  })
  const payments = await paymentsOf(member, today)
  expect(payments).toMatchObject([
    { kind: 'rebate', firstDay: today, lastPeriod: today, lastDay: today },
    { kind: 'referral', firstDay: null, lastPeriod: null, lastDay: null },
  ])
  expect(new Map(payments.map(({ id, amount }) => [id, amount]))).toEqual(await booked(member))
})

test('payments of a day come a page at a time without a gap, and nobody sees those of others', async () => {
  story.nextDay()
  const agent = await signedAgent()
  const noon = house.clock()
  // Two at each instant, as the room of referrals writes them.
  await story.sql.query(
    `with day as (
       insert into referrals.day (inviter, day, brand, valid, earned, paid) values ($1, $2, $3, 6400000, 32000, 32000))
     insert into referrals.payment (id, brand, member, amount, friends, made_at)
     select gen_random_uuid(), $3, $1, 1000, 0, $4::timestamptz + at / 2 * interval '1 second'
       from generate_series(0, 31) at`,
    [agent.id, house.today(), story.brand, noon],
  )
  const payments = await paymentsOf(agent, house.today())
  expect(payments).toHaveLength(32)
  expect(new Set(payments.map(({ id }) => id)).size).toBe(32)
  const times = payments.map(({ at }) => at)
  expect(times).toEqual(times.toSorted().toReversed())
  expect((await incomeOf(agent, house.today(), house.today())).total).toMatchObject({ besides: '3.20' })
  const stranger = await signedAgent()
  expect(await paymentsOf(stranger, house.today())).toEqual([])
  expect((await incomeOf(stranger, house.today(), house.today())).total.kinds).toEqual([])
  const plain = await story.member()
  const today = house.today()
  for (const path of [`?from=${today}&to=${today}`, `/${today}`]) {
    expect((await call(plain, path)).body.code).toBe('forbidden')
  }
  for (const path of [`?from=${today}&to=${addDays(today, -1)}`, `?from=${addDays(today, -92)}&to=${today}`]) {
    expect((await call(stranger, path)).body.code).toBe('invalid_request')
  }
})
