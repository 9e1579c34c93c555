import { expect, test } from 'vitest'
import { exactReturn } from '../exact-return.ts'
import type { SlotMachine } from '../machine.ts'
import { visibleCounts } from '../scatter-counts.fixture.ts'
import { publishedReels } from './published-reels.fixture.ts'

/*
 * A machine that somebody else published (see README.md beside), read by ways. Its pays are tenths of the stake. The
 * expected figures were computed by a program that shares no code with this one: reel by reel, by the mean number of a
 * symbol and its wilds, in exact fractions. Its free spins multiply wilds one by one, which ours do not: they are left out.
 */
const strips = publishedReels('./stake-engine-ways.csv')

const machine: SlotMachine = {
  code: 'published-ways',
  mathVersion: '63e9cc6',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  pattern: 'ways',
  counts: [3, 4, 5],
  coins: 10,
  pays: {
    H1: [30, 50, 100],
    H2: [20, 40, 80],
    H3: [10, 20, 50],
    H4: [5, 10, 30],
    H5: [4, 8, 20],
    L1: [4, 8, 20],
    L2: [2, 5, 15],
    L3: [2, 5, 15],
    L4: [1, 3, 10],
  },
  lines: [],
  strips: { base: strips, free: strips },
  freeSpins: { awards: {}, multiplier: 1, most: 0 },
  opening: [0, 0, 0, 0, 0],
}

test('published ways slot: returns 334154328453 / 996250626251', { tags: ['slow'] }, () => {
  const { wins, total } = exactReturn(machine)
  expect(wins).toEqual({ over: 334_154_328_453n, under: 996_250_626_251n })
  expect(total).toEqual(wins)
})

test.each([
  [3, 9.238575994311212e-4],
  [4, 2.1266744975337207e-5],
  [5, 1.8732635652364558e-7],
])('published ways slot: %i scatters are seen with chance %d', (count, chance) => {
  const ways = visibleCounts(strips, machine.scatter, machine.rows)
  expect(Number(ways[count]) / 251 ** 5).toBeCloseTo(chance, 16)
})
