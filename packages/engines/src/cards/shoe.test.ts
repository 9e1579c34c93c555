import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chiSquareLimit, seededDraw } from '../instant/rounds.fixture.ts'
import { PACK } from './card.ts'
import { deal, endlessShoe, shoeOf } from './shoe.ts'

test('a shoe deals every card of its packs once, then throws', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), fc.nat(), (packs, seed) => {
      const shoe = shoeOf(packs, seededDraw(seed))
      const cards = deal(shoe, packs * PACK).toSorted((a, b) => a - b)
      expect(cards).toEqual(Array.from({ length: packs * PACK }, (_, place) => Math.floor(place / packs)))
      expect(shoe).toThrow(RangeError)
    }),
  )
})

test('each of the 52 × 51 draws for the first two cards deals a different pair of cards', () => {
  const found = new Map<number, number>()
  for (let first = 0; first < PACK; first += 1) {
    for (let second = 0; second < PACK - 1; second += 1) {
      const places = [first, second].values()
      const [one = 0, two = 0] = deal(
        shoeOf(1, () => places.next().value ?? Number.NaN),
        2,
      )
      found.set(one * PACK + two, (found.get(one * PACK + two) ?? 0) + 1)
    }
  }
  expect(found.size).toBe(PACK * (PACK - 1))
})

test('every card is equally likely at each position of the deal (chi-square)', () => {
  const [rounds, places] = [20_000, 10]
  const counts = Array.from({ length: places }, () => new Array<number>(PACK).fill(0))
  const draw = seededDraw(20_261_123)
  for (let n = 0; n < rounds; n += 1) {
    for (const [place, card] of deal(shoeOf(1, draw), places).entries()) {
      const ofPlace = counts[place] ?? []
      ofPlace[card] = (ofPlace[card] ?? Number.NaN) + 1
    }
  }
  const expected = rounds / PACK
  for (const ofPlace of counts) {
    const statistic = ofPlace.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(statistic).toBeLessThan(chiSquareLimit(PACK - 1))
  }
})

test('an endless shoe draws each card from all 52, regardless of earlier cards', () => {
  const bounds: number[] = []
  const shoe = endlessShoe((bound) => {
    bounds.push(bound)
    return 51
  })
  expect(deal(shoe, 60)).toEqual(new Array(60).fill(51))
  expect(new Set(bounds)).toEqual(new Set([PACK]))
})
