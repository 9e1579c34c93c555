import { amount, parseAmount } from '@sanuk/money/amount'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cashOf, inBooks, isConvertible, outOfBooks, pointsOf } from './formulas.ts'

// `points += floor(validBet / pointPer)` and `cash = floor2(points / exchangeRate)` are the field's formulas; the
// expected numbers were worked out by hand.
const rules = { stakePerPoint: parseAmount('100'), weights: { RNG: 100, LIVE: 50, SPORTS: 25 } }
const played = (gameType: 'RNG' | 'LIVE' | 'FISH', stake: string) => ({ gameType, valid: parseAmount(stake) })

test.each([
  ['99.9999', 0n],
  ['100', 1n],
  ['199.99', 1n],
  ['12345.67', 123n],
])('a slot stake of %s earns %s points', (stake, expected) => {
  expect(pointsOf([played('RNG', stake)], rules)).toBe(expected)
})

test('stakes are weighed by game type and rounded down once, in total', () => {
  // 150 × 1 + 100 × 0.5 = 200; neither part alone makes its half point.
  expect(pointsOf([played('RNG', '150'), played('LIVE', '100')], rules)).toBe(2n)
  expect(pointsOf([played('LIVE', '199.98')], rules)).toBe(0n)
  expect(pointsOf([played('LIVE', '200')], rules)).toBe(1n)
})

test('unlisted game types and negative valid stakes earn no points', () => {
  expect(pointsOf([played('FISH', '1000000')], rules)).toBe(0n)
  expect(pointsOf([played('RNG', '250'), { gameType: 'RNG', valid: parseAmount('-200') }], rules)).toBe(2n)
})

test.each([
  [100n, 100n, '1.00'],
  [250n, 100n, '2.50'],
  [100n, 30n, '3.33'],
  [1n, 300n, '0.00'],
  [199n, 66n, '3.01'],
])('%s points at %s points per unit convert to %s', (points, pointsPerUnit, expected) => {
  expect(cashOf(points, { pointsPerUnit })).toBe(parseAmount(expected))
})

test('only whole lots that are worth money can be converted', () => {
  const exchange = { pointsPerUnit: 100n, lot: 500n }
  const asked = [0n, 499n, 500n, 750n, 1000n].filter((points) => isConvertible(points, exchange))
  expect(asked).toEqual([500n, 1000n])
  expect(isConvertible(1n, { pointsPerUnit: 1000n, lot: 1n })).toBe(false)
})

test('converted points never pay more than they are worth, in one part or many', () => {
  const some = fc.bigInt({ min: 1n, max: 10n ** 9n })
  fc.assert(
    fc.property(fc.array(some, { maxLength: 20 }), some, (parts, pointsPerUnit) => {
      const paid = parts.reduce((sum, points) => sum + cashOf(points, { pointsPerUnit }), 0n)
      const points = parts.reduce((sum, part) => sum + part, 0n)
      expect(paid * pointsPerUnit).toBeLessThanOrEqual(points * 10_000n)
      expect(amount(paid) % 100n).toBe(0n)
    }),
  )
})

test('whole points survive conversion to ledger amounts and back', () => {
  expect(outOfBooks(inBooks(7n))).toBe(7n)
  expect(inBooks(7n)).toBe(parseAmount('7'))
})
