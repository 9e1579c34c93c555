import type { ModuleId } from '@sanuk/contracts/modules'
import type { FindMember } from '#platform/capabilities/member'
import type { DemandForBonus, OwedTurnover } from '#platform/capabilities/turnover-demand'
import type { AccountOf } from '#platform/capabilities/wallet-account'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'

export type UplineNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly turnover: { readonly owed: OwedTurnover; readonly demandForBonus: DemandForBonus }
  readonly findMember: FindMember
  readonly accountOf: AccountOf
  readonly brandNamed: (id: string) => Promise<{ readonly timeZone: string; readonly modules: ReadonlySet<ModuleId> }>
  readonly hasPaymentPassword: (member: string) => Promise<boolean>
  /** Refuses as the payment password's own check does. */
  readonly demandPaymentPassword: (member: string, paymentPassword: string) => Promise<void>
  /** Tells a member's open pages. */
  readonly announce: (member: string) => Promise<void>
}
