import * as z from 'zod/mini'
import { bankReference } from './bank-reference.ts'
import { DEPOSIT_KINDS, deposit } from './cashier.ts'
import { amountQuery } from './list-query.ts'
import { route } from './route.ts'
import { currencyCode, cursor, instant, money, shortText, uuid } from './wire.ts'

export const PAYMENT_RESULTS = ['credited', 'held_for_review', 'returning', 'returned'] as const

/** Why money was held and not credited. */
export const HELD_REASONS = ['unknown', 'double', 'amount', 'limit', 'wrong_account', 'by_hand'] as const

export const DEPOSIT_VIEWS = ['open', 'slips', 'credited', 'over', 'all'] as const
export const PAYMENT_VIEWS = ['held', 'settled', 'all'] as const

const person = z.strictObject({ id: uuid, username: z.string() })

const officeDeposit = z.strictObject({
  ...deposit.shape,
  username: z.string(),
  member: uuid,
  currency: currencyCode,
  claimedBy: z.nullable(person),
  /** A slip waits for longer than the brand means anybody to wait. */
  overdue: z.boolean(),
  /** A second operator has been asked to decide on it. */
  proposed: z.boolean(),
})
export type OfficeDeposit = z.output<typeof officeDeposit>

const officePayment = z.strictObject({
  id: uuid,
  bankReference: z.string(),
  reference: z.string(),
  way: z.enum(DEPOSIT_KINDS),
  /** The number of the account that the bank named. */
  arrivedAt: z.nullable(z.string()),
  amount: money,
  currency: z.string(),
  paidAt: instant,
  receivedAt: instant,
  payerBank: z.nullable(z.string()),
  deposit: z.nullable(z.strictObject({ id: uuid, reference: z.string(), username: z.string() })),
  result: z.enum(PAYMENT_RESULTS),
  heldBecause: z.nullable(z.enum(HELD_REASONS)),
  reason: z.nullable(z.string()),
  returnReference: z.nullable(z.string()),
  /** What the bank said, or failed to say, when it was asked to send it back. */
  fault: z.nullable(z.string()),
  claimedBy: z.nullable(person),
  overdue: z.boolean(),
  needsTwo: z.boolean(),
  proposed: z.boolean(),
})
export type OfficePayment = z.output<typeof officePayment>

/** How much waits for an operator, and how soon it should be looked at. */
const waiting = z.strictObject({ slips: z.number(), held: z.number(), targetMinutes: z.number() })

const seen = { method: 'GET', access: 'operator', power: 'money.see' } as const
const done = { method: 'POST', access: 'operator', power: 'money.change' } as const
const byId = z.strictObject({ id: uuid })
const nothing = z.strictObject({})

export const listAllDeposits = route({
  ...seen,
  path: '/ops/deposits',
  summary:
    'Deposits of the brand, newest first; those with slips that wait the oldest first. `search` is a username or a reference, found in any state.',
  query: z.strictObject({
    ...amountQuery,
    view: z.optional(z.enum(DEPOSIT_VIEWS)),
    search: z.optional(shortText),
  }),
  answer: z.strictObject({ list: z.array(officeDeposit), nextCursor: z.nullable(cursor), waiting }),
  refusals: [],
})

export const ENTRY_WORDS = [
  ...(['note', 'credited', 'proposed', 'slip_sent', 'slip_rejected', 'matched', 'return_ordered'] as const),
  ...(['returned', 'return_refused'] as const),
] as const

const entry = z.strictObject({
  at: instant,
  what: z.enum(ENTRY_WORDS),
  by: z.nullable(z.string()),
  note: z.nullable(z.string()),
})

const depositRecord = z.strictObject({
  deposit: officeDeposit,
  /** From this amount on, two operators credit. */
  twoFrom: money,
  payments: z.array(officePayment),
  log: z.array(entry),
})
export type DepositRecord = z.output<typeof depositRecord>

export const readDepositRecord = route({
  ...seen,
  path: '/ops/deposits/{id}',
  summary: 'A deposit with the payments that came for it and what colleagues did.',
  params: byId,
  answer: depositRecord,
  refusals: [],
})

export const depositSlips = route({
  ...seen,
  path: '/ops/deposits/{id}/slips',
  summary: 'The slips that its member sent, as base64 WebP, newest first.',
  params: byId,
  answer: z.strictObject({
    list: z.array(z.strictObject({ ...deposit.shape.slip.def.innerType.shape, id: uuid, picture: z.string() })),
  }),
  refusals: [],
})

export const claimDeposit = route({
  ...done,
  path: '/ops/deposits/{id}/claim',
  summary: 'Takes a deposit for oneself, from a colleague too, or lets it go.',
  params: byId,
  body: z.strictObject({ claimed: z.boolean() }),
  answer: nothing,
  refusals: [],
})

export const noteDeposit = route({
  ...done,
  path: '/ops/deposits/{id}/notes',
  summary: 'Writes a note for colleagues.',
  params: byId,
  body: z.strictObject({ note: shortText }),
  answer: nothing,
  refusals: [],
})

const outcome = z.strictObject({ result: z.enum(['credited', 'proposed']) })

export const creditDeposit = route({
  ...done,
  path: '/ops/deposits/{id}/credit',
  summary:
    'Credits a payment that an operator saw at the bank; a bank’s reference counts once. Above the threshold a colleague decides.',
  params: byId,
  body: z.strictObject({ amount: money, bankReference, reason: shortText }),
  answer: outcome,
  refusals: [
    ...(['deposit_went_on', 'payment_claimed', 'bank_reference_used', 'proposal_waiting'] as const),
    ...(['amount_below_minimum', 'amount_above_maximum', 'deposits_of_day_used'] as const),
  ],
})

export const rejectSlip = route({
  ...done,
  path: '/ops/deposits/{id}/reject-slip',
  summary: 'Refuses the slip that waits; its member reads the reason and may send another.',
  params: byId,
  body: z.strictObject({ reason: shortText }),
  answer: nothing,
  refusals: ['deposit_went_on', 'payment_claimed'],
})

export const listPayments = route({
  ...seen,
  path: '/ops/payments',
  summary:
    'Money that banks told of, by when we heard of it; what is held with the oldest first. `search` is a username or a reference.',
  query: z.strictObject({
    ...amountQuery,
    view: z.optional(z.enum(PAYMENT_VIEWS)),
    search: z.optional(shortText),
  }),
  answer: z.strictObject({ list: z.array(officePayment), nextCursor: z.nullable(cursor), waiting }),
  refusals: [],
})

export const readPaymentRecord = route({
  ...seen,
  path: '/ops/payments/{id}',
  summary: 'A payment, what colleagues did, and the open orders it might be for.',
  params: byId,
  answer: z.strictObject({ payment: officePayment, log: z.array(entry), candidates: z.array(officeDeposit) }),
  refusals: [],
})

export const claimPayment = route({
  ...done,
  path: '/ops/payments/{id}/claim',
  summary: 'Takes a held payment for oneself, from a colleague too, or lets it go.',
  params: byId,
  body: z.strictObject({ claimed: z.boolean() }),
  answer: nothing,
  refusals: [],
})

export const notePayment = route({
  ...done,
  path: '/ops/payments/{id}/notes',
  summary: 'Writes a note for colleagues.',
  params: byId,
  body: z.strictObject({ note: shortText }),
  answer: nothing,
  refusals: [],
})

export const creditPayment = route({
  ...done,
  path: '/ops/payments/{id}/credit',
  summary:
    'Credits held money, to an order that is not credited yet or to a member. Above the threshold a colleague decides.',
  params: byId,
  body: z.strictObject({
    to: z.union([z.strictObject({ deposit: uuid }), z.strictObject({ username: shortText })]),
    reason: shortText,
  }),
  answer: outcome,
  refusals: ['payment_settled', 'payment_claimed', 'deposit_went_on', 'proposal_waiting', 'account_unknown'],
})

export const returnPayment = route({
  ...done,
  path: '/ops/payments/{id}/return',
  summary: 'Has the bank send held money back to where it came from.',
  params: byId,
  body: z.strictObject({ reason: shortText }),
  answer: nothing,
  refusals: ['payment_settled', 'payment_claimed', 'bank_missing'],
})
