import { type Fraction, fraction } from '../exact/fraction.ts'
import { cycleOf, lineCombinations } from './line-combinations.ts'
import { payOf, type SlotMachine, type Strip } from './machine.ts'
import { visibleCounts } from './scatter-counts.fixture.ts'

/** What one stop of the reels pays on average, exactly, in coins and without multiplier. */
export type SpinReturn = { readonly lines: Fraction; readonly scatter: Fraction }

/** All lines are worth the same; the scatter is worth what its counts are. No stop of the reels needs to be looked at. */
export function spinReturn(machine: SlotMachine, strips: readonly Strip[]): SpinReturn {
  const counts = visibleCounts(strips, machine.scatter, machine.rows)
  const onOneLine = lineCombinations(machine, strips).reduce((paid, { ways, win }) => paid + ways * BigInt(win), 0n)
  const byScatters = counts.reduce(
    (paid, ways, count) => paid + ways * BigInt(payOf(machine, machine.scatter, count)),
    0n,
  )
  const cycle = cycleOf(strips)
  return { lines: fraction(onOneLine * BigInt(machine.lines.length), cycle), scatter: fraction(byScatters, cycle) }
}
