import { expect, test } from 'vitest'
import { findGoodRoad } from './good-roads.ts'
import { readResults } from './read-results.ts'

test.each([
  ['', null],
  ['BBB', null],
  ['PBBBB', 'long 4 banker'],
  ['BBTTBB', 'long 4 banker'],
  ['BPPPPPPTT', 'long 6 player'],
  ['BBBBP', null],
  ['PBPB', 'pingpong 4'],
  ['PBP', null],
  ['BBBPBP', 'pingpong 4'],
  ['BBBPB', null],
  ['PBPBB', null],
  ['PTBPTTB', 'pingpong 4'],
  ['PpBbPpbB', 'pingpong 4'],
  ['TTTT', null],
  ['BB', null],
  ['BBP', null],
  ['BBPP', 'double 4'],
  ['BBPPB', 'double 5'],
  ['BTBPTPBB', 'double 6'],
  ['PBBPP', 'double 4'],
  ['BBBPP', null],
  ['BBBPPB', null],
  ['BBPPBBB', null],
])('after %s the road is %s', (results, road) => {
  const found = findGoodRoad(results)
  expect(found && [found.road, found.length, ...(found.side ? [found.side] : [])].join(' ')).toBe(road)
})

test('readResults reads winners with their pairs, and each once', () => {
  expect(readResults('PpBbTpbP').map(({ winner, playerPair, bankerPair }) => [winner, playerPair, bankerPair])).toEqual(
    [
      ['player', true, false],
      ['banker', false, true],
      ['tie', true, true],
      ['player', false, false],
    ],
  )
})
