import { describe, expect, test } from 'vitest'
import { PLAYS, payOf, prizeAt, type Result, type Selection } from '../bets.ts'
import { DRAWN } from '../draws.ts'
import { choicesFrom, numbersOf, playOf } from '../number-plays.fixture.ts'
import { SETTLED } from '../settle.ts'
import { archivedDraws } from './archive.fixture.ts'

const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
/** Twenty numbers for parlays. */
const PICKED = Array.from({ length: 20 }, (_, n) => n * 5 + (n % 3))

/** As much of a play as can be picked. */
function everythingOf(code: string): Selection {
  const { rows } = playOf('VN_NORTH', code).form
  return {
    rows: rows.map(({ symbols, most }) => {
      if (symbols.kind === 'words') return symbols.words.map((_, at) => at)
      if (symbols.width === 1) return TEN
      return most === 100 ? numbersOf(2).map(Number) : PICKED.slice(0, most)
    }),
  }
}

const binomial = (of: number, taken: number) =>
  choicesFrom(
    Array.from({ length: of }, (_, n) => n),
    taken,
  ).length

/** What of everything must win: each number that is compared once, and parlays by how many of the picked numbers occur. */
function expectedOf(result: Result): Record<string, readonly number[]> {
  const endings = new Set(result.map((number) => number.slice(-2)))
  const occurring = (count: number) =>
    PICKED.slice(0, count).filter((number) => endings.has(String(number).padStart(2, '0'))).length
  const [special = ''] = result
  const many = occurring(20)
  return {
    'lot-two': [27],
    'lot-two-by-stake': [27],
    'lot-first-two': [27],
    'lot-three': [23],
    'lot-four': [20],
    'special-two': [1],
    'special-first-two': [1],
    'first-prize-two': [1],
    'lowest-two': [4],
    'lowest-and-special-two': [5],
    'special-three': [1],
    'first-prize-three': [1],
    'lowest-three': [3],
    'lowest-and-special-three': [4],
    'special-four': [1],
    'parlay-two': [binomial(many, 2)],
    'parlay-three': [binomial(many, 3)],
    'parlay-four': [binomial(many, 4)],
    'full-parlay-three': [binomial(occurring(3), 2), binomial(occurring(3), 3)],
    'full-parlay-four': [binomial(occurring(4), 2), binomial(occurring(4), 3), binomial(occurring(4), 4)],
    'special-tens': [1],
    'special-ones': [1],
    'special-sum': [1],
    'special-odd-even': [1],
    'special-high-low': [1],
    'special-double': [Number(special.at(-1) === special.at(-2))],
  }
}

/** Absent numbers have an expectation of their own: most of their choices are too many to list. */
const ABSENT = new Map([
  ['absent-four', 4],
  ['absent-five', 5],
  ['absent-six', 6],
  ['absent-seven', 7],
  ['absent-eight', 8],
  ['absent-nine', 9],
  ['absent-ten', 10],
  ['absent-twelve', 12],
  ['absent-fourteen', 14],
])

/** Pascal's triangle. */
const PASCAL: number[][] = [[1]]
for (let n = 1; n <= 20; n += 1) {
  const above = PASCAL[n - 1] ?? []
  PASCAL.push(Array.from({ length: n + 1 }, (_, k) => (above[k - 1] ?? 0) + (above[k] ?? 0)))
}

function expectSettlesAll(result: Result, day: string): void {
  expect({ day, isResult: DRAWN.VN_NORTH.isResult(result) }).toEqual({ day, isResult: true })
  const settled = SETTLED.VN_NORTH(result)
  const endings = new Set(result.map((number) => number.slice(-2)))
  const absent = PICKED.filter((number) => !endings.has(String(number).padStart(2, '0'))).length
  const expected = expectedOf(result)
  for (const code of PLAYS.VN_NORTH.keys()) {
    const size = ABSENT.get(code)
    const won = size === undefined ? expected[code] : [PASCAL[absent]?.[size] ?? 0]
    const hits = settled.get(code)?.(everythingOf(code))
    if (hits?.refunded !== 0 || hits.won.join() !== won?.join())
      expect({ day, code, ...hits }).toEqual({ day, code, won })
  }
}

describe('archived draws of the north', () => {
  const draws = archivedDraws()

  test('every twentieth settles every play: of everything exactly what was drawn wins', () => {
    expect(draws).toHaveLength(7_530)
    for (const { day, result } of draws.filter((_, n) => n % 20 === 0)) expectSettlesAll(result, day)
  })

  test('all settle every play', { tags: ['slow'], timeout: 120_000 }, () => {
    for (const { day, result } of draws) expectSettlesAll(result, day)
  })

  test('endings of all draws are as frequent as chances say', () => {
    // 7 530 × 27 endings over 100 numbers: 2 033.1 each, standard deviation 44.9; none is off by more than five of them.
    const times = new Map(numbersOf(2).map((number) => [number, 0]))
    for (const { result } of draws) {
      for (const number of result) times.set(number.slice(-2), (times.get(number.slice(-2)) ?? 0) + 1)
    }
    expect(Math.min(...times.values())).toBeGreaterThan(2_033 - 225)
    expect(Math.max(...times.values())).toBeLessThan(2_033 + 225)
  })
})

describe('the draw of 2026-08-22', () => {
  const result = archivedDraws().find(({ day }) => day === '20260822')?.result ?? []
  const settled = SETTLED.VN_NORTH(result)
  const won = (code: string, selection: Selection) => settled.get(code)?.(selection).won
  const words = (code: string, name: string) => {
    const symbols = playOf('VN_NORTH', code).form.rows[0]?.symbols
    return symbols?.kind === 'words' ? { rows: [[symbols.words.indexOf(name)]] } : {}
  }

  test('83 for 10 points occurs twice and pays 1 980 for 270', () => {
    const { cost, tiers } = playOf('VN_NORTH', 'lot-two')
    const hits = settled.get('lot-two')?.({ tickets: ['83'] }) ?? { won: [], refunded: 0 }
    expect(hits.won).toEqual([2])
    expect(cost * 10).toBe(270)
    const prizes = tiers.flatMap(({ odds }) => (odds ? [prizeAt(odds)] : []))
    expect(payOf({ unitStake: 10_000n, multiple: 10, prizes }, hits)).toBe(1_980n * 10_000n)
  })

  test('49, 83 and 94 occur twice; a parlay of 49 and 83 wins once', () => {
    for (const number of ['49', '83', '94']) expect(won('lot-two', { tickets: [number] })).toEqual([2])
    expect(won('parlay-two', { tickets: ['4983'] })).toEqual([1])
    expect(won('full-parlay-three', { tickets: ['498394'] })).toEqual([3, 1])
  })

  test('none of 01, 02, 03 and 04 occurs', () => {
    expect(won('absent-four', { tickets: ['01020304'] })).toEqual([1])
    expect(won('absent-four', { tickets: ['01020383'] })).toEqual([0])
  })

  test('the special prize is 60213', () => {
    expect(won('special-two', { tickets: ['13'] })).toEqual([1])
    expect(won('special-first-two', { tickets: ['60'] })).toEqual([1])
    expect(won('first-prize-two', { tickets: ['00'] })).toEqual([1])
    expect(won('lowest-two', { tickets: ['26', '09', '06', '64', '13'] })).toEqual([4])
    expect(won('special-tens', { rows: [[1]] })).toEqual([1])
    expect(won('special-ones', { rows: [[3]] })).toEqual([1])
    expect(won('special-sum', { rows: [[4]] })).toEqual([1])
    expect(won('special-three', { tickets: ['213'] })).toEqual([1])
    expect(won('special-four', { tickets: ['0213'] })).toEqual([1])
    expect(won('special-high-low', words('special-high-low', 'low'))).toEqual([1])
    expect(won('special-high-low', words('special-high-low', 'high'))).toEqual([0])
    expect(won('special-odd-even', words('special-odd-even', 'odd'))).toEqual([1])
    expect(won('special-odd-even', words('special-odd-even', 'even'))).toEqual([0])
    expect(won('special-double', { rows: [[0]] })).toEqual([0])
  })
})
