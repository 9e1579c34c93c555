import { expect, test } from 'vitest'
import { costShare } from './cost-share.ts'

test('the cost is a percentage of the gross gaming revenue, which may be exceeded', () => {
  expect(costShare('120.00', '900.00')).toBe('13.33%')
  expect(costShare('0.00', '900.00')).toBe('0.00%')
  expect(costShare('30.00', '20.00')).toBe('150.00%')
})

test.each(['0.00', '-0.01', '-900.00'])('a revenue of %s has no percentage', (net) => {
  expect(costShare('120.00', net)).toBeNull()
})
