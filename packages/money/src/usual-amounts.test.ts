import { expect, test } from 'vitest'
import { parseAmount } from './amount.ts'
import { realCurrencies } from './currency.ts'
import { usualAmounts } from './usual-amounts.ts'

test.each(realCurrencies)('the usual amounts of %s lie within their own limits, smallest first', (code) => {
  const { deposit, withdrawal, twoFrom, largeSum } = usualAmounts(code)
  for (const { minimum, maximum, quick } of [deposit, withdrawal]) {
    const amounts = [minimum, ...quick, maximum].map(parseAmount)
    expect(amounts).toEqual(amounts.toSorted((one, other) => Number(one - other)))
  }
  expect(parseAmount(withdrawal.maximum) <= parseAmount(withdrawal.sumPerDay)).toBe(true)
  expect(parseAmount(twoFrom) <= parseAmount(withdrawal.maximum)).toBe(true)
  expect(parseAmount(largeSum.day) < parseAmount(largeSum.month)).toBe(true)
})

// Bank of Thailand, reference rate of 2024: 35.3 baht to the dollar.
test('dollars are about a thirtieth of the baht beside them', () => {
  const [baht, dollars] = [usualAmounts('THB'), usualAmounts('USD')]
  const pairs = [
    [baht.deposit.maximum, dollars.deposit.maximum],
    [baht.withdrawal.minimum, dollars.withdrawal.minimum],
    [baht.twoFrom, dollars.twoFrom],
    [baht.largeSum.day, dollars.largeSum.day],
    [baht.shownWin, dollars.shownWin],
    [baht.demo.game, dollars.demo.game],
    [baht.demo.member, dollars.demo.member],
  ] as const
  for (const [many, few] of pairs) {
    const rate = Number(many) / Number(few)
    expect(rate).toBeGreaterThan(15)
    expect(rate).toBeLessThan(50)
  }
})
