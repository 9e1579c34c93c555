import type { Amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { FindMember } from '#platform/capabilities/member'
import type { StakeBetween, StakesBetween } from '#platform/capabilities/played-rounds'
import type { AccountOf } from '#platform/capabilities/wallet-account'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { ReckoningOf } from '#platform/reckoning'

export type RaffleNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly wagers: { readonly stakesBetween: StakesBetween; readonly stakeBetween: StakeBetween }
  readonly findMember: FindMember
  readonly accountOf: AccountOf
  readonly reckoningOf: ReckoningOf
  /** Tells whoever won, once the draw is written down. */
  readonly tellWon: (prize: WonPrize) => Promise<void>
  /** Tells the member's open pages. */
  readonly announce: (member: string) => Promise<void>
}

export type WonPrize = {
  readonly draw: string
  readonly currency: CurrencyCode
  readonly place: number
  readonly member: string
  readonly ticket: number
  readonly amount: Amount
  readonly expiresAt: Date
}
