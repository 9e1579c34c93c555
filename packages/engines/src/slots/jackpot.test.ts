import { expect, test } from 'vitest'
import { drawNumber, isJackpot, numbersHeld } from './jackpot.ts'

const numbers = 40_000

test.each([
  { stake: 100n, perNumber: 100n, wins: 1 },
  { stake: 10_000n, perNumber: 100n, wins: 100 },
  { stake: 12_500n, perNumber: 100n, wins: 125 },
  { stake: 3_000_000n, perNumber: 100n, wins: 30_000 },
  { stake: 99n, perNumber: 100n, wins: 0 },
  { stake: 5_000n, perNumber: 4n, wins: 1_250 },
])(
  'jackpot: a stake of $stake at $perNumber a number wins on exactly its share of all numbers',
  ({ wins, ...staked }) => {
    let won = 0
    for (let number = 0; number < numbers; number += 1) if (isJackpot(number, staked)) won += 1
    expect(won).toBe(wins)
    expect(numbersHeld(staked)).toBe(BigInt(wins))
  },
)

test('jackpot: two stakes hold as many numbers as one stake of their sum', () => {
  for (const [one, other] of [
    [10_000n, 20_000n],
    [12_500n, 37_500n],
  ] as const) {
    const held = (stake: bigint) => numbersHeld({ stake, perNumber: 100n })
    expect(held(one) + held(other)).toBe(held(one + other))
  }
})

test('jackpot: draws one number below the count of numbers', () => {
  const bounds: number[] = []
  const draw = (bound: number) => bounds.push(bound) + 41
  expect(drawNumber({ numbers }, draw)).toBe(42)
  expect(bounds).toEqual([numbers])
})
