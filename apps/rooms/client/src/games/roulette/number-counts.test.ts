import { expect, test } from 'vitest'
import { past } from '../games.fixture.tsx'
import { coldNumbers, hotNumbers, numbersIn, shareOf } from './number-counts.ts'

const drawn = [17, 3, 17, 0, 22, 3, 17, 36]

test('numbers are read from past coups in their order; what is none is left out', () => {
  expect(numbersIn([past(['17'], 'b'), past(['0'], 't'), past(['38'], 'b'), past([], 'b')])).toEqual([17, 0])
})

test('hot numbers came most often, of as many the newest first', () => {
  expect(hotNumbers(drawn, 4)).toEqual([
    { number: 17, count: 3, ago: 1 },
    { number: 3, count: 2, ago: 2 },
    { number: 36, count: 1, ago: 0 },
    { number: 22, count: 1, ago: 3 },
  ])
  expect(hotNumbers([], 5)).toEqual([])
})

test('cold numbers never came, the lowest first; of all that came, those away for longest', () => {
  expect(coldNumbers(drawn, 3).map(({ number }) => number)).toEqual([1, 2, 4])
  const all = Array.from({ length: 37 }, (_, number) => number)
  expect(coldNumbers([...all, ...all.slice(0, 30)], 2).map(({ number }) => number)).toEqual([30, 31])
})

test('shares of outside bets are of all coups, those with zero as well', () => {
  const shares = (['red', 'zero', 'black', 'odd', 'even', 'low', 'high', 'dozen-1', 'dozen-2', 'dozen-3'] as const).map(
    (shared) => shareOf(drawn, shared),
  )
  // Of eight: red 3, 3, 36; black 17, 17, 17, 22; zero once.
  expect(shares).toEqual([38, 13, 50, 63, 25, 63, 25, 25, 50, 13])
  expect(shareOf([], 'red')).toBe(0)
})
