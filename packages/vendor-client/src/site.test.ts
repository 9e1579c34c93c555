import { parseAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { balanceIn } from './site.ts'

test('reads the balance from a message of the site', () => {
  expect(balanceIn({ source: 'sanuk', kind: 'balance', balance: '1250.50' })).toBe(parseAmount('1250.50'))
})

test.each([
  ['another source', { source: 'sanuk-studio', kind: 'balance', balance: '1' }],
  ['another kind', { source: 'sanuk', kind: 'theme', balance: '1' }],
  ['a negative amount', { source: 'sanuk', kind: 'balance', balance: '-1' }],
  ['a number as the amount', { source: 'sanuk', kind: 'balance', balance: 1 }],
  ['no content', null],
])('ignores a site message with %s', (_, data) => {
  expect(balanceIn(data)).toBeNull()
})
