import { parseAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { cashFor, mostConvertible } from './exchange.ts'

const rules = { pointsPerUnit: 30, lot: 100 }

test('what is shown is cut as the server cuts it', () => {
  // 100 / 30 = 3.333…
  expect(cashFor(100, rules)).toBe(parseAmount('3.33'))
  expect(cashFor(Number.NaN, rules)).toBe(0n)
})

test('no more is offered than there is, than the day allows, and only whole lots', () => {
  expect(mostConvertible(rules, { points: 1250, convertibleToday: '1000' })).toBe(1200)
  // 10 units are 300 points.
  expect(mostConvertible(rules, { points: 1250, convertibleToday: '10' })).toBe(300)
  expect(mostConvertible(rules, { points: 99, convertibleToday: '10' })).toBe(0)
})
