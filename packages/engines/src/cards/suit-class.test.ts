import { expect, test } from 'vitest'
import { PACK, rankOf } from './card.ts'
import { sizeIfFirst } from './suit-class.ts'

const pack = Array.from({ length: PACK }, (_, card) => card)

test('two cards form 169 suit classes: 6 hands for a pair, 4 suited, 12 offsuit', () => {
  // The starting hands of hold’em poker, as every book on it lists them.
  const hands = pack.flatMap((high) => pack.slice(0, high).map((low) => [low, high]))
  const sizes = hands.map((hand) => sizeIfFirst(hand)).filter((size) => size > 0)
  expect(Map.groupBy(sizes, (size) => size).size).toBe(3)
  expect([6, 4, 12].map((size) => sizes.filter((each) => each === size).length)).toEqual([13, 78, 78])
})

test('three cards form 1755 suit classes that cover all 22 100 hands', () => {
  const hands = pack.flatMap((high) =>
    pack.slice(0, high).flatMap((mid) => pack.slice(0, mid).map((low) => [low, mid, high])),
  )
  const sizes = hands.map((hand) => sizeIfFirst(hand)).filter((size) => size > 0)
  expect(sizes.length).toBe(1755)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(22_100)
  const triples = hands.filter((hand) => sizeIfFirst(hand) > 0 && new Set(hand.map(rankOf)).size === 1)
  expect(triples.map((hand) => sizeIfFirst(hand))).toEqual(new Array(13).fill(4))
})
