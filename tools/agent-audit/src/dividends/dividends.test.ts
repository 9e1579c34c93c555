import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  carryOver,
  dividendOf,
  type Claim as OwnClaim,
  shareOut as platformShares,
} from '../../../../apps/server/src/modules/agents/salary/dividend/dividend.ts'
import type { Tier } from '../contracts.ts'
import { readMoney } from '../money.ts'
import { NOBODY } from '../people.ts'
import { carry, claimOf, coinsOf } from './claims.ts'
import { type Claimant, shareOut } from './shares.ts'

const COIN = 100n
const WAYS = ['fixed', 'floating'] as const
const CARRY_WAYS = ['none', 'next', 'always'] as const

const TIERS: Tier[] = [
  { rate: 300, valid: readMoney('300000'), active: 3, loss: readMoney('10000') },
  { rate: 500, valid: readMoney('500000'), active: 3, loss: readMoney('30000') },
  { rate: 1000, valid: readMoney('1000000'), active: 3, loss: readMoney('50000') },
]
const TEAM = { valid: readMoney('800000'), active: 5, loss: readMoney('25000') }

// The figures of a public back office of this kind: 3 % of 25 000, and 5 % of it times 25 000 / 30 000 = 0.8333.
test.each([
  ['fixed', '750.00', 1, 300],
  ['floating', '1041.62', 2, 500],
] as const)('a loss of 25 000 of 800 000 staked by five accounts brings, %s, %s', (...[way, amount, tier, rate]) => {
  const coins = readMoney(amount) / COIN
  expect(claimOf(TIERS, TEAM, { way, most: 6000, coin: COIN })).toEqual({ coins, tier, rate })
})

test('no tier pays more than the brand allows', () => {
  const claim = claimOf(TIERS, TEAM, { way: 'floating', most: 200, coin: COIN })
  // 2 % of 25 000 by the first tier; the second one asks for more of a loss.
  expect(claim).toEqual({ coins: 50_000n, tier: 1, rate: 200 })
})

test('winnings of 500 and then losses of 200 and 400 count by the way in which they are carried over', () => {
  const losses = (way: (typeof CARRY_WAYS)[number]) => {
    let carried = 0n
    return [-500n, 200n, 400n].map((lost) => {
      const { loss, on } = carry(lost, carried, way)
      carried = on
      return Number(loss)
    })
  }
  expect(losses('none')).toEqual([-500, 200, 400])
  expect(losses('next')).toEqual([-500, -300, 400])
  expect(losses('always')).toEqual([-500, -300, 100])
})

test('three levels share the difference, and lines side by side what there is in proportion', () => {
  const claimant = (agent: number, above: number, [loss, rate]: readonly [string, number]): Claimant => {
    const money = readMoney(loss)
    return { agent, above, loss: money, rate, coins: money > 0n ? coinsOf(money, rate, COIN) : 0n }
  }
  const own = (claimants: readonly Claimant[]) =>
    Array.from(shareOut(claimants, COIN).values(), (share) => Number(share.own) / 100)
  const line = [claimant(0, NOBODY, ['1000', 500]), claimant(1, 0, ['700', 300]), claimant(2, 1, ['300', 100])]
  expect(own(line)).toEqual([29, 18, 3])
  // 5 % of 600 is 30, of which lines that claim 40 and 20 get two thirds and one third.
  const beside = [claimant(1, 0, ['1000', 400]), claimant(2, 0, ['500', 400]), claimant(3, 0, ['-900', 400])]
  expect(own([claimant(0, NOBODY, ['600', 500]), ...beside])).toEqual([0, 20, 10, 0])
})

const money = fc.bigInt({ min: -3_000_000_000n, max: 3_000_000_000n })
const condition = fc.bigInt({ min: 0n, max: 2_000_000_000n })
const tier = fc.record({
  rate: fc.integer({ min: 1, max: 6000 }),
  valid: condition,
  active: fc.nat(5),
  loss: condition,
})

test('the platform’s own code comes to the same by another way', () => {
  fc.assert(
    fc.property(
      fc.array(tier, { maxLength: 4 }),
      fc.record({ valid: condition, active: fc.nat(5), loss: money }),
      fc.record({ way: fc.constantFrom(...WAYS), coin: fc.constantFrom(1n, 100n, 10_000n) }),
      (tiers, team, by) => {
        const { coins, tier: place } = claimOf(tiers, team, { ...by, most: 6000 })
        expect({ amount: coins * by.coin, tier: place - 1 }).toEqual(dividendOf(tiers, team, by))
      },
    ),
    { numRuns: 2_000 },
  )
  fc.assert(
    fc.property(money, condition, fc.constantFrom(...CARRY_WAYS), (lost, carriedIn, way) => {
      const { loss, on } = carry(lost, carriedIn, way)
      expect({ loss, carried: on }).toEqual(carryOver(-lost, carriedIn, way))
    }),
  )
})

/** Agents of whom each stands below one before, or at the top. */
const claimants = fc
  .array(fc.record({ above: fc.nat(), loss: money, rate: fc.nat(6000), part: fc.nat(100) }), { maxLength: 14 })
  .map((agents) =>
    agents.map(({ above, loss, rate, part }, agent): Claimant => {
      const whole = loss > 0n ? coinsOf(loss, rate, COIN) : 0n
      return { agent, above: (above % (agent + 1)) - 1, loss, rate, coins: (whole * BigInt(part)) / 100n }
    }),
  )

test('the platform’s own code shares out the same', () => {
  fc.assert(
    fc.property(claimants, (ones) => {
      const claims = ones.map(({ agent, above, coins, ...one }): OwnClaim => {
        return { ...one, agent: `${agent}`, above: above === NOBODY ? null : `${above}`, amount: coins * COIN }
      })
      const shared = [...shareOut(ones, COIN)].map(([agent, { granted, own, isLimited }]) => {
        return [`${agent}`, { granted: granted * COIN, paid: own * COIN, limited: isLimited }] as const
      })
      expect(new Map(shared)).toEqual(platformShares(claims, COIN))
    }),
    { numRuns: 1_000 },
  )
})
