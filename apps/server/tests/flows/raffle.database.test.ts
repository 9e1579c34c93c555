import { createHash } from 'node:crypto'
import type { PrizeStep } from '@sanuk/contracts/raffle'
import { drawWinners } from '@sanuk/contracts/raffle-draw'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser.fixture.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { openStory } from '../story.fixture.ts'

let house: TestHouse
let story: ReturnType<typeof openStory>
beforeAll(async () => {
  house = await openHouse()
  story = openStory(house)
})
afterAll(() => house.close())

const HOUR = 60 * 60 * 1000
const PRIZES: PrizeStep[] = [
  { amount: '5000.00', count: 1 },
  { amount: '1000.00', count: 5 },
  { amount: '100.00', count: 44 },
]

type Draw = { id: string; opensAt: string; closesAt: string }

const run = () => story.job('raffle-draw-and-open')
const shown = async () => (await house.call({ method: 'GET', path: '/wps/relay/raffle' })).body.value
/** What is shown as soon as the news of a draw has come round. */
const shownAfter = async (draw: Draw) => {
  await expect.poll(async () => (await shown()).latest?.id).toBe(draw.id)
  await expect.poll(async () => (await shown()).current?.id).not.toBe(draw.id)
  return shown()
}
/** It is now so long after the end of a draw, or later if it was later already. */
const passEndOf = ({ closesAt }: Draw, ms: number) => {
  house.passTime(Math.max(0, Date.parse(closesAt) + ms - house.clock().getTime()))
}
/** Ends whatever draw is open, and answers the next one, in which nobody has played yet. */
async function openDraw() {
  const before = (await shown()).current ?? undefined
  if (before) passEndOf(before, 61_000)
  await run()
  await expect.poll(async () => (await shown()).current?.id).not.toBe(before?.id)
  return (await shown()).current
}
const own = async ({ token }: { token: string }) =>
  (await house.call({ method: 'GET', path: '/wps/relay/raffle/mine', token })).body.value
const claim = ({ token }: { token: string }, { id: draw }: Draw) =>
  house.call({ method: 'POST', path: '/wps/relay/raffle/claim', token, body: { draw } })

test('a raffle draw opens by itself, collects tickets, is drawn once and pays once', async () => {
  const current = await openDraw()
  expect(current).toMatchObject({ stakePerTicket: '500.00', ticketsMax: 200, prizes: PRIZES })
  expect(new Date(current.closesAt).toLocaleTimeString('en-GB', { timeZone: 'Asia/Bangkok' })).toBe('21:00:00')
  await run()
  expect((await shown()).current.id).toBe(current.id)

  const [few, many] = [await story.member(), await story.member()]
  await story.recordRound(few, { stake: '1250.5' })
  await story.recordRound(few, { stake: '700', state: 'resettled' })
  // None of these makes a ticket.
  await story.recordRound(few, { stake: '9000', state: 'rolled_back' })
  await story.recordRound(few, { stake: '9000', state: 'open' })
  await story.recordRound(few, { stake: '9000', currency: 'TRY' })
  await story.recordRound(few, { stake: '9000', at: new Date(Date.parse(current.opensAt) - 2 * HOUR) })
  await story.recordRound(many, { stake: '1000000' })
  expect((await own(few)).current).toEqual({ tickets: 3, toNext: '49.50' })
  expect((await own(many)).current).toEqual({ tickets: 200, toNext: null })

  passEndOf(current, 59_000)
  await run()
  expect((await shown()).latest?.id).not.toBe(current.id)
  house.passTime(2_000)
  // Two processes at once draw it once.
  await Promise.all([run(), run()])
  const after = await shownAfter(current)
  expect(after.current.opensAt).toBe(current.closesAt)
  const drawn = after.latest
  expect(drawn).toMatchObject({ id: current.id, tickets: 203, commitment: current.commitment })
  expect(createHash('sha256').update(Buffer.from(drawn.seed, 'hex')).digest('hex')).toBe(current.commitment)
  const numbers = await drawWinners({ draw: drawn.id, seed: drawn.seed, seal: drawn.seal, tickets: 203 }, 50)
  expect(drawn.winners.map(({ ticket }: { ticket: number }) => ticket)).toEqual(numbers)
  expect(drawn.winners.map(({ amount }: { amount: string }) => amount)).toEqual(
    PRIZES.flatMap(({ amount, count }) => Array(count).fill(amount)),
  )

  const winner = await story.signIn(many)
  const mine = await own(winner)
  expect(mine.latest.last - mine.latest.first).toBe(199)
  expect(mine.prizes.length).toBe(numbers.filter((it) => it >= mine.latest.first && it <= mine.latest.last).length)
  const sum = mine.prizes.reduce((total: number, { amount }: { amount: string }) => total + Number(amount), 0)
  const answers = await Promise.all(Array.from({ length: 10 }, () => claim(winner, drawn)))
  expect(answers.filter(({ status }) => status === 200).map(({ body }) => Number(body.value.amount))).toEqual([sum])
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  expect(Number(await story.balance(winner))).toBe(sum)
  expect((await claim(winner, drawn)).body.code).toBe('nothing_to_claim')
})

test('an unclaimed raffle prize expires, and another member cannot claim it', async () => {
  const current = await openDraw()
  const [winner, other] = [await story.member(), await story.member()]
  await story.recordRound(winner, { stake: '500' })
  passEndOf(current, 61_000)
  await run()
  expect((await shownAfter(current)).latest).toMatchObject({ tickets: 1 })
  expect((await claim(await story.signIn(other), current)).status).toBe(409)
  house.passTime(7 * 24 * HOUR + 1)
  expect((await claim(await story.signIn(winner), current)).body.code).toBe('nothing_to_claim')
})

test('a raffle draw without tickets ends, and the next one opens after a pause', async () => {
  const current = await openDraw()
  house.passTime(3 * 24 * HOUR)
  await run()
  const after = await shownAfter(current)
  expect(after.latest).toMatchObject({ id: current.id, tickets: 0, winners: [] })
  expect(Date.parse(after.current.opensAt)).toBeGreaterThan(Date.parse(current.closesAt))
})

test('another brand shows no raffle draw', async () => {
  await openDraw()
  const elsewhere = openBrowser(house, { host: 'chandra.localhost' })
  const { token } = (await elsewhere.login('demo')).body.value
  const answer = await elsewhere.get('/wps/relay/raffle', token)
  expect(answer).toMatchObject({ status: 200, body: { value: { current: null } } })
})

test('a raffle plan is changed by two operators, and the open draw keeps its terms', async () => {
  await openDraw()
  const [ask, colleague] = [story.operator(), story.operator('supervisor')]
  const { plan: usual } = (await ask('GET', '/raffle')).body.value
  const plan = {
    enabled: true,
    stakePerTicket: '100.00',
    ticketsMax: 10,
    drawsAt: '12:00',
    prizes: [{ amount: '50.00', count: 2 }],
    claimDays: 1,
  }
  expect((await ask('POST', '/raffle/plan', { ...plan, stakePerTicket: '0' })).body.code).toBe('amount_below_minimum')
  const tooMany = [1, 2].map((amount) => ({ amount: `${amount}.00`, count: 251 }))
  expect((await ask('POST', '/raffle/plan', { ...plan, prizes: tooMany })).status).toBe(400)
  const { proposal } = (await ask('POST', '/raffle/plan', plan)).body.value
  expect((await ask('POST', '/raffle/plan', plan)).body.code).toBe('proposal_waiting')
  expect((await ask('POST', `/approvals/${proposal}/approve`)).body.code).toBe('own_proposal')
  expect((await colleague('POST', `/approvals/${proposal}/approve`)).status).toBe(200)
  const told = (await ask('GET', '/raffle')).body.value
  expect(told).toMatchObject({ plan, proposal: null })
  expect(told.draws[0]).toMatchObject({ prizes: '14400.00', claimed: '0.00' })
  expect((await shown()).current.stakePerTicket).toBe('500.00')
  const { proposal: back } = (await ask('POST', '/raffle/plan', usual)).body.value
  expect((await colleague('POST', `/approvals/${back}/approve`)).status).toBe(200)
})
