import { parseAmount, writeAmount } from '@sanuk/money/amount'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { explain, smallestCoin } from './explanation.ts'

const coin = smallestCoin('THB')
const part = (...[what, basis, rate, most]: [string, string, number, string?]) => {
  return { what, basis: parseAmount(basis), rate, ...(most === undefined ? {} : { most: parseAmount(most) }) }
}
const amounts = ({ steps, earned }: ReturnType<typeof explain>) => [
  ...steps.map(({ kind, amount }) => `${kind} ${writeAmount(amount)}`),
  writeAmount(earned),
]

// Worked out by hand.
test('shares are rounded down each, then the sum to the smallest coin', () => {
  // 0.50 % of 1 234.5678 is 6.172839, 0.60 % of 50 is 0.30.
  expect(amounts(explain([part('RNG', '1234.5678', 50), part('LIVE', '50', 60)], { coin }))).toEqual([
    'share 6.1728',
    'share 0.30',
    'coin 6.47',
    '6.47',
  ])
})

test('the most for a part and the most for all are applied, the latter before rounding', () => {
  const parts = [part('one', '40000', 5), part('other', '2000000', 5, '500')]
  expect(amounts(explain(parts, { coin }))).toEqual(['share 20.00', 'share 500.00', '520.00'])
  expect(amounts(explain(parts, { most: parseAmount('10.009'), coin }))).toEqual([
    'share 20.00',
    'share 500.00',
    'most 10.009',
    'coin 10.00',
    '10.00',
  ])
})

test('a basis below zero brings nothing, and no parts bring nothing', () => {
  expect(amounts(explain([part('RNG', '-100', 50)], { coin }))).toEqual(['share 0.00', '0.00'])
  expect(explain([], { coin })).toEqual({ steps: [], earned: 0n })
})

test('the smallest coin is that of the currency', () => {
  expect([smallestCoin('THB'), smallestCoin('USD'), smallestCoin('PTS')]).toEqual([100n, 100n, 10_000n])
})

test('the last step is what is earned, which is never more than the rates allow or the most', () => {
  const parts = fc.array(
    fc.tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 15n }), fc.integer({ min: 0, max: 10_000 })),
  )
  fc.assert(
    fc.property(parts, fc.bigInt({ min: 0n, max: 10n ** 13n }), (rows, most) => {
      const asked = rows.map(([basis, rate], at) => ({
        what: String(at),
        basis: parseAmount(`${basis}`.slice(0, 14)),
        rate,
      }))
      const { earned } = explain(asked, { most: parseAmount(`${most}`), coin })
      const exact = asked.reduce((sum, { basis, rate }) => sum + (basis > 0n ? basis * BigInt(rate) : 0n), 0n)
      expect(earned * 10_000n <= exact).toBe(true)
      expect(earned <= parseAmount(`${most}`)).toBe(true)
      expect(earned % coin).toBe(0n)
    }),
  )
})
