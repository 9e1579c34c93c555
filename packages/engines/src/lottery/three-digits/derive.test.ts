import { describe, expect, test } from 'vitest'
import { hanoiFiveResult, hanoiResult, laoResult, stockResult, yeekeeResult } from './derive.ts'

describe('yeekeeResult', () => {
  test('sums the shots less the 16th and keeps five digits', () => {
    // 15 × 11111 = 166665; with two more shots after the 16th: + 12 + 7 = 166684.
    const shots = [...Array.from({ length: 15 }, () => 11_111), 99_999, 12, 7]
    expect(yeekeeResult(shots)).toEqual(['684', '66'])
  })

  test('writes leading zeros', () => {
    expect(yeekeeResult([...Array.from({ length: 15 }, () => 0), 5, 7])).toEqual(['007', '00'])
  })

  test('gives 00000 where only the 16th shot is not 0', () => {
    expect(yeekeeResult([...Array.from({ length: 15 }, () => 0), 99_999])).toEqual(['000', '00'])
  })

  test('is what exact sums say, for rounds of thousands of shots', () => {
    const shots = Array.from({ length: 5_000 }, (_, n) => (n * 7_919 + 13) % 100_000)
    const sum = shots.reduce((total, shot) => total + BigInt(shot), 0n) - BigInt(shots[15] ?? 0)
    const five = String(sum % 100_000n).padStart(5, '0')
    expect(yeekeeResult(shots)).toEqual([five.slice(2), five.slice(0, 2)])
  })

  test.each([
    [Array.from({ length: 15 }, () => 1)],
    [Array.from({ length: 16 }, () => 100_000)],
    [Array.from({ length: 16 }, () => -1)],
    [Array.from({ length: 16 }, () => 0.5)],
  ])('rejects what is no round', (shots) => {
    expect(() => yeekeeResult(shots)).toThrow(RangeError)
  })
})

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
