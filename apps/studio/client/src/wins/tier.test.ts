import { amount, parseAmount, ZERO } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedTo } from './count.ts'
import { tierOf } from './tier.ts'

test.each([
  ['0', 'none'],
  ['5', 'small'],
  ['20', 'small'],
  ['20.01', 'plain'],
  ['99.99', 'plain'],
  ['100', 'nice'],
  ['400', 'big'],
  ['999.99', 'big'],
  ['1000', 'mega'],
] as const)('a win of %s at a stake of 20 is %s', (win, tier) => {
  expect(tierOf(parseAmount(win), parseAmount('20'))).toBe(tier)
})

test('a win counter stays between its ends, never runs back and ends on the exact amount', () => {
  const money = fc.bigInt({ min: 0n, max: 10n ** 17n }).map(amount)
  fc.assert(
    fc.property(money, money, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, part) => {
      const [from, to] = a < b ? [a, b] : [b, a]
      const seen = countedTo(part, from, to)
      expect(seen >= from && seen <= to).toBe(true)
      expect(countedTo(Math.min(1, part + 0.01), from, to) >= seen).toBe(true)
      expect(countedTo(1, from, to)).toBe(to)
    }),
  )
})

test('a partly counted win is shown in whole satang', () => {
  const baht = { code: 'THB', symbol: '฿', decimals: 2 } as const
  expect(formatMoney(countedTo(0.5, ZERO, parseAmount('140')), baht)).toBe('฿70.00')
  expect(formatMoney(countedTo(1 / 3, ZERO, parseAmount('0.10')), baht)).toBe('฿0.03')
})
