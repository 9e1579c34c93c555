import type { Amount } from '@sanuk/money/amount'
import type { FindMember, FindMembers, Member, SetMemberRank } from '#platform/capabilities/member'
import type { DemandForBonus } from '#platform/capabilities/turnover-demand'
import type { ChangedDays, ValidBetween, ValidOf, ValidOfAll } from '#platform/capabilities/valid-turnover'
import type { AccountOf } from '#platform/capabilities/wallet-account'
import type { Clock } from '#platform/clock'
import type { Connection, Database } from '#platform/database'
import type { ReckoningOf } from '#platform/reckoning'
import type { NewReward } from './store/standings.ts'

export type VipNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly turnover: {
    readonly changedDays: ChangedDays
    readonly validBetween: ValidBetween
    readonly validOf: ValidOf
    readonly validOfAll: ValidOfAll
    readonly demandForBonus: DemandForBonus
  }
  /** What members deposited in all, by their ids, in their own money. */
  readonly depositedBy: (members: readonly string[], on?: Connection) => Promise<Map<string, Amount>>
  /** Who deposited after an instant, in order. */
  readonly creditedAfter: (after: Date) => Promise<readonly { readonly member: string; readonly creditedAt: Date }[]>
  readonly findMember: FindMember
  readonly findMembers: FindMembers
  readonly setRank: SetMemberRank
  readonly accountOf: AccountOf
  readonly reckoningOf: ReckoningOf
  /** Tells the member of a reward that waits for them. */
  readonly tellReward: (member: Member, reward: NewReward) => Promise<void>
  /** Tells the member's open pages. */
  readonly announce: (member: string) => Promise<void>
}
