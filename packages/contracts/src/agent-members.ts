import * as z from 'zod/mini'
import { paymentPasswordText } from './credentials.ts'
import { FREEZE_KINDS, freeze } from './freezes.ts'
import { route } from './route.ts'
import { instant, money, uuid } from './wire.ts'

/** Why an agent can send nothing to somebody at present. */
export const DOWNLINE_HINDRANCES = ['suspended', 'closed', 'no_password', 'turnover_due', 'used_up'] as const

const params = z.strictObject({ id: uuid })
const person = z.strictObject({ id: uuid, username: z.string() })

export const downlineTransfer = route({
  method: 'GET',
  path: '/wps/agent/transfers',
  access: 'agent',
  summary: 'How much the agent may send to somebody right below, and to whom they sent lately.',
  query: z.strictObject({ to: uuid }),
  answer: z.strictObject({
    member: person,
    hindrance: z.nullable(z.enum(DOWNLINE_HINDRANCES)),
    least: money,
    most: money,
    /** What is left of the day. */
    left: money,
    /** Who got money last and still stands right below, the latest first. */
    receivers: z.array(person),
  }),
  refusals: ['function_off', 'member_not_direct'],
})

export const sendDownline = route({
  method: 'POST',
  path: '/wps/agent/transfers',
  access: 'agent',
  sealed: true,
  summary:
    'Sends money from the agent’s wallet to an agent right below or a member of their own; the same request again answers the first one.',
  body: z.strictObject({ requestId: uuid, to: uuid, amount: money, paymentPassword: paymentPasswordText }),
  answer: z.strictObject({ transfer: z.strictObject({ id: uuid, amount: money, at: instant }) }),
  refusals: [
    ...(['payment_password_missing', 'payment_password_wrong', 'payment_password_locked'] as const),
    ...(['sealed_body_invalid', 'sealed_body_replayed', 'play_paused'] as const),
    ...(['function_off', 'agency_suspended', 'member_not_direct', 'account_closed'] as const),
    ...(['turnover_due', 'amount_below_minimum', 'amount_above_maximum'] as const),
    ...(['upline_day_used', 'not_enough_money', 'withdrawals_frozen'] as const),
  ],
})

/** Most letters of a remark. */
export const REMARK_MAX = 60

export const setMemberRemark = route({
  method: 'PUT',
  path: '/wps/agent/members/{id}/remark',
  access: 'agent',
  summary: 'A private note of the agent about anybody in the branch; an empty one removes it.',
  params,
  body: z.strictObject({ remark: z.string().check(z.trim(), z.maxLength(REMARK_MAX), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)) }),
  answer: z.strictObject({}),
  refusals: [],
})

/** Most letters of the reason of a freeze. */
export const FREEZE_REASON_MAX = 200

/** What the member is shown, too. */
const freezeReason = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(FREEZE_REASON_MAX), z.regex(/^[^\p{Cc}\p{Cs}]*$/u))

/** What holds afterwards. */
const freezes = z.strictObject({ freezes: z.array(freeze) })

export const freezeMember = route({
  method: 'POST',
  path: '/wps/agent/members/{id}/freezes',
  access: 'agent',
  summary: 'Keeps somebody right below from betting, signing in or withdrawing, at once.',
  params,
  body: z.strictObject({ kind: z.enum(FREEZE_KINDS), reason: freezeReason }),
  answer: freezes,
  refusals: ['member_not_direct', 'agency_suspended', 'changed_meanwhile', 'freeze_too_soon'],
})

export const liftMemberFreeze = route({
  method: 'DELETE',
  path: '/wps/agent/members/{id}/freezes/{kind}',
  access: 'agent',
  summary: 'Lifts what somebody right below is kept from, unless an operator let it go on.',
  params: z.strictObject({ id: uuid, kind: z.enum(FREEZE_KINDS) }),
  answer: freezes,
  refusals: ['member_not_direct', 'agency_suspended', 'changed_meanwhile', 'freeze_extended'],
})
