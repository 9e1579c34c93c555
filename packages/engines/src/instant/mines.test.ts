import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction, toDecimal } from '../exact/fraction.ts'
import { distributionOf, enumerated } from './distribution.fixture.ts'
import { figuresOf } from './figures.ts'
import { itemAt } from './lookup.ts'
import { type MinesMove, type MinesView, mines } from './mines.ts'
import { minesEndings, minesMultiples } from './mines-multiples.ts'
import {
  checkHidden,
  checkRound,
  expectAgreement,
  type Strategy,
  scripted,
  seededDraw,
  winOf,
} from './rounds.fixture.ts'

/** The first tiles in order, then home. */
const pickFirst =
  (picks: number): Strategy<MinesMove, MinesView> =>
  ({ view, options }) =>
    (view.picks.length < picks ? options[0] : 'cash-out') ?? 'cash-out'

/** As players reckon it: 99 % of one divided by the chance of each pick in turn. */
function inTurn(mineCount: number, picks: number): bigint {
  let [over, under] = [99n, 100n]
  for (let n = 0; n < picks; n += 1) {
    over *= BigInt(25 - n)
    under *= BigInt(25 - mineCount - n)
  }
  return (over * 10_000n) / under
}

describe('mines multiple', () => {
  // Multiples published by mines games with an edge of 1 %, rounded; ours are cut off after four decimals.
  test.each([
    [1, [1.03125, 1.0761, 1.125]],
    [3, [1.125, 1.2857, 1.4786, 1.712, 1.9974]],
    [5, [1.2375, 1.5632, 1.9974, 2.5848, 3.3926]],
    [24, [24.75]],
  ])('with %i mines is the published one, at most 0.0001 less', (mineCount, published) => {
    published.forEach((multiple, n) => {
      const ours = Number(toDecimal(itemAt(minesMultiples(mineCount), n), 4))
      expect(multiple - ours).toBeLessThanOrEqual(0.0001)
      expect(multiple - ours).toBeGreaterThan(-0.00005)
    })
  })

  test('is 0.99 / the chance of its picks, up to the limit of 10 000', () => {
    for (let mineCount = 1; mineCount <= 24; mineCount += 1) {
      const all = Array.from({ length: 25 - mineCount }, (_, n) => inTurn(mineCount, n + 1))
      const allowed = all.filter((tenThousandths) => tenThousandths <= 100_000_000n)
      expect(minesMultiples(mineCount)).toEqual(allowed.map((each) => fraction(each, 10_000n)))
    }
    expect(minesMultiples(1)).toHaveLength(24)
    // 0.99 C(25, 9) / C(13, 9) = 2828.73..., and with a tenth tile 11 314.93...
    expect(minesMultiples(12)).toHaveLength(9)
  })
})

test.each([
  [1, 1],
  [1, 24],
  [2, 5],
  [3, 2],
])('mines: chances with %i mines and %i picks match an enumeration of all layouts', (mineCount, picks) => {
  const choice = { mines: mineCount }
  const found = enumerated((draw) => winOf({ game: mines, choice, draw }, pickFirst(picks)))
  expect(found).toEqual(distributionOf(minesEndings(mineCount, picks)))
})

test('mines: every number of mines and picks has an RTP of 99%, less truncation', () => {
  for (let mineCount = 1; mineCount <= 24; mineCount += 1) {
    for (let picks = 1; picks <= minesMultiples(mineCount).length; picks += 1) {
      const { returnToPlayer } = figuresOf(minesEndings(mineCount, picks))
      const share = Number(toDecimal(returnToPlayer, 9))
      expect(share).toBeGreaterThan(0.9899)
      expect(share).toBeLessThanOrEqual(0.99)
    }
  }
})

describe('mines round with mines under tiles 0 and 24', () => {
  // Draws among the tiles left: the first of 25, the last of 24.
  const play = (moves: MinesMove[]) => mines.play({ mines: 2 }, moves, scripted([0, 23]))

  test('offers no cash-out before the first tile is turned', () => {
    expect(play([]).options).toEqual(Array.from({ length: 25 }, (_, tile) => ({ tile })))
    expect(() => play(['cash-out'])).toThrow(RangeError)
  })

  test('shows the current and the next multiple', () => {
    const { view, options, won } = play([{ tile: 7 }])
    expect(view).toEqual({ picks: [7], multiple: '1.076', next: '1.1739', mines: null })
    expect(options).toHaveLength(25)
    expect(options.at(-1)).toBe('cash-out')
    expect(won).toBeNull()
  })

  test('pays the shown multiple on cash-out and reveals the mines', () => {
    const { view, options, won } = play([{ tile: 7 }, 'cash-out'])
    expect(view).toEqual({ picks: [7], multiple: '1.076', next: null, mines: [0, 24] })
    expect([options, won]).toEqual([[], fraction(10_760n, 10_000n)])
  })

  test('is lost when a mine is turned, and reveals the mines', () => {
    expect(play([{ tile: 7 }, { tile: 24 }])).toMatchObject({
      view: { picks: [7, 24], multiple: '0.00', next: null, mines: [0, 24] },
      options: [],
      won: fraction(0n),
    })
  })

  test('pays out automatically after the last safe tile', () => {
    const all = Array.from({ length: 23 }, (_, n) => ({ tile: n + 1 }))
    expect(play(all)).toMatchObject({ options: [], won: fraction(297n) })
  })

  test.each([
    [[{ tile: 25 }]],
    [[{ tile: -1 }]],
    [[{ tile: 1.5 }]],
    [[{ tile: 7 }, { tile: 7 }]],
    [[{ tile: 0 }, { tile: 1 }]],
    [[{ tile: 7 }, 'cash-out', 'cash-out']],
    [['leave']],
  ])('rejects the moves %j', (moves) => {
    expect(() => play(moves as MinesMove[])).toThrow(RangeError)
  })
})

const anyChoice = fc.integer({ min: 1, max: 24 }).map((mineCount) => ({ mines: mineCount }))

test('mines: the view of an open round does not depend on where the mines are', () => {
  fc.assert(fc.property(anyChoice, fc.nat(), (choice, seed) => checkHidden(mines, choice, seed)))
})

test('mines: every allowed choice plays to a valid end, reproducible from the seed', () => {
  fc.assert(fc.property(anyChoice, fc.nat(), (choice, seed) => checkRound(mines, choice, seed)))
})

test.each([
  [3, 2],
  [10, 1],
])('mines: simulated rounds with %i mines and %i picks fit the computed chances', (mineCount, picks) => {
  const draw = seededDraw(6)
  const choice = { mines: mineCount }
  expectAgreement(() => winOf({ game: mines, choice, draw }, pickFirst(picks)), minesEndings(mineCount, picks))
})

test.each([0, 25, 2.5])('mines: rejects a round with %d mines', (mineCount) => {
  expect(() => mines.play({ mines: mineCount }, [], seededDraw(1))).toThrow(RangeError)
})
