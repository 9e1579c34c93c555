import type { SlotMachine } from '@sanuk/engines/slots/machine'
import { type Amount, add, times, writeAmount, ZERO } from '@sanuk/money/amount'
import type { SpinResult } from '../protocol.ts'
import { pricedGamble } from './gambled.ts'
import { coinWorth, keptOutcome, pricedSteps } from './outcome.ts'
import { pricedBoard } from './picked.ts'
import { chosenWith, coinsPaid } from './slot-game.ts'

type Begun = { readonly stake: Amount; readonly choice: unknown }
type Shown = {
  readonly outcome: unknown
  readonly options: readonly unknown[]
  readonly isOver: boolean
  /** What was won of a pool, which is no part of the wins in coins. */
  readonly jackpot: Amount | null
}

/** What the reels of a round have shown and won, and what was made of that since, in money. */
export function reelsTold(
  machine: SlotMachine,
  { stake, choice }: Begun,
  { outcome, options, isOver, jackpot }: Shown,
): Pick<SpinResult, 'steps' | 'board' | 'win' | 'gamble' | 'number' | 'jackpot'> {
  const coin = coinWorth(stake, coinsPaid(machine, choice))
  const kept = keptOutcome.parse(outcome)
  return {
    win: writeAmount(add(times(coin, kept.win), jackpot ?? ZERO)),
    ...(kept.number !== undefined && { number: kept.number }),
    ...(jackpot !== null && { jackpot: writeAmount(jackpot) }),
    steps: pricedSteps(kept, coin),
    ...(kept.board && { board: pricedBoard(kept.board, coin) }),
    ...(kept.gamble && { gamble: pricedGamble(kept.gamble, coin, { options, isOver }) }),
  }
}

/** The free spins or the dearer spin that a round began with, if it did, and whether its player picks himself. */
export function soldIn({ choice }: Pick<Begun, 'choice'>): Pick<SpinResult, 'bought' | 'ante' | 'pick'> {
  const { gamble: _, ...sold } = chosenWith(choice)
  return sold
}
