import { describe, expect, test } from 'vitest'
import { countOnGrid, gridAt } from './grid.ts'
import { linePay } from './line-pays.ts'
import { payOf, type SlotMachine } from './machine.ts'
import { type Outcome, outcomeTable } from './outcome-table.ts'
import { visibleCounts } from './scatter-counts.fixture.ts'
import { smallMachine } from './small-machine.fixture.ts'

const { strips } = smallMachine

/** Every stop of every reel, one after the other, each looked at as a spin does. */
function turnAll(machine: SlotMachine): Map<string, number> {
  const found = new Map<string, number>()
  const stops = strips.base.reduce<number[][]>(
    (all, strip) => all.flatMap((before) => strip.map((_, stop) => [...before, stop])),
    [[]],
  )
  for (const each of stops) {
    const grid = gridAt(strips.base, each, machine.rows)
    const scatters = countOnGrid(grid, machine.scatter)
    const onLines = machine.lines.map((line) => linePay(machine, grid, line)?.win ?? 0)
    const key = `${scatters} ${onLines.reduce((sum, win) => sum + win, payOf(machine, machine.scatter, scatters))}`
    found.set(key, (found.get(key) ?? 0) + 1)
  }
  return found
}

const asMap = (outcomes: readonly Outcome[]) =>
  new Map(outcomes.map(({ scatters, win, ways }) => [`${scatters} ${win}`, Number(ways)]))

describe('slot outcome table', () => {
  const table = outcomeTable(smallMachine, 'base')

  test('matches an enumeration of all stops', () => {
    expect(asMap(table)).toEqual(turnAll(smallMachine))
  })

  test('has the scatter counts of an independent convolution', () => {
    const ways = table.reduce<bigint[]>((sum, { scatters, ways }) => {
      sum[scatters] = (sum[scatters] ?? 0n) + ways
      return sum
    }, [])
    const convolved = visibleCounts(strips.base, smallMachine.scatter, smallMachine.rows)
    expect(convolved.slice(0, ways.length)).toEqual(Array.from(ways, (each) => each ?? 0n))
    expect(convolved.slice(ways.length).every((each) => each === 0n)).toBe(true)
  })
})
