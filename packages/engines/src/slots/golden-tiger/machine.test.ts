import { describe, expect, test } from 'vitest'
import { countOnGrid, gridAt } from '../grid.ts'
import { linePay } from '../line-pays.ts'
import { windowAt } from '../strips.ts'
import { goldenTiger } from './machine.ts'

/** The twenty lines as they are drawn in the help: `x` where the line passes. */
const drawings = [
  ['.....', 'xxxxx', '.....'],
  ['xxxxx', '.....', '.....'],
  ['.....', '.....', 'xxxxx'],
  ['x...x', '.x.x.', '..x..'],
  ['..x..', '.x.x.', 'x...x'],
  ['xx.xx', '..x..', '.....'],
  ['.....', '..x..', 'xx.xx'],
  ['.....', 'x...x', '.xxx.'],
  ['.xxx.', 'x...x', '.....'],
  ['.x.x.', 'x.x.x', '.....'],
  ['.....', 'x.x.x', '.x.x.'],
  ['x.x.x', '.x.x.', '.....'],
  ['.....', '.x.x.', 'x.x.x'],
  ['..x..', 'xx.xx', '.....'],
  ['.....', 'xx.xx', '..x..'],
  ['x...x', '.xxx.', '.....'],
  ['.....', '.xxx.', 'x...x'],
  ['xx...', '..x..', '...xx'],
  ['...xx', '..x..', 'xx...'],
  ['x...x', '..x..', '.x.x.'],
]

describe('Golden Tiger: each pay line pays as drawn in the help', () => {
  test.each(drawings.map((drawing, line) => [line + 1, drawing] as const))('line %i', (number, drawing) => {
    // Crowns where the drawing has its cross, and around them symbols that make no run.
    const around = ['gem', 'coin', 'lotus', 'bell', 'gift']
    const grid = around.map((other, reel) => drawing.map((row) => (row[reel] === 'x' ? 'crown' : other)))
    const full = goldenTiger.lines.flatMap((line, index) =>
      linePay(goldenTiger, grid, line)?.count === 5 ? [index + 1] : [],
    )
    expect(full).toEqual([number])
    expect(linePay(goldenTiger, grid, goldenTiger.lines[number - 1] ?? [])).toEqual({
      symbol: 'crown',
      count: 5,
      win: 1500,
    })
  })

  test('there are twenty different pay lines', () => {
    expect(goldenTiger.lines.length).toBe(drawings.length)
    expect(new Set(goldenTiger.lines.map(String)).size).toBe(20)
  })
})

test('Golden Tiger: the opening reels show no win', () => {
  const grid = gridAt(goldenTiger.strips.base, goldenTiger.opening, goldenTiger.rows)
  expect(goldenTiger.lines.map((line) => linePay(goldenTiger, grid, line))).toEqual(goldenTiger.lines.map(() => null))
  expect(countOnGrid(grid, goldenTiger.scatter)).toBeLessThan(3)
})

test('Golden Tiger: a reel never shows two lanterns or two tigers at once', () => {
  for (const strip of [...goldenTiger.strips.base, ...goldenTiger.strips.free]) {
    for (const stop of strip.keys()) {
      const seen = windowAt(strip, stop, goldenTiger.rows)
      for (const one of ['lantern', 'tiger']) expect(seen.filter((symbol) => symbol === one).length).toBeLessThan(2)
    }
  }
})
