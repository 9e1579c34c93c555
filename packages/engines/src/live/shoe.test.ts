import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dealCoup } from '../cards/baccarat-coup.ts'
import { type Card, PACK, readCard } from '../cards/card.ts'
import { seededDraw } from '../instant/rounds.fixture.ts'
import { baccaratDealing } from './baccarat/game.ts'
import { burnOf, coupAfter, coupsOf, firstPosition, SHOE_CARDS, shuffledShoe } from './shoe.ts'

const anyShoe = fc.nat().map((seed) => shuffledShoe(seededDraw(seed)))

test('shuffledShoe: eight of each card, one draw for each, below the number of cards left', () => {
  const bounds: number[] = []
  const draw = seededDraw(1)
  const shoe = shuffledShoe((bound) => {
    bounds.push(bound)
    return draw(bound)
  })
  expect(bounds).toEqual(Array.from({ length: SHOE_CARDS }, (_, dealt) => SHOE_CARDS - dealt))
  const counts = Map.groupBy(shoe, (card) => card)
  expect([...counts.values()].map(({ length }) => length)).toEqual(new Array(PACK).fill(8))
})

test.each([
  ['Ac', 1],
  ['2d', 2],
  ['9h', 9],
  ['Ts', 10],
  ['Kc', 10],
])('burnOf: %s burns %i cards', (name, count) => {
  expect(burnOf([readCard(name)])).toEqual({ card: readCard(name), count })
})

test('coupsOf: coups follow each other without a gap and deal by the rules', () => {
  fc.assert(
    fc.property(anyShoe, (cards) => {
      const coups = [...coupsOf(cards, baccaratDealing)]
      expect(coups[0]?.start).toBe(firstPosition(cards))
      for (const [at, { number, coup, start, end }] of coups.entries()) {
        expect(number).toBe(at + 1)
        expect(coups[at + 1]?.start ?? end).toBe(end)
        const dealt = cards.slice(start, end)
        expect(coup.player.length + coup.banker.length).toBe(end - start)
        expect(dealt.slice(0, 4)).toEqual([coup.player[0], coup.banker[0], coup.player[1], coup.banker[1]])
        const again = dealt.values()
        expect(dealCoup(() => again.next().value ?? Number.NaN)).toEqual(coup)
      }
    }),
  )
})

test('coupsOf: the cut card, 14 cards from the end, lets one more coup be dealt', () => {
  fc.assert(
    fc.property(anyShoe, (cards) => {
      const coups = [...coupsOf(cards, baccaratDealing)]
      const [last, before] = coups.toReversed()
      expect(coups.map(({ isLast }) => isLast)).toEqual(coups.map((coup) => coup === last))
      expect(last?.start).toBeGreaterThanOrEqual(402)
      expect(before?.start).toBeLessThan(402)
      expect(last?.end).toBeLessThanOrEqual(413)
    }),
  )
})

/** Coups of four cards each: nines and eights for the player, tens for the banker, after an ace and the card it burns. */
const naturals = (length: number): readonly Card[] => {
  const rest = Array.from({ length: length - 2 }, (_, at) => readCard(['9c', 'Kd', 'Kh', 'Qs'][at % 4] ?? ''))
  return [readCard('Ac'), readCard('2c'), ...rest]
}

describe('the cut card of coups of four cards', () => {
  test('before the first card of a coup: that coup is the last', () => {
    // The first coup begins at 2, so that a cut at 2 + 4n lies between two coups.
    const coups = [...coupsOf(naturals(2 + 40 + 14), baccaratDealing)]
    expect(coups.length).toBe(11)
    expect(coups.at(-1)?.start).toBe(42)
  })

  test.each([1, 2, 3])('before card %i within a coup: that one is finished and one more is dealt', (within) => {
    const coups = [...coupsOf(naturals(2 + 40 + within + 14), baccaratDealing)]
    expect(coups.length).toBe(12)
    expect(coups.at(-1)?.start).toBe(46)
  })
})

test('coupAfter: goes on from any position and ends after the last coup', () => {
  fc.assert(
    fc.property(anyShoe, (cards) => {
      const coups = [...coupsOf(cards, baccaratDealing)]
      const dealt = []
      let position = firstPosition(cards)
      for (
        let coup = coupAfter(cards, position, baccaratDealing);
        coup;
        coup = coupAfter(cards, position, baccaratDealing)
      ) {
        dealt.push(coup)
        position = coup.end
      }
      expect(dealt).toEqual(coups)
    }),
    { numRuns: 20 },
  )
})

test('coupAfter: rejects positions at which no coup begins', () => {
  const cards = naturals(2 + 40 + 14)
  for (const position of [-1, 0, 1, 3, 5, 50, 56, 1.5, Number.NaN]) {
    expect(() => coupAfter(cards, position, baccaratDealing), `${position}`).toThrow(RangeError)
  }
})

test('coupsOf: rejects coups that could take more cards than lie behind the cut', () => {
  const { deal } = baccaratDealing
  expect(() => coupsOf(naturals(100), { deal, mostCards: 8 }).next()).toThrow(RangeError)
  expect(coupsOf(naturals(100), { deal, mostCards: 7 }).next().done).toBe(false)
})
