import type { FindMember, FindMembers } from '#platform/capabilities/member'
import type { GrantPoints } from '#platform/capabilities/points-grant'
import type { DemandForBonus } from '#platform/capabilities/turnover-demand'
import type { ChangedDays } from '#platform/capabilities/valid-turnover'
import type { AccountOf } from '#platform/capabilities/wallet-account'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { ReckoningOf } from '#platform/reckoning'

export type MissionsNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly turnover: { readonly changedDays: ChangedDays; readonly demandForBonus: DemandForBonus }
  /** Who deposited after an instant, in order. */
  readonly creditedAfter: (after: Date) => Promise<readonly { readonly member: string; readonly creditedAt: Date }[]>
  /** Who signed in after an instant, in order. */
  readonly signedInAfter: (after: Date) => Promise<readonly { readonly member: string; readonly seenAt: Date }[]>
  readonly grantPoints: GrantPoints
  readonly findMember: FindMember
  readonly findMembers: FindMembers
  readonly accountOf: AccountOf
  readonly reckoningOf: ReckoningOf
  /** Tell the member's open pages of their money, and of their points. */
  readonly announce: (member: string) => Promise<void>
  readonly tellPoints: (member: string) => Promise<void>
}
