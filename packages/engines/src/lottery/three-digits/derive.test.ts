import { describe, expect, test } from 'vitest'
import { hanoiFiveResult, hanoiResult, laoResult, stockResult } from './derive.ts'

test('laoResult takes the last three and the first two of four digits', () => {
  expect(laoResult('0427')).toEqual(['427', '04'])
  expect(() => laoResult('427')).toThrow(RangeError)
})

test('hanoiResult takes the special prize and the first prize', () => {
  // The draw of the north of 2026-08-22.
  expect(hanoiResult({ special: '60213', first: '80300' })).toEqual(['213', '00'])
  expect(() => hanoiResult({ special: '6021', first: '80300' })).toThrow(RangeError)
})

test('hanoiFiveResult takes both from one number', () => {
  expect(hanoiFiveResult('05213')).toEqual(['213', '05'])
})

describe('stockResult', () => {
  test.each([
    [{ index: '38596.47', change: '-36.55' }, ['647', '55']],
    [{ index: '1,301.05', change: '+0.09' }, ['105', '09']],
    [{ index: '24,390.00', change: '1,204.10' }, ['000', '10']],
  ])('%j', (published, result) => {
    expect(stockResult(published)).toEqual(result)
  })

  test.each(['38596', '38596.4', '38596.475', '.47', '', '38,596.47 pts', '385x6.47'])(
    'rejects the index %j',
    (index) => {
      expect(() => stockResult({ index, change: '0.10' })).toThrow(RangeError)
    },
  )
})
