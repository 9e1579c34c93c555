import type { AgentType } from '@sanuk/contracts/identity'
import type { AgentState } from '@sanuk/contracts/office-agents'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { PrepareAccount } from '#platform/capabilities/new-account'
import type {
  BeginContracts,
  IsOffered,
  OffersOf,
  TellLeftOut,
  ValidateTerms,
} from '#platform/capabilities/starting-contracts'
import type { Clock } from '#platform/clock'
import type { Connection, Database, Transaction } from '#platform/database'

export type LinkAgent = {
  readonly id: string
  readonly brand: string
  readonly username: string
  readonly type: AgentType
  readonly state: AgentState
}

/** What this room needs of the tree of agents. */
export type LinkAgents = {
  readonly find: (id: string, on?: Connection) => Promise<LinkAgent | null>
  /** Types of agents that an agent may have below. */
  readonly invitable: (
    agent: { readonly brand: string; readonly type: AgentType },
    on?: Connection,
  ) => Promise<readonly AgentType[]>
  /** Refuses with `agent_type_unavailable`. */
  readonly demandAvailable: (brand: string, type: AgentType) => Promise<void>
  /** Lets no other transaction change a brand's tree: before a member is added who becomes an agent at once. */
  readonly lockTree: (transaction: Transaction, brand: string) => Promise<void>
  /** Makes a new member an agent below the one who invited them; `false` where that is not possible. */
  readonly appointInvited: (
    transaction: Transaction,
    invited: { readonly member: string; readonly brand: string; readonly inviter: string; readonly type: AgentType },
  ) => Promise<boolean>
}

/** What this room needs of the contracts that new agents start with. */
export type LinkTerms = {
  readonly offersOf: OffersOf
  readonly isOffered: IsOffered
  readonly validate: ValidateTerms
  readonly begin: BeginContracts
  readonly tellLeftOut: TellLeftOut
}

/** What links need to know of a brand. */
export type LinkBrand = {
  readonly id: string
  readonly name: string
  readonly currency: CurrencyCode
  readonly timeZone: string
  readonly domains: readonly string[]
}

export type LinksNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly agents: LinkAgents
  readonly terms: Pick<LinkTerms, 'offersOf' | 'isOffered' | 'validate' | 'begin'>
  readonly prepareAccount: PrepareAccount
}
