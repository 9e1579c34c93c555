import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Card, PACK, readCard } from '../cards/card.ts'
import { fraction } from '../exact/fraction.ts'
import { forEachHand, kindsOfHands } from './all-hands.ts'
import { bestHold, holdWorths } from './best-hold.ts'
import { hands } from './hands.ts'
import { holdSums } from './hold-sums.ts'
import { handOf, rowOf } from './pay-table.ts'
import { payTable } from './pay-tables.ts'

const jacks = holdSums(payTable('jacks-or-better-9-6'))
const deuces = holdSums(payTable('deuces-wild'))
const cardsOf = (names: string) => names.split(' ').map(readCard)

test('bestHold: holds four to a royal flush, worth the mean pay of the 47 possible draws', () => {
  // Of 47 cards one makes the royal flush, eight a flush, three a straight and twelve a high pair.
  expect(bestHold(jacks, cardsOf('Ks 2h As Js Qs'))).toEqual({
    hold: [0, 2, 3, 4],
    worth: fraction(800n + 8n * 6n + 3n * 4n + 12n, 47n),
  })
})

test.each([
  ['Ks 9s As Js Qs', [0, 2, 3, 4]],
  ['Ks Ts 9s Js Qs', [0, 1, 2, 3, 4]],
  ['Kd Kh 3c 3s 2d', [0, 1, 2, 3]],
  ['Jd Td 9d 8d 8s', [0, 1, 2, 3]],
  ['2d 2h 9s Tc Kd', [0, 1]],
  ['2c 3d 5h 7s 9c', []],
])('bestHold: of %s it holds the places %j, as in the published 9/6 strategy', (names, hold) => {
  // Wizard of Odds, optimal strategy for 9/6 Jacks or Better.
  expect(bestHold(jacks, cardsOf(names)).hold).toEqual(hold)
})

test('holdWorths: with four deuces only the two holds that keep them are worth 200', () => {
  const worths = holdWorths(deuces, cardsOf('2c 2d 2h 2s 9c'))
  expect(worths.filter(({ worth }) => worth.over === 200n * worth.under).map(({ hold }) => hold)).toEqual([
    [0, 1, 2, 3],
    [0, 1, 2, 3, 4],
  ])
})

/** Every hand of five counts for the one hold that it can come of: it has the cards held and none of the others. */
function byLookingAtEach(sums: typeof jacks, dealt: readonly Card[]): { pays: number[]; draws: number[] } {
  const bitOf = new Uint8Array(PACK)
  dealt.forEach((card, place) => {
    bitOf[card] = 1 << place
  })
  const [pays, draws] = [new Array<number>(32).fill(0), new Array<number>(32).fill(0)]
  const payOfKind = hands.map((hand) => rowOf(sums.table, hand)?.pays ?? 0)
  const kinds = kindsOfHands(sums.table.deucesAreWild)
  forEachHand((hand, place) => {
    const hold = hand.reduce((bits, card) => bits | (bitOf[card] ?? 0), 0)
    pays[hold] = (pays[hold] ?? 0) + (payOfKind[kinds[place] ?? 0] ?? 0)
    draws[hold] = (draws[hold] ?? 0) + 1
  })
  return { pays, draws }
}

test('holdWorths: every hold matches an enumeration of its draws', () => {
  const hand = fc.uniqueArray(fc.nat(PACK - 1), { minLength: 5, maxLength: 5 })
  fc.assert(
    fc.property(hand, fc.constantFrom(jacks, deuces), (cards, sums) => {
      const { pays, draws } = byLookingAtEach(sums, cards)
      for (const { hold, worth } of holdWorths(sums, cards)) {
        const bits = hold.reduce((all, place) => all | (1 << place), 0)
        expect(worth).toEqual(fraction(BigInt(pays[bits] ?? 0), BigInt(draws[bits] ?? 0)))
      }
    }),
    { numRuns: 12 },
  )
})

test('bestHold: no other hold is worth more', () => {
  const hand = fc.uniqueArray(fc.nat(PACK - 1), { minLength: 5, maxLength: 5 })
  fc.assert(
    fc.property(hand, fc.constantFrom(jacks, deuces), (cards, sums) => {
      const best = bestHold(sums, cards).worth
      for (const { worth } of holdWorths(sums, cards)) {
        expect(best.over * worth.under >= worth.over * best.under).toBe(true)
      }
      const pat = BigInt(rowOf(sums.table, handOf(sums.table, cards))?.pays ?? 0)
      expect(best.over >= pat * best.under).toBe(true)
    }),
    { numRuns: 200 },
  )
})
