import { SEND_SMS, type ShortMessage } from '@sanuk/contracts/sms'
import type { Log } from '@sanuk/host/log'
import type { SharedKey } from '@sanuk/vendor-kit/sign'
import { signedPost } from '@sanuk/vendor-kit/signed-post'
import type { Delivery } from './delivery.ts'
import { OWN_NAME } from './vendors.ts'

/** Hands short messages over for delivery. */
export type SmsGateway = { readonly send: (message: ShortMessage) => Promise<Delivery> }

type Settings = { readonly origin: string; readonly keys: readonly [SharedKey, ...SharedKey[]] }

/** A person stands before the screen meanwhile. */
const TIMEOUT_MS = 6_000

/**
 * The gateway at an address, by the signed call of `contracts/sms.ts`. What a message says and whom it is for never
 * reaches the log.
 */
export function createSmsGateway({ origin, keys: [key] }: Settings, log: Log, timeoutMs = TIMEOUT_MS): SmsGateway {
  return {
    send: async (message) => {
      try {
        const reply = await signedPost(`${origin}${SEND_SMS.path}`, message, { vendor: OWN_NAME, key, timeoutMs })
        const outcome = outcomeOf(reply.status, SEND_SMS.answer.safeParse(reply.body).data, message.messageId)
        if (outcome !== 'accepted') log.warn({ status: reply.status, outcome }, 'short message not accepted')
        return outcome
      } catch (error) {
        log.error({ error: String(error) }, 'gateway for short messages not reached')
        return 'unknown'
      }
    },
  }
}

type Answer = { readonly messageId: string; readonly status: 'accepted' | 'refused' }

/** What an answer says, where it is one to this message and its status agrees. */
function outcomeOf(status: number, answer: Answer | undefined, messageId: string): Delivery {
  if (answer?.messageId !== messageId) return 'unknown'
  if (status === 200 && answer.status === 'accepted') return 'accepted'
  return status === 422 && answer.status === 'refused' ? 'refused' : 'unknown'
}
