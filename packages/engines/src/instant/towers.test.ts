import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction, toDecimal } from '../exact/fraction.ts'
import { distributionOf, enumerated } from './distribution.fixture.ts'
import { figuresOf } from './figures.ts'
import {
  checkHidden,
  checkRound,
  expectAgreement,
  type Strategy,
  scripted,
  seededDraw,
  winOf,
} from './rounds.fixture.ts'
import { type TowersLevel, type TowersMove, type TowersView, towers, towersEndings, towersMultiples } from './towers.ts'

const levels = ['easy', 'medium', 'hard', 'expert'] as const

const climb =
  (rows: number): Strategy<TowersMove, TowersView> =>
  ({ view }) =>
    view.picks.length < rows ? { tile: 1 } : 'cash-out'

test.each([
  // 0.99 times 4/3, 3/2, 2 and 3 to the power of the row, reckoned with Python's fractions and cut off after four decimals.
  ['easy', ['1.3200', '1.7600', '2.3466', '3.1288', '4.1718', '5.5624', '7.4166', '9.8888', '13.1851']],
  ['medium', ['1.4850', '2.2275', '3.3412', '5.0118', '7.5178', '11.2767', '16.9150', '25.3726', '38.0589']],
  ['hard', ['1.9800', '3.9600', '7.9200', '15.8400', '31.6800', '63.3600', '126.7200', '253.4400', '506.8800']],
  [
    'expert',
    ['2.9700', '8.9100', '26.7300', '80.1900', '240.5700', '721.7100', '2165.1300', '6495.3900', '19486.1700'],
  ],
] as const)('towers: the rows of level %s pay %j', (level, multiples) => {
  expect(towersMultiples(level).map((multiple) => toDecimal(multiple, 4))).toEqual(multiples)
})

test.each(levels)('towers: chances at level %s match an enumeration of the first rows', (level) => {
  // The upper rows are drawn too and change nothing: they are left at their first result.
  const drawsPerRow = { easy: 3, medium: 2, hard: 1, expert: 1 }[level]
  for (const rows of [1, 2]) {
    const found = enumerated((draw) => {
      let drawn = 0
      const drawBelow = (bound: number) => {
        drawn += 1
        return drawn <= drawsPerRow * rows ? draw(bound) : 0
      }
      return winOf({ game: towers, choice: { level }, draw: drawBelow }, climb(rows))
    })
    expect(found).toEqual(distributionOf(towersEndings({ level }, rows)))
  }
})

test('towers: every level and row has an RTP of 99%, less truncation', () => {
  for (const level of levels) {
    for (let rows = 1; rows <= 9; rows += 1) {
      const share = Number(toDecimal(figuresOf(towersEndings({ level }, rows)).returnToPlayer, 9))
      expect(share).toBeGreaterThan(0.9899)
      expect(share).toBeLessThanOrEqual(0.99)
    }
  }
})

describe('towers round at level hard whose left tiles are all safe', () => {
  const play = (moves: TowersMove[]) => towers.play({ level: 'hard' }, moves, scripted(new Array(9).fill(0)))
  const left = { tile: 0 }

  test('shows only the turned tiles while the round is open', () => {
    expect(play([left, left])).toEqual({
      view: { picks: [0, 0], multiple: '3.96', next: '7.92', safe: null },
      options: [{ tile: 0 }, { tile: 1 }, 'cash-out'],
      staked: fraction(1n),
      won: null,
    })
  })

  test('pays on cash-out and automatically at the top, and nothing on a trap', () => {
    const safe = Array.from({ length: 9 }, () => [0])
    expect(play([left, 'cash-out'])).toMatchObject({ view: { safe }, options: [], won: fraction(198n, 100n) })
    expect(play(new Array(9).fill(left))).toMatchObject({ options: [], won: fraction(50_688n, 100n) })
    expect(play([left, { tile: 1 }])).toMatchObject({
      view: { picks: [0, 1], multiple: '0.00', next: null, safe },
      options: [],
      won: fraction(0n),
    })
  })

  test.each([[['cash-out']], [[{ tile: 2 }]], [[{ tile: 1 }, left]], [[left, 'cash-out', left]]])(
    'rejects the moves %j',
    (moves) => {
      expect(() => play(moves as TowersMove[])).toThrow(RangeError)
    },
  )
})

const anyChoice = fc.constantFrom(...levels).map((level) => ({ level }))

test('towers: the view of an open round does not depend on the safe tiles', () => {
  fc.assert(fc.property(anyChoice, fc.nat(), (choice, seed) => checkHidden(towers, choice, seed)))
})

test('towers: every allowed choice plays to a valid end, reproducible from the seed', () => {
  fc.assert(fc.property(anyChoice, fc.nat(), (choice, seed) => checkRound(towers, choice, seed)))
})

test('towers: simulated rounds of two easy rows fit the computed chances', () => {
  const draw = seededDraw(7)
  const choice = { level: 'easy' } as const
  expectAgreement(() => winOf({ game: towers, choice, draw }, climb(2)), towersEndings(choice, 2))
})

test('towers: rejects an unknown level', () => {
  expect(() => towers.play({ level: 'toString' as TowersLevel }, [], seededDraw(1))).toThrow(RangeError)
})
