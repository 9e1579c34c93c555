import { describe, expect, test } from 'vitest'
import { type Fraction, product, toDecimal } from '../../exact/fraction.ts'
import { stakedFiguresOf } from '../staked-figures.ts'
import { blackjackEndings } from './blackjack-endings.ts'
import { chanceOfDealerBlackjack, Dealer } from './dealer.ts'
import { bestGains, bookGain, dealerChances, upCards } from './infinite-deck.fixture.ts'
import { dealtPosition } from './position.ts'
import { type BlackjackRules, blackjackRules, blackjackTables } from './rules.ts'
import { Strategy } from './strategy.ts'

const number = (value: Fraction) => Number(toDecimal(value, 15))
/** The engine counts an ace one, the book eleven. */
const points = (rank: number) => (rank === 11 ? 1 : rank)

const asInBook = (rules: BlackjackRules) => ({
  hitsSoft17: rules.dealerHitsSoft17,
  doubleAfterSplit: rules.doubleAfterSplit,
  surrender: rules.surrender,
  blackjack: number(rules.blackjackPays),
  resplit: false,
})

describe('blackjack reference calculator', () => {
  const classic = asInBook(blackjackRules('classic'))

  test('has the published edge with unlimited resplitting', () => {
    // Wizard of Odds, blackjack appendix 5: 0.5093975 % with an infinite number of decks.
    expect(-bookGain({ ...classic, resplit: true }) * 100).toBeCloseTo(0.5093975, 6)
  })

  test('has the published edge without doubling after a split', () => {
    // Griffin, The Theory of Blackjack: 0.690223 % for the full infinite deck; ours differs in the fifth digit.
    expect(-bookGain({ ...classic, doubleAfterSplit: false }) * 100).toBeCloseTo(0.6902, 4)
  })

  test('has the published chances of a dealer bust', () => {
    // Wizard of Odds, dealer's chances with an infinite deck, before looking for a blackjack.
    const busts = upCards.map((up) => (dealerChances(up, false)[22] ?? 0).toFixed(4))
    expect(busts).toEqual([
      '0.3536',
      '0.3739',
      '0.3945',
      '0.4164',
      '0.4232',
      '0.2623',
      '0.2447',
      '0.2284',
      '0.2121',
      '0.1153',
    ])
  })
})

test.each([false, true])('blackjack: dealer totals match the reference (hits soft 17: %s)', (dealerHitsSoft17) => {
  const dealer = new Dealer({ ...blackjackRules('classic'), dealerHitsSoft17 })
  for (const up of upCards) {
    const chances = dealerChances(up, dealerHitsSoft17)
    expect(number(chanceOfDealerBlackjack(points(up)))).toBeCloseTo(chances[0] ?? 0, 12)
    for (const { value, chance } of dealer.totals(points(up))) {
      expect(number(chance) * (1 - (chances[0] ?? 0))).toBeCloseTo(chances[value === 0 ? 22 : value] ?? 0, 12)
    }
  }
})

/** Average gains by the first two cards, against two to ace (Wizard of Odds, blackjack appendix 5). */
const published = [
  [2, 3, -0.1282, -0.0953, -0.0615, -0.024, -0.0012, -0.1194, -0.1881, -0.2666, -0.3134, -0.2786],
  [2, 5, -0.1092, -0.0766, -0.043, -0.0073, 0.0292, -0.0688, -0.2106, -0.2854, -0.3191, -0.3101],
  [4, 5, 0.0744, 0.1208, 0.1819, 0.2431, 0.3171, 0.1719, 0.0984, -0.0522, -0.153, -0.0657],
  [4, 6, 0.3589, 0.4093, 0.4609, 0.5125, 0.5756, 0.3924, 0.2866, 0.1443, 0.0253, 0.0814],
  [5, 6, 0.4706, 0.5178, 0.566, 0.6147, 0.6674, 0.4629, 0.3507, 0.2278, 0.1797, 0.143],
  [10, 2, -0.2534, -0.2337, -0.2111, -0.1672, -0.1537, -0.2128, -0.2716, -0.34, -0.381, -0.3505],
  [10, 6, -0.2928, -0.2523, -0.2111, -0.1672, -0.1537, -0.4148, -0.4584, -0.5093, -0.5398, -0.5171],
] as const

test.each(published)('blackjack: %i and %i have the published expected gains', (first, second, ...worths) => {
  const strategy = new Strategy(blackjackRules('classic'))
  const found = upCards.map((up) =>
    number(strategy.best(dealtPosition(first, second), points(up))?.worth ?? { over: 9n, under: 1n }),
  )
  found.forEach((worth, up) => {
    expect(Math.abs(worth - (worths[up] ?? Number.NaN))).toBeLessThan(0.000_051)
  })
})

/** Moves against two to ace (Wizard of Odds, basic strategy for four to eight decks, dealer stands on soft 17). */
test.each([
  [5, 3, 'hhhhhhhhhh'],
  [6, 5, 'dddddddddh'],
  [10, 2, 'hhssshhhhh'],
  [10, 6, 'ssssshhhhh'],
  [1, 6, 'hddddhhhhh'],
  [1, 7, 'sddddsshhh'],
  [2, 2, 'pppppphhhh'],
  [5, 5, 'ddddddddhh'],
  [8, 8, 'pppppppppp'],
  [9, 9, 'pppppsppss'],
  [10, 10, 'ssssssssss'],
  [1, 1, 'pppppppppp'],
] as const)('blackjack: %i and %i are played %s against two to ace', (first, second, moves) => {
  const strategy = new Strategy(blackjackRules('classic'))
  const letters = { hit: 'h', stand: 's', double: 'd', split: 'p', surrender: 'r', none: '-' }
  const found = upCards.map((up) => letters[strategy.best(dealtPosition(first, second), points(up))?.move ?? 'none'])
  expect(found.join('')).toBe(moves)
})

test('blackjack: sixteen surrenders against nine, ten and ace where that is allowed', () => {
  const strategy = new Strategy(blackjackRules('surrender'))
  const given = upCards.filter((up) => strategy.best(dealtPosition(10, 6), points(up))?.move === 'surrender')
  expect(given).toEqual([9, 10, 11])
})

describe.each(blackjackTables.map((rules) => [rules.code, rules] as const))('blackjack table %s', (_, rules) => {
  test('any two cards have the expected gain of the reference calculator', () => {
    const strategy = new Strategy(rules)
    for (const up of upCards) {
      const book = bestGains(dealerChances(up, rules.dealerHitsSoft17), asInBook(rules))
      for (const first of upCards) {
        for (const second of upCards.filter((each) => first + each !== 21)) {
          const best = strategy.best(dealtPosition(points(first), points(second)), points(up))
          expect(number(best?.worth ?? { over: 9n, under: 1n })).toBeCloseTo(book.ofTwo(first, second), 10)
        }
      }
    }
  })

  test('house edge and RTP match the reference calculator', () => {
    const { edge, staked, returnToPlayer } = stakedFiguresOf(blackjackEndings(rules))
    expect(number(edge)).toBeCloseTo(-bookGain(asInBook(rules)), 12)
    expect(number(product(returnToPlayer, staked))).toBeCloseTo(number(staked) - number(edge), 12)
  })
})
