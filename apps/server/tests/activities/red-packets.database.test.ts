import { randomUUID } from 'node:crypto'
import type { RedPacketRule } from '@sanuk/contracts/activities'
import type { ActivitySettings } from '@sanuk/contracts/office-activities'
import { parseAmount } from '@sanuk/money/amount'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newUsername } from '../../../../tools/launcher/src/new-username.ts'
import { runsSlowTests } from '../../../../tools/launcher/src/slow-tests.ts'
import { openHouse, type Staff, type TestHouse } from '../house.fixture.ts'
import { openStory, operator } from '../story.fixture.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let house: TestHouse
let staff: Record<Staff, ReturnType<typeof operator>>
beforeAll(async () => {
  house = await openHouse()
  staff = { operator: operator(house), supervisor: operator(house, 'supervisor') }
})
afterAll(() => house.close())

let username = ''
let token = ''
const join = async (): Promise<string> => {
  username = newUsername()
  return (await house.register(username)).body.value.token
}
beforeEach(async () => {
  token = await join()
})

const RULE: RedPacketRule = { kind: 'red_packet', packets: 3, least: '5', most: '40', deposited: null, hours: null }
const PACKETS: ActivitySettings = {
  names: { th: 'ซองแดง', en: 'Red packet' },
  promotion: null,
  rule: RULE,
  period: 'daily',
  leastLevel: 0,
  play: 300,
  from: null,
  until: null,
  budget: '60',
  open: true,
}

const ask = (method: string, path: string, body?: unknown) => staff.operator(method, `/activities${path}`, body)
const approve = (proposal: string) => staff.supervisor('POST', `/approvals/${proposal}/approve`)
const listed = async (id: string) =>
  (await ask('GET', '')).body.value.list.find((activity: { id: string }) => activity.id === id)

/** Two operators have red packets fall; answers their id. */
async function begin(more: Partial<ActivitySettings> = {}, rule: Partial<RedPacketRule> = {}): Promise<string> {
  const names = { th: 'ซองแดง', en: randomUUID() }
  const body = { ...PACKETS, ...more, names, rule: { ...RULE, ...rule } }
  const { proposal } = (await ask('POST', '', body)).body.value
  expect((await approve(proposal)).status).toBe(200)
  const { list } = (await ask('GET', '')).body.value
  return list.find((activity: ActivitySettings) => activity.names.en === names.en).id
}

const open = (activity: string, as = token) =>
  house.call({ method: 'POST', path: `/wps/member/activities/${activity}/open`, token: as })
const own = async (activity: string, as = token) =>
  (await house.call({ method: 'GET', path: '/wps/member/activities', token: as })).body.value.list.find(
    (part: { activity: string }) => part.activity === activity,
  )
const balance = async (as = token): Promise<string> =>
  (await house.call({ method: 'GET', path: '/wps/v2/wallets/balance', token: as })).body.value.sumBalance
const shown = async (activity: string) =>
  (await house.call({ method: 'GET', path: `/wps/relay/activities/${activity}/packets` })).body.value

/** What the house has paid for promotions, by its books. */
const spent = async (): Promise<bigint> =>
  (
    await house.pool.query(
      `select coalesce(-sum(balance), 0)::bigint as sum from ledger.account_balance
        where kind = 'house' and owner = 'promotions'`,
    )
  ).rows[0].sum

const deposited = (amount: string) => openStory(house).deposit({ token }, amount)

test('an opened red packet is paid, adds turnover and is listed under a masked name', async () => {
  const packets = await begin()
  expect(await own(packets)).toMatchObject({ state: 'open', amount: null })
  expect(await shown(packets)).toEqual({ packets: 3, left: 3, recent: [] })
  const opened = (await open(packets)).body.value
  expect(opened.left).toBe(2)
  expect(await balance()).toBe(opened.amount)
  expect(await own(packets)).toMatchObject({ state: 'claimed', amount: opened.amount })
  const [due] = (await house.call({ method: 'GET', path: '/wps/member/turnover', token })).body.value.list
  expect([due.reason, parseAmount(due.required)]).toEqual(['bonus', parseAmount(opened.amount) * 3n])
  const name = `${username.slice(0, 2)}***${username.slice(-2)}`
  expect(await shown(packets)).toMatchObject({ left: 2, recent: [{ name, amount: opened.amount }] })
  expect((await open(packets)).body.code).toBe('packet_opened')

  // Another one the next day, and the last of them holds what is left of 60.
  house.passTime(DAY_MS)
  token = await house.tokenOf(username)
  expect((await own(packets)).state).toBe('open')
  const again = (await open(packets)).body.value
  const last = (await open(packets, await join())).body.value
  expect(parseAmount(opened.amount) + parseAmount(again.amount) + parseAmount(last.amount)).toBe(parseAmount('60'))
  expect((await open(packets)).body.code).toBe('packet_opened')
  expect((await open(packets, await join())).body.code).toBe('packets_gone')
  expect((await own(packets, await join())).state).toBe('gone')
  const { list } = (await house.call({ method: 'GET', path: '/wps/relay/activities' })).body.value
  expect(list.find(({ id }: { id: string }) => id === packets).state).toBe('gone')
  expect(await listed(packets)).toMatchObject({ given: '60.00', opened: 3, joined: 3 })
})

/** Asks again for as long as the server says that it is too busy: nothing was opened then. */
async function openInTheEnd(...[packets, member]: Parameters<typeof open>): ReturnType<typeof open> {
  const answer = await open(packets, member)
  return answer.body.code === 'overloaded' ? openInTheEnd(packets, member) : answer
}

/** How often each of the fifty members opens at once. */
const OPENINGS = runsSlowTests ? 4 : 2

test('concurrent openings give each packet once and exactly the budget', async () => {
  const packets = await begin({ budget: '617.28', period: 'once' }, { packets: 40 })
  const members: string[] = []
  for (let at = 0; at < 5; at++) members.push(...(await Promise.all(Array.from({ length: 10 }, join))))
  const spentBefore = await spent()
  const answers = await Promise.all(
    Array.from({ length: OPENINGS }, () => members)
      .flat()
      .map((member) => openInTheEnd(packets, member)),
  )
  const codes = answers.map(({ status, body }) => (status === 200 ? 'opened' : body.code))
  expect(codes.filter((code) => code === 'opened')).toHaveLength(40)
  expect(new Set(codes)).toEqual(new Set(['opened', 'packet_opened', 'packets_gone']))
  const balances = await Promise.all(members.map((member) => balance(member)))
  const received = balances.map((sum) => parseAmount(sum)).filter((sum) => sum > 0n)
  expect(received).toHaveLength(40)
  for (const sum of received) {
    expect(sum).toBeGreaterThanOrEqual(parseAmount('5'))
    expect(sum).toBeLessThanOrEqual(parseAmount('40'))
  }
  expect(received.reduce((sum: bigint, one) => sum + one, 0n)).toBe(parseAmount('617.28'))
  expect((await spent()) - spentBefore).toBe(parseAmount('617.28'))
  expect(await listed(packets)).toMatchObject({ given: '617.28', opened: 40 })
})

test('red packets open only in their hours, for the required rank and deposits', async () => {
  // Bangkok is seven hours ahead of Greenwich.
  const hour = (house.clock().getUTCHours() + 7) % 24
  const resting = await begin({}, { hours: { from: (hour + 1) % 24, until: (hour + 2) % 24 } })
  const falling = await begin({}, { hours: { from: hour, until: hour + 1 } })
  const high = await begin({ leastLevel: 3 })
  const paid = await begin({}, { deposited: { least: '300', days: 2 } })
  const coming = await begin({ from: new Date(house.clock().getTime() + DAY_MS).toISOString() })
  expect((await own(resting)).state).toBe('resting')
  expect((await open(resting)).body.code).toBe('packets_resting')
  expect((await open(falling)).status).toBe(200)
  expect((await own(high)).state).toBe('rank_needed')
  expect((await open(high)).body.code).toBe('rank_too_low')
  expect((await open(coming)).body.code).toBe('activity_closed')
  await deposited('299.99')
  expect((await own(paid)).state).toBe('deposit_needed')
  expect((await open(paid)).body.code).toBe('deposit_needed')
  await deposited('20')
  expect((await own(paid)).state).toBe('open')
  // Of two business days the second is the last on which what was deposited on the first counts.
  house.passTime(2 * DAY_MS)
  token = await house.tokenOf(username)
  expect((await open(paid)).body.code).toBe('deposit_needed')
  await deposited('300')
  expect((await open(paid)).status).toBe(200)
  await ask('POST', `/${paid}/stop`)
  expect((await open(paid, await join())).body.code).toBe('activity_closed')
  expect((await open(randomUUID())).body.code).toBe('not_found')
})

test('a red packet budget must fill its packets, also after a change; a preview tells the sums', async () => {
  const proposed = async (more: Partial<ActivitySettings>, rule: Partial<RedPacketRule> = {}) =>
    (await ask('POST', '', { ...PACKETS, ...more, rule: { ...RULE, ...rule } })).body.code
  expect(await proposed({ budget: '14.99' }, { most: '10' })).toBe('packets_not_filled')
  expect(await proposed({ budget: '120.01' })).toBe('packets_not_filled')
  expect(await proposed({ budget: '60.001' })).toBe('packets_not_filled')
  expect(await proposed({}, { least: '0' })).toBe('packets_not_filled')
  expect(await proposed({}, { hours: { from: 9, until: 9 } })).toBe('activity_senseless')
  await deposited('500')
  const previewed = await ask('POST', '/preview', {
    ...PACKETS,
    rule: { ...RULE, deposited: { least: '500', days: 1 } },
  })
  expect(previewed.body.value).toMatchObject({ given: '60', average: '20.00', first: '35.00' })
  expect(previewed.body.value.members).toBeGreaterThan(0)

  const packets = await begin()
  const { amount } = (await open(packets)).body.value
  const change = async (more: Partial<ActivitySettings>, rule: Partial<RedPacketRule> = {}) =>
    ask('PUT', `/${packets}`, { ...PACKETS, ...more, rule: { ...RULE, ...rule } })
  expect((await change({ budget: '40' }, { packets: 1 })).body.code).toBe('packets_not_filled')
  const application = { kind: 'application', most: '50', alone: '50', pictures: false } as const
  expect((await ask('PUT', `/${packets}`, { ...PACKETS, rule: application })).body.code).toBe('activity_senseless')
  // What was opened while a colleague thought about it counts.
  const { proposal } = (await change({ budget: '300' }, { packets: 10 })).body.value
  await open(packets, await join())
  expect((await approve(proposal)).status).toBe(200)
  expect(await shown(packets)).toMatchObject({ packets: 10, left: 8 })
  expect(parseAmount((await listed(packets)).given)).toBeGreaterThan(parseAmount(amount))
  // The database itself gives no more packets than there are, and no money that the others need.
  const spoil = (change: string) =>
    house.pool.query(`update activities.activity set ${change} where id = $1`, [packets])
  await expect(spoil('opened = 11')).rejects.toThrow(/never_more_packets_than_there_are/)
  await expect(spoil('given = budget')).rejects.toThrow(/what_is_left_fills/)
})
