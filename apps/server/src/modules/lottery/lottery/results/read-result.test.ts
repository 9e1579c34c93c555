import { expect, test } from 'vitest'
import { readResult, widthsOf } from './read-result.ts'

const LAO = { family: 'THREE_UP', derivedFrom: 'lao' } as const
const HANOI = { family: 'THREE_UP', derivedFrom: 'hanoi' } as const
const STOCKS = { family: 'THREE_UP', derivedFrom: 'stocks' } as const
const THAI = { family: 'THAI' } as const

test('the numbers of a result have the widths of their family', () => {
  expect(widthsOf(LAO)).toEqual([3, 2])
  expect(widthsOf(THAI)).toEqual([6, 3, 3, 3, 3, 2])
  expect(widthsOf({ family: 'VN_NORTH' })).toHaveLength(27)
  expect(widthsOf({ family: 'MALAY' })).toHaveLength(23)
})

test('a result is derived from what was drawn', () => {
  // Four digits abcd: bcd on top, ab below; special and first prize; an index and its change.
  expect(readResult(LAO, { figures: { number: '0527' } })).toEqual(['527', '05'])
  expect(readResult(HANOI, { figures: { special: '60213', first: '04795' } })).toEqual(['213', '95'])
  expect(readResult(STOCKS, { figures: { index: '1,204.10', change: '-36.55' } })).toEqual(['410', '55'])
  expect(readResult(LAO, { result: ['527', '05'], figures: { number: '0527' } })).toEqual(['527', '05'])
})

test.each([
  ['numbers of another width', LAO, { result: ['52', '05'] }],
  ['a number too few', LAO, { result: ['527'] }],
  ['nothing at all', LAO, {}],
  ['numbers that differ from what they come from', LAO, { result: ['528', '05'], figures: { number: '0527' } }],
  ['figures of another game', LAO, { figures: { index: '1.00', change: '1.00' } }],
  ['figures of a game that derives nothing', THAI, { figures: { number: '0527' } }],
])('%s are no result', (_, game, told) => {
  expect(() => readResult(game, told)).toThrow('result_invalid')
})
