import * as z from 'zod/mini'
import { bankReference } from './bank-reference.ts'
import { route } from './route.ts'
import { currencyCode, instant, money, shortText, uuid } from './wire.ts'

/**
 * A payment gateway: our server makes a payment there by a signed call, the member pays on the gateway's own page, and
 * the gateway reports how it ended. Paths are relative to its address.
 */
export const GATEWAY_CALLS = { create: '/payments', status: '/payments/status' } as const

/** The same `payment` is made once; asked for again, the gateway answers how it stands. */
export const gatewayOrder = z.strictObject({
  payment: uuid,
  reference: shortText,
  amount: money,
  currency: currencyCode,
  /** Where the member's browser is led when it is over. */
  returnUrl: z.url(),
  expiresAt: instant,
})
export type GatewayOrder = z.output<typeof gatewayOrder>

const stands = {
  payment: uuid,
  state: z.enum(['open', 'paid', 'failed', 'expired']),
  /** Of what was paid: the gateway's own name for the money, how much, and when. */
  gatewayReference: z.optional(bankReference),
  amount: z.optional(money),
  paidAt: z.optional(instant),
}

/** How a payment stands; `location` is the page on which it is paid. */
export const gatewayAnswer = z.strictObject({ ...stands, location: z.optional(z.url()) })
export type GatewayAnswer = z.output<typeof gatewayAnswer>

export const gatewayAsked = z.strictObject({ payment: uuid })

/** The gateway's word, named by an `event`; it is repeated until we answer. */
export const gatewayEvent = z.strictObject({ event: shortText, ...stands })
export type GatewayEvent = z.output<typeof gatewayEvent>

export const gatewayReported = route({
  method: 'POST',
  path: '/wps/cashier/gateway/payments',
  access: 'vendor',
  summary: 'A payment gateway reports how a payment ended. Repeats change nothing.',
  body: gatewayEvent,
  answer: z.strictObject({ result: z.enum(['credited', 'already_credited', 'held_for_review', 'noted']) }),
  refusals: ['invalid_signature'],
})
