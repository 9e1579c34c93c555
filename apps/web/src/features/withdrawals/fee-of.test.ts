import { parseAmount, writeAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { feeOf } from './fee-of.ts'

test.each([
  ['1000', { fixed: '10.00', percent: '1.50' }, '25.00'],
  ['333.33', { fixed: '10.00', percent: '1.50' }, '14.99'],
  ['1000', { fixed: '0.00', percent: '0.00' }, '0.00'],
])('the withdrawal fee on %s by the terms %o is %s', (wanted, terms, fee) => {
  expect(writeAmount(feeOf(parseAmount(wanted), terms))).toBe(fee)
})
