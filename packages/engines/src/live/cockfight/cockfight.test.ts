import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectAgreement, scripted, seededDraw } from '../../instant/rounds.fixture.ts'
import { checkPayTable, checkSettlements, expectGain, gainOf } from '../game-checks.fixture.ts'
import { drawCard, HIGHEST_RATING, LOWEST_RATING } from './card.ts'
import { drawFight, type FightOutcome } from './fight.ts'
import { fixedOddsFight, highestReturn } from './game.ts'
import { fixedOdds, type Ratings } from './odds.ts'
import { decimalQuote, malayQuote } from './quotes.ts'
import { FIGHT_RESULTS, type FightResult, fightOpposites } from './spots.ts'

const EVEN: Ratings = { meron: 100, wala: 100 }

const ended = (result: FightResult): FightOutcome => ({ result, clashes: [] })

/** Every pair of ratings that a card can have. */
const allRatings: readonly Ratings[] = Array.from(
  { length: HIGHEST_RATING - LOWEST_RATING + 1 },
  (_, at) => at,
).flatMap((high) =>
  Array.from({ length: high + 1 }, (_, low) => ({ meron: LOWEST_RATING + high, wala: LOWEST_RATING + low })),
)

// 1 / (1.04 × 1/2) is 1.923; the chance of Wala with 90 to 110 is 0.45, of which the price is 2.1367, the Malay odds -0.88.
test.each([
  [EVEN, { meron: '0.92', wala: '0.92' }, ['0.92', '0.92'], ['1.92', '1.92']],
  [{ meron: 110, wala: 90 }, { meron: '0.74', wala: '1.1363' }, ['0.74', '-0.88'], ['1.74', '2.1363']],
  [{ meron: 130, wala: 70 }, { meron: '0.47', wala: '1.7241' }, ['0.47', '-0.58'], ['1.47', '2.7241']],
] as const)('fixedOdds: of %o are %o, quoted as Malay and decimal odds', (...[ratings, odds, malay, decimal]) => {
  const given = fixedOdds(ratings)
  expect(given).toEqual(odds)
  expect([given.meron, given.wala].map(malayQuote)).toEqual(malay)
  expect([given.meron, given.wala].map(decimalQuote)).toEqual(decimal)
})

test('the published example is quoted as it is published: 0.80 is 1.80 and -0.94 is 2.0638', () => {
  expect([malayQuote('1.0638'), decimalQuote('1.0638'), decimalQuote('0.80')]).toEqual(['-0.94', '2.0638', '1.80'])
})

test('fixedOdds: every pair of ratings is priced to 104 to 105 hundredths, and a side returns 95 to 97 %', () => {
  expect(allRatings).toHaveLength((61 * 62) / 2)
  for (const ratings of allRatings) {
    const { meron, wala } = fixedOdds(ratings)
    const book = 1 / (1 + Number(meron)) + 1 / (1 + Number(wala))
    expect(book, JSON.stringify(ratings)).toBeGreaterThanOrEqual(1.0399)
    expect(book, JSON.stringify(ratings)).toBeLessThan(1.052)
    // Counted apart from the engine: 89.42 % of fights are decided, and a draw gives the stake back.
    const chance = ratings.meron / (ratings.meron + ratings.wala)
    for (const [odds, p] of [
      [meron, chance],
      [wala, 1 - chance],
    ] as const) {
      const returned = 0.8942 * p * (1 + Number(odds)) + 0.1058
      expect(returned, JSON.stringify(ratings)).toBeGreaterThan(0.95)
      expect(returned, JSON.stringify(ratings)).toBeLessThan(0.97)
    }
  }
})

test('draws keep the same for the house whatever the birds: EV of 8 to one and 88 to one', () => {
  for (const ratings of [EVEN, { meron: 130, wala: 70 }, { meron: 97, wala: 71 }]) {
    const game = fixedOddsFight(ratings)
    expectGain(game, 'bdd', ((9 * 0.096 - 1) * 100).toFixed(2))
    expectGain(game, 'ftd', ((89 * 0.0098 - 1) * 100).toFixed(2))
  }
  // 0.8942 × (0.5 × 1.92) + 0.1058 - 1
  expect(gainOf(fixedOddsFight(EVEN), 'meron', 3)).toBe('-3.577')
})

test.each([
  ['meron', 'meron', 1920n],
  ['meron', 'wala', 0n],
  ['meron', 'bdd', 1000n],
  ['wala', 'ftd', 1000n],
  ['wala', 'wala', 1920n],
  ['bdd', 'bdd', 9000n],
  ['bdd', 'ftd', 0n],
  ['ftd', 'ftd', 89_000n],
  ['ftd', 'meron', 0n],
] as const)('a fight at fixed odds: 1000 on %s win with %s: %i', (spot, result, win) => {
  expect(fixedOddsFight(EVEN).settle([{ spot, stake: 1000n }], ended(result)).win).toBe(win)
})

test('a draw is no turnover, and stakes alike on both sides cancel out', () => {
  const game = fixedOddsFight(EVEN)
  const bets = (meron: bigint, wala: bigint) => [
    { spot: 'meron', stake: meron },
    { spot: 'wala', stake: wala },
  ]
  expect(game.settle(bets(100n, 60n), ended('ftd')).valid).toBe(0n)
  expect(game.settle(bets(100n, 60n), ended('wala')).valid).toBe(40n)
})

test('roads are red for Meron, blue for Wala, and a draw is a tie', () => {
  const { sides, roadResult } = fixedOddsFight(EVEN)
  const [side] = sides
  if (!side) throw new Error('no sides')
  expect(FIGHT_RESULTS.map((result) => roadResult(side, ended(result)).winner)).toEqual([
    'banker',
    'player',
    'tie',
    'tie',
  ])
})

test('drawFight: the first draw is for draws, the second for the sides, then four clashes', () => {
  const clashes = ['meron', 'wala', 'even', 'meron']
  expect(drawFight(scripted([959, 0, 1, 2, 0]), EVEN)).toEqual({ result: 'bdd', clashes })
  expect(drawFight(scripted([960, 0, 1, 2, 0]), EVEN)).toEqual({ result: 'ftd', clashes })
  expect(drawFight(scripted([1057, 0, 1, 2, 0]), EVEN)).toEqual({ result: 'ftd', clashes })
  expect(drawFight(scripted([1058, 99, 0, 1, 2, 0]), EVEN)).toEqual({ result: 'meron', clashes })
  expect(drawFight(scripted([1058, 100, 0, 1, 2, 0]), EVEN)).toEqual({ result: 'wala', clashes })
})

test('drawFight: results come as often as they are counted', () => {
  const ratings = { meron: 120, wala: 80 }
  const game = fixedOddsFight(ratings)
  const draw = seededDraw(20_261_128)
  expectAgreement(() => game.returnOf('wala', drawFight(draw, ratings)), game.endings('wala'))
})

test('drawCard: Meron is the stronger bird; the two never share a name or a plumage', () => {
  const draw = seededDraw(7)
  for (let card = 0; card < 500; card += 1) {
    const { meron, wala, ratings } = drawCard(draw)
    expect(ratings.meron).toBeGreaterThanOrEqual(ratings.wala)
    expect(ratings.wala).toBeGreaterThanOrEqual(LOWEST_RATING)
    expect(ratings.meron).toBeLessThanOrEqual(HIGHEST_RATING)
    expect(meron.name).not.toBe(wala.name)
    expect(meron.plumage).not.toBe(wala.plumage)
    for (const { won, drawn, lost, grams } of [meron, wala]) {
      expect(won + drawn + lost).toBeGreaterThanOrEqual(4)
      expect(won + drawn + lost).toBeLessThanOrEqual(18)
      expect(grams % 100).toBe(0)
    }
  }
})

test('the pay table is sound for any birds, and none pays more than the table says', () => {
  for (const ratings of [EVEN, { meron: 130, wala: 70 }, { meron: 111, wala: 93 }]) {
    const game = fixedOddsFight(ratings)
    checkPayTable(game, fightOpposites)
    checkSettlements(game, fc.constantFrom(...FIGHT_RESULTS).map(ended))
  }
  for (const ratings of allRatings) {
    for (const side of ['meron', 'wala'] as const) {
      const { over, under } = highestReturn('fixed-odds', side)
      expect(1 + Number(fixedOdds(ratings)[side])).toBeLessThanOrEqual(Number(over) / Number(under) + 1e-9)
    }
  }
  expect(() => highestReturn('fixed-odds', 'banker')).toThrow(RangeError)
})
