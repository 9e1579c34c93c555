import { randomInt } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bounds, type Chance, drawPacket, fills } from './draw-packet.ts'

const chance: Chance = (ways) => BigInt(randomInt(Number(ways)))

function openAll({ money, packets, ...bounds }: Bounds & { money: bigint; packets: number }, by = chance): bigint[] {
  const drawn: bigint[] = []
  let left = money
  for (let still = packets; still > 0; still--) {
    const one = drawPacket({ money: left, packets: BigInt(still) }, bounds, by)
    drawn.push(one)
    left -= one
  }
  return drawn
}

/** A budget that fills its packets, from the very least to the very most. */
const plan = fc
  .record({
    packets: fc.integer({ min: 1, max: 60 }),
    least: fc.bigInt({ min: 1n, max: 500n }),
    spread: fc.bigInt({ min: 0n, max: 5_000n }),
    share: fc.bigInt({ min: 0n, max: 1_000n }),
  })
  .map(({ packets, least, spread, share }) => {
    const most = least + spread
    const money = BigInt(packets) * least + (BigInt(packets) * spread * share) / 1_000n
    return { packets, least, most, money }
  })

/** The chance that always takes the first way, the last one, or each by turns: what no dice do for long. */
const STUBBORN: readonly Chance[] = [() => 0n, (ways) => ways - 1n, (ways) => (ways % 2n === 0n ? 0n : ways - 1n)]

test('every split keeps each packet within its bounds and adds up to the budget', () => {
  fc.assert(
    fc.property(plan, fc.constantFrom(chance, ...STUBBORN), (budget, by) => {
      const drawn = openAll(budget, by)
      expect(drawn).toHaveLength(budget.packets)
      for (const one of drawn) {
        expect(one).toBeGreaterThanOrEqual(budget.least)
        expect(one).toBeLessThanOrEqual(budget.most)
      }
      expect(drawn.reduce((sum, one) => sum + one)).toBe(budget.money)
    }),
    { numRuns: 500 },
  )
})

// Counted by hand: 6 coins for 3 packets of 1 to 4 leave 3 free, so that the first holds 1, 2 or 3, one as likely as
// another. After a 1, 5 are left for two: 1 to 4; after a 2, 4: 1 to 3; after a 3, 3: 1 or 2.
test('each possible split has the probability that was computed by hand', () => {
  const seen = new Map<string, number>()
  const walk = (left: { money: bigint; packets: bigint }, path: readonly bigint[], weight: number): void => {
    if (left.packets === 0n) {
      seen.set(path.join(' '), weight)
      return
    }
    let ways = 1n
    for (let way = 0n; way < ways; way++) {
      const one = drawPacket(left, { least: 1n, most: 4n }, (count) => {
        ways = count
        return way
      })
      walk({ money: left.money - one, packets: left.packets - 1n }, [...path, one], weight / Number(ways))
    }
  }
  walk({ money: 6n, packets: 3n }, [], 1)
  expect([...seen].map(([path, weight]) => [path, Math.round(1 / weight)])).toEqual([
    ...[
      ['1 1 4', 12],
      ['1 2 3', 12],
      ['1 3 2', 12],
      ['1 4 1', 12],
    ],
    ...[
      ['2 1 3', 9],
      ['2 2 2', 9],
      ['2 3 1', 9],
    ],
    ...[
      ['3 1 2', 6],
      ['3 2 1', 6],
    ],
  ])
})

test('early and late packets are worth the same on average', () => {
  // 200 times 20 packets of 20.00 in the mean. The mean of a thousand of them is off by 2.00 once in a million times.
  const games = Array.from({ length: 200 }, () => openAll({ money: 40_000n, packets: 20, least: 500n, most: 10_000n }))
  const mean = (from: number) =>
    games.flatMap((drawn) => drawn.slice(from, from + 5)).reduce((sum, one) => sum + Number(one), 0) / 1_000
  expect(Math.abs(mean(0) - 2_000)).toBeLessThan(200)
  expect(Math.abs(mean(15) - 2_000)).toBeLessThan(200)
})

test('tells whether a budget fills its packets, and refuses to draw if it does not', () => {
  const bounds = { least: 5n, most: 10n }
  expect([49n, 50n, 100n, 101n].map((money) => fills({ money, packets: 10n }, bounds))).toEqual([
    ...[false, true, true, false],
  ])
  expect(() => drawPacket({ money: 49n, packets: 10n }, bounds, chance)).toThrow(RangeError)
  expect(() => drawPacket({ money: 0n, packets: 0n }, bounds, chance)).toThrow(RangeError)
})
