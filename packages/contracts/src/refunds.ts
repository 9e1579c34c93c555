import * as z from 'zod/mini'
import { bankReference } from './bank-reference.ts'
import { money, shortText, uuid } from './wire.ts'

/** Where a bank or a gateway takes orders to send money back, relative to its address. Signed like all our calls. */
export const REFUND_PATH = '/refunds'

/** Money that arrived and is nobody's goes back to where it came from. The same `refund` is carried out once. */
export const refundOrder = z.strictObject({
  refund: uuid,
  /** The payment's own, as it was reported. */
  bankReference,
  amount: money,
  currency: z.string(),
})
export type RefundOrder = z.output<typeof refundOrder>

/** How it stands; `open` is asked after again. */
export const refundAnswer = z.discriminatedUnion('state', [
  z.strictObject({ refund: uuid, state: z.literal('open') }),
  z.strictObject({ refund: uuid, state: z.literal('done'), bankReference }),
  z.strictObject({ refund: uuid, state: z.literal('refused'), reason: z.optional(shortText) }),
])
export type RefundAnswer = z.output<typeof refundAnswer>
