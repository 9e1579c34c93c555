import { expect, test } from 'vitest'
import { cycleOf, lineCombinations } from '../line-combinations.ts'
import type { SlotMachine } from '../machine.ts'
import { visibleCounts } from '../scatter-counts.fixture.ts'
import { spinReturn } from '../spin-return.fixture.ts'
import { publishedReels } from './published-reels.fixture.ts'

/*
 * A machine that somebody else published (see README.md beside). Its pays are tenths of the stake; taken ten times they
 * are whole. The expected figures were computed from the same reels by programs that share no code with this one, in
 * floating point: nine decimals are sure, and the count of winning ways is exact.
 */
const strips = publishedReels('./stake-engine-lines.csv')

const machine: SlotMachine = {
  code: 'published',
  mathVersion: '63e9cc6',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  pays: {
    W: [0, 100, 200, 500],
    H1: [0, 100, 200, 500],
    H2: [0, 30, 50, 150],
    H3: [0, 20, 30, 100],
    H4: [0, 10, 20, 80],
    L1: [0, 5, 10, 50],
    L2: [0, 3, 7, 30],
    L3: [0, 3, 7, 30],
    L4: [0, 2, 5, 20],
    L5: [0, 1, 3, 10],
  },
  lines: Array.from({ length: 20 }, () => [1, 1, 1, 1, 1]),
  strips: { base: strips, free: strips },
  freeSpins: { awards: {}, multiplier: 1, most: 0 },
  opening: [0, 0, 0, 0, 0],
}

const cycle = Number(cycleOf(strips))

test('published lines slot: each reel has 219 stops', () => {
  expect(strips.map((strip) => strip.length)).toEqual([219, 219, 219, 219, 219])
})

test('published lines slot: 20 lines return 0.3401890369 of the stake, one 0.0170094519', () => {
  const { over, under } = spinReturn(machine, strips).lines
  expect(Number(over) / Number(under) / 10).toBeCloseTo(0.3401890369, 10)
  expect(Number(over) / Number(under) / 10 / 20).toBeCloseTo(0.0170094519, 9)
})

test('published lines slot: a line wins with chance 0.0160038709', () => {
  const hits = lineCombinations(machine, strips).reduce((ways, combination) => ways + combination.ways, 0n)
  expect(Number(hits) / cycle).toBeCloseTo(0.0160038709, 9)
  expect(hits).toBe(8_062_052_256n)
})

test.each([
  [3, 7.002942e-4, 10],
  [4, 1.114289e-5, 11],
  [5, 6.0297e-8, 12],
])('published lines slot: %i scatters are seen with chance %d', (count, chance, digits) => {
  const ways = visibleCounts(strips, machine.scatter, machine.rows)
  expect(Number(ways[count]) / cycle).toBeCloseTo(chance, digits)
})
