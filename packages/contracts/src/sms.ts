import * as z from 'zod/mini'
import { uuid } from './wire.ts'

/**
 * How the platform hands a short message to a gateway: a signed POST to this path at the gateway's address. The same
 * `messageId` is delivered once, however often it is sent. 200 says that the gateway took the message, 422 that it
 * will not deliver it; whoever sees neither knows nothing.
 */
export const SEND_SMS = {
  path: '/sms/messages',
  body: z.strictObject({
    messageId: uuid,
    /** E.164, with its plus. */
    to: z.string().check(z.regex(/^\+[1-9]\d{6,14}$/)),
    text: z.string().check(z.minLength(1), z.maxLength(1000)),
    /** The name the message comes from; gateways that know no names leave it out. */
    sender: z.string().check(z.minLength(1), z.maxLength(60)),
  }),
  answer: z.strictObject({ messageId: uuid, status: z.enum(['accepted', 'refused']) }),
} as const

export type ShortMessage = z.output<(typeof SEND_SMS)['body']>
