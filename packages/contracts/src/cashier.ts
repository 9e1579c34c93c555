import * as z from 'zod/mini'
import { route } from './route.ts'
import { cursor, instant, money, shortText, uuid } from './wire.ts'

export const DEPOSIT_STATES = ['waiting', 'credited', 'expired', 'cancelled'] as const

/** A deposit as its member sees it. `payload` is the EMVCo text of the QR; it is there while the deposit waits. */
export const deposit = z.strictObject({
  id: uuid,
  reference: z.string(),
  method: z.literal('promptpay'),
  amount: money,
  state: z.enum(DEPOSIT_STATES),
  payload: z.nullable(z.string()),
  requestedAt: instant,
  expiresAt: instant,
  creditedAt: z.nullable(instant),
})
export type Deposit = z.output<typeof deposit>

export const depositMethods = route({
  method: 'GET',
  path: '/wps/cashier/methods',
  access: 'member',
  summary: 'Ways to deposit with their limits and quick amounts.',
  answer: z.strictObject({
    methods: z.array(
      z.strictObject({
        method: z.literal('promptpay'),
        minimum: money,
        maximum: money,
        quickAmounts: z.array(money),
        minutesToPay: z.number(),
        payeeName: z.string(),
        /** Where a demo brand's visitor can play the payer; no other brand has one. */
        demoBank: z.nullable(z.url()),
      }),
    ),
  }),
  refusals: [],
})

export const requestDeposit = route({
  method: 'POST',
  path: '/wps/cashier/deposits',
  access: 'member',
  summary: 'Asks for a payment code. The same `requestId` answers the same deposit.',
  body: z.strictObject({ requestId: uuid, method: z.literal('promptpay'), amount: money }),
  answer: deposit,
  refusals: ['amount_below_minimum', 'amount_above_maximum', 'own_limit_reached', 'play_paused'],
})

export const readDeposit = route({
  method: 'GET',
  path: '/wps/cashier/deposits/{id}',
  access: 'member',
  summary: 'One deposit of the signed-in member.',
  params: z.strictObject({ id: uuid }),
  answer: deposit,
  refusals: [],
})

export const listDeposits = route({
  method: 'GET',
  path: '/wps/cashier/deposits',
  access: 'member',
  summary: "The signed-in member's deposits, newest first.",
  query: z.strictObject({ cursor: z.optional(cursor) }),
  answer: z.strictObject({ list: z.array(deposit), nextCursor: z.nullable(cursor) }),
  refusals: [],
})

export const cancelDeposit = route({
  method: 'DELETE',
  path: '/wps/cashier/deposits/{id}',
  access: 'member',
  summary: 'Gives up a waiting deposit. A payment that still arrives is credited all the same.',
  params: z.strictObject({ id: uuid }),
  answer: deposit,
  refusals: [],
})

/** A bank's word that money arrived. `bankReference` names the payment, `reference` is the payment code's. */
export const paymentNotice = z.strictObject({
  bankReference: shortText,
  reference: shortText,
  amount: money,
  currency: z.literal('THB'),
  paidAt: instant,
  payerBank: z.optional(shortText),
})

/** The bank's signed word that money arrived. Repeats by `bankReference` are harmless. */
export const paymentReceived = route({
  method: 'POST',
  path: '/wps/cashier/promptpay/payments',
  access: 'vendor',
  summary: 'A payment provider reports money received for a payment code.',
  body: paymentNotice,
  answer: z.strictObject({ result: z.enum(['credited', 'already_credited', 'held_for_review']) }),
  refusals: ['invalid_signature'],
})
