import { TOPICS, type Topic } from '@sanuk/contracts/topics'
import type { Log } from '@sanuk/host/log'
import { listen } from './listen.ts'

/** A change as it was told: at which brand (`*`: all of them), and of what. Without a topic anything may have changed. */
export type Change = { readonly brand: string; readonly topic: Topic | null }

/** Hears of every committed change of what visitors are shown (`platform.tells` in the migrations). */
export function listenForChanges(databaseUrl: string, hear: (change: Change) => void, log: Log) {
  return listen({
    databaseUrl,
    log,
    channel: 'sanuk_changed',
    hear: (payload) => {
      const [brand = '*', name] = payload.split(' ')
      const topic = TOPICS.find((known) => known === name) ?? null
      hear({ brand: brand || '*', topic })
    },
  })
}
