import { parseAmount } from '@sanuk/money/amount'
import { describe, expect, test } from 'vitest'
import { roundOf } from './round.fixture.ts'
import { meterBefore, stepOf, wonBefore } from './round.ts'

const free = roundOf({ stake: '20.00', wins: ['5', '0', '12.50', '80'], awards: { 0: 2, 2: 1 } })

describe('the meter of free spins', () => {
  test('is absent in the paid spin and grows only once new ones were seen', () => {
    const meters = free.steps.map((_, at) => meterBefore({ round: free, at }))
    expect(meters).toEqual([
      null,
      { played: 1, total: 2, multiplier: 2 },
      { played: 2, total: 2, multiplier: 2 },
      { played: 3, total: 3, multiplier: 2 },
    ])
  })
})

test('the sum so far holds what has been seen and nothing of what comes', () => {
  expect(wonBefore({ round: free, at: 0 })).toBe(0n)
  expect(wonBefore({ round: free, at: 3 })).toBe(parseAmount('17.50'))
})

test('a step that does not exist is an error', () => {
  expect(() => stepOf({ round: free, at: 4 })).toThrow(RangeError)
})
