import { parseAmount, writeAmount } from '@sanuk/money/amount'
import { describe, expect, test } from 'vitest'
import { coinWorth, pricedSteps } from './outcome.ts'
import { goldenTigerGame } from './slots.ts'

describe('Golden Tiger', () => {
  const { machine } = goldenTigerGame
  const stakes = goldenTigerGame.stakes.THB

  test('takes ascending stakes from 1 to 2000, each divisible by its twenty lines', () => {
    expect([stakes[0], stakes.at(-1)].map((stake) => stake && writeAmount(stake))).toEqual(['1.00', '2000.00'])
    for (const stake of stakes) {
      expect(coinWorth(stake, machine.lines.length) * 20n).toBe(stake)
    }
    expect([...stakes].toSorted((a, b) => Number(a - b))).toEqual(stakes)
  })
})

test('coinWorth throws for a stake that is not divisible by the number of lines', () => {
  expect(() => coinWorth(parseAmount('0.0001'), 20)).toThrow(RangeError)
})

test('pricedSteps turns wins in coins into money and leaves out the reel stops', () => {
  const step = {
    kind: 'free',
    stops: [1, 2, 3, 4, 5],
    grid: [['tiger'], ['tiger'], ['gem'], ['bell'], ['lantern']],
    lineWins: [{ line: 3, symbol: 'tiger', count: 2, win: 30 }],
    scatter: { count: 3, win: 120, freeSpins: 10 },
    multiplier: 3,
    win: 150,
    freeSpinsLeft: 19,
  } as const
  expect(pricedSteps({ steps: [step], win: 150 }, coinWorth(parseAmount('5'), 20))).toEqual([
    {
      kind: 'free',
      grid: [['tiger'], ['tiger'], ['gem'], ['bell'], ['lantern']],
      lineWins: [{ line: 3, symbol: 'tiger', count: 2, win: '7.50' }],
      scatter: { count: 3, win: '30.00', freeSpins: 10 },
      multiplier: 3,
      win: '37.50',
      freeSpinsLeft: 19,
    },
  ])
})
