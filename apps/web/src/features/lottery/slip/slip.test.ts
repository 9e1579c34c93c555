import { LINES_MAX, type WireLine } from '@sanuk/contracts/lottery'
import { parseAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { costOf, readSlip, withLines, withoutLine, withReplaced } from './slip.ts'

const line = (change: Partial<WireLine> = {}): WireLine => ({
  play: 'position',
  selection: { rows: [[1], [], [2, 3], [], []] },
  unitStake: '2',
  multiple: 5,
  units: 3,
  ...change,
})

/** `lo` costs 27 units a point. */
const PLAYS = new Map([
  ['position', { cost: 1 }],
  ['lo', { cost: 27 }],
])
const UNLIMITED = () => Number.POSITIVE_INFINITY
const multiples = (slip: readonly WireLine[] | null) => slip?.map(({ multiple }) => multiple)

test('a slip costs units times stake times multiple', () => {
  expect(costOf([line()], PLAYS)).toBe(parseAmount('30'))
  expect(costOf([line(), line({ play: 'lo', unitStake: '0.02', multiple: 1 })], PLAYS)).toBe(parseAmount('31.62'))
  expect(costOf([], PLAYS)).toBe(0n)
})

test('equal bets become one line with their multiples added', () => {
  const slip = withLines([line()], [line({ multiple: 2, unitStake: '2.00' }), line({ unitStake: '1' })], UNLIMITED)
  expect(multiples(slip)).toEqual([7, 5])
})

test('typed tickets are the same bet in any order, other places are another bet', () => {
  const typed = (tickets: string[], places: number[]) => line({ selection: { tickets, places } })
  const slip = withLines(
    [typed(['12', '34'], [3, 4])],
    [typed(['34', '12'], [3, 4]), typed(['12', '34'], [0, 1])],
    UNLIMITED,
  )
  expect(multiples(slip)).toEqual([10, 5])
})

test('a line played at another series is another bet', () => {
  expect(multiples(withLines([line({ series: 1956 })], [line({ series: 1900 })], UNLIMITED))).toEqual([5, 5])
})

test('a line at half the prize is another bet than one at the full prize', () => {
  const half = line({ rate: 'half' })
  expect(multiples(withLines([line({ rate: 'full' }), half], [line({ multiple: 1 }), half], UNLIMITED))).toEqual([
    6, 10,
  ])
})

test('a line that is replaced by two leaves the others where they are', () => {
  const other = line({ unitStake: '1' })
  const [full, half] = [line({ units: 2 }), line({ units: 1, rate: 'half' })]
  expect(withReplaced([line(), other], [0, [full, half]], UNLIMITED)).toEqual([full, half, other])
})

test('refuses more than the highest multiple of a line', () => {
  expect(withLines([line()], [line()], () => 9)).toBeNull()
  expect(multiples(withLines([line()], [line()], () => 10))).toEqual([10])
})

test('refuses more lines than a bet may have', () => {
  const many = Array.from({ length: LINES_MAX }, (_, n) => line({ selection: { rows: [[n]] } }))
  expect(withLines([], many, UNLIMITED)).toHaveLength(LINES_MAX)
  expect(withLines(many, [line()], UNLIMITED)).toBeNull()
})

test('a changed line that equals another joins it', () => {
  const slip = [line({ unitStake: '1' }), line()]
  expect(multiples(withReplaced(slip, [0, [line({ multiple: 1 })]], UNLIMITED))).toEqual([6])
  expect(withoutLine(slip, 0)).toEqual([line()])
})

test('reads a kept slip, without plays that are gone', () => {
  expect(readSlip(JSON.stringify([line(), line({ play: 'gone' })]), PLAYS)).toEqual([line()])
})

test.each([null, '', 'nonsense', '{}', '[{"play":"position"}]', JSON.stringify([line({ multiple: -1 })])])(
  'reads %j as an empty slip',
  (text) => expect(readSlip(text, PLAYS)).toEqual([]),
)
