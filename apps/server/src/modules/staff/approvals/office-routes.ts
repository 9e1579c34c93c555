import {
  approveProposal,
  listProposals,
  PROPOSAL_KINDS,
  PROPOSALS,
  rejectProposal,
  withdrawProposal,
} from '@sanuk/contracts/approvals'
import { withGranted } from '@sanuk/contracts/powers'
import type { OperatorCaller } from '#platform/caller'
import type { OperatorNames } from '#platform/capabilities/operator-names'
import { readListQuery } from '#platform/list-query'
import type { Serve } from '#platform/serve'
import { type Approvals, decidableBy, type Proposal } from './index.ts'

type Needs = { readonly approvals: Approvals; readonly operatorNames: OperatorNames }

export function approvalsOfficeRoutes(serve: Serve, { approvals, operatorNames }: Needs): void {
  serve(listProposals, async ({ caller, brand, query }) => {
    const { state, room, search } = query
    const wanted = { kinds: shownTo(caller, room), waiting: state !== 'decided', search }
    const [{ list, nextCursor }, { waiting }] = await Promise.all([
      approvals.list(brand.id, wanted, readListQuery(query, brand)),
      approvals.queueOf(caller, brand.id),
    ])
    const names = await operatorNames(list.flatMap(({ proposedBy, decidedBy }) => [proposedBy, decidedBy ?? []].flat()))
    const person = (id: string) => ({ id, username: names.get(id) ?? '' })
    return { list: list.map((it) => answerOf(it, caller, person)), nextCursor, waiting }
  })

  serve(approveProposal, async ({ caller, brand, params }) => {
    const told = await approvals.approve(caller, brand, params.id)
    return { secondHalf: told?.secondHalf ?? null }
  })

  serve(rejectProposal, async ({ caller, brand, params, body }) => {
    await approvals.reject(caller, brand, { id: params.id, reason: body.reason })
    return {}
  })

  serve(withdrawProposal, async ({ caller, brand, params }) => {
    await approvals.withdraw(caller, brand.id, params.id)
    return {}
  })
}

function answerOf(
  { brand, proposedBy, proposedAt, decidedBy, decidedAt, concerns, ...proposal }: Proposal,
  caller: OperatorCaller,
  person: (id: string) => { id: string; username: string },
) {
  const isOwn = proposedBy === caller.id || concerns.includes(caller.id)
  return {
    ...proposal,
    proposedBy: person(proposedBy),
    proposedAt: proposedAt.toISOString(),
    decidedBy: decidedBy === null ? null : person(decidedBy),
    decidedAt: decidedAt?.toISOString() ?? null,
    mayDecide: proposal.state === 'waiting' && !isOwn && decidableBy(caller).includes(proposal.kind),
  }
}

/** Who may see what a decision brings with it sees the proposals, too: they may have made them. */
function shownTo({ powers }: OperatorCaller, room?: string) {
  return PROPOSAL_KINDS.filter((kind) => {
    if (room && !kind.startsWith(`${room}.`)) return false
    const seen = [...withGranted([PROPOSALS[kind]])].filter((power) => power.endsWith('.see'))
    return seen.some((power) => powers.has(power))
  })
}
