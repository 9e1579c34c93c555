import * as z from 'zod/mini'
import { bankReference } from './bank-reference.ts'
import { amountQuery } from './list-query.ts'
import { PICTURE_REFUSALS, PICTURE_TEXT_MAX } from './pictures.ts'
import { route } from './route.ts'
import { currencyCode, cursor, instant, money, shortText, signedMoney, uuid } from './wire.ts'
import { payoutReport, WITHDRAWAL_STATES, withdrawal, withdrawalTerms } from './withdrawals.ts'

/** What an operator looks at: what needs a hand, what is being paid or answered, what is over. */
export const WITHDRAWAL_VIEWS = ['queue', 'under_way', 'disputed', 'over', 'all'] as const

const person = z.strictObject({ id: uuid, username: z.string() })

const officeWithdrawal = z.strictObject({
  ...withdrawal.shape,
  username: z.string(),
  member: uuid,
  currency: currencyCode,
  claimedBy: z.nullable(person),
  /** Waiting for longer than the brand means anybody to wait. */
  overdue: z.boolean(),
  /** A second operator has to decide on it. */
  needsTwo: z.boolean(),
  proposed: z.boolean(),
  /** The bank has an order it has not ended. */
  bankHasIt: z.boolean(),
  /** It has had the order for longer than a payout takes. */
  bankSilent: z.boolean(),
})
export type OfficeWithdrawal = z.output<typeof officeWithdrawal>

export const listAllWithdrawals = route({
  method: 'GET',
  path: '/ops/withdrawals',
  access: 'operator',
  power: 'money.see',
  summary:
    'Withdrawals of the brand; the queue with the oldest first, all else with the newest. `search` is a username, or a reference, which is found in any state.',
  query: z.strictObject({
    ...amountQuery,
    view: z.optional(z.enum(WITHDRAWAL_VIEWS)),
    search: z.optional(shortText),
  }),
  answer: z.strictObject({
    list: z.array(officeWithdrawal),
    nextCursor: z.nullable(cursor),
    /** How many wait for an operator. */
    waiting: z.number(),
    targetMinutes: z.number(),
  }),
  refusals: [],
})

const byId = z.strictObject({ id: uuid })

/** What operators do about an order that a bank does not end. */
export const PAYOUT_ACTIONS = ['asked', 'cancelled', 'resolved'] as const

const entry = z.strictObject({
  at: instant,
  state: z.nullable(z.enum(WITHDRAWAL_STATES)),
  action: z.nullable(z.enum(PAYOUT_ACTIONS)),
  by: z.nullable(z.string()),
  note: z.nullable(z.string()),
})

const withdrawalRecord = z.strictObject({
  withdrawal: officeWithdrawal,
  /** The whole number, for whoever may pay by hand. */
  accountNumber: z.nullable(z.string()),
  log: z.array(entry),
  /** What the bank last said, or failed to say, of the open order. */
  bankFault: z.nullable(z.string()),
  /** What the bank reported and fits nothing, newest first: no money moved for it. */
  heldReports: z.array(z.strictObject({ at: instant, report: payoutReport })),
  member: z.strictObject({
    joinedAt: instant,
    closedAt: z.nullable(instant),
    balance: money,
    deposits: z.strictObject({ sum: money, count: z.number() }),
    withdrawals: z.strictObject({ sum: money, count: z.number() }),
    /** What came less what left. */
    net: signedMoney,
    accountAddedAt: instant,
    owed: withdrawalTerms.answer.shape.owed,
  }),
})
export type WithdrawalRecord = z.output<typeof withdrawalRecord>

export const readWithdrawalRecord = route({
  method: 'GET',
  path: '/ops/withdrawals/{id}',
  access: 'operator',
  power: 'money.see',
  summary: 'A withdrawal with everything an operator weighs: its member, its log, and what the bank said.',
  params: byId,
  answer: withdrawalRecord,
  refusals: [],
})

const handled = { method: 'POST', access: 'operator', power: 'money.change', params: byId } as const
const gone = ['withdrawal_went_on', 'withdrawal_claimed'] as const

export const claimWithdrawal = route({
  ...handled,
  path: '/ops/withdrawals/{id}/claim',
  summary: 'Takes a withdrawal for oneself, from a colleague too, or lets it go.',
  body: z.strictObject({ claimed: z.boolean() }),
  answer: z.strictObject({}),
  refusals: [],
})

export const approveWithdrawal = route({
  ...handled,
  path: '/ops/withdrawals/{id}/approve',
  summary: 'Lets a withdrawal be paid, by the bank or by hand; above the brand’s threshold a colleague decides first.',
  body: z.strictObject({ payBy: z.enum(['bank', 'hand']) }),
  answer: z.strictObject({ result: z.enum(['approved', 'proposed']) }),
  refusals: [...gone, 'proposal_waiting', 'bank_missing'],
})

export const rejectWithdrawal = route({
  ...handled,
  path: '/ops/withdrawals/{id}/reject',
  summary: 'Refuses a withdrawal of which nothing was paid; its member reads the reason and has all of it back.',
  body: z.strictObject({ reason: shortText }),
  answer: z.strictObject({}),
  refusals: [...gone, 'payout_under_way'],
})

export const orderPayout = route({
  ...handled,
  path: '/ops/withdrawals/{id}/order',
  summary: 'Has the bank pay what remains.',
  answer: z.strictObject({}),
  refusals: [...gone, 'payout_under_way', 'bank_missing'],
})

/** How an order stands after the bank was asked: `ended` is one of which it pays no more than it did. */
const payoutResult = z.strictObject({ result: z.enum(['paid', 'ended', 'under_way', 'no_answer']) })

export const askPayout = route({
  ...handled,
  path: '/ops/withdrawals/{id}/payout/ask',
  summary: 'Asks the bank how its order stands. It carries an order out once, however often it is asked.',
  answer: payoutResult,
  refusals: [...gone, 'bank_missing'],
})

export const cancelPayout = route({
  ...handled,
  path: '/ops/withdrawals/{id}/payout/cancel',
  summary: 'Has the bank cancel its order. Where it pays no more, an operator decides anew about what remains.',
  answer: payoutResult,
  refusals: [...gone, 'bank_missing'],
})

export const payoutOutcome = z.discriminatedUnion('outcome', [
  /** The bank paid no more than it reported; the order is given up and the bank told so until it hears it. */
  z.strictObject({ outcome: z.literal('not_paid'), reason: shortText }),
  /** The bank paid all that was left, under this reference of its own. */
  z.strictObject({ outcome: z.literal('paid'), reason: shortText, bankReference, paidAt: instant }),
])
export type PayoutOutcome = z.output<typeof payoutOutcome>

export const resolvePayout = route({
  ...handled,
  path: '/ops/withdrawals/{id}/payout/resolve',
  summary: 'Proposes how an order ended about which the bank says nothing; a colleague who has looked, too, decides.',
  body: payoutOutcome,
  answer: z.strictObject({ proposal: uuid }),
  refusals: [...gone, 'proposal_waiting', 'bank_reference_used'],
})

export const payByHand = route({
  ...handled,
  path: '/ops/withdrawals/{id}/pay',
  summary: 'Writes down a payment somebody made at the bank. A bank’s reference counts once.',
  bodyMax: PICTURE_TEXT_MAX + 16 * 1024,
  body: z.strictObject({
    bankReference,
    amount: money,
    paidAt: instant,
    /** PNG or JPEG in base64. */
    picture: z.optional(z.string().check(z.maxLength(PICTURE_TEXT_MAX))),
  }),
  answer: z.strictObject({}),
  refusals: [
    ...gone,
    ...(['payout_under_way', 'bank_reference_used', 'amount_above_maximum', 'amount_below_minimum'] as const),
    ...PICTURE_REFUSALS,
  ],
})

export const returnRest = route({
  ...handled,
  path: '/ops/withdrawals/{id}/return',
  summary: 'What remains cannot be paid: it goes back to the wallet, and what was paid stands.',
  body: z.strictObject({ reason: shortText }),
  answer: z.strictObject({}),
  refusals: [...gone, 'payout_under_way'],
})

export const settleDispute = route({
  ...handled,
  path: '/ops/withdrawals/{id}/settle',
  power: 'money.decide',
  summary: 'Ends a dispute: the payments stand, or those that never arrived come back. What was never paid comes back.',
  body: z.strictObject({ outcome: z.enum(['received', 'refunded']), reason: shortText }),
  answer: z.strictObject({}),
  refusals: [...gone, 'payout_under_way'],
})

export const noteWithdrawal = route({
  ...handled,
  path: '/ops/withdrawals/{id}/notes',
  summary: 'Writes a note for colleagues.',
  body: z.strictObject({ note: shortText }),
  answer: z.strictObject({}),
  refusals: [],
})

export const withdrawalProofs = route({
  method: 'GET',
  path: '/ops/withdrawals/{id}/proofs',
  access: 'operator',
  power: 'money.see',
  summary: 'The pictures of slips, as base64 WebP, by the number of their payment.',
  params: byId,
  answer: z.strictObject({ list: z.array(z.strictObject({ part: z.number(), picture: z.string() })) }),
  refusals: [],
})
