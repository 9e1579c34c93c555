import { type LiveMessage, liveMessage } from '@sanuk/contracts/live'
import type { Log } from '@sanuk/host/log'
import type pg from 'pg'
import * as z from 'zod/mini'

const CHANNEL = 'sanuk_live'

/** PostgreSQL takes no more than 8000 bytes in one notification. */
const PAYLOAD_MAX = 7_500

/** However much there is to tell, it is told at most so often. */
const EVERY_MS = 100

const news = z.strictObject({ member: z.uuid(), message: liveMessage })
type News = z.output<typeof news>

/** The database's own news (`platform.tell_ends`): a session is over, named by its id or by that of a closed member. */
const end = z.strictObject({ ended: z.uuid() })

const told = z.array(z.union([news, end]))

/**
 * Tells all processes what is new for members, many together. Of a member's balances only the newest is told. What could
 * not be told is dropped: a page asks again when it reconnects.
 */
export function createNewsSender(pool: pg.Pool, log: Log) {
  let waiting = new Map<string, News>()
  let sending: Promise<void> | undefined
  let last = 0
  const send = async () => {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, last + EVERY_MS - performance.now())))
    last = performance.now()
    const list = [...waiting.values()]
    waiting = new Map()
    sending = undefined
    await pool
      .query('select pg_notify($1, payload) from unnest($2::text[]) payload', [CHANNEL, payloadsOf(list)])
      .catch((error: unknown) => log.warn({ error: String(error) }, 'news were not told'))
  }
  return (member: string, message: LiveMessage): Promise<void> => {
    const name = message.kind === 'balance' ? `${member} balance` : `${member} ${JSON.stringify(message)}`
    // Taken out first, so that news come in the order they happened.
    waiting.delete(name)
    waiting.set(name, { member, message })
    sending ??= send()
    return sending
  }
}

function payloadsOf(list: readonly News[]): string[] {
  const payloads: string[] = []
  let parts: string[] = []
  let length = 0
  for (const it of list) {
    const text = JSON.stringify(it)
    const size = Buffer.byteLength(text) + 1
    if (length + size > PAYLOAD_MAX) {
      payloads.push(`[${parts.join(',')}]`)
      parts = []
      length = 0
    }
    parts.push(text)
    length += size
  }
  return parts.length > 0 ? [...payloads, `[${parts.join(',')}]`] : payloads
}

/** What a notification tells. */
export const readNews = (payload: string) => told.parse(JSON.parse(payload))

export const NEWS_CHANNEL = CHANNEL
