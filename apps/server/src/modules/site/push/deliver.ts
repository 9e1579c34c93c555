import type { PushMessage } from '@sanuk/contracts/push'
import type { Language } from '@sanuk/contracts/wire'
import type { Log } from '@sanuk/host/log'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction } from '#platform/database'
import type { createPushService } from './push-service.ts'
import type { Due, PushStore } from './store.ts'

/** An announcement that is shown now and goes to phones, too. */
export type News = {
  readonly id: string
  readonly brand: string
  readonly inLanguage: (language: Language) => { readonly title: string; readonly text: string }
}

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly store: PushStore
  readonly send: ReturnType<typeof createPushService>
  /** Of all brands. */
  readonly newsForPhones: (now: Date) => Promise<readonly News[]>
}

/** So many are under way at once. */
const BATCH = 50

/** One run ends before the next begins; it goes on where this one ended. */
const RUN_MS = 45_000

/** Longer than any answer is waited for: what a process took and never settled is tried again after it. */
const TAKEN_MS = 5 * 60_000

/** How long is waited after each try that failed for the moment. After the last one it is given up. */
const WAITS_SECONDS = [60, 5 * 60, 30 * 60, 2 * 3600, 6 * 3600]

/** No service is asked to be waited for longer. */
const WAIT_MAX_SECONDS = 6 * 3600

/** Sends what is announced to whoever subscribed, once each. Run again, or by two at once, it sends nothing twice. */
export function createDeliver({ database, clock, log, store, send, newsForPhones }: Needs) {
  const deliver = async (to: Due, news: News): Promise<void> => {
    const now = clock()
    const handed = await send(to, messageOf(news, to.language), now)
    if (handed.outcome === 'gone') return store.remove(to.subscription)
    if (handed.outcome === 'refused') {
      log.warn({ service: new URL(to.endpoint).host, status: handed.status }, 'push message refused')
    }
    const wait = handed.outcome === 'later' ? waitSeconds(to.tries, handed.waitSeconds) : null
    await store.settle(to, {
      deliveredAt: handed.outcome === 'delivered' ? now : null,
      nextAt: wait === null ? null : new Date(now.getTime() + wait * 1000),
    })
  }

  return async (): Promise<void> => {
    const news = new Map((await newsForPhones(clock())).map((one) => [one.id, one]))
    if (news.size === 0) return
    for (const { id, brand } of news.values()) {
      await inTransaction(database, (transaction) => store.begin(transaction, id, { brand, now: clock() }))
    }
    const end = performance.now() + RUN_MS
    while (performance.now() < end) {
      const now = clock()
      const until = new Date(now.getTime() + TAKEN_MS)
      const taken = await store.take([...news.keys()], { now, until, atMost: BATCH })
      if (taken.length === 0) return
      await Promise.all(
        taken.map(async (to) => {
          const one = news.get(to.announcement)
          if (one) await deliver(to, one)
        }),
      )
    }
  }
}

function messageOf({ id, inLanguage }: News, language: Language): PushMessage {
  const { title, text } = inLanguage(language)
  return { tag: id, title, body: text, language, path: `/noticePage?id=${id}` }
}

/** Until the next try; nothing after the last. */
function waitSeconds(tries: number, asked: number | null): number | null {
  const own = WAITS_SECONDS[tries - 1]
  return own === undefined ? null : Math.min(Math.max(own, asked ?? 0), WAIT_MAX_SECONDS)
}
