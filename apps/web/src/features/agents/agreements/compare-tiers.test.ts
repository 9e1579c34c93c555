import type { AgentTier } from '@sanuk/contracts/agent-schemes'
import { expect, test } from 'vitest'
import { isSameTiers, rateFor, verdictOf } from './compare-tiers.ts'

/** A tier by its rate in hundredths of a per cent, valid stake and active accounts. */
const tier = (rate: number, valid = '0', active = 0): AgentTier => ({ rate, valid, active })

test('finds the rate that tiers pay for conditions', () => {
  const tiers = [tier(20), tier(40, '20000.00', 5)]
  expect(rateFor(tiers, { valid: '19999.99', active: 9 })).toBe(20)
  expect(rateFor(tiers, { valid: '20000', active: 4 })).toBe(20)
  expect(rateFor(tiers, { valid: '20000', active: 5 })).toBe(40)
  expect(rateFor([tier(40, '1')], { valid: '0', active: 0 })).toBe(0)
})

test.each([
  ['ends', [tier(20)], []],
  ['new', [], [tier(20)]],
  ['same', [tier(20), tier(40, '100')], [tier(20), tier(40, '100.00')]],
  ['better', [tier(20)], [tier(30)]],
  ['better', [tier(20)], [tier(20), tier(40, '100')]],
  ['better', [tier(20), tier(40, '100')], [tier(20), tier(40, '50')]],
  ['worse', [tier(20), tier(40, '100', 5)], [tier(20), tier(40, '100', 6)]],
  ['worse', [tier(20)], [tier(20, '1')]],
  // More for large teams, nothing for small ones.
  ['mixed', [tier(20)], [tier(40, '100')]],
  ['worse', [tier(20)], [{ ...tier(20), loss: '1' }]],
  // A higher condition of one kind and a lower one of the other.
  ['mixed', [tier(20, '100', 5)], [tier(20, '50', 6)]],
] as const)('judges other tiers: %s', (verdict, former, tiers) => {
  expect(verdictOf(former, tiers)).toBe(verdict)
})

test('takes tiers as alike however amounts are written', () => {
  expect(isSameTiers([tier(20, '100')], [tier(20, '100.00')])).toBe(true)
  expect(isSameTiers([tier(20, '100')], [tier(20, '100', 1)])).toBe(false)
  expect(isSameTiers([tier(20)], [tier(20), tier(30)])).toBe(false)
  expect(isSameTiers([tier(20)], [{ ...tier(20), loss: '0.00' }])).toBe(true)
  expect(isSameTiers([tier(20)], [{ ...tier(20), loss: '1' }])).toBe(false)
})
