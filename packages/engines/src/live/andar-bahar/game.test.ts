import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PACK } from '../../cards/card.ts'
import { fraction } from '../../exact/fraction.ts'
import { expectAgreement, seededDraw } from '../../instant/rounds.fixture.ts'
import { chanceOf, checkPayTable, checkSettlements, expectGain } from '../game-checks.fixture.ts'
import { andarBaharGame as game } from './game.ts'
import { ANDAR_BAHAR_RANGES, andarBaharOpposites } from './spots.ts'

// The Wizard of Odds: Andar, dealt first, wins 51.5 per cent; 0.9 to one on it, one to one on Bahar, and the number of cards.
test.each([
  ['andar', '-2.15'],
  ['bahar', '-3.00'],
  ['cards-1-5', '-5.13'],
  ['cards-6-10', '-2.33'],
  ['cards-11-15', '-7.03'],
  ['cards-16-25', '-1.90'],
  ['cards-26-30', '-8.52'],
  ['cards-31-35', '-7.56'],
  ['cards-36-40', '-5.16'],
  ['cards-41-49', '-4.92'],
])('a bet on %s gains %s per cent', (spot, gain) => expectGain(game, spot, gain))

/** The chance that the game ends with each card, by what is left: none of the joker's rank before it. */
function chancesByCard(): readonly number[] {
  let goesOn = 1
  return Array.from({ length: 49 }, (_, at) => {
    const ends = goesOn * (3 / (51 - at))
    goesOn -= ends
    return ends
  })
}

test('chances are those of one card dealt after another', () => {
  const chances = chancesByCard()
  const sumOf = (from: (card: number) => boolean) =>
    chances.reduce((sum, chance, at) => sum + (from(at + 1) ? chance : 0), 0)
  expect(sumOf(() => true)).toBeCloseTo(1, 12)
  expect(sumOf((card) => card % 2 === 1)).toBeCloseTo(0.515006, 6)
  expect(chanceOf(game, 'andar', fraction(19n, 10n))).toBeCloseTo(
    sumOf((card) => card % 2 === 1),
    12,
  )
  for (const { least, most, odds } of ANDAR_BAHAR_RANGES) {
    const returned = fraction(BigInt(Number(odds) * 2 + 2), 2n)
    const expected = sumOf((card) => card >= least && card <= most)
    expect(chanceOf(game, `cards-${least}-${most}`, returned), odds).toBeCloseTo(expected, 12)
  }
})

/** An outcome of so many cards. */
const ended = (count: number) => ({
  joker: 'Qh',
  cards: Array.from({ length: count }, (_, at) => (at + 1 === count ? 'Qs' : '2c')),
})

test.each([
  ['andar', 1, 190n],
  ['andar', 2, 0n],
  ['andar', 49, 190n],
  ['bahar', 1, 0n],
  ['bahar', 48, 200n],
  ['cards-1-5', 5, 350n],
  ['cards-1-5', 6, 0n],
  ['cards-6-10', 10, 450n],
  ['cards-16-25', 25, 450n],
  ['cards-26-30', 26, 1500n],
  ['cards-41-49', 49, 12_000n],
  ['cards-41-49', 40, 0n],
])('100 on %s with %i cards win %s', (spot, count, win) => {
  expect(game.settle([{ spot, stake: 100n }], ended(count)).win).toBe(win)
})

test('a joker is dealt, then cards until the first one of its rank, all different', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const bounds: number[] = []
      const draw = seededDraw(seed)
      const { joker, cards } = game.draw((bound) => {
        bounds.push(bound)
        return draw(bound)
      })
      expect(cards.map(([rank]) => rank === joker[0])).toEqual(cards.map((_, at) => at + 1 === cards.length))
      expect(new Set([joker, ...cards]).size).toBe(cards.length + 1)
      expect(bounds).toEqual([joker, ...cards].map((_, at) => PACK - at))
    }),
  )
})

test('stakes alike on Andar and Bahar, and on all numbers of cards, are no turnover', () => {
  const sides = ['andar', 'bahar'].map((spot) => ({ spot, stake: 100n }))
  const ranges = ANDAR_BAHAR_RANGES.map(({ least, most }) => ({ spot: `cards-${least}-${most}`, stake: 100n }))
  expect(game.settle([...sides, ...ranges], ended(7)).valid).toBe(0n)
  expect(game.settle(sides.slice(0, 1), ended(7)).valid).toBe(90n)
})

test('roads are red for Andar and blue for Bahar', () => {
  const sides = { red: 'andar', blue: 'bahar' }
  expect([3, 4].map((count) => game.roadResult(sides, ended(count)).winner)).toEqual(['banker', 'player'])
})

test.each(['andar', 'cards-16-25'])('simulated coups fit the chances: %s', (spot) => {
  const draw = seededDraw(20_261_128)
  expectAgreement(() => game.returnOf(spot, game.draw(draw)), game.endings(spot))
})

test('the pay table is sound', () => checkPayTable(game, andarBaharOpposites))

test('no bets win more than the maximum, in whatever order', () => {
  checkSettlements(game, fc.integer({ min: 1, max: 49 }).map(ended))
})
