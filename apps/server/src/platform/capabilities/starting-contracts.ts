import type { AgentScheme, AgentTier } from '@sanuk/contracts/agent-schemes'
import type { ContractTerm } from '@sanuk/contracts/agent-terms'
import type { AgentType } from '@sanuk/contracts/identity'
import type { Connection, Transaction } from '../database.ts'

/** A scheme in which an agent may give terms to new agents: none may pay more than these tiers, nor than `most`. */
export type TermOffer = {
  readonly scheme: AgentScheme
  /** The agent's own contract from the next period on. */
  readonly tiers: readonly AgentTier[]
  /** The highest rate by the brand's rules, in hundredths of a per cent. */
  readonly most: number
}

/** The schemes in which an agent has a contract from the next period on, in their usual order. */
export type OffersOf = (agent: { readonly id: string; readonly brand: string }) => Promise<readonly TermOffer[]>

/** Whether a term keeps to what an agent may give now. */
export type IsOffered = (offers: readonly TermOffer[], term: ContractTerm) => boolean

/**
 * Refuses terms that an agent may not give to a new agent right below, beside the field (`terms.0.tiers.1.rate`), with
 * `contract_missing`, `function_off`, `salary_rate_above_most`, `salary_rate_above_upline` and `tiers_out_of_order`.
 */
export type ValidateTerms = (
  giver: { readonly id: string; readonly brand: string; readonly username: string },
  terms: readonly ContractTerm[],
  on?: Connection,
) => Promise<void>

/** Somebody who becomes an agent right below another one. */
export type InvitedNewcomer = {
  readonly brand: string
  readonly agent: string
  readonly type: AgentType
  readonly inviter: string
}

/**
 * Makes terms the contracts of a new agent from the next period on, or the brand's default terms where there are none.
 * Answers the given terms that the inviter's contracts do not cover any more: they are left out. The brand's tree must
 * be locked.
 */
export type BeginContracts = (
  transaction: Transaction,
  newcomer: InvitedNewcomer,
  terms: readonly ContractTerm[],
) => Promise<readonly ContractTerm[]>

/** Writes to a new agent and to the inviter which terms were left out, after the commit. */
export type TellLeftOut = (newcomer: InvitedNewcomer, leftOut: readonly ContractTerm[]) => Promise<void>

/**
 * Gives a new agent the brand's default contracts of the type, as far as the contracts around allow. The brand's tree
 * must be locked.
 */
export type GiveDefaults = (
  transaction: Transaction,
  newcomer: Pick<InvitedNewcomer, 'brand' | 'agent' | 'type'>,
) => Promise<void>
