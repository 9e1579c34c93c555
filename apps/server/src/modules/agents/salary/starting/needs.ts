import type { ContractTerm } from '@sanuk/contracts/agent-terms'
import type { AgentDefaults } from '@sanuk/contracts/office-agent-defaults'
import type { AgentMoneyRules } from '@sanuk/contracts/office-agent-money'
import type { FindMembers } from '#platform/capabilities/member'
import type { Clock } from '#platform/clock'
import type { Connection, Database } from '#platform/database'
import type { DatedRules } from '#platform/dated-rules'
import type { ReckoningOf } from '#platform/reckoning'
import type { Calendars } from '../calendar-of.ts'
import type { TellAgent } from '../needs.ts'
import type { ContractStore } from '../store/contracts.ts'

export type StartingNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly reckoningOf: ReckoningOf
  readonly findMembers: FindMembers
  readonly tell: TellAgent
}

/** What the parts of starting contracts share. */
export type StartingParts = StartingNeeds &
  Calendars & {
    readonly contracts: ContractStore
    readonly rules: DatedRules<AgentMoneyRules>
    readonly defaults: DatedRules<AgentDefaults>
    readonly todayOf: (brand: string) => Promise<string>
    readonly nextOf: NextOf
  }

/** The first day of the next period of a scheme, and the highest rate by the brand's rules on it. */
export type NextOf = (
  of: { readonly brand: string; readonly scheme: ContractTerm['scheme'] },
  on?: Connection,
) => Promise<{ readonly day: string; readonly most: number }>
