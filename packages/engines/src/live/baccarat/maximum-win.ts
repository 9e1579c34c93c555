import { classesFor } from './facts-classes.ts'
import type { CoupBet } from './settle-coup.ts'
import { spotOf, winOf } from './spot-returns.ts'
import type { BaccaratVariant } from './spots.ts'

/**
 * The most that these bets win together, stakes included: no coup pays more. Some coup pays just so where no bet is on
 * pairs; with such bets it is not asked whether those pairs can have those totals. Throws `RangeError` for a spot that the
 * variant does not have.
 */
export function maximumWinOf(variant: BaccaratVariant, bets: readonly CoupBet[]): bigint {
  const isOnPairs = ({ spot }: CoupBet) => spotOf(variant, spot).group === 'pair'
  return [...Map.groupBy(bets, isOnPairs).values()].reduce((all, group) => all + largestWin(variant, group), 0n)
}

/** The most that bets win together which look at the same facts. */
function largestWin(variant: BaccaratVariant, bets: readonly CoupBet[]): bigint {
  const placed = bets.map(({ spot, stake }) => ({ spot: spotOf(variant, spot), stake }))
  let most = 0n
  for (const { facts } of placed[0] ? classesFor(placed[0].spot) : []) {
    const win = placed.reduce((all, { spot, stake }) => all + winOf(spot, stake, facts), 0n)
    if (win > most) most = win
  }
  return most
}
