import { expect, test } from 'vitest'
import { hasGoodRoad } from './good-roads.ts'
import { readResults } from './read-results.ts'

test.each([
  ['', false, false],
  ['BBB', false, false],
  ['PBBBB', true, false],
  ['BBTTBB', true, false],
  ['BBBBP', false, false],
  ['PBPB', false, true],
  ['PBP', false, false],
  ['BBBPBP', false, true],
  ['BBBPB', false, false],
  ['PBPBB', false, false],
  ['PTBPTTB', false, true],
  ['PpBbPpbB', false, true],
  ['TTTT', false, false],
])('after %s a long run is %s and ping-pong %s', (results, long, pingpong) => {
  expect([hasGoodRoad('long', results), hasGoodRoad('pingpong', results)]).toEqual([long, pingpong])
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
