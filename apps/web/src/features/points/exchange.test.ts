import { parseAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { cashFor, mostConvertible } from './exchange.ts'

const rules = { pointsPerUnit: 30, lot: 100 }

test('the cash for points is cut to two decimals, as on the server', () => {
  // 100 / 30 = 3.333…
  expect(cashFor(100, rules)).toBe(parseAmount('3.33'))
  expect(cashFor(Number.NaN, rules)).toBe(0n)
})

test('convertible points are whole lots within the balance and the daily limit', () => {
  expect(mostConvertible(rules, { points: 1250, convertibleToday: '1000' })).toBe(1200)
  // 10 units are 300 points.
  expect(mostConvertible(rules, { points: 1250, convertibleToday: '10' })).toBe(300)
  expect(mostConvertible(rules, { points: 99, convertibleToday: '10' })).toBe(0)
})
