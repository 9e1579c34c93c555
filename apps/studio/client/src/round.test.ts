import { parseAmount } from '@sanuk/money/amount'
import { describe, expect, test } from 'vitest'
import { roundOf } from './round.fixture.ts'
import { afterAward, afterStep, meterBefore, stepOf, wonBefore } from './round.ts'

const plain = roundOf({ stake: '20.00', wins: ['40'] })
const free = roundOf({ stake: '20.00', wins: ['5', '0', '12.50', '80'], awards: { 0: 2, 2: 1 } })

describe('the way of a round', () => {
  test('a paid spin without free spins is over when it has been seen', () => {
    expect(afterStep({ round: plain, at: 0 })).toBe('settling')
  })

  test('free spins are announced, played one by one, won again, and summed up', () => {
    const way = free.steps.map((_, at) => afterStep({ round: free, at }))
    expect(way).toEqual(['free-spins-won', 'free-spin', 'free-spins-won', 'free-spins-over'])
    expect(afterAward({ round: free, at: 0 })).toBe('free-spin')
    expect(afterAward({ round: free, at: 2 })).toBe('free-spin')
  })

  test('free spins won by the last one are announced before the sum even if none follows', () => {
    const capped = roundOf({ stake: '20.00', wins: ['0', '0'], awards: { 0: 1, 1: 1 } })
    expect(afterStep({ round: capped, at: 1 })).toBe('free-spins-won')
    expect(afterAward({ round: capped, at: 1 })).toBe('free-spins-over')
  })
})

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
  expect(() => stepOf({ round: plain, at: 1 })).toThrow(RangeError)
})
