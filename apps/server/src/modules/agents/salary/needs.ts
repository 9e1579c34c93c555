import type { LetterKey } from '@sanuk/contracts/messages'
import type { AgentState } from '@sanuk/contracts/office-agents'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { ReturnsByCategory } from '#platform/capabilities/game'
import type { FindMembers } from '#platform/capabilities/member'
import type { HighestRebates } from '#platform/capabilities/rebate-rates'
import type { DemandForBonus } from '#platform/capabilities/turnover-demand'
import type { ChangedDays, PlayedOnDays } from '#platform/capabilities/valid-turnover'
import type { AccountOf } from '#platform/capabilities/wallet-account'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { Place } from '#platform/page-cursor'

/** Agents right below one, in the order of their appointment. */
export type AgentsBelow = (
  brand: string,
  parent: string,
  from: Place | null,
) => Promise<{ readonly list: readonly SalaryAgent[]; readonly nextCursor: string | null }>

/** Writes to one agent, once for each reference. */
export type TellAgent = (
  agent: string,
  told: { readonly key: LetterKey; readonly reference: string; readonly facts?: Readonly<Record<string, string>> },
) => Promise<void>

export type SalaryBrand = { readonly timeZone: string; readonly currency: CurrencyCode }

export type SalaryNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly turnover: {
    readonly changedDays: ChangedDays
    readonly playedOnDays: PlayedOnDays
    readonly demandForBonus: DemandForBonus
  }
  readonly returnsByCategory: ReturnsByCategory
  readonly highestRebates: HighestRebates
  readonly findMembers: FindMembers
  readonly accountOf: AccountOf
  /** An agent of this brand. Refuses with `not_found`. */
  readonly demandAgent: (brand: string, id: string) => Promise<SalaryAgent>
  readonly agentsBelow: AgentsBelow
  /** Writes to an agent what another one asks or agrees. */
  readonly tell: TellAgent
  readonly brandNamed: (id: string) => Promise<SalaryBrand>
  /** Tells the member's open pages. */
  readonly announce: (member: string) => Promise<void>
}

export type SalaryAgent = {
  readonly id: string
  readonly username: string
  readonly state: AgentState
  readonly parent: string | null
}
