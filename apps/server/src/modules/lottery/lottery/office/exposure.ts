import { type FamilyCode, PLAYS, TABLE_STAKE } from '@sanuk/engines/lottery/bets'
import { singleNumbersOf } from '@sanuk/engines/lottery/single-numbers'
import type { SoldLine } from '../store/office.ts'

/** Numbers that one line is taken apart into, at most: what covers more is counted in the sums only. */
const NUMBERS_MAX = 1_000

type Numbered = { readonly number: string; stake: bigint; payout: bigint }

/** What a play would cost. */
export type PlayExposure = {
  readonly play: string
  readonly stake: bigint
  /** What all its units would win together. */
  readonly potential: bigint
  readonly numbers: readonly Numbered[]
}

/**
 * What lines would be paid, by play: the numbers that would cost most. A unit counts with the highest prize that it may win;
 * plays whose units are no single numbers have sums only.
 */
export function exposureOf(family: FamilyCode, lines: readonly SoldLine[], most: number): PlayExposure[] {
  const byPlay = Map.groupBy(lines, ({ play }) => play)
  const all = [...byPlay].map(([code, own]) => {
    const play = PLAYS[family].get(code)
    const numbers = new Map<string, Numbered>()
    let [stake, potential] = [0n, 0n]
    for (const line of own) {
      const perUnit = payoutOf(line)
      stake += line.stake
      potential += perUnit * BigInt(line.units)
      for (const number of play && line.units <= NUMBERS_MAX ? singleNumbersOf(play, line.selection) : []) {
        const kept = numbers.get(number) ?? { number, stake: 0n, payout: 0n }
        kept.stake += line.stake / BigInt(line.units)
        kept.payout += perUnit
        numbers.set(number, kept)
      }
    }
    const sorted = [...numbers.values()].sort((one, other) => compare(other.payout, one.payout))
    return { play: code, stake, potential, numbers: sorted.slice(0, most) }
  })
  return all.sort((one, other) => compare(other.potential, one.potential))
}

const compare = (one: bigint, other: bigint): number => (one < other ? -1 : one > other ? 1 : 0)

function payoutOf({ prizes, unitStake, multiple }: SoldLine): bigint {
  let highest = 0n
  for (const prize of prizes) if (prize > highest) highest = prize
  return (highest * unitStake * BigInt(multiple)) / TABLE_STAKE
}
