import { PLAYS } from '@sanuk/engines/lottery/bets'
import { numberWidthOf, singleNumbersOf } from '@sanuk/engines/lottery/single-numbers'
import type { LotteryGame } from '../game.ts'
import type { SoldLine } from '../store/office.ts'

/** Digits of the longest numbers that are shown one by one. */
const DIGITS_MAX = 3

export type PlayStakes = {
  readonly play: string
  readonly digits: number
  readonly stakes: ReadonlyMap<string, bigint>
}

type Sold = Pick<SoldLine, 'play' | 'selection' | 'units' | 'stake'>

/**
 * What lines stake on each number, by play in the order of the pad, and the plays of `also` that nobody staked on; plays of
 * longer numbers are left out.
 */
export function stakesByNumber(
  { family }: Pick<LotteryGame, 'family'>,
  lines: readonly Sold[],
  also: ReadonlySet<string> = new Set(),
): PlayStakes[] {
  const byPlay = Map.groupBy(lines, ({ play }) => play)
  return [...PLAYS[family].values()].flatMap((play) => {
    const own = byPlay.get(play.code) ?? []
    const digits = numberWidthOf(play)
    if ((own.length === 0 && !also.has(play.code)) || digits === null || digits > DIGITS_MAX) return []
    const stakes = new Map<string, bigint>()
    for (const { selection, units, stake } of own) {
      const each = stake / BigInt(units)
      for (const number of singleNumbersOf(play, selection)) stakes.set(number, (stakes.get(number) ?? 0n) + each)
    }
    return [{ play: play.code, digits, stakes }]
  })
}
