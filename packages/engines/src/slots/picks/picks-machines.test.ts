import { expect, test } from 'vitest'
import { combinations } from '../../exact/combinations.ts'
import { gridAt } from '../grid.ts'
import { linePay } from '../line-pays.ts'
import { coinsOf, payOf, type SlotMachine, type Strip } from '../machine.ts'
import { parSheet } from '../par-sheet.ts'
import type { Pick as Board } from '../pick.ts'
import gongCircleSheet from './gong-circle.par-sheet.json' with { type: 'json' }
import { gongCircle } from './gong-circle.ts'

const MACHINES = [[gongCircle, gongCircleSheet]] as const

test.each(MACHINES)('$code: the stored par sheet equals the computed one; RTP in range', (machine, printed) => {
  expect(parSheet(machine)).toEqual(printed)
  const { total } = printed.returnToPlayer
  expect(Number(total)).toBeGreaterThan(95.9)
  expect(Number(total)).toBeLessThan(96.7)
})

test.each(MACHINES)('$code: the opening reels show no win', (machine: SlotMachine) => {
  const grid = gridAt(machine.strips.base, machine.opening, machine.rows)
  expect(machine.lines.map((line) => linePay(machine, grid, line))).toEqual(machine.lines.map(() => null))
  expect(grid.flat().filter((symbol) => symbol === machine.scatter).length).toBeLessThan(3)
})

/** In how many ways just so many scatters are seen, from the strips: one reel after the other. */
function scatterWays({ strips, rows, scatter }: SlotMachine): readonly (readonly [count: number, ways: number])[] {
  const onReel = (strip: Strip) =>
    strip.map((_, stop) => Array.from({ length: rows }, (_row, row) => strip[(stop + row) % strip.length]))
  const counted = strips.base.map((strip) =>
    onReel(strip).map((seen) => seen.filter((symbol) => symbol === scatter).length),
  )
  const ways = counted.reduce<ReadonlyMap<number, number>>(
    (before, reel) => {
      const all = [...before].flatMap(([count, often]) => reel.map((more) => [count + more, often] as const))
      return new Map(
        [...Map.groupBy(all, ([count]) => count)].map(([count, some]) => [count, sumOf(some, ([, n]) => n)]),
      )
    },
    new Map([[0, 1]]),
  )
  return [...ways]
}

const sumOf = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0)

/** Any one piece comes before all ends once in ends + 1; any two together once in C(ends + 2, 2). */
function meanOf({ prizes, factors: [factor = { factor: 1, places: 0 }], ends }: Board): number {
  const both = ((factor.factor - 1) * factor.places) / Number(combinations(ends + 2, 2))
  return sumOf(prizes, (one) => one.coins * one.places) * (1 / (ends + 1) + both)
}

test.each(MACHINES)(
  '$code: the par sheet parts match separate computations of lines, scatters and board',
  (machine, sheet) => {
    const { pick, strips, lines, scatter } = machine
    if (!pick) throw new Error('no board')
    const stops = strips.base.reduce((all, { length }) => all * length, 1)
    const staked = stops * coinsOf(machine)
    const ways = scatterWays(machine)
    const times = new Map(Object.entries(pick.times))
    // Every line of these is alike: what one returns is printed by its combinations.
    const line = sumOf(Object.entries(sheet.base.ways), ([name, count]) => {
      const [symbol = '', length = ''] = name.split(' ')
      return payOf(machine, symbol, Number(length)) * Number(count)
    })
    const scatters = sumOf(ways, ([count, often]) => payOf(machine, scatter, count) * often)
    const boards = sumOf(ways, ([count, often]) => (times.get(String(count)) ?? 0) * often) * meanOf(pick)
    expect(Number(sheet.exact.wins)).toBeCloseTo((line * lines.length) / staked, 12)
    expect(Number(sheet.exact.scatter)).toBeCloseTo(scatters / staked, 12)
    expect(Number(sheet.exact.feature)).toBeCloseTo(boards / staked, 12)
    expect(Number(sheet.pick.exact)).toBeCloseTo(boards / staked, 12)
    const begun = sumOf(ways, ([count, often]) => (times.has(String(count)) ? often : 0))
    expect(Number(sheet.pick.every)).toBeCloseTo(stops / begun, 1)
  },
)
