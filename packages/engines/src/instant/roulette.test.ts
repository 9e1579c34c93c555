import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction } from '../exact/fraction.ts'
import { distributionOf, enumerated } from './distribution.fixture.ts'
import { figuresOf } from './figures.ts'
import { type RouletteChoice, roulette, rouletteEndings } from './roulette.ts'
import { rouletteBets } from './roulette-bets.ts'
import { checkRound, expectAgreement, scripted, seededDraw } from './rounds.fixture.ts'

const one = (bet: string): RouletteChoice => ({ stacks: [{ bet, chips: 1 }] })
const play = (choice: RouletteChoice, number: number) => roulette.play(choice, [], scripted([number]))

/** The cloth, drawn as it lies on the table: zero beside the first row. */
const cloth = Array.from({ length: 12 }, (_, row) => [3 * row + 1, 3 * row + 2, 3 * row + 3])

/** Bets inside, looked for on the cloth: whatever fits in a window of so many rows and columns. */
function windows(rows: number, columns: number): string[] {
  const found: string[] = []
  for (let row = 0; row + rows <= 12; row += 1) {
    for (let column = 0; column + columns <= 3; column += 1) {
      found.push(
        cloth
          .slice(row, row + rows)
          .flatMap((each) => each.slice(column, column + columns))
          .join('-'),
      )
    }
  }
  return found
}

describe('roulette inside bets', () => {
  const namesOf = (kind: string) =>
    rouletteBets.filter(({ bet }) => bet.startsWith(`${kind}-`)).map(({ bet }) => bet.slice(kind.length + 1))

  test.each([
    ['straight', ['0', ...windows(1, 1)]],
    ['split', ['0-1', '0-2', '0-3', ...windows(1, 2), ...windows(2, 1)]],
    ['street', ['0-1-2', '0-2-3', ...windows(1, 3)]],
    ['corner', ['0-1-2-3', ...windows(2, 2)]],
    ['line', windows(2, 3)],
  ])('of kind %s are exactly those of the table layout', (kind, expected) => {
    expect(namesOf(kind).toSorted()).toEqual(expected.toSorted())
  })
})

test('roulette has 157 bets with unique names', () => {
  expect(rouletteBets).toHaveLength(157)
  expect(new Set(rouletteBets.map(({ bet }) => bet)).size).toBe(157)
})

test.each([
  // The wheel of European roulette from zero on: colours alternate.
  ['red', [32, 19, 21, 25, 34, 27, 36, 30, 23, 5, 16, 1, 14, 9, 18, 7, 12, 3]],
  ['black', [15, 4, 2, 17, 6, 13, 11, 8, 10, 24, 33, 20, 31, 22, 29, 28, 35, 26]],
  ['column-1', cloth.map((row) => row[0] ?? 0)],
  ['column-3', cloth.map((row) => row[2] ?? 0)],
  ['dozen-2', cloth.slice(4, 8).flat()],
  ['low', cloth.slice(0, 6).flat()],
  ['high', cloth.slice(6).flat()],
  ['odd', [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35]],
  ['even', [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36]],
])('roulette: %s wins on exactly its numbers and not on zero', (bet, numbers) => {
  const winning = Array.from({ length: 37 }, (_, n) => n).filter((n) => play(one(bet), n).view.wins.includes(bet))
  expect(winning).toEqual(numbers.toSorted((a, b) => a - b))
})

test.each([
  // Odds of the table: 35, 17, 11, 8, 5, 2 and 1 to one.
  ['straight-17', 17, 36n],
  ['split-17-20', 20, 18n],
  ['street-16-17-18', 17, 12n],
  ['street-0-2-3', 0, 12n],
  ['corner-0-1-2-3', 0, 9n],
  ['corner-17-18-20-21', 18, 9n],
  ['line-31-32-33-34-35-36', 36, 6n],
  ['column-3', 36, 3n],
  ['dozen-1', 12, 3n],
  ['red', 32, 2n],
  ['low', 18, 2n],
])('roulette: %s on number %i pays %d times the chips, stake included', (bet, number, times) => {
  expect(play(one(bet), number).won).toEqual(fraction(times))
})

test.each(rouletteBets.map(({ bet }) => bet))('roulette: %s has an RTP of 36/37', (bet) => {
  expect(figuresOf(rouletteEndings(one(bet))).returnToPlayer).toEqual(fraction(36n, 37n))
})

const mixed: RouletteChoice = {
  stacks: [
    { bet: 'straight-0', chips: 1 },
    { bet: 'red', chips: 10 },
    { bet: 'corner-1-2-4-5', chips: 3 },
    { bet: 'dozen-1', chips: 6 },
  ],
}

test('roulette: several bets pay relative to the sum of their chips', () => {
  // On 1: 10 * 2 on red, 3 * 9 on the corner and 6 * 3 on the dozen are 65 of 20 chips.
  expect(play(mixed, 1)).toMatchObject({
    view: { number: 1, colour: 'red', wins: ['red', 'corner-1-2-4-5', 'dozen-1'], multiple: '3.25' },
    won: fraction(65n, 20n),
  })
  expect(play(mixed, 0)).toMatchObject({ view: { colour: 'green', wins: ['straight-0'] }, won: fraction(36n, 20n) })
  expect(play(mixed, 20)).toMatchObject({ view: { colour: 'black', wins: [] }, won: fraction(0n) })
})

test('roulette: chances of several bets match an enumeration of all numbers', () => {
  const found = enumerated((draw) => roulette.play(mixed, [], draw).won ?? fraction(-1n))
  expect(found).toEqual(distributionOf(rouletteEndings(mixed)))
  expect(figuresOf(rouletteEndings(mixed)).returnToPlayer).toEqual(fraction(36n, 37n))
})

test('roulette: every allowed choice plays to a valid end, reproducible from the seed', () => {
  const stack = fc.record({
    bet: fc.constantFrom(...rouletteBets.map(({ bet }) => bet)),
    chips: fc.integer({ min: 1, max: 1_000_000 }),
  })
  const choice = fc.record({ stacks: fc.array(stack, { minLength: 1, maxLength: 30 }) })
  fc.assert(fc.property(choice, fc.nat(), (choice, seed) => checkRound(roulette, choice, seed)))
})

test('roulette: simulated rounds of several bets fit the computed chances', () => {
  const draw = seededDraw(13)
  expectAgreement(() => roulette.play(mixed, [], draw).won, rouletteEndings(mixed))
})

test.each([
  // Across the edge of the cloth, not beside each other, over the end, from the wrong side.
  ...['split-3-4', 'split-1-5', 'corner-3-4-6-7', 'corner-35-36-38-39', 'street-2-3-4', 'line-34-35-36'],
  ...['split-20-17', 'split-0-4', 'straight-37', 'green', 'column-0', 'constructor', ''],
])('roulette: rejects the bet %j', (bet) => {
  expect(() => roulette.play(one(bet), [], seededDraw(1))).toThrow(RangeError)
})

test.each([0, -1, 1.5, 1_000_001, Number.NaN])('roulette: rejects a stack of %d chips', (chips) => {
  expect(() => roulette.play({ stacks: [{ bet: 'red', chips }] }, [], seededDraw(1))).toThrow(RangeError)
})

test('roulette: rejects a round without bets', () => {
  expect(() => roulette.play({ stacks: [] }, [], seededDraw(1))).toThrow(RangeError)
})
