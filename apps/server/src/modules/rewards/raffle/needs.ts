import type { Amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { ReckoningOf } from '#platform/reckoning'
import type { Members } from '../../accounts/members/index.ts'
import type { Wagers } from '../../games/wagers/index.ts'
import type { Wallet } from '../../money/wallet/index.ts'

export type RaffleNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly wagers: Pick<Wagers, 'stakesBetween' | 'stakeBetween'>
  readonly findMember: Members['find']
  readonly accountOf: Wallet['accountOf']
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
