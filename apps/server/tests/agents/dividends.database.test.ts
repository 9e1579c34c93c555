import type { DividendBill } from '@sanuk/contracts/agent-dividend'
import type { AgentTier, DividendScheme } from '@sanuk/contracts/agent-schemes'
import { addDays } from '@sanuk/contracts/calendar-day'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { missingSafeguards } from '../../src/platform/accruals/accrual-table.fixture.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import type { Member } from '../story.fixture.ts'
import type { Person } from './agents.fixture.ts'
import { openAgreements } from './agreements.fixture.ts'
import { openLinks } from './links.fixture.ts'
import { openSalary, type SalaryStory } from './salary.fixture.ts'

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
beforeEach(async () => {
  await story.rules()
  // Only what a test plays itself is decided in it.
  await nextHalf()
})

const SCHEME: DividendScheme = 'dividend'

const flat = (rate: number): AgentTier[] => [{ rate, valid: '0.00', active: 0, loss: '0.00' }]

/** Lets the clock reach the second minute of the first or the sixteenth of a month, and counts what is over. */
async function nextHalf(): Promise<void> {
  do story.nextDay()
  while (!/-(01|16)$/.test(house.today()))
  await settle()
}

async function settle(): Promise<void> {
  await story.job('dividend-close-periods')
  await story.job('dividend-follow-corrections')
  await story.job('dividend-pay')
}

const contract = (agent: Pick<Person, 'id'>, tiers: readonly AgentTier[]) =>
  story.contract(agent, tiers, { scheme: SCHEME })

/** Somebody stakes an amount and wins another one. */
async function played({ id }: Pick<Person, 'id'>, stake: string, win = '0'): Promise<void> {
  await story.recordRound({ id, brand: story.brand }, { stake, win })
  await house.followPlay()
}

const propose = (firstDay: string, denied: readonly { agent: string; reason: string }[] = []) =>
  story.owner('POST', '/agent-money/bills', { scheme: SCHEME, firstDay, denied })

async function approve(firstDay: string, denied: readonly { agent: string; reason: string }[] = []): Promise<void> {
  const proposed = await propose(firstDay, denied)
  expect(proposed.status).toBe(200)
  expect((await story.approve(proposed.body.value.proposal)).status).toBe(200)
  await settle()
}

const billsOf = async ({ id }: Pick<Person, 'id'>) =>
  (await story.owner('GET', `/agent-money/bills?agent=${id}&sort=oldest`)).body.value.list

type Line = { readonly agent: { readonly username: string }; readonly amount: string }

const signedAgent = (): Promise<Member> => openLinks(house).agent()
const ask = async (agent: Member, path = '') => {
  const { token } = await story.signIn(agent)
  return (await house.call({ method: 'GET', path: `/wps/relay/agent/dividend${path}`, token })).body.value
}

test('half a month’s loss of a team is estimated, waits for two operators, and is paid once', async () => {
  const agent = await signedAgent()
  const firstDay = house.today()
  await contract(agent, flat(1000))
  const member = await story.join(agent)
  await played(member, '5000', '2000')
  expect(await ask(agent)).toMatchObject({
    running: { firstDay, state: 'running', net: '-3000.00', loss: '3000.00', amount: '300.00', earned: '300.00' },
    list: [],
  })
  await nextHalf()
  expect(await story.walletOf(agent)).toBe(0n)
  const { list } = await ask(agent)
  expect(list).toMatchObject([{ firstDay, state: 'waiting', tier: 1, rate: 1000, earned: '300.00', paid: '0.00' }])
  const periods = (await story.owner('GET', '/agent-money/bills/periods')).body.value.list
  expect(periods).toContainEqual(
    expect.objectContaining({ scheme: SCHEME, firstDay, net: '-3000.00', bills: 1, due: '300.00', proposal: null }),
  )
  await approve(firstDay)
  await settle()
  expect(await story.walletOf(agent)).toBe(3_000_000n)
  expect((await ask(agent)).list).toMatchObject([
    { state: 'paid', paid: '300.00', paidAt: house.clock().toISOString() },
  ])
  expect((await propose(firstDay)).body.code).toBe('bills_decided')
  const explained = await ask(agent, `/${firstDay}`)
  expect(explained).toMatchObject({
    bill: { state: 'paid', below: '0.00', limited: false },
    lines: [],
    members: [{ username: member.username, valid: '5000.00', net: '-3000.00' }],
  })
})

test('tiers ask for valid stake, active accounts and a loss, and a loss that falls short counts in part where it floats', async () => {
  const tiers: AgentTier[] = [
    { rate: 300, valid: '300000', active: 3, loss: '10000' },
    { rate: 500, valid: '500000', active: 3, loss: '30000' },
    { rate: 1000, valid: '1000000', active: 5, loss: '50000' },
  ]
  for (const [dividendWay, tier, amount] of [
    ['fixed', 1, '750.00'],
    ['floating', 2, '1041.62'],
  ] as const) {
    await story.rules({ dividendWay })
    const agent = await story.agent()
    await contract(agent, tiers)
    const members = [await story.join(agent), await story.join(agent), await story.join(agent)]
    // 800 000 staked by three accounts, 25 000 lost.
    await played(members[0] ?? agent, '799800', '774800')
    for (const member of members.slice(1)) await played(member, '100', '100')
    await nextHalf()
    expect((await billsOf(agent))[0]).toMatchObject({ valid: '800000.00', active: 3, tier, amount })
  }
})

test('what members won is set against later losses, and a late correction counts again in all periods after it', async () => {
  const agent = await story.agent()
  await contract(agent, flat(1000))
  const member = await story.join(agent)
  const first = house.today()
  await played(member, '100', '500')
  await nextHalf()
  const second = house.today()
  await played(member, '300')
  await nextHalf()
  await played(member, '600')
  await nextHalf()
  const shown = async () =>
    (await billsOf(agent)).map((bill: DividendBill) => [bill.net, bill.carried, bill.loss, bill.earned])
  expect(await shown()).toEqual([
    ['400.00', '0.00', '-400.00', '0.00'],
    ['-300.00', '400.00', '-100.00', '0.00'],
    ['-600.00', '100.00', '500.00', '50.00'],
  ])
  // Another 200 were lost in the first period.
  const noon = new Date(`${addDays(first, 1)}T05:00:00Z`)
  await story.recordRound({ id: member.id, brand: story.brand }, { stake: '200', at: noon })
  await house.followPlay()
  await settle()
  expect(await shown()).toEqual([
    ['200.00', '0.00', '-200.00', '0.00'],
    ['-300.00', '200.00', '100.00', '10.00'],
    ['-600.00', '0.00', '600.00', '60.00'],
  ])
  const periods = (await story.owner('GET', '/agent-money/bills/periods')).body.value.list
  expect(periods).toContainEqual(expect.objectContaining({ firstDay: second, bills: 1, due: '10.00' }))
})

test('each agent of a line gets the difference, and no line more than its rate of the loss at its top', async () => {
  const top = await signedAgent()
  const [a, b, c] = [await story.agent(top), await story.agent(top), await story.agent(top)]
  await contract(top, flat(1000))
  for (const below of [a, b, c]) await contract(below, flat(600))
  await played(await story.join(b), '500')
  await played(await story.join(a), '1000')
  const explained = async () => {
    const { bill, lines } = await ask(top, `/${firstDay}`)
    return [bill.state, ...lines.map(({ agent, amount }: Line) => `${agent.username} ${amount}`)]
  }
  const firstDay = (await ask(top)).running.firstDay
  const lines = [`${a.username} 60.00`, `${b.username} 30.00`]
  expect(await explained()).toEqual(['running', ...lines])
  await nextHalf()
  expect(await explained()).toEqual(['waiting', ...lines])
  expect((await billsOf(top))[0].firstDay).toBe(firstDay)
  expect((await billsOf(top))[0]).toMatchObject({ amount: '150.00', below: '90.00', earned: '60.00', limited: false })
  await approve(firstDay)
  expect(await story.walletOf(top)).toBe(600_000n)
  expect(await story.walletOf(a)).toBe(600_000n)
  // In the next period b's members win 900 of what a's lose: 10 % of 100 is shared by who is below.
  await played(await story.join(a), '1000')
  await played(await story.join(b), '100', '1000')
  await nextHalf()
  expect((await billsOf(a))[1]).toMatchObject({ amount: '60.00', earned: '10.00', limited: true })
  expect((await billsOf(b))[1]).toMatchObject({ loss: '-900.00', earned: '0.00' })
  expect((await billsOf(top))[1]).toMatchObject({ amount: '10.00', below: '10.00', earned: '0.00' })
})

test('operators deny a bill with a reason, the others are paid; a proposal is outdated when another amount waits', async () => {
  const [one, other] = [await signedAgent(), await story.agent()]
  const firstDay = house.today()
  const members = [await story.join(one), await story.join(other)]
  for (const [at, agent] of [one, other].entries()) {
    await contract(agent, flat(1000))
    await played(members[at] ?? agent, '1000')
  }
  await nextHalf()
  const waiting = (await propose(firstDay)).body.value.proposal
  expect((await propose(firstDay)).body.code).toBe('proposal_waiting')
  await story.recordRound(
    { id: members[1]?.id ?? '', brand: story.brand },
    { stake: '100', at: new Date(`${firstDay}T05:00:00Z`) },
  )
  await house.followPlay()
  await settle()
  expect((await story.approve(waiting)).body.code).toBe('proposal_outdated')
  const denied = [{ agent: one.id, reason: 'Only own accounts played' }]
  const { proposal } = (await propose(firstDay, denied)).body.value
  const { list } = (await story.owner('GET', '/approvals')).body.value
  // All that waits, and beside it who is denied.
  expect(list.find(({ id }: { id: string }) => id === proposal).details).toMatchObject({
    bills: 2,
    due: '210.00',
    denied: [{ agent: { id: one.id }, due: '100.00', reason: 'Only own accounts played' }],
  })
  expect((await story.approve(proposal)).status).toBe(200)
  await settle()
  expect(await story.walletOf(one)).toBe(0n)
  expect(await story.walletOf(other)).toBe(1_100_000n)
  expect((await ask(one)).list).toMatchObject([{ state: 'denied', reason: 'Only own accounts played' }])
})

test('a proposal is outdated where bills changed by what others changed the other way', async () => {
  const pair = [await story.agent(), await story.agent()] as const
  const firstDay = house.today()
  const at = new Date(`${firstDay}T05:00:00Z`)
  const members = [await story.join(pair[0]), await story.join(pair[1])] as const
  for (const agent of pair) await contract(agent, flat(1000))
  for (const { id } of members) await story.recordRound({ id, brand: story.brand }, { stake: '1000', at })
  await house.followPlay()
  await nextHalf()
  const { proposal } = (await propose(firstDay)).body.value
  await story.recordRound({ id: members[0].id, brand: story.brand }, { stake: '100', at })
  await story.recordRound({ id: members[1].id, brand: story.brand }, { stake: '100', win: '200', at })
  await house.followPlay()
  await settle()
  expect((await story.approve(proposal)).body.code).toBe('proposal_outdated')
})

test('what a correction adds to an approved bill waits again, and what it takes off is owed', async () => {
  const agent = await story.agent()
  await contract(agent, flat(1000))
  const member = await story.join(agent)
  const firstDay = house.today()
  const round = await story.recordRound({ id: member.id, brand: story.brand }, { stake: '1000' })
  await house.followPlay()
  await nextHalf()
  await approve(firstDay)
  expect(await story.walletOf(agent)).toBe(1_000_000n)
  await story.recordRound(
    { id: member.id, brand: story.brand },
    { stake: '500', at: new Date(`${firstDay}T05:00:00Z`) },
  )
  await house.followPlay()
  await settle()
  expect((await billsOf(agent))[0]).toMatchObject({ state: 'waiting', earned: '150.00', paid: '100.00' })
  expect(await story.walletOf(agent)).toBe(1_000_000n)
  await approve(firstDay)
  expect(await story.walletOf(agent)).toBe(1_500_000n)
  await story.takeBack(round)
  await settle()
  expect((await billsOf(agent))[0]).toMatchObject({ state: 'owing', earned: '50.00', paid: '150.00' })
  expect(await story.walletOf(agent)).toBe(1_500_000n)
})

test('a bill of which all play is taken back brings nothing any more, and carries nothing on', async () => {
  const [one, other] = [await story.agent(), await story.agent()]
  await contract(one, flat(1000))
  await contract(other, flat(1000))
  const firstDay = house.today()
  const lost = await story.recordRound({ id: (await story.join(one)).id, brand: story.brand }, { stake: '1000' })
  const won = { id: (await story.join(other)).id, brand: story.brand }
  const winning = await story.recordRound(won, { stake: '100', win: '500' })
  await house.followPlay()
  await nextHalf()
  // Nobody plays in the next period: only what is carried makes a bill.
  await nextHalf()
  expect(await billsOf(other)).toMatchObject([{ net: '400.00' }, { carried: '400.00', loss: '-400.00' }])
  await approve(firstDay)
  expect(await story.walletOf(one)).toBe(1_000_000n)
  await story.takeBack(lost)
  await story.takeBack(winning)
  await settle()
  expect(await billsOf(one)).toMatchObject([{ state: 'owing', valid: '0.00', net: '0.00', earned: '0.00' }])
  expect(await billsOf(other)).toMatchObject([{ net: '0.00' }, { carried: '0.00', loss: '0.00' }])
})

test('agents agree on dividends, too: both sides see what the last period would have brought', async () => {
  const agreements = await openAgreements(house, SCHEME)
  const top = await agreements.signedAgent()
  const below = await agreements.signedAgent(top)
  await contract(top, flat(1000))
  await played(await story.join(below), '2000')
  await nextHalf()
  const tiers = [{ rate: 400, valid: '1000', active: 1, loss: '500' }]
  const { id } = (await agreements.ask(top, below, tiers)).body.value.request
  expect((await agreements.read(top, id)).whatIf).toMatchObject({
    own: { before: '200.00', after: '120.00' },
    other: { before: '0.00', after: '80.00' },
  })
  expect((await agreements.answer(below, id, 'accept')).body.value.request).toMatchObject({
    state: 'accepted',
    tiers: [{ rate: 400, valid: '1000.00', active: 1, loss: '500.00' }],
  })
  await agreements.close()
})

test('the database refuses to pay more than sixty per cent of a loss, and hides bills of other branches', async () => {
  expect(
    await missingSafeguards(house.pool, 'salary.bill', { key: ['scheme', 'agent', 'first_day'], basis: 'loss' }),
  ).toEqual([])
  const [mine, strange] = [await story.agent(), await story.agent()]
  for (const agent of [mine, strange]) {
    await contract(agent, flat(1000))
    await played(await story.join(agent), '1000')
  }
  await nextHalf()
  const client = await house.pool.connect()
  try {
    await client.query(`select set_config('sanuk.branch', $1, false)`, [mine.id])
    const { rows } = await client.query('select distinct agent from salary.bill')
    expect(rows).toEqual([{ agent: mine.id }])
  } finally {
    await client.query(`select set_config('sanuk.branch', '', false)`)
    client.release()
  }
})
