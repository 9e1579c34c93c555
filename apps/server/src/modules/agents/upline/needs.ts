import type { ModuleId } from '@sanuk/contracts/modules'
import type { TransferDirection, TransferLimits } from '@sanuk/contracts/office-upline'
import type { IsSuspended, RightBelow } from '#platform/capabilities/agent-place'
import type { DemandNotFrozen } from '#platform/capabilities/freezes'
import type { FindMember, FindMembers, Member } from '#platform/capabilities/member'
import type { DemandForBonus, OwedTurnover } from '#platform/capabilities/turnover-demand'
import type { AccountOf } from '#platform/capabilities/wallet-account'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'

export type UplineNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly turnover: { readonly owed: OwedTurnover; readonly demandForBonus: DemandForBonus }
  readonly findMember: FindMember
  readonly findMembers: FindMembers
  readonly rightBelow: RightBelow
  readonly isSuspended: IsSuspended
  readonly demandNotFrozen: DemandNotFrozen
  readonly accountOf: AccountOf
  readonly brandNamed: (id: string) => Promise<{ readonly timeZone: string; readonly modules: ReadonlySet<ModuleId> }>
  /** Of the brand's calendar. */
  readonly todayOf: (brand: string) => Promise<string>
  readonly hasPaymentPassword: (member: string) => Promise<boolean>
  /** Refuses as the payment password's own check does. */
  readonly demandPaymentPassword: (member: string, paymentPassword: string) => Promise<void>
  /** Tells a member's open pages. */
  readonly announce: (member: string) => Promise<void>
}

/** What holds today for a member's transfers in a direction. */
export type Allowed = { readonly limits: TransferLimits; readonly day: string }

/** Refuses with `function_off` where the brand allows none. */
export type DemandAllowed = (member: Member, direction: TransferDirection) => Promise<Allowed>
