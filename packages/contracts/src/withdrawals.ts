import * as z from 'zod/mini'
import { bankReference } from './bank-reference.ts'
import { paymentPasswordText } from './credentials.ts'
import { route } from './route.ts'
import { BANK_CODES } from './thai-banks.ts'
import { currencyCode, cursor, instant, money, shortText, uuid } from './wire.ts'

/** Everything a withdrawal can be; `WITHDRAWAL_STEPS` says what follows what. */
export const WITHDRAWAL_STATES = [
  ...(['waiting', 'cancelled', 'rejected', 'approved', 'paying', 'partly_paid', 'paid'] as const),
  ...(['received', 'received_automatically', 'disputed', 'resolved_received', 'resolved_refunded'] as const),
] as const
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number]

/** Which states may follow one. Where none does, it is over; the database knows the same list. */
export const WITHDRAWAL_STEPS: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  waiting: ['cancelled', 'rejected', 'approved'],
  approved: ['paying', 'partly_paid', 'paid', 'rejected'],
  /** Back to `approved` where the bank paid nothing. */
  paying: ['approved', 'partly_paid', 'paid'],
  partly_paid: ['paid', 'disputed'],
  paid: ['received', 'received_automatically', 'disputed'],
  received_automatically: ['disputed'],
  disputed: ['resolved_received', 'resolved_refunded'],
  cancelled: [],
  rejected: [],
  received: [],
  resolved_received: [],
  resolved_refunded: [],
}

export const PART_ANSWERS = ['received', 'not_received', 'automatic'] as const

/** Money that left for the member's account. */
const part = z.strictObject({
  number: z.number(),
  amount: money,
  bankReference: z.string(),
  paidAt: instant,
  /** Whether the payment is proved: by the bank's own signed word, or a picture of the slip. */
  proved: z.boolean(),
  answer: z.nullable(z.enum(PART_ANSWERS)),
  answeredAt: z.nullable(instant),
  /** When it counts as received without an answer; never where nothing proves the payment. */
  answerBy: z.nullable(instant),
  /** Until when its automatic receipt may still be disputed. */
  disputableUntil: z.nullable(instant),
  /** It never arrived and came back. */
  returned: z.boolean(),
})

const step = z.strictObject({ state: z.enum(WITHDRAWAL_STATES), at: instant, reason: z.nullable(z.string()) })

/** `amount` = paid + remaining + returned, at all times. The fee is held beside it. */
export const withdrawal = z.strictObject({
  id: uuid,
  reference: z.string(),
  state: z.enum(WITHDRAWAL_STATES),
  bank: z.enum(BANK_CODES),
  masked: z.string(),
  holder: z.string(),
  amount: money,
  fee: money,
  paid: money,
  remaining: money,
  returned: money,
  requestedAt: instant,
  parts: z.array(part),
  steps: z.array(step),
})
export type Withdrawal = z.output<typeof withdrawal>

/** What must be played before money leaves, and why. */
const owed = z.strictObject({
  source: z.string(),
  reason: z.enum(['deposit', 'bonus']),
  required: money,
  done: money,
  since: instant,
})
export type Owed = z.output<typeof owed>

export const withdrawalTerms = route({
  method: 'GET',
  path: '/wps/cashier/withdrawals/terms',
  access: 'member',
  summary: 'What the signed-in member may withdraw now: limits, what is left of the day, fee, and what is still owed.',
  answer: z.strictObject({
    currency: currencyCode,
    balance: money,
    minimum: money,
    maximum: money,
    /** The most that can be asked for now: by balance, fee and what is left of the day. */
    available: money,
    ordersLeft: z.number(),
    sumLeft: money,
    fee: z.strictObject({ fixed: money, percent: z.string() }),
    /** So many more withdrawals of today cost nothing; while there are any, `fee` is nothing. */
    freeLeft: z.number(),
    quickAmounts: z.array(money),
    answerMinutes: z.number(),
    owed: z.array(owed),
  }),
  refusals: [],
})

export const requestWithdrawal = route({
  method: 'POST',
  path: '/wps/cashier/withdrawals',
  access: 'member',
  summary: 'Asks for money and sets it aside at once. The same `requestId` answers the same withdrawal.',
  sealed: true,
  body: z.strictObject({ requestId: uuid, account: uuid, amount: money, paymentPassword: paymentPasswordText }),
  answer: withdrawal,
  refusals: [
    ...(['payment_password_missing', 'payment_password_wrong', 'payment_password_locked'] as const),
    ...(['sealed_body_invalid', 'sealed_body_replayed'] as const),
    ...([
      'amount_below_minimum',
      'amount_above_maximum',
      'not_enough_money',
      'turnover_due',
      'verification_due',
    ] as const),
    ...(['withdrawals_of_day_used', 'withdrawals_frozen', 'bank_account_waits'] as const),
  ],
})

export const listWithdrawals = route({
  method: 'GET',
  path: '/wps/cashier/withdrawals',
  access: 'member',
  summary: 'The signed-in member’s withdrawals, newest first.',
  query: z.strictObject({ cursor: z.optional(cursor) }),
  answer: z.strictObject({ list: z.array(withdrawal), nextCursor: z.nullable(cursor) }),
  refusals: [],
})

const byId = z.strictObject({ id: uuid })

export const readWithdrawal = route({
  method: 'GET',
  path: '/wps/cashier/withdrawals/{id}',
  access: 'member',
  summary: 'One withdrawal of the signed-in member.',
  params: byId,
  answer: withdrawal,
  refusals: [],
})

export const cancelWithdrawal = route({
  method: 'DELETE',
  path: '/wps/cashier/withdrawals/{id}',
  access: 'member',
  summary: 'Gives up a withdrawal that still waits; all of it is back in the wallet.',
  params: byId,
  answer: withdrawal,
  refusals: ['withdrawal_went_on'],
})

export const answerWithdrawal = route({
  method: 'POST',
  path: '/wps/cashier/withdrawals/{id}/answer',
  access: 'member',
  summary: 'Says of a payment, or of all that wait for an answer, whether the money arrived.',
  params: byId,
  body: z.strictObject({ answer: z.enum(['received', 'not_received']), part: z.optional(z.int().check(z.gte(1))) }),
  answer: withdrawal,
  refusals: ['withdrawal_went_on'],
})

/** A bank's word on an order to pay: everything it has paid of it so far, and whether more will come. */
export const payoutReport = z.strictObject({
  order: uuid,
  /** `open`: more may come. `done`: all was paid. `failed`: no more will be paid than is listed. */
  state: z.enum(['open', 'done', 'failed']),
  payments: z.array(z.strictObject({ bankReference, amount: money, paidAt: instant })).check(z.maxLength(50)),
  reason: z.optional(shortText),
})
export type PayoutReport = z.output<typeof payoutReport>

/** Our order to a bank. The same order is carried out once and answered as it stands, however often it comes. */
export const PAYOUT_PATH = '/payouts'
export const payoutOrder = z.strictObject({
  order: uuid,
  reference: shortText,
  amount: money,
  currency: currencyCode,
  bank: z.enum(BANK_CODES),
  accountNumber: shortText,
  holder: shortText,
})
export type PayoutOrder = z.output<typeof payoutOrder>

/**
 * Cancels an order: the bank pays no more of it and answers as it stands. What it cannot stop any more stays `open` or is
 * `done`. An order that it has not received is never paid.
 */
export const PAYOUT_CANCEL_PATH = '/payouts/cancel'
export const payoutCancellation = z.strictObject({ order: uuid })

export const payoutReported = route({
  method: 'POST',
  path: '/wps/cashier/payouts',
  access: 'vendor',
  summary: 'The bank reports what it paid of an order. Repeats are harmless.',
  body: payoutReport,
  answer: z.strictObject({ result: z.enum(['taken', 'held_for_review']) }),
  refusals: ['invalid_signature'],
})
