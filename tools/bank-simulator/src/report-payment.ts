import { paymentReceived } from '@sanuk/contracts/cashier'
import type { SigningKey } from '@sanuk/vendor-kit/sign'
import { signedPost } from '@sanuk/vendor-kit/signed-post'
import * as z from 'zod/mini'
import type { Payment, Reply } from './payment.ts'

export type Platform = { readonly origin: string; readonly bankCode: string; readonly key: SigningKey }

const TIMEOUT_MS = 10_000

const accepted = z.object({ success: z.literal(true), value: paymentReceived.answer })
const refused = z.object({ success: z.literal(false), code: z.string() })

/** What a repeat of the same message may mend. */
const PASSING = [408, 425, 429]

/**
 * Tells the platform of a payment, once. Throws where no answer came or where it was none to build on (a fault of the
 * platform, too many requests): the same message is then to be repeated.
 */
export async function reportPayment({ message }: Payment, platform: Platform): Promise<Reply> {
  const { status, body } = await signedPost(new URL(paymentReceived.path, platform.origin).href, message, {
    vendor: platform.bankCode,
    key: platform.key,
    timeoutMs: TIMEOUT_MS,
  })
  const word = accepted.safeParse(body)
  if (status === 200 && word.success) return word.data.value
  const refusal = refused.safeParse(body)
  if (status >= 400 && status < 500 && !PASSING.includes(status) && refusal.success) {
    return { refusal: refusal.data.code }
  }
  throw new Error(`the platform answered ${status}`)
}
