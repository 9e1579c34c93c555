import type { AgentSignalKind, SharedWay } from '@sanuk/contracts/office-agent-signals'
import type { Amount } from '@sanuk/money/amount'

/** What a branch played and its agents earned in the days that are looked at. */
export type BranchPlay = {
  readonly agent: string
  /** From the top of the tree down to the agent. */
  readonly ancestors: readonly string[]
  readonly valid: Amount
  /** What the house won; negative where the members did. */
  readonly won: Amount
  /** The same of each day without signs, added up. */
  readonly swing: Amount
  readonly days: number
  /** By the agent and all agents below. */
  readonly earned: Amount
}

export type Evidence =
  | {
      readonly kind: 'shared_access'
      readonly withAgent: boolean
      readonly ways: readonly SharedWay[]
      readonly members: readonly string[]
    }
  | ({ readonly kind: 'riskless_play' | 'pay_over_win' } & Omit<BranchPlay, 'agent' | 'ancestors'>)
  | { readonly kind: 'opened_accounts'; readonly signedIn: number; readonly members: readonly string[] }

/** Something that was found about an agent. */
export type Finding = {
  readonly agent: string
  /** How strong it is in accounts or in money; it grows or shrinks with what it is about. */
  readonly measure: bigint
  /** How strong it is beside findings of other kinds: `measure` in hundredths of what a finding takes at least. */
  readonly strength: bigint
  readonly evidence: Evidence
}

export type OfKind = Pick<Finding, 'agent'> & { readonly kind: AgentSignalKind }

/** Whether a finding has grown by half since its measure was another one. */
export const hasGrown = (now: bigint, then: bigint): boolean => now * 2n >= then * 3n
