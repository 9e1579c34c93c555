import { describe, expect, test } from 'vitest'
import { type Fraction, fraction, quotient, sum } from '../exact/fraction.ts'
import { seriesOf } from './free-spins.ts'
import type { SlotMachine } from './machine.ts'
import { type Outcome, outcomeTable } from './outcome-table.ts'
import { smallMachine } from './small-machine.fixture.ts'

/** A free spin that pays 5 once in four, wins two more once in four, and else is nothing. */
const outcomes: readonly Outcome[] = [
  { scatters: 0, win: 0, ways: 2n, filled: [] },
  { scatters: 0, win: 5, ways: 1n, filled: [] },
  { scatters: 3, win: 1, ways: 1n, filled: [] },
]
const withMost = (most: number): SlotMachine => ({
  ...smallMachine,
  freeSpins: { awards: { 3: 2 }, multiplier: 3, most },
})

type Path = { chance: number; spins: number; win: number }

/** Every course that a series can take, spin by spin, by the words of the rules. */
function courses(machine: SlotMachine, left: number, awarded: number): Path[] {
  if (left === 0) return [{ chance: 1, spins: 0, win: 0 }]
  const { awards, multiplier, most } = machine.freeSpins
  return outcomes.flatMap(({ scatters, win, ways }) => {
    const more = Math.min(awards[scatters] ?? 0, most - awarded)
    return courses(machine, left - 1 + more, awarded + more).map((rest) => ({
      chance: (Number(ways) / 4) * rest.chance,
      spins: rest.spins + 1,
      win: rest.win + win * multiplier,
    }))
  })
}

const number = ({ over, under }: Fraction) => Number(over) / Number(under)
const mean = (paths: readonly Path[], of: (path: Path) => number) =>
  paths.reduce((total, path) => total + path.chance * of(path), 0)

describe('a series of free spins', () => {
  test.each([2, 3, 4, 7])('with at most %i spins matches an enumeration of all its courses', (most) => {
    const series = seriesOf(withMost(most), () => outcomes, 2)
    const paths = courses(withMost(most), 2, 2)
    expect(number(series.spins)).toBeCloseTo(
      mean(paths, (path) => path.spins),
      12,
    )
    expect(number(series.win)).toBeCloseTo(
      mean(paths, (path) => path.win),
      10,
    )
    expect(number(series.square)).toBeCloseTo(
      mean(paths, (path) => path.win ** 2),
      8,
    )
    const largest = Math.max(...paths.map((path) => path.win))
    expect(series.largest).toBe(BigInt(largest))
    const reached = mean(paths, (path) => (path.win === largest ? 1 : 0))
    expect(number(series.largestChance)).toBeCloseTo(reached, 12)
  })

  test('has n / (1 - n p) expected spins without an effective limit', () => {
    // Two spins, each of which brings two more once in four: 2 / (1 - 2/4) = 4.
    expect(number(seriesOf(withMost(300), () => outcomes, 2).spins)).toBeCloseTo(4, 9)
  })

  test('pays its expected length times the expected win of one spin', () => {
    const table = outcomeTable(smallMachine, 'free')
    const cycle = table.reduce((all, { ways }) => all + ways, 0n)
    const once = sum(table.map(({ win, ways }) => fraction(BigInt(win * 2) * ways, cycle)))
    const series = seriesOf(smallMachine, () => table, 2)
    expect(quotient(series.win, once)).toEqual(series.spins)
  })

  test('of no awarded spins has no spins and no win', () => {
    expect(seriesOf(withMost(4), () => outcomes, 0)).toEqual({
      spins: fraction(0n),
      win: fraction(0n),
      square: fraction(0n),
      largest: 0n,
      largestChance: fraction(1n),
    })
  })
})
