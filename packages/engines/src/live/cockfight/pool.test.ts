import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FightOutcome } from './fight.ts'
import { highestReturn, poolFight } from './game.ts'
import { HIGHEST_PRICE, isCancelled, LOWEST_PRICE, type Pools, poolPrices, priceText } from './pool.ts'
import { FIGHT_RESULTS, type FightResult } from './spots.ts'

const RATINGS = { meron: 104, wala: 88 }
const ended = (result: FightResult): FightOutcome => ({ result, clashes: [] })

type Stake = { readonly spot: string; readonly stake: bigint }

const poolsOf = (stakes: readonly Stake[]): Pools => {
  const on = (spot: string) => stakes.filter((one) => one.spot === spot).reduce((all, { stake }) => all + stake, 0n)
  return { meron: on('meron'), wala: on('wala') }
}

// The published example: 60 000 and 40 000 with a plasada of 5 % pay 158.33 and 237.50 for a hundred.
test('poolPrices: the published example, rounded down to 0.01', () => {
  const { meron, wala } = poolPrices({ meron: 60_000n, wala: 40_000n })
  expect([meron, wala].map((price) => priceText(price ?? 0n))).toEqual(['1.58', '2.37'])
})

test.each([
  [{ meron: 500n, wala: 0n }, { meron: 95n, wala: null }, true],
  [{ meron: 0n, wala: 0n }, { meron: null, wala: null }, false],
  [{ meron: 880n, wala: 120n }, { meron: 107n, wala: 791n }, true],
  [{ meron: 8796n, wala: 1204n }, { meron: 108n, wala: 789n }, false],
  [{ meron: 100n, wala: 100n }, { meron: 190n, wala: 190n }, false],
] as const)('poolPrices: of %o are %o, and whether the fight is cancelled: %s', (pools, prices, cancelled) => {
  expect(poolPrices(pools)).toEqual(prices)
  expect(isCancelled(poolPrices(pools))).toBe(cancelled)
})

const anyStakes: fc.Arbitrary<Stake[]> = fc.array(
  fc.record({
    spot: fc.constantFrom('meron', 'wala'),
    stake: fc.oneof(fc.bigInt({ min: 1n, max: 10n ** 11n }), fc.bigInt({ min: 1n, max: 30n })),
  }),
  { maxLength: 30 },
)

test('what a pool takes is what it pays out, the plasada and the breakage, for any bets', () => {
  fc.assert(
    fc.property(anyStakes, fc.constantFrom(...FIGHT_RESULTS), (stakes, result) => {
      const pools = poolsOf(stakes)
      const prices = poolPrices(pools)
      const settled = poolFight(prices, RATINGS).settle(stakes, ended(result))
      const staked = pools.meron + pools.wala
      expect(settled.stake).toBe(staked)
      if (isCancelled(prices) || result === 'bdd' || result === 'ftd') {
        expect(settled.bets.every(({ stake, win }) => stake === win)).toBe(true)
        expect([settled.win, settled.valid]).toEqual([staked, 0n])
        return
      }
      // The plasada is at least 5 % of both pools, a fraction of the smallest unit included.
      const plasada = (staked * 5n + 99n) / 100n
      const breakage = staked - plasada - settled.win
      expect(breakage).toBeGreaterThanOrEqual(0n)
      // Rounding a price down keeps less than 0.01 of the stakes on the winning side, and less than a unit of each bet.
      const winners = stakes.filter(({ spot }) => spot === result)
      expect(breakage * 100n).toBeLessThanOrEqual(pools[result] + BigInt(winners.length) * 100n)
      for (const { stake, win, spot } of settled.bets) {
        expect(win).toBe(spot === result ? (stake * (prices[result] ?? 0n)) / 100n : 0n)
      }
    }),
  )
})

test('every winner of a fight that is not cancelled gains, and none more than the highest price', () => {
  fc.assert(
    fc.property(anyStakes, (stakes) => {
      const prices = poolPrices(poolsOf(stakes))
      fc.pre(!isCancelled(prices))
      for (const price of [prices.meron, prices.wala]) {
        if (price === null) continue
        expect(price).toBeGreaterThan(LOWEST_PRICE)
        expect(price).toBeLessThanOrEqual(HIGHEST_PRICE)
      }
    }),
  )
  expect(highestReturn('totalisator', 'meron')).toEqual({ over: 789n, under: 100n })
  expect(highestReturn('totalisator', 'ftd')).toEqual({ over: 89n, under: 1n })
})

test('draws pay fixed odds beside a pool, and are given back where the fight is cancelled', () => {
  const bets = [
    { spot: 'bdd', stake: 100n },
    { spot: 'ftd', stake: 100n },
  ]
  const open = poolFight(poolPrices({ meron: 60n, wala: 40n }), RATINGS)
  expect(open.settle(bets, ended('bdd')).win).toBe(900n)
  expect(open.settle(bets, ended('ftd')).win).toBe(8900n)
  expect(open.settle(bets, ended('meron')).win).toBe(0n)
  const cancelled = poolFight(poolPrices({ meron: 60n, wala: 0n }), RATINGS)
  for (const result of FIGHT_RESULTS) expect(cancelled.settle(bets, ended(result)).win).toBe(200n)
})

test('a fight on which nobody has bet has a winner on the roads all the same', () => {
  const { roadResult } = poolFight(poolPrices({ meron: 0n, wala: 0n }), RATINGS)
  expect(roadResult({ red: 'meron', blue: 'wala' }, ended('wala')).winner).toBe('player')
})
