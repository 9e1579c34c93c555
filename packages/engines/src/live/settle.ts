import { type PayTable, returnOf, spotOf } from './pay-table.ts'
import type { Spot } from './spots.ts'

/** A bet on a spot; `stake` in the smallest unit of money, 1/10 000 of the currency's. */
export type LiveBet<Code extends string = string> = { readonly spot: Code; readonly stake: bigint }

/** `win` includes the stake; 0 is lost. */
export type SettledBet<Code extends string = string> = LiveBet<Code> & { readonly win: bigint }

export type Settlement<Code extends string = string> = {
  readonly bets: readonly SettledBet<Code>[]
  readonly stake: bigint
  readonly win: bigint
  /** What of the stakes counts as turnover. */
  readonly valid: bigint
}

/**
 * Settles all bets on one outcome. A win with a fraction of the smallest unit is rounded down, as in games without reels.
 * Throws `RangeError` for a spot that the table does not have and for a stake that is not positive.
 */
export function settle<Facts, When extends string, Code extends string>(
  table: PayTable<Facts, When>,
  bets: readonly LiveBet<Code>[],
  facts: Facts,
): Settlement<Code> {
  const settled = bets.map(({ spot, stake }) => {
    if (stake <= 0n) throw new RangeError(`a stake of ${stake} on ${spot} is not positive`)
    return { spot, stake, win: winOf(table, { spot, stake }, facts) }
  })
  return {
    bets: settled,
    stake: settled.reduce((all, { stake }) => all + stake, 0n),
    win: settled.reduce((all, { win }) => all + win, 0n),
    valid: validStake(table, bets, facts),
  }
}

/** What a bet wins, stake included; a fraction of the smallest unit is dropped. */
const winOf = <Facts, When extends string>(
  table: PayTable<Facts, When>,
  { spot, stake }: LiveBet,
  facts: Facts,
): bigint => winOn(table, { spot: spotOf(table, spot), stake }, facts)

function winOn<Facts, When extends string>(
  table: PayTable<Facts, When>,
  { spot, stake }: { readonly spot: Spot<When>; readonly stake: bigint },
  facts: Facts,
): bigint {
  const { over, under } = returnOf(table, spot, facts)
  return (stake * over) / under
}

/**
 * The turnover of all bets on one outcome. A bet counts with what it won or lost, at most its stake: nothing for a push,
 * half for a win at half odds. Stakes on one spot count together. What is staked alike on all of some opposite spots does
 * not count: of two of them only the difference does, as a bet on the larger one.
 */
function validStake<Facts, When extends string>(
  table: PayTable<Facts, When>,
  bets: readonly LiveBet[],
  facts: Facts,
): bigint {
  const stakes = stakesBySpot(bets)
  for (const opposite of table.opposites) takeOffCovered(stakes, opposite)
  return [...stakes].reduce((all, [spot, stake]) => all + riskedOf(stake, winOf(table, { spot, stake }, facts)), 0n)
}

function stakesBySpot(bets: readonly LiveBet[]): Map<string, bigint> {
  const stakes = new Map<string, bigint>()
  for (const { spot, stake } of bets) stakes.set(spot, (stakes.get(spot) ?? 0n) + stake)
  return stakes
}

/** Takes the smallest of the stakes on these spots off each of them. */
function takeOffCovered(stakes: Map<string, bigint>, opposite: readonly string[]): void {
  const all = opposite.map((spot) => stakes.get(spot) ?? 0n)
  const covered = least(all)
  if (covered === 0n) return
  for (const [at, spot] of opposite.entries()) stakes.set(spot, (all[at] ?? 0n) - covered)
}

function riskedOf(stake: bigint, win: bigint): bigint {
  return least([win > stake ? win - stake : stake - win, stake])
}

const least = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((lowest, amount) => {
    if (amount < lowest) return amount
    return lowest
  })

/**
 * The most that these bets win together, stakes included: no outcome pays more. Some outcome pays just so where all bets
 * look at the same; otherwise it is not asked whether their best cases can come together. Throws `RangeError` for a spot
 * that the table does not have.
 */
export function maximumWinOf<Facts, When extends string>(
  table: PayTable<Facts, When>,
  bets: readonly LiveBet[],
): bigint {
  const placed = bets.map(({ spot, stake }) => ({ spot: spotOf(table, spot), stake }))
  return [...Map.groupBy(placed, ({ spot }) => table.outcomesFor(spot))].reduce((all, [outcomes, alike]) => {
    let most = 0n
    for (const { facts } of outcomes) {
      const win = alike.reduce((won, bet) => won + winOn(table, bet, facts), 0n)
      if (win > most) most = win
    }
    return all + most
  }, 0n)
}
