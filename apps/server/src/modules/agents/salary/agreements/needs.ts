import type { AgentScheme, AgentTier } from '@sanuk/contracts/agent-schemes'
import type { Clock } from '#platform/clock'
import type { Connection, Database } from '#platform/database'
import type { Calendars } from '../calendar-of.ts'
import type { ContractStanding } from '../change-contract.ts'
import type { SalaryAgent, SalaryBrand, TellAgent } from '../needs.ts'
import type { OfAgent } from '../store/contracts.ts'
import type { RequestStore } from '../store/requests.ts'
import type { Stored } from '../stored.ts'
import type { ConsequencesOf } from './terms.ts'
import type { PaidIf } from './what-if.ts'

export type AgreementNeeds = Calendars &
  Pick<Stored, 'contracts' | 'rules'> & {
    readonly database: Database
    readonly clock: Clock
    readonly brandNamed: (id: string) => Promise<SalaryBrand>
    /** An agent of this brand. Refuses with `not_found`. */
    readonly demandAgent: (brand: string, id: string) => Promise<SalaryAgent>
    readonly paidIf: PaidIf
    readonly standingOf: (of: OfAgent, on?: Connection) => Promise<ContractStanding>
    readonly tell: TellAgent
  }

/** What the parts of agreements share. */
export type AgreementParts = AgreementNeeds & {
  readonly requests: RequestStore
  readonly consequencesOf: ConsequencesOf
}

/** Who asks, and about which scheme. */
export type Caller = { readonly brand: string; readonly scheme: AgentScheme; readonly caller: string }

/** What is asked of whom. */
export type Asked = Caller & { readonly other: string; readonly tiers: readonly AgentTier[] }
