import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { goldenTiger } from './golden-tiger/machine.ts'
import { linePay } from './line-pays.ts'
import { payOf } from './machine.ts'

const [, top] = goldenTiger.lines
const symbols = Object.keys(goldenTiger.pays)

/** Reads five symbols as the top row of a grid; the other rows show what pays nothing there. */
const pay = (row: string) =>
  linePay(
    goldenTiger,
    row.split(' ').map((symbol) => [symbol, 'lantern', 'lantern']),
    top ?? [],
  )

describe('slot pay line', () => {
  test.each([
    ['gem gem gem bell gem', 'gem', 3, 40],
    ['gem gem gem gem gem', 'gem', 5, 750],
    ['tiger gem tiger bell bell', 'gem', 3, 40],
    ['tiger tiger tiger tiger tiger', 'tiger', 5, 3000],
    ['tiger tiger bell mango gift', 'bell', 3, 15],
    ['tiger tiger lantern bell gift', 'tiger', 2, 10],
    ['bell tiger tiger tiger mango', 'bell', 4, 50],
  ])('%s pays %s %i: %i', (row, ...[symbol, count, win]) => {
    expect(pay(row)).toEqual({ symbol, count, win })
  })

  test.each([
    'gem gem bell gem gem',
    'bell gem gem gem gem',
    'lantern gem gem gem gem',
    'lantern lantern lantern lantern lantern',
    'gem gem lantern gem gem',
    'gem tiger lantern tiger gem',
  ])('%s pays nothing', (row) => {
    expect(pay(row)).toBeNull()
  })

  test('pays leading wilds as wilds when that is worth more than substituting', () => {
    expect(pay('tiger tiger tiger tiger mango')).toEqual({ symbol: 'tiger', count: 4, win: 750 })
    expect(pay('tiger tiger tiger tiger crown')).toEqual({ symbol: 'crown', count: 5, win: 1500 })
    expect(pay('tiger tiger tiger mango lantern')).toEqual({ symbol: 'tiger', count: 3, win: 100 })
  })

  test('pays the longer run when both are worth the same', () => {
    expect(pay('tiger tiger mango bell gift')).toEqual({ symbol: 'mango', count: 3, win: 10 })
  })
})

/** The rule as a player reads it, word by word: of all symbols and lengths whose run stands there, the best paid. */
function byDefinition(row: readonly string[]): number {
  const wins = symbols
    .filter((symbol) => symbol !== 'lantern')
    .flatMap((symbol) =>
      [2, 3, 4, 5]
        .filter((length) =>
          row.slice(0, length).every((seen) => seen === symbol || (symbol !== 'tiger' && seen === 'tiger')),
        )
        .map((length) => payOf(goldenTiger, symbol, length)),
    )
  return Math.max(0, ...wins)
}

test('linePay: pays the best run by definition for any five symbols', () => {
  // Few symbols at a time and many tigers, so that runs come up.
  const row = fc.subarray(symbols, { minLength: 2, maxLength: 4 }).chain((few) => {
    return fc.array(fc.constantFrom('tiger', ...few), { minLength: 5, maxLength: 5 })
  })
  fc.assert(
    fc.property(row, (five) => {
      expect(pay(five.join(' '))?.win ?? 0).toBe(byDefinition(five))
    }),
    { numRuns: 20_000 },
  )
})
