import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction, toDecimal } from '../exact/fraction.ts'
import { type DiceChoice, dice, diceEndings, diceMultiple } from './dice.ts'
import { distributionOf, enumerated } from './distribution.fixture.ts'
import { figuresOf } from './figures.ts'
import { checkRound, expectAgreement, scripted, seededDraw } from './rounds.fixture.ts'

const over = (target: number): DiceChoice => ({ side: 'over', target })
const under = (target: number): DiceChoice => ({ side: 'under', target })

describe('the multiple of dice', () => {
  // Shown by the usual dice games at an edge of 1 %: 99 divided by the chance in per cent, four decimals.
  test.each([
    [over(5050), '2.0000'],
    [under(5000), '1.9800'],
    [over(200), '1.0102'],
    [under(9800), '1.0102'],
    [under(3300), '3.0000'],
    [under(1), '9900.0000'],
    [over(9999), '9900.0000'],
    [under(700), '14.1428'],
  ])('is 99 divided by the chance in per cent: %o pays %s', (choice, multiple) => {
    expect(toDecimal(diceMultiple(choice), 4)).toBe(multiple)
  })
})

test('dice: a roll equal to the target loses on both sides; a roll of 10 000 is possible', () => {
  const won = (choice: DiceChoice, roll: number) => dice.play(choice, [], scripted([roll])).won
  expect([5049, 5050, 5051].map((roll) => won(over(5050), roll))).toEqual([fraction(0n), fraction(0n), fraction(2n)])
  expect([3299, 3300, 3301].map((roll) => won(under(3300), roll))).toEqual([fraction(3n), fraction(0n), fraction(0n)])
  expect(dice.play(over(5050), [], scripted([10_000])).view).toEqual({ roll: 10_000, multiple: '2.00' })
})

test.each([over(5050), over(200), over(9999), under(700), under(1)])(
  'dice: chances of %o match an enumeration of all rolls',
  (choice) => {
    const found = enumerated((draw) => dice.play(choice, [], draw).won ?? fraction(-1n))
    expect(found).toEqual(distributionOf(diceEndings(choice)))
  },
)

test('dice: RTP is 9900/10001 for over 50.50 and between 98.98% and 99% for any choice', () => {
  expect(figuresOf(diceEndings(over(5050))).returnToPlayer).toEqual(fraction(9900n, 10_001n))
  expect(toDecimal(figuresOf(diceEndings(over(5050))).returnToPlayer, 6)).toBe('0.989901')
  fc.assert(
    fc.property(legalChoice(), (choice) => {
      const share = Number(toDecimal(figuresOf(diceEndings(choice)).returnToPlayer, 9))
      expect(share).toBeGreaterThan(0.9898)
      expect(share).toBeLessThan(0.99)
    }),
  )
})

test('dice: every allowed choice plays to a valid end, reproducible from the seed', () => {
  fc.assert(fc.property(legalChoice(), fc.nat(), (choice, seed) => checkRound(dice, choice, seed)))
})

test.each([over(5050), under(700)])('dice: simulated rounds of %o fit the computed chances', (choice) => {
  const draw = seededDraw(1)
  expectAgreement(() => dice.play(choice, [], draw).won, diceEndings(choice))
})

test.each([
  over(10_000),
  over(199),
  under(0),
  under(9801),
  over(50.5),
  over(Number.NaN),
  { side: 'constructor' as 'over', target: 5000 },
])('dice: rejects the choice %o', (choice) => {
  expect(() => dice.play(choice, [], seededDraw(1))).toThrow(RangeError)
})

test('dice: rejects moves, because a round is decided at once', () => {
  expect(() => dice.play(over(5050), ['again' as never], seededDraw(1))).toThrow(RangeError)
})

function legalChoice(): fc.Arbitrary<DiceChoice> {
  const target = fc.integer({ min: 1, max: 9800 })
  return fc.oneof(
    target.map(under),
    target.map((count) => over(10_000 - count)),
  )
}
