import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction, product, toDecimal } from '../exact/fraction.ts'
import { bingo, bingoEndings } from './bingo.ts'
import { countCards } from './bingo-cards.fixture.ts'
import { bingoChances, chanceOfCells } from './bingo-chances.ts'
import { bingoHalls, callsIn } from './bingo-halls.ts'
import { bestPattern, bingoPatterns } from './bingo-patterns.ts'
import { figuresOf } from './figures.ts'
import { checkRound, expectAgreement, seededDraw } from './rounds.fixture.ts'

const HALLS = ['classic', 'gentle', 'quick', 'full-house'] as const
const choices = HALLS.flatMap((hall) => callsIn(hall).map((calls) => ({ hall, calls })))
const anyChoice = fc.constantFrom(...choices)

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

  test.each([...new Set(choices.map(({ calls }) => calls)), 75])(
    'after %i calls match an enumeration of all 2^24 cards',
    (calls) => {
      const inAll = bingoPatterns.map((_, pattern) =>
        cards.reduce((sum, row, called) => sum + BigInt(row[pattern] ?? 0) * (ways[51]?.[calls - called] ?? 0n), 0n),
      )
      const chances = bingoChances(calls)
      expect(bingoPatterns.map((pattern) => chances[pattern])).toEqual(
        inAll.map((count) => fraction(count, ways[75]?.[calls] ?? 0n)),
      )
    },
  )
})

test.each([
  // The sum of pays times the chances counted with NumPy over all 2^24 cards.
  ['classic', 45, 0.9478393212],
  ['classic', 50, 0.955831822],
  ['classic', 55, 0.9453863662],
  ['classic', 60, 0.9452181309],
  ['gentle', 60, 0.9479098476],
  ['gentle', 65, 0.9463443532],
  ['gentle', 70, 0.9467009425],
  ['quick', 25, 0.9455682564],
  ['quick', 30, 0.9483398473],
  ['quick', 35, 0.94463088],
  ['quick', 40, 0.9500076862],
  ['full-house', 55, 0.9501192848],
  ['full-house', 60, 0.9473953281],
  ['full-house', 65, 0.9488373637],
] as const)('bingo: in the %s hall %i calls have an RTP of %d', (hall, calls, share) => {
  const { returnToPlayer } = figuresOf(bingoEndings({ hall, calls }))
  expect(Number(toDecimal(returnToPlayer, 12))).toBeCloseTo(share, 9)
  expect(share).toBeGreaterThan(0.94)
  expect(share).toBeLessThan(0.96)
})

test.each(HALLS)(
  'bingo: in the %s hall no pattern pays more than a better one of house, cross and two lines',
  (hall) => {
    for (const { house, cross, 'two-lines': two, line } of Object.values(bingoHalls[hall])) {
      expect([house, cross, two, line].map(Number)).toEqual(
        [house, cross, two, line].map(Number).toSorted((a, b) => b - a),
      )
    }
  },
)
test('a bingo card has 24 distinct numbers in the ranges of its columns and a free centre', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { card, calls } = bingo.play({ hall: 'classic', calls: 45 }, [], seededDraw(seed)).view
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
    fc.property(fc.nat(), anyChoice, (seed, { hall, calls }) => {
      const { view, won } = bingo.play({ hall, calls }, [], seededDraw(seed))
      const called = view.card.flatMap((number, cell) => (number === 0 || view.calls.includes(number) ? [cell] : []))
      const pattern = bestPattern(new Set(called))
      expect(view.pattern).toBe(pattern)
      const pays = pattern === null ? 0 : Number(bingoHalls[hall][calls]?.[pattern])
      expect(won && product(won, fraction(100n))).toEqual(fraction(BigInt(Math.round(pays * 100))))
    }),
  )
})

test('bingo: every allowed choice plays to a valid end, reproducible from the seed', () => {
  fc.assert(fc.property(anyChoice, fc.nat(), (choice, seed) => checkRound(bingo, choice, seed)))
})

test('bingo: simulated rounds of 60 calls fit the computed chances', () => {
  const draw = seededDraw(15)
  expectAgreement(
    () => bingo.play({ hall: 'classic', calls: 60 }, [], draw).won,
    bingoEndings({ hall: 'classic', calls: 60 }),
  )
})

test.each([
  ['classic', 46],
  ['gentle', 45],
  ['quick', 60],
] as const)('bingo: the %s hall rejects %i calls, which it does not offer', (hall, calls) => {
  expect(() => bingo.play({ hall, calls }, [], seededDraw(1))).toThrow(RangeError)
})
