import type { AgentTier } from '@sanuk/contracts/agent-schemes'
import type { Agreement } from '../terms/contract-tiers.ts'
import type { Person } from './use-agreements.ts'

/** Terms that the agent is about to ask for. */
export type AskedTerms = {
  /** Whom they ask, and where that agent stands: right above, or right below as the one who would be paid. */
  readonly other: Person
  readonly side: 'upline' | 'agent'
  /** What holds from the next period on so far; none without a contract. */
  readonly standing: readonly AgentTier[]
  /** The first day on which other tiers would hold. */
  readonly from: string
  /** Highest rates in hundredths of a per cent: by the brand's rules, and of the agent's own contract where it is known. */
  readonly most: number | null
  readonly own: number | null
}

/** What holds from the next period on, by what holds in this one and what is agreed for later. */
export const standingOf = (contract: Agreement | null, next: Agreement | null): readonly AgentTier[] =>
  next?.tiers ?? contract?.tiers ?? []
