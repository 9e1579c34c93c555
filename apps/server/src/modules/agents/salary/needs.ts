import type { AgentState } from '@sanuk/contracts/office-agents'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { FindMembers } from '#platform/capabilities/member'
import type { DemandForBonus } from '#platform/capabilities/turnover-demand'
import type { ChangedDays, PlayedOnDays } from '#platform/capabilities/valid-turnover'
import type { AccountOf } from '#platform/capabilities/wallet-account'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'

export type SalaryBrand = { readonly timeZone: string; readonly currency: CurrencyCode }

export type SalaryNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly turnover: {
    readonly changedDays: ChangedDays
    readonly playedOnDays: PlayedOnDays
    readonly demandForBonus: DemandForBonus
  }
  readonly findMembers: FindMembers
  readonly accountOf: AccountOf
  /** An agent of this brand. Refuses with `not_found`. */
  readonly demandAgent: (brand: string, id: string) => Promise<SalaryAgent>
  readonly brandNamed: (id: string) => Promise<SalaryBrand>
  /** Tells the member's open pages. */
  readonly announce: (member: string) => Promise<void>
}

export type SalaryAgent = { readonly id: string; readonly username: string; readonly state: AgentState }
