import { parseAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { balanceIn } from './site.ts'

test('reads what the site says of the balance', () => {
  expect(balanceIn({ source: 'sanuk', kind: 'balance', balance: '1250.50' })).toBe(parseAmount('1250.50'))
})

test.each([
  ['another source', { source: 'sanuk-studio', kind: 'balance', balance: '1' }],
  ['another matter', { source: 'sanuk', kind: 'theme', balance: '1' }],
  ['no amount', { source: 'sanuk', kind: 'balance', balance: '-1' }],
  ['a number', { source: 'sanuk', kind: 'balance', balance: 1 }],
  ['nothing', null],
])('does not listen to %s', (_, data) => {
  expect(balanceIn(data)).toBeNull()
})
