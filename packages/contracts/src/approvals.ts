import * as z from 'zod/mini'
import { dayQuery } from './list-query.ts'
import type { Power } from './powers.ts'
import { route } from './route.ts'
import { cursor, instant, shortText, uuid } from './wire.ts'

/** What takes two operators, and the power by which the second decides. */
export const PROPOSALS = {
  'members.adjust': 'money.decide',
  'content.publish': 'content.decide',
  'raffle.plan': 'money.decide',
  'vip.plan': 'money.decide',
  'activities.plan': 'money.decide',
  'activities.grant': 'money.decide',
  'free-rounds.grant': 'money.decide',
  'upline.rules': 'money.decide',
  'agents.move': 'money.decide',
  'salary.rules': 'money.decide',
  'salary.contract': 'money.decide',
  'salary.bills': 'money.decide',
  'salary.defaults': 'money.decide',
  'referrals.plan': 'money.decide',
  'rebates.plan': 'money.decide',
  'missions.plan': 'money.decide',
  'turnover.rules': 'money.decide',
  'points.rules': 'money.decide',
  'messages.send': 'content.decide',
  'withdrawals.approve': 'money.decide',
  'withdrawals.resolve': 'money.decide',
  'cashier.credit': 'money.decide',
  'cashier.match': 'money.decide',
  'cashier.account': 'money.decide',
  'cashier.method': 'money.decide',
  'cashier.rules': 'money.decide',
  'withdrawals.terms': 'money.decide',
  'lottery.correction': 'money.decide',
  'lottery.cancellation': 'money.decide',
  'lottery.terms': 'money.decide',
  'lottery.numbers': 'money.decide',
  'operators.add': 'operators.decide',
  'operators.change': 'operators.decide',
  'operators.reset': 'operators.decide',
  'operators.role': 'operators.decide',
} as const satisfies Record<string, Power>

export type ProposalKind = keyof typeof PROPOSALS
export const PROPOSAL_KINDS = Object.keys(PROPOSALS) as [ProposalKind, ...ProposalKind[]]
/** Powers by which operators decide. Nobody uses one within `DECIDING_WAIT_MS` of being given it or a new access. */
export const DECIDING_POWERS: ReadonlySet<Power> = new Set(Object.values(PROPOSALS))
export const DECIDING_WAIT_MS = 24 * 60 * 60 * 1000
export const PROPOSAL_STATES = ['waiting', 'approved', 'rejected', 'withdrawn', 'outdated'] as const

const person = z.strictObject({ id: uuid, username: z.string() })

export const proposal = z.strictObject({
  id: uuid,
  kind: z.enum(PROPOSAL_KINDS),
  state: z.enum(PROPOSAL_STATES),
  /** What it is about, as a person reads it: the title of a banner, the name of a member. */
  about: z.string(),
  /** The same for programs: which record. */
  subjectId: z.string(),
  /** What will be done, in the words of its kind. */
  details: z.record(z.string(), z.unknown()),
  note: z.nullable(z.string()),
  proposedBy: person,
  proposedAt: instant,
  decidedBy: z.nullable(person),
  decidedAt: z.nullable(instant),
  reason: z.nullable(z.string()),
  /** Whether whoever asks may decide it now: they have the power, and it is neither their own nor about their rights. */
  mayDecide: z.boolean(),
})

export const listProposals = route({
  method: 'GET',
  path: '/ops/approvals',
  access: 'operator',
  summary:
    'Proposals that wait, or those that were decided, newest first; of the kinds the operator may see. `search` is a part of what they are about, or the id of one.',
  query: z.strictObject({
    ...dayQuery,
    search: z.optional(shortText),
    state: z.optional(z.enum(['waiting', 'decided'])),
    /** Only those about operators and roles. */
    room: z.optional(z.literal('operators')),
  }),
  answer: z.strictObject({
    list: z.array(proposal),
    nextCursor: z.nullable(cursor),
    /** How many wait for this operator. */
    waiting: z.number(),
  }),
  refusals: [],
})

const byId = z.strictObject({ id: uuid })
const DECISION_REFUSALS = ['own_proposal', 'proposal_decided', 'decides_later'] as const

export const approveProposal = route({
  method: 'POST',
  path: '/ops/approvals/{id}/approve',
  access: 'operator',
  summary: 'Does what another operator proposed.',
  params: byId,
  answer: z.strictObject({
    /** Of the password of an operator who was let in: whoever approves hands it over. Answered this once. */
    secondHalf: z.nullable(z.string()),
  }),
  refusals: [...DECISION_REFUSALS, 'own_account', 'proposal_outdated', 'not_enough_money', 'bank_missing'],
})

export const rejectProposal = route({
  method: 'POST',
  path: '/ops/approvals/{id}/reject',
  access: 'operator',
  summary: 'Refuses what another operator proposed, with the reason.',
  params: byId,
  body: z.strictObject({ reason: shortText }),
  answer: z.strictObject({}),
  refusals: DECISION_REFUSALS,
})

export const withdrawProposal = route({
  method: 'POST',
  path: '/ops/approvals/{id}/withdraw',
  access: 'operator',
  summary: 'Takes one’s own proposal back.',
  params: byId,
  answer: z.strictObject({}),
  refusals: ['proposal_decided'],
})
