import type { ModuleId } from '@sanuk/contracts/modules'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { FindMember, FindMembers } from '#platform/capabilities/member'
import type { DemandForBonus } from '#platform/capabilities/turnover-demand'
import type { ChangedDays, PlayedOn } from '#platform/capabilities/valid-turnover'
import type { AccountOf } from '#platform/capabilities/wallet-account'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'

export type RebateBrand = {
  readonly timeZone: string
  readonly currency: CurrencyCode
  readonly modules: ReadonlySet<ModuleId>
}

export type RebatesNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly turnover: {
    readonly changedDays: ChangedDays
    readonly playedOn: PlayedOn
    readonly demandForBonus: DemandForBonus
  }
  readonly findMember: FindMember
  readonly findMembers: FindMembers
  readonly accountOf: AccountOf
  readonly brandNamed: (id: string) => Promise<RebateBrand>
  /** Tells the member's open pages. */
  readonly announce: (member: string) => Promise<void>
}
