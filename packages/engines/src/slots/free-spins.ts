import { type Fraction, fraction, sum } from '../exact/fraction.ts'
import type { SlotMachine } from './machine.ts'
import { addTo, inTurn, type OutcomeSums, type SumsOf, sumsByAward } from './outcome-sums.ts'
import type { Outcome } from './outcome-table.ts'

/** What a series of free spins brings, exactly. Wins are in coins, the multiplier in them. */
export type Series = {
  readonly spins: Fraction
  readonly win: Fraction
  /** Mean of the square of the win. */
  readonly square: Fraction
  readonly largest: bigint
  /** The chance to win that much. */
  readonly largestChance: Fraction
}

/** The results of a free spin while these reels are filled; always the same where none stays so. */
export type FreeOutcomes = (filled: readonly number[]) => readonly Outcome[]

/** Where a series may be: `left` spins, with these reels filled. */
type Open = { readonly left: number; readonly filled: readonly number[]; readonly sums: OutcomeSums }

/**
 * A series that begins with `award` free spins. Free spins win more of themselves up to a most, so the series is
 * followed spin by spin; its future depends on how many spins are played and left, and on the reels that are filled.
 */
export function seriesOf(machine: SlotMachine, outcomes: FreeOutcomes, award: number): Series {
  const { most } = machine.freeSpins
  const spins = spinsOf(machine, outcomes)
  const cycle = outcomes([]).reduce((all, { ways }) => all + ways, 0n)
  const ended: Series[] = []
  let open: readonly Open[] = [
    { left: Math.min(award, most), filled: [], sums: { ways: 1n, win: 0n, square: 0n, largest: 0n, reaching: 1n } },
  ]
  for (let played = 0; open.length > 0; played += 1) {
    for (const { left, sums } of open) if (left === 0) ended.push(seriesEnding(sums, played, cycle))
    open = playOne(open, spins, most - played)
  }
  return {
    spins: sum(ended.map((end) => end.spins)),
    win: sum(ended.map((end) => end.win)),
    square: sum(ended.map((end) => end.square)),
    ...largestWinOf(ended),
  }
}

/** The largest win of ways to end, and the chance of those that end with it. */
export function largestWinOf(
  ends: readonly Pick<Series, 'largest' | 'largestChance'>[],
): Pick<Series, 'largest' | 'largestChance'> {
  let [largest, largestChance] = [0n, fraction(0n)]
  for (const end of ends) {
    if (end.largest > largest) [largest, largestChance] = [end.largest, end.largestChance]
    else if (end.largest === largest) largestChance = sum([largestChance, end.largestChance])
  }
  return { largest, largestChance }
}

/** The results of a free spin summed up, once for each choice of filled reels. */
function spinsOf(machine: SlotMachine, outcomes: FreeOutcomes): (filled: readonly number[]) => readonly SumsOf[] {
  const known = new Map<string, readonly SumsOf[]>()
  return (filled) => {
    const key = filled.join(' ')
    const sums = known.get(key) ?? sumsByAward(machine, outcomes(filled), machine.freeSpins.multiplier)
    known.set(key, sums)
    return sums
  }
}

/** One more spin in every open place. `most`: spins that a series here may still have. */
function playOne(
  open: readonly Open[],
  spins: (filled: readonly number[]) => readonly SumsOf[],
  most: number,
): readonly Open[] {
  const sums = new Map<string, OutcomeSums>()
  const places = new Map<string, Omit<Open, 'sums'>>()
  for (const before of open) {
    if (before.left === 0) continue
    for (const one of spins(before.filled)) {
      const place = { left: Math.min(before.left + one.award, most) - 1, filled: one.filled }
      const key = `${place.left} ${place.filled.join(' ')}`
      places.set(key, place)
      addTo(sums, key, inTurn(before.sums, one))
    }
  }
  return [...places].flatMap(([key, place]) => {
    const of = sums.get(key)
    return of ? [{ ...place, sums: of }] : []
  })
}

/** The share of the ways that end after `played` spins in a series' figures. */
function seriesEnding({ ways, win, square, largest, reaching }: OutcomeSums, played: number, cycle: bigint): Series {
  const all = cycle ** BigInt(played)
  return {
    spins: fraction(ways * BigInt(played), all),
    win: fraction(win, all),
    square: fraction(square, all),
    largest,
    largestChance: fraction(reaching, all),
  }
}
