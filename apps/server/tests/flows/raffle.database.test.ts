import { createHash, randomUUID } from 'node:crypto'
import type { PrizeStep } from '@sanuk/contracts/raffle'
import { drawWinners } from '@sanuk/contracts/raffle-draw'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const HOUR = 60 * 60 * 1000
const PRIZES: PrizeStep[] = [
  { amount: '5000.00', count: 1 },
  { amount: '1000.00', count: 5 },
  { amount: '100.00', count: 44 },
]

const run = async (name = 'raffle-draw-and-open') => {
  const job = house.jobs.find((one) => one.name === name)
  if (!job) throw new Error(`no job ${name}`)
  await job.work()
}
const shown = async () => (await house.call({ method: 'GET', path: '/wps/relay/raffle' })).body.value
/** What is shown as soon as the news of a draw has come round. */
const shownAfter = async (draw: string) => {
  await expect.poll(async () => (await shown()).latest?.id).toBe(draw)
  await expect.poll(async () => (await shown()).current?.id).not.toBe(draw)
  return shown()
}
const own = async (token: string) =>
  (await house.call({ method: 'GET', path: '/wps/relay/raffle/mine', token })).body.value
const claim = (token: string, draw: string) =>
  house.call({ method: 'POST', path: '/wps/relay/raffle/claim', token, body: { draw } })
const balance = async (token: string) =>
  (await house.call({ method: 'GET', path: '/wps/v2/wallets/balance', token })).body.value.sumBalance

type Round = { stake: number; state?: string; currency?: string; ago?: number }

/** A round as the books of play have it. */
async function played(member: string, { stake, state = 'settled', currency = 'THB', ago = 0 }: Round): Promise<void> {
  const at = new Date(house.clock().getTime() - ago)
  const { rows } = await house.pool.query('select brand from members.member where id = $1', [member])
  await house.pool.query(
    `insert into wagers.round (id, brand, member, vendor, vendor_round, game, game_type, currency, stake, win, state,
                               started_at, settled_at, account, first_change, last_change)
     values ($1, $2, $3, 'STUDIO', $4, 'test-slot', 'RNG', $5, $6, 0, $7, $8, $9, 0, 1, 2)`,
    [
      ...[randomUUID(), rows[0].brand, member, randomUUID(), currency, stake * 10_000, state, at],
      state === 'open' ? null : at,
    ],
  )
}

const idOf = async (username: string): Promise<string> => {
  const sql = `select m.id from members.member m join system.brand b on b.id = m.brand
                where m.username = $1 and b.code = 'SANUK'`
  return (await house.pool.query(sql, [username])).rows[0].id
}

test('a draw opens by itself, collects tickets, is drawn once and pays once', async () => {
  await run()
  await expect.poll(async () => (await shown()).current).not.toBeNull()
  const { current, latest } = await shown()
  expect(latest).toBeNull()
  expect(current).toMatchObject({ stakePerTicket: '500.00', ticketsMax: 200, prizes: PRIZES })
  expect(new Date(current.closesAt).toLocaleTimeString('en-GB', { timeZone: 'Asia/Bangkok' })).toBe('21:00:00')
  await run()
  expect((await shown()).current.id).toBe(current.id)

  const [demo, agent] = [await house.tokenOf('demo'), await house.tokenOf('agent')]
  const [demoId, agentId] = [await idOf('demo'), await idOf('agent')]
  await played(demoId, { stake: 1250.5 })
  await played(demoId, { stake: 700, state: 'resettled' })
  // None of these makes a ticket.
  await played(demoId, { stake: 9000, state: 'rolled_back' })
  await played(demoId, { stake: 9000, state: 'open' })
  await played(demoId, { stake: 9000, currency: 'TRY' })
  await played(demoId, { stake: 9000, ago: 2 * HOUR })
  await played(agentId, { stake: 1_000_000 })
  expect((await own(demo)).current).toEqual({ tickets: 3, toNext: '49.50' })
  expect((await own(agent)).current).toEqual({ tickets: 200, toNext: null })

  house.passTime(new Date(current.closesAt).getTime() - house.clock().getTime() + 59_000)
  await run()
  expect((await shown()).latest).toBeNull()
  house.passTime(2_000)
  // Two processes at once draw it once.
  await Promise.all([run(), run()])
  const after = await shownAfter(current.id)
  expect(after.current.opensAt).toBe(current.closesAt)
  const drawn = after.latest
  expect(drawn).toMatchObject({ id: current.id, tickets: 203, commitment: current.commitment })
  expect(createHash('sha256').update(Buffer.from(drawn.seed, 'hex')).digest('hex')).toBe(current.commitment)
  const numbers = await drawWinners({ draw: drawn.id, seed: drawn.seed, seal: drawn.seal, tickets: 203 }, 50)
  expect(drawn.winners.map(({ ticket }: { ticket: number }) => ticket)).toEqual(numbers)
  expect(drawn.winners.map(({ amount }: { amount: string }) => amount)).toEqual(
    PRIZES.flatMap(({ amount, count }) => Array(count).fill(amount)),
  )

  const winner = await house.tokenOf('agent')
  const mine = await own(winner)
  expect(mine.latest.last - mine.latest.first).toBe(199)
  const won = mine.prizes.filter(({ draw }: { draw: string }) => draw === drawn.id)
  expect(won.length).toBe(numbers.filter((it) => it >= mine.latest.first && it <= mine.latest.last).length)
  const sum = won.reduce((total: number, { amount }: { amount: string }) => total + Number(amount), 0)
  const before = Number(await balance(winner))
  const answers = await Promise.all(Array.from({ length: 10 }, () => claim(winner, drawn.id)))
  expect(answers.filter(({ status }) => status === 200).map(({ body }) => Number(body.value.amount))).toEqual([sum])
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  expect(Number(await balance(winner))).toBe(before + sum)
  expect((await claim(winner, drawn.id)).body.code).toBe('nothing_to_claim')
})

test('what is not claimed in time stays with the house, and nobody claims for another', async () => {
  await played(await idOf('agent'), { stake: 500 })
  const { current } = await shown()
  house.passTime(new Date(current.closesAt).getTime() - house.clock().getTime() + 61_000)
  await run()
  expect((await shownAfter(current.id)).latest).toMatchObject({ tickets: 1 })
  const demo = await house.tokenOf('demo')
  expect((await claim(demo, current.id)).status).toBe(409)
  house.passTime(7 * 24 * HOUR + 1)
  const later = await house.tokenOf('agent')
  expect((await claim(later, current.id)).body.code).toBe('nothing_to_claim')
})

test('a draw without a ticket ends as well, and after a pause the next one begins anew', async () => {
  const { current } = await shown()
  house.passTime(3 * 24 * HOUR)
  await run()
  const after = await shownAfter(current.id)
  expect(after.latest).toMatchObject({ id: current.id, tickets: 0, winners: [] })
  expect(Date.parse(after.current.opensAt)).toBeGreaterThan(Date.parse(current.closesAt))
})

test('another brand has no draw, and guests and members of it see none of ours', async () => {
  const answer = await house.call({ method: 'GET', path: '/wps/relay/raffle', host: 'chandra.localhost' })
  expect(answer.status === 401 || answer.body.value.current === null).toBe(true)
})

test('two operators change the plan, and an open draw keeps what it began with', async () => {
  const [operator, supervisor] = [await house.operatorToken('operator'), await house.operatorToken('supervisor')]
  const ask = (method: string, path: string, more: { token?: string; body?: unknown } = {}) =>
    house.call({ method, path: `/ops${path}`, part: 'office', token: operator, ...more })
  const plan = {
    enabled: true,
    stakePerTicket: '100.00',
    ticketsMax: 10,
    drawsAt: '12:00',
    prizes: [{ amount: '50.00', count: 2 }],
    claimDays: 1,
  }
  expect((await ask('POST', '/raffle/plan', { body: { ...plan, stakePerTicket: '0' } })).body.code).toBe(
    'amount_below_minimum',
  )
  const tooMany = [1, 2].map((amount) => ({ amount: `${amount}.00`, count: 251 }))
  expect((await ask('POST', '/raffle/plan', { body: { ...plan, prizes: tooMany } })).status).toBe(400)
  const { proposal } = (await ask('POST', '/raffle/plan', { body: plan })).body.value
  expect((await ask('POST', '/raffle/plan', { body: plan })).body.code).toBe('proposal_waiting')
  expect((await ask('POST', `/approvals/${proposal}/approve`)).body.code).toBe('own_proposal')
  expect((await ask('POST', `/approvals/${proposal}/approve`, { token: supervisor })).status).toBe(200)
  const told = (await ask('GET', '/raffle')).body.value
  expect(told).toMatchObject({ plan, proposal: null })
  expect(told.draws[0]).toMatchObject({ prizes: '14400.00', claimed: '0.00' })
  expect((await shown()).current.stakePerTicket).toBe('500.00')
})
