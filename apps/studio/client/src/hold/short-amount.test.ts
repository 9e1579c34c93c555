import { parseAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { shortAmount } from './short-amount.ts'

test.each([
  ['0', '0'],
  ['0.25', '0.25'],
  ['2.50', '2.5'],
  ['100', '100'],
  ['1000', '1000'],
  ['9999.75', '9999.75'],
  ['10000', '10K'],
  ['12340', '12.3K'],
  ['99999', '99.9K'],
  ['250000', '250K'],
  ['999999.99', '999K'],
  ['1000000', '1M'],
  ['1259999', '1.25M'],
  ['100000000', '100M'],
])('the amount %s is shortened to %s', (value, text) => {
  expect(shortAmount(parseAmount(value))).toBe(text)
})
