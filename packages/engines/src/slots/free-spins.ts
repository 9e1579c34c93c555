import { type Fraction, fraction, sum } from '../exact/fraction.ts'
import type { SlotMachine } from './machine.ts'
import { addTo, inTurn, largestOf, type OutcomeSums, sumsByAward } from './outcome-sums.ts'
import type { Outcome } from './outcome-table.ts'

/** What a series of free spins brings, exactly. Wins are in stakes per line, the multiplier in them. */
export type Series = {
  readonly spins: Fraction
  readonly win: Fraction
  /** Mean of the square of the win. */
  readonly square: Fraction
  readonly largest: bigint
}

/**
 * A series that begins with `award` free spins. Free spins win more of themselves up to a most, so the series is
 * followed spin by spin; its future depends on nothing but how many spins are played and how many are left.
 */
export function seriesOf(machine: SlotMachine, outcomes: readonly Outcome[], award: number): Series {
  const { multiplier, most } = machine.freeSpins
  const spin = sumsByAward(machine, outcomes, multiplier)
  const cycle = outcomes.reduce((all, { ways }) => all + ways, 0n)
  const ended: Series[] = []
  let open = new Map([[Math.min(award, most), { ways: 1n, win: 0n, square: 0n, largest: 0n }]])
  for (let played = 0; open.size > 0; played += 1) {
    const end = open.get(0)
    if (end) ended.push(seriesEnding(end, played, cycle))
    open = playOne(open, spin, most - played)
  }
  return {
    spins: sum(ended.map((end) => end.spins)),
    win: sum(ended.map((end) => end.win)),
    square: sum(ended.map((end) => end.square)),
    largest: largestOf(ended.map((end) => end.largest)),
  }
}

/** One more spin in every open place, by number of spins left. `most`: spins that a series here may still have. */
function playOne(
  open: ReadonlyMap<number, OutcomeSums>,
  spin: ReadonlyMap<number, OutcomeSums>,
  most: number,
): Map<number, OutcomeSums> {
  const next = new Map<number, OutcomeSums>()
  for (const [left, before] of open) {
    if (left === 0) continue
    for (const [award, one] of spin) addTo(next, Math.min(left + award, most) - 1, inTurn(before, one))
  }
  return next
}

/** The share of the ways that end after `played` spins in a series' figures. */
function seriesEnding({ ways, win, square, largest }: OutcomeSums, played: number, cycle: bigint): Series {
  const all = cycle ** BigInt(played)
  return {
    spins: fraction(ways * BigInt(played), all),
    win: fraction(win, all),
    square: fraction(square, all),
    largest,
  }
}
