import { describe, expect, test } from 'vitest'
import { type Fraction, fraction, toDecimal } from '../exact/fraction.ts'
import { drawFrom } from '../random/draw.ts'
import { seededBytes } from '../random/seeded-bytes.fixture.ts'
import { exactReturn } from './exact-return.ts'
import { holdSeries } from './hold-series.ts'
import { linePay } from './line-pays.ts'
import { coinsOf } from './machine.ts'
import { outcomeTable } from './outcome-table.ts'
import { SMALL_MACHINES, smallMachineOf } from './small-machines.fixture.ts'
import { playStops, spin } from './spin.ts'
import { symbolWins } from './symbol-wins.ts'
import { fall } from './tumble.ts'

/** A grid from its rows, read as it is seen. */
const seen = (...rows: string[]) => {
  const cells = rows.map((row) => row.split(' '))
  return (cells[0] ?? []).map((_, reel) => cells.map((row) => row[reel] ?? ''))
}

describe('slot wins without pay lines', () => {
  const told = (code: string, ...rows: string[]) =>
    symbolWins(smallMachineOf(code), seen(...rows)).map(({ symbol, count, ways, win }) => [symbol, count, ways, win])

  test.each([
    [
      'a way through all reels',
      ['a b b', 'b a a'],
      [
        ['a', 3, 1, 4],
        ['b', 3, 1, 3],
      ],
    ],
    ['matches on neighbouring reels multiply', ['a a b', 'a w s'], [['a', 2, 4, 4]]],
    ['a reel without a match ends the way', ['a b a', 's s a'], []],
    ['from the left only', ['s a a', 'b a a'], []],
  ])('by ways: %s', (_, rows, wins) => {
    expect(told('ways', ...rows)).toEqual(wins)
  })

  test('anywhere: pays by the number of symbols seen, wilds counting for each symbol', () => {
    expect(told('anywhere', 'a b a', 'b a w', 'c a b')).toEqual([
      ['a', 5, 1, 2],
      ['b', 4, 1, 1],
    ])
    expect(told('anywhere', 'a a a', 'a a a', 'b b c')).toEqual([['a', 6, 1, 7]])
    expect(told('anywhere', 'w w w', 'w w w', 's s s')).toEqual([])
  })

  test('clusters: adjacent cells connect, diagonal ones do not, and each cluster pays', () => {
    expect(told('clusters', 'a a b', 'b a b', 'a b b')).toEqual([
      ['a', 3, 1, 2],
      ['b', 4, 1, 1],
    ])
    expect(told('clusters', 'a b a', 'b c b', 'a b a')).toEqual([])
    expect(told('clusters', 'a w a', 'a c a', 'b c b')).toEqual([
      ['a', 5, 1, 7],
      ['c', 3, 1, 3],
    ])
    expect(told('clusters', 'w w w', 'b c b', 'c b c')).toEqual([
      ['b', 5, 1, 5],
      ['c', 4, 1, 3],
    ])
    expect(told('clusters', 'w w w', 's s s', 'b c b')).toEqual([])
    const [cluster] = symbolWins(smallMachineOf('clusters'), seen('b a a', 'c a b', 'c b c'))
    expect(cluster?.cells).toEqual([
      [1, 0],
      [1, 1],
      [2, 0],
    ])
  })
})

test.each([
  ['a w a w b', { symbol: 'a', count: 4, win: 10 * 2 * 2 }],
  ['b b w w w', { symbol: 'b', count: 5, win: 12 * 3 * 2 * 1 }],
  ['w w w a b', { symbol: 'a', count: 4, win: 10 * 1 * 2 * 3 }],
  // Two wilds at the beginning pay less than the three of a kind they are part of, times the same.
  ['w w a s b', { symbol: 'a', count: 3, win: 4 * 2 }],
  ['w w w w s', { symbol: 'w', count: 4, win: 20 * 2 * 3 * 2 }],
  ['b s b w w', null],
])('wilds multiply the win of their line: %s', (row, pay) => {
  expect(linePay(smallMachineOf('factors'), seen(row), [0, 0, 0, 0, 0])).toEqual(pay)
})

test('tumble: winning cells are removed, cells above fall and the strip refills the reel', () => {
  const strips = [
    ['a', 'b', 'c', 'd', 'e'],
    ['f', 'g', 'h', 'i'],
  ]
  const before = { grid: seen('c f', 'd g', 'e h'), tops: [2, 0] }
  const cells = [
    [0, 1],
    [0, 2],
    [1, 0],
  ] as const
  expect(fall(strips, before, cells)).toEqual({ grid: seen('a i', 'b g', 'c h'), tops: [0, 3] })
})

test('a spin tumbles until nothing wins, with the ladder multiplier of each tumble', () => {
  const machine = smallMachineOf('anywhere')
  const before = { kind: 'free', left: 0, room: 5, filled: [] } as const
  let longest = 0
  for (let stop = 0; stop < 5 ** 3; stop += 1) {
    const stops = [stop % 5, Math.floor(stop / 5) % 5, Math.floor(stop / 25)]
    const steps = playStops(machine, before, stops)
    longest = Math.max(longest, steps.length)
    for (const [at, { kind, grid, multiplier, symbolWins: won }] of steps.entries()) {
      expect(kind).toBe(at === 0 ? 'free' : 'fall')
      // Twice in free spins, and the ladder of 2 and 3 on top.
      expect(multiplier).toBe(at === 0 ? 4 : 6)
      expect(won?.map(({ win }) => win)).toEqual(symbolWins(machine, grid).map(({ win }) => win * multiplier))
      expect((won?.length ?? 0) > 0).toBe(at < steps.length - 1)
    }
  }
  expect(longest).toBeGreaterThan(2)
})

describe.each(SMALL_MACHINES)('small slot $code', (machine) => {
  const exact = exactReturn(machine)
  const number = (value: Fraction) => Number(toDecimal(value, 15))

  test('the outcome table of a paid spin matches an enumeration of all stops', () => {
    const found = new Map<string, number>()
    const stops = machine.strips.base.reduce<number[][]>(
      (all, strip) => all.flatMap((some) => strip.map((_, stop) => [...some, stop])),
      [[]],
    )
    for (const each of stops) {
      const steps = playStops(machine, { kind: 'base', left: 0, room: 100, filled: [] }, each)
      const scatters = steps
        .at(-1)
        ?.grid.flat()
        .filter((one) => one === machine.scatter).length
      const key = `${scatters} ${steps.reduce((sum, { win }) => sum + win, 0)}`
      found.set(key, (found.get(key) ?? 0) + 1)
    }
    const table = new Map<string, number>()
    for (const { scatters, win, ways } of outcomeTable(machine, 'base')) {
      table.set(`${scatters} ${win}`, (table.get(`${scatters} ${win}`) ?? 0) + Number(ways))
    }
    expect(table).toEqual(found)
  })

  test('simulation fits exactReturn within 3.5 standard errors', { tags: ['slow'] }, () => {
    const rounds = 120_000
    const draw = drawFrom(seededBytes(42))
    let [won, squares, features, most] = [0, 0, 0, 0]
    for (let round = 0; round < rounds; round += 1) {
      const { steps, board, win } = spin(machine, draw)
      const stakes = win / coinsOf(machine)
      won += stakes
      squares += stakes * stakes
      most = Math.max(most, stakes)
      if (board || steps.some(({ kind }) => kind === 'free' || kind === 'respin')) features += 1
    }
    const variance = number(exact.variance)
    expect(Math.abs(won / rounds - number(exact.total))).toBeLessThan(3.5 * Math.sqrt(variance / rounds))
    expect(squares / rounds - (won / rounds) ** 2).toBeGreaterThan(variance * 0.9)
    expect(squares / rounds - (won / rounds) ** 2).toBeLessThan(variance * 1.1)
    expect(most).toBeLessThanOrEqual(number(exact.maximumWin))
    const chance = number(exact.featureChance)
    expect(Math.abs(features / rounds - chance)).toBeLessThanOrEqual(3.5 * Math.sqrt((chance * (1 - chance)) / rounds))
  })
})

test('filling wilds: filled reels stay filled during the free spins', () => {
  const machine = smallMachineOf('filling')
  const draw = drawFrom(seededBytes(7))
  let stayed = 0
  for (let round = 0; round < 5_000; round += 1) {
    let filled: number[] = []
    for (const { kind, grid } of spin(machine, draw).steps) {
      const now = [...grid.keys()].filter((reel) => grid[reel]?.every((one) => one === 'w'))
      if (kind === 'free') {
        expect(now).toEqual(expect.arrayContaining(filled))
        stayed += filled.length
        filled = now
      }
    }
  }
  expect(stayed).toBeGreaterThan(100)
})

describe('hold-and-respin series', () => {
  const hold = { least: 1, respins: 1, of: 4, values: [{ value: 10, weight: 1 }], full: 100 }

  test('with one respin and one of two places held fills the other with chance 1/4', () => {
    expect(holdSeries(hold, 2, 1)).toEqual({
      spins: fraction(1n),
      // 3/4 of 10 and 1/4 of 10 + 10 + 100.
      win: fraction(75n, 2n),
      square: fraction(3n * 10n ** 2n + 120n ** 2n, 4n),
      largest: 120n,
      largestChance: fraction(1n, 4n),
    })
  })

  test('gets all respins again with every new symbol', () => {
    // Three places, one held, two respins. None in both: (9/16)^2.
    const { spins } = holdSeries({ ...hold, respins: 2 }, 3, 1)
    // Two empty: E2 = 1 + 9/16 (1) + 6/16 (1 + 9/16) E1, where with one empty E1 = 1 + 3/4.
    const e1 = 1 + 3 / 4
    const e2 = 1 + 9 / 16 + (6 / 16) * (1 + 9 / 16) * e1
    expect(Number(spins.over) / Number(spins.under)).toBeCloseTo(e2, 12)
  })
})

test.each([{ gamble: { cards: 1, ceiling: 1 } }, { jackpot: { numbers: 10 } }])(
  'exactReturn: rejects a pick board together with %j',
  (more) => {
    expect(() => exactReturn({ ...smallMachineOf('picking'), ...more })).toThrow(RangeError)
  },
)
