import type { Amount } from '@sanuk/money/amount'
import type { FindMember, FindMembers } from '#platform/capabilities/member'
import type { DemandForBonus } from '#platform/capabilities/turnover-demand'
import type { AccountOf } from '#platform/capabilities/wallet-account'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { ReckoningOf } from '#platform/reckoning'
import type { Members } from '../../accounts/members/index.ts'

/** What a friend has done of what is asked. */
export type Done = { readonly deposited: Amount; readonly played: Amount; readonly proved: boolean }

export type ReferralsNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly turnover: { readonly demandForBonus: DemandForBonus }
  readonly findMember: FindMember
  readonly findMembers: FindMembers
  readonly invitedAfter: Members['invitedAfter']
  readonly besideInviter: Members['besideInviter']
  readonly invitationOf: Members['invitationOf']
  readonly doneBy: (members: readonly string[]) => Promise<ReadonlyMap<string, Done>>
  readonly accountOf: AccountOf
  readonly reckoningOf: ReckoningOf
  /** Tells the member's open pages of their money, and that a friend counts. */
  readonly announce: (member: string) => Promise<void>
  readonly tell: (member: string) => Promise<void>
}
