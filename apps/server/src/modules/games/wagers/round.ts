import type { BetSummary } from '@sanuk/contracts/bet-summary'
import type { GAME_TYPES } from '@sanuk/contracts/catalogue'
import type { MOVEMENT_KINDS, ROUND_STATES } from '@sanuk/contracts/wagers'
import type { Amount } from '@sanuk/money/amount'

/** One game cycle of a member: what was staked and won in it so far. */
export type RoundRecord = {
  readonly id: string
  readonly brand: string
  readonly member: string
  readonly vendor: string
  readonly vendorRound: string
  readonly game: string
  readonly gameType: (typeof GAME_TYPES)[number]
  readonly currency: string
  readonly stake: Amount
  readonly win: Amount
  readonly state: (typeof ROUND_STATES)[number]
  /** The member's account in the books, and between which of its changes this round's are. */
  readonly account: string
  readonly changes: { readonly first: number; readonly last: number } | null
  /** Of a free round: by which grant, at which stake that nobody paid, and what it won so far. */
  readonly free: { readonly grant: string; readonly stake: Amount; readonly win: Amount } | null
  /** What its transfers are called in the books. */
  readonly booked: string
  /** Whether a stake of it was taken back. */
  readonly undone: boolean
  /** The version of what its vendor declared, where it was settled by a declaration: then nothing else changes it. */
  readonly version: number | null
  /** What of its stake counts as turnover, where whoever settled it said so. */
  readonly validStake: Amount | null
  /** The seat it is played from, by its vendor's name; `null` is the wallet. `account` is the seat's then. */
  readonly seat: string | null
  /** What its bets were about, in the words of their vendor. */
  readonly summaries: readonly BetSummary[]
  /** Whether it may still be staked in, and whether it may still be won and undone. */
  readonly takesStakes: boolean
  readonly isPending: boolean
  readonly startedAt: Date
  readonly settledAt: Date | null
}

/** Money that moved within a round. */
export type Movement = {
  readonly kind: (typeof MOVEMENT_KINDS)[number]
  readonly amount: Amount
  readonly balanceAfter: Amount
  readonly transaction: string
  readonly at: Date
}
