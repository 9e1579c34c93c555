import { expect, test } from 'vitest'
import { fillerOf, Strip } from './strip.ts'

const PLAIN = ['crown', 'gem', 'coin', 'lotus', 'bell', 'gift', 'mango', 'cherries']

test('a strip shows the column it stands on', () => {
  const strip = new Strip(PLAIN, ['tiger', 'gem', 'lantern'])
  expect([0, 1, 2].map((row) => strip.at(row))).toEqual(['tiger', 'gem', 'lantern'])
})

test('a strip shows the new column at its stop, and the old one until it has scrolled away', () => {
  const strip = new Strip(PLAIN, ['tiger', 'gem', 'lantern'])
  strip.stopAt(12, ['bell', 'bell', 'crown'])
  expect([0, 1, 2].map((row) => strip.at(row - 12))).toEqual(['bell', 'bell', 'crown'])
  expect(strip.at(0)).toBe('tiger')
  strip.settle(['bell', 'bell', 'crown'])
  expect([0, 1, 2].map((row) => strip.at(row))).toEqual(['bell', 'bell', 'crown'])
})

test('a strip has only plain symbols around its stop', () => {
  const strip = new Strip(fillerOf(PLAIN, 1), ['tiger', 'lantern', 'tiger'])
  for (const place of [-4, -3, -2, -1, 3, 4, 5, 6]) expect(PLAIN).toContain(strip.at(place))
})

test('the fillers of five reels differ from each other', () => {
  expect(new Set([0, 1, 2, 3, 4].map((reel) => fillerOf(PLAIN, reel).join())).size).toBe(5)
})

test.each([0, 1, 2, 3, 4])('the filler of reel %i has every plain symbol once', (reel) => {
  expect([...fillerOf(PLAIN, reel)].sort()).toEqual([...PLAIN].sort())
})

test.each([6, 7, 8, 9, 10])('the filler of a machine with %i plain symbols has each of them once', (count) => {
  const plain = Array.from({ length: count }, (_, i) => `symbol ${i}`)
  for (const reel of [0, 1, 2, 3, 4, 5]) expect([...fillerOf(plain, reel)].sort()).toEqual([...plain].sort())
})
