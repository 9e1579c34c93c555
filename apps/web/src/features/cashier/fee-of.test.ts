import { parseAmount, writeAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { feeOf } from './fee-of.ts'

test.each([
  ['1000', { fixed: '10.00', percent: '1.50', by: 'member' as const }, '25.00'],
  ['99.99', { fixed: '0.00', percent: '1.50', by: 'member' as const }, '1.49'],
  ['5', { fixed: '10.00', percent: '0.00', by: 'member' as const }, '5.00'],
  ['1000', { fixed: '10.00', percent: '1.50', by: 'brand' as const }, '0.00'],
])('the deposit fee on %s by the terms %o is %s', (paid, fee, expected) => {
  expect(writeAmount(feeOf(parseAmount(paid), fee))).toBe(expected)
})
