import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { commitmentOf, type DrawInputs, drawWinners } from './raffle-draw.ts'

const inputs = (more: Partial<DrawInputs> = {}): DrawInputs => ({
  draw: '5b7a3a52-8b0c-4c3e-9d4b-0c1f6a7e2d11',
  seed: '0f'.repeat(32),
  tickets: 1000,
  seal: { number: '4711', hash: 'ab'.repeat(32) },
  ...more,
})

/** The rule as its description tells it, with another library. */
function byHand({ draw, seed, seal, tickets }: DrawInputs, places: number): number[] {
  const found: number[] = []
  for (let attempt = 0; found.length < Math.min(places, tickets); attempt += 1) {
    const mac = createHmac('sha256', Buffer.from(seed, 'hex'))
    const value = mac.update(`${draw}:${seal.number}:${seal.hash}:${tickets}:${attempt}`).digest().readBigUInt64BE()
    const whole = (2n ** 64n / BigInt(tickets)) * BigInt(tickets)
    const ticket = Number(value % BigInt(tickets)) + 1
    if (value < whole && !found.includes(ticket)) found.push(ticket)
  }
  return found
}

test.each([1, 2, 7, 50, 1000, 999_983])('raffle of %i tickets: unique winners as in the reference', async (tickets) => {
  const winners = await drawWinners(inputs({ tickets }), 60)
  expect(winners).toEqual(byHand(inputs({ tickets }), 60))
  expect(new Set(winners).size).toBe(Math.min(60, tickets))
  expect(Math.min(...winners)).toBeGreaterThanOrEqual(1)
  expect(Math.max(...winners)).toBeLessThanOrEqual(tickets)
})

test('raffle: no winners without tickets; seed, seal and ticket count change the winners', async () => {
  expect(await drawWinners(inputs({ tickets: 0 }), 5)).toEqual([])
  const one = await drawWinners(inputs(), 20)
  expect(await drawWinners(inputs({ seed: '0e'.repeat(32) }), 20)).not.toEqual(one)
  expect(await drawWinners(inputs({ seal: { number: '4712', hash: 'ab'.repeat(32) } }), 20)).not.toEqual(one)
  expect(await drawWinners(inputs({ tickets: 1001 }), 20)).not.toEqual(one)
})

test('raffle: every ticket is equally likely to win (chi-squared)', async () => {
  const TICKETS = 10
  const DRAWS = 4000
  const wins = new Array<number>(TICKETS).fill(0)
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const seed = createHash('sha256').update(String(draw)).digest('hex')
    const [winner = 0] = await drawWinners(inputs({ seed, tickets: TICKETS }), 1)
    wins[winner - 1] = (wins[winner - 1] ?? 0) + 1
  }
  const expected = DRAWS / TICKETS
  const distance = wins.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  // The 99.9 % point of chi-squared with nine degrees of freedom.
  expect(distance).toBeLessThan(27.88)
})

test('the raffle commitment is the SHA-256 of the seed', async () => {
  const seed = '61'.repeat(32)
  expect(await commitmentOf(seed)).toBe(createHash('sha256').update('a'.repeat(32)).digest('hex'))
})
