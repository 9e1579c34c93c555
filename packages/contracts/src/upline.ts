import * as z from 'zod/mini'
import { paymentPasswordText } from './credentials.ts'
import { route } from './route.ts'
import { cursor, instant, money, uuid } from './wire.ts'

/** Why nothing can be sent at present. */
export const UPLINE_HINDRANCES = ['nobody', 'closed', 'no_password', 'turnover_due', 'used_up'] as const

const transfer = z.strictObject({ id: uuid, amount: money, at: instant })
export type UplineTransfer = z.output<typeof transfer>

export const ownUpline = route({
  method: 'GET',
  path: '/wps/member/upline',
  access: 'member',
  summary: 'Whom the member may send money to, how much at a time and today, and what was sent before.',
  query: z.strictObject({ cursor: z.optional(cursor) }),
  answer: z.strictObject({
    /** Whoever invited them, as they are called; nothing where nobody did. */
    name: z.nullable(z.string()),
    hindrance: z.nullable(z.enum(UPLINE_HINDRANCES)),
    least: money,
    most: money,
    /** What is left of the day. */
    left: money,
    list: z.array(transfer),
    nextCursor: z.nullable(cursor),
  }),
  refusals: ['function_off'],
})

export const sendUpline = route({
  method: 'POST',
  path: '/wps/member/upline/transfers',
  access: 'member',
  sealed: true,
  summary: 'Sends money from the wallet to whoever invited the member; the same request again answers the first one.',
  body: z.strictObject({ requestId: uuid, amount: money, paymentPassword: paymentPasswordText }),
  answer: z.strictObject({ transfer }),
  refusals: [
    ...(['payment_password_missing', 'payment_password_wrong', 'payment_password_locked'] as const),
    ...(['sealed_body_invalid', 'sealed_body_replayed'] as const),
    ...(['function_off', 'upline_unknown', 'turnover_due', 'amount_below_minimum', 'amount_above_maximum'] as const),
    ...(['upline_day_used', 'not_enough_money', 'play_paused', 'withdrawals_frozen'] as const),
  ],
})
