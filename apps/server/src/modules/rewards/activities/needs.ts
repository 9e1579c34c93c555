import type { Amount } from '@sanuk/money/amount'
import type { Clock } from '#platform/clock'
import type { Database, Transaction } from '#platform/database'
import type { ReckoningOf } from '#platform/reckoning'
import type { Guard } from '../../accounts/guard/index.ts'
import type { Members } from '../../accounts/members/index.ts'
import type { Deposited, Turnover } from '../../games/turnover/index.ts'
import type { Wallet } from '../../money/wallet/index.ts'
import type { Pictures } from '../../site/pictures/index.ts'

export type ActivitiesNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly budgets: Guard['budgets']
  readonly pictures: Pick<Pictures, 'keepClosed' | 'closedBytes'>
  readonly findMember: Members['find']
  readonly accountOf: Wallet['accountOf']
  readonly reckoningOf: ReckoningOf
  readonly demandForBonus: Turnover['demandForBonus']
  /** Whether a gift that came with a deposit is still to be played. */
  readonly owesBonus: (member: string, on: Transaction) => Promise<boolean>
  /** Whether a member has ever deposited. */
  readonly hasDeposited: (member: string) => Promise<boolean>
  /** What a member deposited since an instant. */
  readonly depositedSince: (member: string, since: Date) => Promise<Amount>
  /** Whether a member had deposited before this deposit. */
  readonly depositedBefore: (deposited: Deposited, on: Transaction) => Promise<boolean>
  /** Tells the member's open pages of their money, and that something was decided. */
  readonly announce: (member: string) => Promise<void>
  readonly tell: (member: string) => Promise<void>
}
