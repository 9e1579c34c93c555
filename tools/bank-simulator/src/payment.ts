import { randomBytes } from 'node:crypto'
import { paymentNotice } from '@sanuk/contracts/cashier'
import { type Amount, writeAmount } from '@sanuk/money/amount'
import * as z from 'zod/mini'

/** What the platform said to one message: its word on the money, or why it would not listen. */
const reply = z.union([
  z.strictObject({ result: z.enum(['credited', 'already_credited', 'held_for_review']) }),
  z.strictObject({ refusal: z.string() }),
])
export type Reply = z.output<typeof reply>

/** A payment with the message that reports it, as it is kept until the platform has answered. */
export const payment = z.strictObject({
  /** The payer's order; the same order is never carried out twice. */
  requestId: z.string(),
  payee: z.string(),
  message: paymentNotice,
  /** Unix milliseconds before which the platform is not told. */
  reportAt: z.number(),
  /** How many answers end the matter: one, unless somebody plays a bank that repeats itself. */
  messages: z.number(),
  replies: z.array(reply),
})
export type Payment = z.output<typeof payment>

/** How a payer wants to pay; everything but the first three is for playing a bank's oddities. */
export type Order = {
  readonly requestId: string
  /** Whom it is for: what a code says, or an account that somebody typed. */
  readonly to: {
    readonly payee: string
    readonly reference: string | null
    /** Of a transfer: the number it arrives at. */
    readonly account: string | null
  }
  readonly amount: Amount
  readonly payments: number
  readonly messages: number
  readonly delaySeconds: number
}

const PAYER_BANK = 'Demo bank'

/** The payments an order makes, each with a reference of its own. `now` is Unix milliseconds. */
export function carryOut(order: Order, now: number): Payment[] {
  return Array.from({ length: order.payments }, () => ({
    requestId: order.requestId,
    payee: order.to.payee,
    message: {
      bankReference: bankReference(now),
      ...(order.to.reference && { reference: order.to.reference }),
      ...(order.to.account && { account: order.to.account }),
      amount: writeAmount(order.amount),
      currency: 'THB' as const,
      paidAt: new Date(now).toISOString(),
      payerBank: PAYER_BANK,
    },
    reportAt: now + order.delaySeconds * 1000,
    messages: order.messages,
    replies: [],
  }))
}

export function isReported({ messages, replies }: Payment): boolean {
  return replies.length >= messages
}

/** Day, time and chance, as on a slip: sorts by time and is never the same twice. */
export function bankReference(now: number): string {
  const moment = new Date(now).toISOString().replace(/\D/g, '').slice(0, 14)
  return `${moment}${randomBytes(5).toString('hex').toUpperCase()}`
}
