import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction, product, toDecimal } from '../exact/fraction.ts'
import { bingo, bingoEndings } from './bingo.ts'
import { countCards } from './bingo-cards.fixture.ts'
import { bingoChances, chanceOfCells } from './bingo-chances.ts'
import { bestPattern, bingoPatterns } from './bingo-patterns.ts'
import { bingoPays } from './bingo-pays.ts'
import { figuresOf } from './figures.ts'
import { checkRound, expectAgreement, seededDraw } from './rounds.fixture.ts'

const callsAllowed = [45, 50, 55, 60] as const

/** A card drawn as a picture, `#` for a called cell; the free centre is `o`. */
function picture(rows: string): Set<number> {
  return new Set([...rows.replaceAll(' ', '')].flatMap((cell, n) => (cell === '.' ? [] : [n])))
}

test.each([
  ['house', '##### ##### ##o## ##### #####'],
  ['cross', '#...# .#.#. ..o.. .#.#. #...#'],
  ['two-lines', '##### ..... ..o.. ..... #####'],
  ['two-lines', '..#.. ..#.. ##o## ..#.. ..#..'],
  ['two-lines', '##### #.... #.o.. #.... #....'],
  ['two-lines', '#...# .#..# ..o.# ...## ....#'],
  ['corners', '#...# ..... ..o.. ..... #...#'],
  ['corners', '##### ..... ..o.. ..... #...#'],
  ['line', '..... ..... ##o## ..... .....'],
  ['line', '.#... .#... .#o.. .#... .#...'],
  ['line', '....# ...#. ..o.. .#... #....'],
  [null, '####. #.... #.o.. #.... .####'],
] as const)('bingo: the best pattern is %s on the card %s', (pattern, rows) => {
  expect(bestPattern(picture(rows))).toBe(pattern)
})

describe('bingo: the chance of a full card', () => {
  // Published for a card of 24 numbers and 75 balls (Wizard of Odds, bingo probabilities).
  test.each([
    [50, 4.715e-6],
    [55, 9.654e-5],
    [60, 0.0013985],
  ])('within %i calls is the published %d', (calls, chance) => {
    expect(Number(toDecimal(chanceOfCells(24, calls), 18)) / chance).toBeCloseTo(1, 3)
    expect(bingoChances(calls).house).toEqual(chanceOfCells(24, calls))
  })
})

/** Ways to choose, by Pascal's rule. */
function pascal(rows: number): bigint[][] {
  const triangle = [[1n]]
  for (let n = 1; n <= rows; n += 1) {
    const above = triangle[n - 1] ?? []
    triangle.push(Array.from({ length: n + 1 }, (_, k) => (above[k - 1] ?? 0n) + (above[k] ?? 0n)))
  }
  return triangle
}

describe('bingo: the chances of the patterns', () => {
  const cards = countCards()
  const ways = pascal(75)

  test.each([...callsAllowed, 30, 75])('after %i calls match an enumeration of all 2^24 cards', (calls) => {
    const inAll = bingoPatterns.map((_, pattern) =>
      cards.reduce((sum, row, called) => sum + BigInt(row[pattern] ?? 0) * (ways[51]?.[calls - called] ?? 0n), 0n),
    )
    const chances = bingoChances(calls)
    expect(bingoPatterns.map((pattern) => chances[pattern])).toEqual(
      inAll.map((count) => fraction(count, ways[75]?.[calls] ?? 0n)),
    )
  })
})

test.each([
  // The sum of pays times the chances counted with NumPy over all 2^24 cards.
  [45, 0.9478393212],
  [50, 0.955831822],
  [55, 0.9453863662],
  [60, 0.9452181309],
] as const)('bingo: %i calls have an RTP of %d', (calls, share) => {
  const { returnToPlayer } = figuresOf(bingoEndings({ calls }))
  expect(Number(toDecimal(returnToPlayer, 12))).toBeCloseTo(share, 9)
  expect(share).toBeGreaterThan(0.94)
  expect(share).toBeLessThan(0.96)
})

test('a bingo card has 24 distinct numbers in the ranges of its columns and a free centre', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { card, calls } = bingo.play({ calls: 45 }, [], seededDraw(seed)).view
      const numbers = card.filter((_, cell) => cell !== 12)
      card.forEach((number, cell) => {
        expect(Math.ceil(number / 15)).toBe(cell === 12 ? 0 : (cell % 5) + 1)
      })
      expect(new Set(numbers).size).toBe(24)
      expect(new Set(calls).size).toBe(45)
      expect(calls.every((ball) => ball >= 1 && ball <= 75)).toBe(true)
    }),
  )
})

test('a bingo card pays for the best pattern of its called numbers', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...callsAllowed), (seed, calls) => {
      const { view, won } = bingo.play({ calls }, [], seededDraw(seed))
      const called = view.card.flatMap((number, cell) => (number === 0 || view.calls.includes(number) ? [cell] : []))
      const pattern = bestPattern(new Set(called))
      expect(view.pattern).toBe(pattern)
      const pays = pattern === null ? 0 : Number(bingoPays[calls][pattern])
      expect(won && product(won, fraction(100n))).toEqual(fraction(BigInt(Math.round(pays * 100))))
    }),
  )
})

test('bingo: every allowed choice plays to a valid end, reproducible from the seed', () => {
  const choice = fc.constantFrom(...callsAllowed).map((calls) => ({ calls }))
  fc.assert(fc.property(choice, fc.nat(), (choice, seed) => checkRound(bingo, choice, seed)))
})

test('bingo: simulated rounds of 60 calls fit the computed chances', () => {
  const draw = seededDraw(15)
  expectAgreement(() => bingo.play({ calls: 60 }, [], draw).won, bingoEndings({ calls: 60 }))
})

test('bingo: rejects a number of calls that is not offered', () => {
  expect(() => bingo.play({ calls: 46 as 45 }, [], seededDraw(1))).toThrow(RangeError)
})
