import type { Amount } from '@sanuk/money/amount'
import type { DemandBudgets } from '#platform/capabilities/budgets'
import type { FindMember } from '#platform/capabilities/member'
import type { ClosedPictureBytes, KeepClosedPicture } from '#platform/capabilities/stored-pictures'
import type { DemandForBonus, Deposited } from '#platform/capabilities/turnover-demand'
import type { AccountOf } from '#platform/capabilities/wallet-account'
import type { Clock } from '#platform/clock'
import type { Database, Transaction } from '#platform/database'
import type { ReckoningOf } from '#platform/reckoning'

export type ActivitiesNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly budgets: { readonly demand: DemandBudgets }
  readonly pictures: { readonly keepClosed: KeepClosedPicture; readonly closedBytes: ClosedPictureBytes }
  readonly findMember: FindMember
  readonly accountOf: AccountOf
  readonly reckoningOf: ReckoningOf
  readonly demandForBonus: DemandForBonus
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
