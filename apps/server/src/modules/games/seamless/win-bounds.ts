import type { Log } from '@sanuk/host/log'
import { type Amount, amount, writeAmount } from '@sanuk/money/amount'
import { isCurrencyCode } from '@sanuk/money/currency'
import type { Game } from '#platform/capabilities/game'
import { SeamlessFault } from '#platform/seamless-fault'
import type { VendorLimits } from '../vendors/index.ts'
import type { RoundRecord } from '../wagers/index.ts'
import type { Flow } from './flow.ts'

type Needs = {
  readonly flow: Pick<Flow, 'admits'>
  readonly limitsOf: (vendor: string) => VendorLimits | null
  readonly log: Log
}

type Winner = { readonly vendor: string; readonly currency: string }
type Winning = {
  readonly round: RoundRecord
  readonly game: Game | null
  readonly win: Amount
  readonly prize: boolean
}

export type WinBounds = ReturnType<typeof createWinBounds>

/**
 * What a win may not go beyond: the largest one of its game in one round, and what its vendor's games may give at all.
 * Such a refusal is not remembered: once an operator has looked and allowed it, the vendor repeats the win.
 */
export function createWinBounds({ flow, limitsOf, log }: Needs) {
  /** How many times its stake a round of the game may win, or `null`. */
  const multipleOf = (vendor: string, game: Game | null): number | null =>
    limitsOf(vendor)?.capEnforced ? (game?.maximumWinMultiple ?? null) : null
  return {
    multipleOf,
    /** Refuses with LIMIT_REACHED. What a campaign or a jackpot pays has limits of its own (`prizes.ts`). */
    check: ({ vendor, currency }: Winner, { round, game, win, prize }: Winning): void => {
      if (win <= 0n || !isCurrencyCode(currency)) return
      const multiple = prize ? null : multipleOf(vendor, game)
      const largest = multiple === null ? null : amount(round.stake * BigInt(multiple))
      if (largest !== null && round.win + win > largest) {
        const of = { vendor, round: round.id, win: writeAmount(win), largest: writeAmount(largest) }
        log.error({ alarm: 'round_win', ...of }, 'a round won more than its game can')
        throw new SeamlessFault('LIMIT_REACHED', 'this win is larger than the largest one of its game')
      }
      if (flow.admits(vendor, currency, win)) return
      throw new SeamlessFault('LIMIT_REACHED', 'the games of this vendor have won more than they may: it is looked at')
    },
  }
}
