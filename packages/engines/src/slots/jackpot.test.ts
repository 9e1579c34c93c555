import { expect, test } from 'vitest'
import { drawNumber, isJackpot, numbersHeld } from './jackpot.ts'

const numbers = 40_000

test.each([
  ['0.01', 100n, 1],
  ['1', 10_000n, 100],
  ['1.25', 12_500n, 125],
  ['300', 3_000_000n, 30_000],
  ['less than a hundredth', 99n, 0],
])('jackpot: a stake of %s wins on exactly its share of all numbers', (_, stake, wins) => {
  let won = 0
  for (let number = 0; number < numbers; number += 1) if (isJackpot(number, stake)) won += 1
  expect(won).toBe(wins)
  expect(numbersHeld(stake)).toBe(BigInt(wins))
})

test('jackpot: two stakes hold as many numbers as one stake of their sum', () => {
  for (const [one, other] of [
    [10_000n, 20_000n],
    [12_500n, 37_500n],
  ] as const) {
    expect(numbersHeld(one) + numbersHeld(other)).toBe(numbersHeld(one + other))
  }
})

test('jackpot: draws one number below the count of numbers', () => {
  const bounds: number[] = []
  const draw = (bound: number) => bounds.push(bound) + 41
  expect(drawNumber({ numbers }, draw)).toBe(42)
  expect(bounds).toEqual([numbers])
})
