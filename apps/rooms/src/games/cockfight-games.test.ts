import { isMore, toDecimal } from '@sanuk/engines/exact/fraction'
import { figuresOf } from '@sanuk/engines/instant/figures'
import { drawCard } from '@sanuk/engines/live/cockfight/card'
import { drawFight } from '@sanuk/engines/live/cockfight/fight'
import { fixedOddsFight } from '@sanuk/engines/live/cockfight/game'
import { fixedOdds } from '@sanuk/engines/live/cockfight/odds'
import { drawFrom } from '@sanuk/engines/random/draw'
import { seededBytes } from '@sanuk/vendor-server/randomness/seeded-bytes'
import { expect, test } from 'vitest'
import { cockfightTable } from './cockfight-games.ts'

const SEED = { serverSeed: 'ab'.repeat(32), clientSeed: 'a public text', nonce: 1 }

const fixed = cockfightTable('fixed-odds')
const pool = cockfightTable('totalisator')

test('the listed return is the lowest that any side has in any fight', () => {
  const ratings = Array.from({ length: 61 }, (_, at) => 70 + at)
  const returns = ratings.flatMap((meron) =>
    ratings
      .filter((wala) => wala <= meron)
      .flatMap((wala) => {
        const { endings } = fixedOddsFight({ meron, wala })
        return ['meron', 'wala'].map((side) => figuresOf(endings(side)).returnToPlayer)
      }),
  )
  const least = returns.reduce((low, one) => (isMore(low, one) ? one : low))
  expect(toDecimal({ over: least.over * 100n, under: least.under }, 2)).toBe(fixed.returnToPlayer)
  // 89.42 % of fights are decided and return 95 % of the pools; of all others the stakes go back.
  expect((Math.floor((0.8942 * 0.95 + 0.1058) * 10_000) / 100).toFixed(2)).toBe(pool.returnToPlayer)
})

test('a series has a hundred fights; each names two birds and odds, and shows four clashes and an end', () => {
  const { deal } = fixed.series(SEED)
  expect(deal(101)).toBe(null)
  for (const number of [1, 57, 100]) {
    const fight = deal(number)
    expect(fight).toMatchObject({ number, start: number - 1, end: number })
    expect(fight?.turns.map(({ place }) => place)).toEqual(['clash-1', 'clash-2', 'clash-3', 'clash-4', 'end'])
    expect(fight?.card?.odds).not.toBe(null)
    expect(fight?.result.faces).toEqual([fight?.turns[4]?.face, fight?.card?.meron.name, fight?.card?.wala.name])
  }
})

test('a fight has its result from its own nonce and its card from another, alike in both forms', () => {
  const drawAt = (nonce: number) => drawFrom(seededBytes({ ...SEED, nonce }))
  const { ratings, ...birds } = drawCard(drawAt(107))
  const [one, other] = [fixed.series(SEED).deal(7), pool.series(SEED).deal(7)]
  expect(one?.card).toEqual({ ...birds, odds: fixedOdds(ratings) })
  expect(one?.turns.at(-1)?.face).toBe(drawFight(drawAt(7), ratings).result)
  expect(other?.card).toEqual({ ...birds, odds: null })
  expect(other?.turns).toEqual(one?.turns)
})

test('a totalisator settles by its closing pools, and shows nothing of a fight that they cancel', () => {
  const fight = pool.series(SEED).deal(7)
  const open = fight?.closedWith?.({ meron: 600_000n, wala: 400_000n })
  expect(open?.result.pools).toEqual({
    meron: '60.00',
    wala: '40.00',
    prices: { meron: '1.58', wala: '2.37' },
    isCancelled: false,
  })
  expect(open?.turns).toHaveLength(5)
  const cancelled = fight?.closedWith?.({ meron: 600_000n, wala: 0n })
  expect(cancelled?.turns).toEqual([])
  expect(cancelled?.result).toMatchObject({
    faces: ['cancelled', fight?.card?.meron.name, fight?.card?.wala.name],
    won: [],
    returned: ['meron', 'wala', 'bdd', 'ftd'],
  })
  expect(cancelled?.settle([{ spot: 'ftd', stake: 5n }], []).win).toBe(5n)
})
