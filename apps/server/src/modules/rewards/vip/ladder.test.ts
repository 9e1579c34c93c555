import { amount, parseAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { broughtBack, isKept, type Rank, reachedBy, validateRanks } from './ladder.ts'

const rank = (...amounts: [string, string, string, string, string]): Rank => {
  const [deposited, played, keepPlayed, reward, monthlyReward] = amounts.map(parseAmount)
  if (deposited === undefined || played === undefined) throw new Error('a rank asks for something')
  const none = amount(0n)
  return {
    deposited,
    played,
    keepPlayed: keepPlayed ?? none,
    reward: reward ?? none,
    monthlyReward: monthlyReward ?? none,
  }
}
const LADDER = [
  rank('1000', '10000', '0', '100', '0'),
  rank('5000', '50000', '2000', '400', '20'),
  rank('20000', '200000', '8000', '1500', '80'),
]
const of = (deposited: string, played: string) => ({ deposited: parseAmount(deposited), played: parseAmount(played) })

test.each([
  ['0', '0', 0],
  ['999.99', '10000', 0],
  ['1000', '9999.99', 0],
  ['1000', '10000', 1],
  ['100000', '50000', 2],
  ['20000', '200000', 3],
])('%s deposited and %s played reach rank %i', (deposited, played, level) => {
  expect(reachedBy(LADDER, of(deposited, played))).toBe(level)
})

test('monthly play keeps a rank or restores one reached before, but none above', () => {
  expect(isKept(LADDER, 0, parseAmount('0'))).toBe(true)
  expect(isKept(LADDER, 3, parseAmount('7999.99'))).toBe(false)
  const back = (level: number, reached: number, played: string) =>
    broughtBack(LADDER, { level, reached, played: parseAmount(played) })
  expect([back(0, 3, '0'), back(0, 3, '2000'), back(0, 3, '8000')]).toEqual([1, 2, 3])
  expect([back(1, 2, '8000'), back(3, 3, '8000')]).toEqual([2, 3])
})

test('thresholds of ranks must rise, and rewards stay within one percent of the play', () => {
  const [first, second, third] = LADDER
  if (!first || !second || !third) throw new Error('three ranks')
  expect(() => validateRanks(LADDER)).not.toThrow()
  expect(() => validateRanks([second, first])).toThrow('ranks_not_rising')
  expect(() => validateRanks([first, { ...first }])).toThrow('ranks_not_rising')
  expect(() => validateRanks([rank('0', '0', '0', '0', '0')])).toThrow('ranks_not_rising')
  expect(() => validateRanks([first, { ...second, reward: parseAmount('50') }])).toThrow('ranks_not_rising')
  // 100 for the first rank and 400 for the second are one hundredth of 50 000; a satang more is too much.
  expect(() => validateRanks([first, { ...second, reward: parseAmount('400.01') }])).toThrow('reward_too_high')
  expect(() => validateRanks([first, { ...second, monthlyReward: parseAmount('20.01') }])).toThrow('reward_too_high')
})
