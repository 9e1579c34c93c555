import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Card, PACK, rankOf, readCard, suitOf } from '../cards/card.ts'
import { kindsOfHands } from './all-hands.ts'
import { deucesHand } from './deuces-hand.ts'
import { type Hand, hands } from './hands.ts'
import { naturalHand } from './natural-hand.ts'

const cardsOf = (names: string) => names.split(' ').map(readCard)

function countHands(deucesAreWild: boolean): { [hand: string]: number } {
  const counts: { [hand: string]: number } = {}
  for (const kind of kindsOfHands(deucesAreWild)) {
    const hand = hands[kind] ?? 'nothing'
    counts[hand] = (counts[hand] ?? 0) + 1
  }
  return counts
}

describe('poker hand counts among all 2 598 960 hands', () => {
  test('are the published ones', () => {
    // Wikipedia, "Poker probability", five-card hands. Of the pairs four thirteenths are jacks or better. The 624 fours
    // of a kind are 48 of each rank, told apart by the 12 fifth cards of three ranks that some tables pay for.
    const pairs = 1_098_240
    expect(countHands(false)).toEqual({
      'royal-flush': 4,
      'straight-flush': 36,
      'four-aces-with-two-to-four': 12,
      'four-aces': 36,
      'four-twos-to-fours-with-ace-to-four': 3 * 12,
      'four-twos-to-fours': 3 * 36,
      'four-of-a-kind': 9 * 48,
      'full-house': 3744,
      flush: 5108,
      straight: 10_200,
      'three-of-a-kind': 54_912,
      'two-pair': 123_552,
      'jacks-or-better': (pairs * 4) / 13,
      nothing: 1_302_540 + (pairs * 9) / 13,
    })
  })

  test('with wild deuces are the published ones', { tags: ['slow'] }, () => {
    // Wizard of Odds, five-card stud with wild deuces.
    expect(countHands(true)).toMatchObject({
      'royal-flush': 4,
      'four-deuces': 48,
      'wild-royal-flush': 480,
      'five-of-a-kind': 624,
      'straight-flush': 2068,
      'four-of-a-kind': 31_552,
      'full-house': 12_672,
      flush: 14_472,
      straight: 62_232,
      'three-of-a-kind': 355_080,
    })
  })
})

test.each<[string, Hand]>([
  ['As Ks Qs Js Ts', 'royal-flush'],
  ['5d 4d 3d 2d Ad', 'straight-flush'],
  ['Kd Ad 2d 3d 4d', 'flush'],
  ['Kd Ac 2d 3d 4d', 'nothing'],
  ['Ac Ad Ah As 4c', 'four-aces-with-two-to-four'],
  ['Ac Ad Ah As 5c', 'four-aces'],
  ['3c 3d 3h 3s Ac', 'four-twos-to-fours-with-ace-to-four'],
  ['3c 3d 3h 3s 5c', 'four-twos-to-fours'],
  ['5c 5d 5h 5s 4c', 'four-of-a-kind'],
  ['Jc Jd 4h 8s 9c', 'jacks-or-better'],
  ['Tc Td 4h 8s 9c', 'nothing'],
])('poker hand %s is %s', (names, hand) => {
  expect(naturalHand(cardsOf(names))).toBe(hand)
})

test.each<[string, Hand]>([
  ['As Ks Qs Js Ts', 'royal-flush'],
  ['As Ks Qs 2h Ts', 'wild-royal-flush'],
  ['2s 2h 2d 2c Ts', 'four-deuces'],
  ['2s 2h 2d Tc Ts', 'five-of-a-kind'],
  ['2s 3s 4s 5s As', 'straight-flush'],
  ['2s 2h 2d 3c Ts', 'four-of-a-kind'],
  ['2s 3h 3d Tc Ts', 'full-house'],
  ['2s 2h 9d Tc Ks', 'straight'],
  ['2s 3h 9d Tc Ks', 'nothing'],
])('with wild deuces, poker hand %s is %s', (names, hand) => {
  expect(deucesHand(cardsOf(names))).toBe(hand)
})

/** The best a hand without deuces, or with cards twice, is by the words of the rules. */
function byDefinition(cards: readonly Card[]): Hand {
  const ranks = cards.map(rankOf).toSorted((a, b) => a - b)
  const alike = ranks.map((rank) => ranks.filter((each) => each === rank).length).toSorted((a, b) => b - a)
  const run = (low: number) => [0, 1, 2, 3, 4].every((step) => ranks.includes((low + step + 13) % 13))
  const flush = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? card))
  const straight = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8].some(run)
  if (flush && run(8)) return 'wild-royal-flush'
  if (alike[0] === 5) return 'five-of-a-kind'
  if (flush && straight) return 'straight-flush'
  if (alike[0] === 4) return 'four-of-a-kind'
  if (alike[0] === 3 && alike[3] === 2) return 'full-house'
  if (flush) return 'flush'
  if (straight) return 'straight'
  return alike[0] === 3 ? 'three-of-a-kind' : 'nothing'
}

/** Puts every card in the place of every deuce and keeps the best that comes of it. */
function bestByTrying(cards: readonly Card[], lowest = 0): Hand {
  const deuce = cards.findIndex((card) => card < 4 && card >= 0)
  if (deuce < 0) return byDefinition(cards.map((card) => (card < 0 ? -1 - card : card)))
  let best: Hand = 'nothing'
  for (let card = lowest; card < PACK; card += 1) {
    // Written below zero, so that a deuce put there is not taken for a wild one again.
    const tried = bestByTrying(cards.with(deuce, -1 - card), card)
    if (hands.indexOf(tried) < hands.indexOf(best)) best = tried
  }
  return best
}

test('deucesHand: matches trying every card in the place of each deuce', () => {
  const hand = fc
    .tuple(
      fc.uniqueArray(fc.nat(3), { maxLength: 3 }),
      fc.uniqueArray(fc.integer({ min: 4, max: 51 }), { minLength: 5, maxLength: 5 }),
    )
    .map(([deuces, others]) => [...deuces, ...others].slice(0, 5))
  fc.assert(
    fc.property(hand, (cards) => {
      const found = deucesHand(cards)
      expect(found === 'royal-flush' ? 'wild-royal-flush' : found).toBe(bestByTrying(cards))
    }),
    { numRuns: 200 },
  )
})
