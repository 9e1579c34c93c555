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

/** What a wallet holds is read by the process to which a page of its member is connected, when it hears of a change. */
const walletNews = z.strictObject({ wallet: z.uuid() })

type News = z.output<typeof news> | z.output<typeof walletNews>

/** The database's own news (`platform.tell_ends`): a session is over, named by its id or by that of a closed member. */
const end = z.strictObject({ ended: z.uuid() })

const told = z.array(z.union([news, walletNews, end]))

/** What rooms tell of members. Balances are no part of it: that a wallet has changed is told, and no amount. */
export type MemberNews = Exclude<LiveMessage, { kind: 'balance' }>

/**
 * Tells all processes what is new for members, many together; several changes of one wallet are told once. Nobody waits
 * until it is told, and what could not be told is dropped: a page asks again when it reconnects.
 */
export function createNewsSender(pool: pg.Pool, log: Log) {
  let waiting = new Set<string>()
  let sending: Promise<void> | undefined
  let last = 0
  const send = async () => {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, last + EVERY_MS - performance.now())))
    last = performance.now()
    const list = [...waiting]
    waiting = new Set()
    sending = undefined
    await pool
      .query('select pg_notify($1, payload) from unnest($2::text[]) payload', [CHANNEL, payloadsOf(list)])
      .catch((error: unknown) => log.warn({ error: String(error) }, 'news were not told'))
  }
  const add = async (it: News): Promise<void> => {
    const text = JSON.stringify(it)
    // Taken out first, so that news come in the order they happened.
    waiting.delete(text)
    waiting.add(text)
    sending ??= send()
  }
  return {
    publish: (member: string, message: MemberNews) => add({ member, message }),
    publishWallet: (member: string) => add({ wallet: member }),
    /** Waits until all that was published is told. */
    flush: async () => await sending,
  }
}

function payloadsOf(list: readonly string[]): string[] {
  const payloads: string[] = []
  let parts: string[] = []
  let length = 0
  for (const text of list) {
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

/** What a notification tells; nothing where another version of the platform wrote it. */
export function readNews(payload: string): z.output<typeof told> {
  const read = told.safeParse(JSON.parse(payload))
  return read.success ? read.data : []
}

export const NEWS_CHANNEL = CHANNEL
