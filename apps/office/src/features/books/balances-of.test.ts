import { expect, test } from 'vitest'
import { balancesOf } from './balances-of.ts'

const line = (kind: string, currency: 'PTS' | 'THB' | 'XTS', balance: string) => ({
  kind,
  currency,
  accounts: 1,
  balance,
})

test('balances are summed per currency, the currency of the brand first', () => {
  const lines = [
    line('points', 'PTS', '5'),
    line('bank', 'THB', '-100.50'),
    line('member', 'THB', '60.25'),
    line('vendor', 'THB', '40.25'),
    line('member', 'XTS', '1000'),
    line('vendor', 'XTS', '-999.9999'),
  ]
  expect(balancesOf(lines, 'THB').map(({ code, sum }) => [code, sum])).toEqual([
    ['THB', 0n],
    ['PTS', 50_000n],
    ['XTS', 1n],
  ])
})
