import type { Outgoing } from '@sanuk/host/outgoing'
import { encryptFor } from './encrypt.ts'
import { isPushEndpoint } from './endpoint.ts'
import type { Due } from './store.ts'
import type { Vapid } from './vapid.ts'

/** How long a push service keeps a message for a browser that is away. */
const KEPT_SECONDS = 24 * 60 * 60

const TIMEOUT_MS = 10_000

/**
 * What became of a message: handed over, for a browser that is gone, to be tried again (after so many seconds, where the
 * service says so), or refused for good.
 */
export type Handed =
  | { readonly outcome: 'delivered' | 'gone' }
  | { readonly outcome: 'later'; readonly waitSeconds: number | null }
  | { readonly outcome: 'refused'; readonly status: number | null }

type Needs = {
  readonly vapid: Vapid
  readonly standIn: string | null
  readonly outgoing: Outgoing
  readonly timeoutMs?: number
}

/** Hands messages to the browsers' push services, as RFC 8030 says. */
export function createPushService({ vapid, standIn, outgoing, timeoutMs = TIMEOUT_MS }: Needs) {
  return async (to: Due, message: object, now: Date): Promise<Handed> => {
    if (!isPushEndpoint(to.endpoint, standIn)) return { outcome: 'refused', status: null }
    try {
      const reply = await outgoing.fetch(to.endpoint, {
        method: 'POST',
        headers: {
          authorization: await vapid.authorize(to.endpoint, now),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(KEPT_SECONDS),
          // One that still waits at the service is replaced by the same that comes again.
          topic: to.announcement.replaceAll('-', ''),
        },
        body: encryptFor(to, JSON.stringify(message)),
        signal: AbortSignal.timeout(timeoutMs),
      })
      // All is said by the status. Where a service leads on to was never looked at, and is not followed.
      return handedOf(reply)
    } catch {
      return { outcome: 'later', waitSeconds: null }
    }
  }
}

function handedOf({ ok, status, headers }: Response): Handed {
  if (ok) return { outcome: 'delivered' }
  if (status === 404 || status === 410) return { outcome: 'gone' }
  if (status !== 429 && status < 500) return { outcome: 'refused', status }
  const wait = headers.get('retry-after') ?? ''
  return { outcome: 'later', waitSeconds: /^\d{1,6}$/.test(wait) ? Number(wait) : null }
}
