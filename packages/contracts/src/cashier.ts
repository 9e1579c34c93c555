import * as z from 'zod/mini'
import { bankReference } from './bank-reference.ts'
import { PICTURE_REFUSALS, PICTURE_TEXT_MAX } from './pictures.ts'
import { route } from './route.ts'
import { BANK_CODES } from './thai-banks.ts'
import { cursor, instant, localized, money, shortText, uuid } from './wire.ts'

/** By what money comes: a QR code, a transfer to an account of the brand's, or a gateway's own page. */
export const DEPOSIT_KINDS = ['promptpay', 'bank_transfer', 'gateway'] as const
export type DepositKind = (typeof DEPOSIT_KINDS)[number]

export const DEPOSIT_ICONS = ['qr', 'bank', 'card', 'wallet'] as const
export const FEE_BEARERS = ['member', 'brand'] as const

export const DEPOSIT_STATES = ['waiting', 'credited', 'expired', 'cancelled', 'failed'] as const
export type DepositState = (typeof DEPOSIT_STATES)[number]

/** Which states may follow one; the database knows the same list. Nothing stops money that still comes. */
export const DEPOSIT_STEPS: Readonly<Record<DepositState, readonly DepositState[]>> = {
  waiting: ['credited', 'expired', 'cancelled', 'failed'],
  expired: ['credited'],
  cancelled: ['credited'],
  failed: ['credited'],
  credited: [],
}

export const SLIP_STATES = ['waiting', 'accepted', 'rejected'] as const

/** How many deposits a member may have waiting to be paid, and how many slips may be sent for one. */
export const OPEN_DEPOSITS_MAX = 3
export const SLIPS_MAX = 5

/** The brand's own name for one of its methods. */
export const methodCode = z.string().check(z.regex(/^[a-z0-9_-]{1,32}$/))

/**
 * A deposit as its member sees it. `amount` is what is to be paid, and once it is credited, what was; `asked` is what the
 * member typed. `payload` is the EMVCo text of a QR, `transfer` the account to pay into, `redirect` a gateway's page:
 * each is there while the deposit waits.
 */
export const deposit = z.strictObject({
  id: uuid,
  reference: z.string(),
  method: methodCode,
  kind: z.enum(DEPOSIT_KINDS),
  amount: money,
  asked: money,
  fee: money,
  feeBy: z.enum(FEE_BEARERS),
  state: z.enum(DEPOSIT_STATES),
  payload: z.nullable(z.string()),
  transfer: z.nullable(z.strictObject({ bank: z.enum(BANK_CODES), number: z.string(), holder: z.string() })),
  redirect: z.nullable(z.url()),
  /** The last slip that was sent. */
  slip: z.nullable(z.strictObject({ state: z.enum(SLIP_STATES), sentAt: instant, reason: z.nullable(z.string()) })),
  requestedAt: instant,
  expiresAt: instant,
  creditedAt: z.nullable(instant),
})
export type Deposit = z.output<typeof deposit>

/** A time of the brand's day, `HH:MM`. */
export const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

export const depositMethods = route({
  method: 'GET',
  path: '/wps/cashier/methods',
  access: 'member',
  summary: 'Ways to deposit with their limits, fees, hours and quick amounts; those that are closed now as well.',
  answer: z.strictObject({
    methods: z.array(
      z.strictObject({
        method: methodCode,
        kind: z.enum(DEPOSIT_KINDS),
        names: localized,
        icon: z.enum(DEPOSIT_ICONS),
        open: z.boolean(),
        /** In the brand's time zone; it may close on the next day. */
        hours: z.nullable(z.strictObject({ opens: clockTime, closes: clockTime })),
        minimum: money,
        maximum: money,
        /** What is left of the member's day, where there is a limit. */
        dayLeft: z.nullable(money),
        fee: z.strictObject({ fixed: money, percent: z.string(), by: z.enum(FEE_BEARERS) }),
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
  summary:
    'Asks for a way to pay: a code, an account or a page. The same `requestId` answers the same deposit; at most three wait to be paid at a time.',
  body: z.strictObject({ requestId: uuid, method: methodCode, amount: money }),
  answer: deposit,
  refusals: [
    ...(['amount_below_minimum', 'amount_above_maximum', 'deposit_method_closed'] as const),
    ...(['deposits_of_day_used', 'deposit_amount_busy', 'open_deposits_full'] as const),
    ...(['own_limit_reached', 'play_paused', 'agreement_required'] as const),
  ],
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

export const sendSlip = route({
  method: 'POST',
  path: '/wps/cashier/deposits/{id}/slip',
  access: 'member',
  summary:
    'Sends the picture of a slip, for an operator to look at, at most five for one deposit. One picture proves one payment.',
  params: z.strictObject({ id: uuid }),
  bodyMax: PICTURE_TEXT_MAX + 16 * 1024,
  body: z.strictObject({ picture: z.string().check(z.maxLength(PICTURE_TEXT_MAX)) }),
  answer: deposit,
  refusals: [...PICTURE_REFUSALS, 'slip_used', 'deposit_slips_full', 'deposit_went_on'],
})

/**
 * A bank's word that money arrived. `bankReference` names the payment, `reference` is what the payer gave along, `account`
 * where it arrived: a biller's number or an account's.
 */
export const paymentNotice = z.strictObject({
  bankReference,
  reference: z.optional(shortText),
  account: z.optional(shortText),
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
  summary: 'A bank reports money received, for a payment code or into an account.',
  body: paymentNotice,
  answer: z.strictObject({ result: z.enum(['credited', 'already_credited', 'held_for_review']) }),
  refusals: ['invalid_signature'],
})
