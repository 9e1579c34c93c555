import type { ProposalKind } from '@sanuk/contracts/approvals'
import type { OperatorCaller } from '../caller.ts'

export type ProposalRequest = {
  readonly kind: ProposalKind
  /** What it is about: as a person reads it, and the record. */
  readonly about: string
  readonly subjectId: string
  /** Which part of the record; proposals about other parts may wait beside it. Left out where it is about all of it. */
  readonly part?: string | undefined
  /** Everything that `CarryOut` needs; the one who decides sees it. */
  readonly details: Record<string, unknown>
  /** Operators whose own rights it is about: nobody approves what gives themselves more. */
  readonly concerns?: readonly string[] | undefined
  readonly note?: string | null | undefined
}

/** Proposes what a second operator decides. Refuses with `proposal_waiting` where the same thing waits already. */
export type Propose = (
  caller: OperatorCaller,
  brand: string,
  request: ProposalRequest,
) => Promise<{ readonly id: string }>

/** Ids of the records about which a proposal of a kind waits, with the proposal's. */
export type WaitingAbout = (
  brand: string,
  kinds: readonly ProposalKind[],
  subjects: readonly string[],
) => Promise<ReadonlyMap<string, { readonly id: string; readonly kind: ProposalKind }>>

/** The proposal that waits about a part of a record: by which operator, and since when; `null` where none does. */
export type WaitingAboutPart = (
  brand: string,
  about: { readonly kind: ProposalKind; readonly subjectId: string; readonly part: string },
) => Promise<{ readonly id: string; readonly proposedBy: string; readonly proposedAt: Date } | null>

/** What most rooms need of approvals: they propose, and show what waits. */
export type ProposeAndShow = { readonly propose: Propose; readonly waitingAbout: WaitingAbout }
