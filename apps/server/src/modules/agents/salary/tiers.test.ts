import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rateFor, SMALL_TEAMS, smallTiers } from './tiers.fixture.ts'
import { missingToNext, reachedTier, type Tier, tierFaults, uncoveredTier } from './tiers.ts'

const tier = (rate: number, ...[valid, active = 0, loss = 0n]: [bigint, number?, bigint?]): Tier => {
  return { rate, valid, active, loss }
}

test('lists in order have no fault', () => {
  expect(tierFaults([tier(30, 0n)])).toEqual([])
  expect(tierFaults([tier(30, 100n, 3, 10n), tier(50, 100n, 3, 10n), tier(60, 500n, 8, 500n)])).toEqual([])
})

test('a tier that pays no more, asks for less, or for a loss above the stakes is named with its field', () => {
  expect(tierFaults([tier(30, 100n, 3, 10n), tier(30, 90n, 2, 9n)])).toEqual([
    { at: 1, field: 'rate', fault: 'rate_not_higher' },
    { at: 1, field: 'valid', fault: 'condition_lower' },
    { at: 1, field: 'active', fault: 'condition_lower' },
    { at: 1, field: 'loss', fault: 'condition_lower' },
  ])
  expect(tierFaults([tier(30, 100n, 0, 101n)])).toEqual([{ at: 0, field: 'loss', fault: 'loss_above_valid' }])
})

test('a team reaches the highest tier of which it met every condition', () => {
  const tiers = [tier(30, 100n, 3), tier(50, 200n, 5), tier(60, 300n, 9, 50n)]
  expect(reachedTier(tiers, { valid: 99n, active: 9, loss: 0n })).toBe(-1)
  expect(reachedTier(tiers, { valid: 100n, active: 3, loss: -5n })).toBe(0)
  expect(reachedTier(tiers, { valid: 900n, active: 4, loss: 0n })).toBe(0)
  expect(reachedTier(tiers, { valid: 300n, active: 9, loss: 49n })).toBe(1)
  expect(reachedTier(tiers, { valid: 300n, active: 9, loss: 50n })).toBe(2)
})

test('what is missing to the next tier is told by each condition', () => {
  const tiers = [tier(30, 100n, 3), tier(60, 300n, 9, 50n)]
  expect(missingToNext(tiers, { valid: 40n, active: 0, loss: -20n })).toEqual({
    tier: tiers[0],
    missing: { valid: 60n, active: 3, loss: 0n },
  })
  expect(missingToNext(tiers, { valid: 250n, active: 12, loss: -20n })).toEqual({
    tier: tiers[1],
    missing: { valid: 50n, active: 0, loss: 70n },
  })
  expect(missingToNext(tiers, { valid: 300n, active: 9, loss: 50n })).toBeNull()
})

test('a contract covers another exactly when no team has a higher rate by the other', () => {
  fc.assert(
    fc.property(smallTiers, smallTiers, (upper, lower) => {
      const isAbove = SMALL_TEAMS.some((team) => rateFor(lower, team) > rateFor(upper, team))
      expect(uncoveredTier(upper, lower) !== -1).toBe(isAbove)
    }),
    { numRuns: 150 },
  )
})

test('the first tier that is not covered is named', () => {
  const upper = [tier(30, 100n, 3), tier(50, 200n, 5)]
  expect(uncoveredTier(upper, [tier(30, 100n, 3), tier(50, 200n, 5)])).toBe(-1)
  // The same rate, with fewer active accounts.
  expect(uncoveredTier(upper, [tier(30, 100n, 3), tier(50, 200n, 4)])).toBe(1)
  expect(uncoveredTier(upper, [tier(51, 900n, 9)])).toBe(0)
  expect(uncoveredTier([], [tier(1, 0n)])).toBe(0)
})
