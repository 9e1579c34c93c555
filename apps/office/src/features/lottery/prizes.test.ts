import { expect, test } from 'vitest'
import { prizesOf } from './prizes.ts'

// How many numbers each draw publishes: XSMB 27, XSMN 18, Magnum 4D 23, the Thai government's draw 6.
test.each([
  ['VN_NORTH', 27, [1, 1, 2, 6, 4, 6, 3, 4]],
  ['VN_SOUTH', 18, [1, 1, 1, 2, 7, 1, 3, 1, 1]],
  ['MALAY', 23, [1, 1, 1, 10, 10]],
  ['THAI', 6, [1, 2, 2, 1]],
  ['THREE_UP', 2, [1, 1]],
])('each number of a result of %s belongs to one prize', (family, numbers, counts) => {
  const prizes = prizesOf(family, numbers)
  expect(prizes.map(({ places }) => places.length)).toEqual(counts)
  expect(prizes.flatMap(({ places }) => places)).toEqual(Array.from({ length: numbers }, (_, place) => place))
})

test('the numbers of a family without prizes stand together', () => {
  expect(prizesOf('SSC', 5)).toEqual([{ name: 'set', places: [0, 1, 2, 3, 4] }])
})
