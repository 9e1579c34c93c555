import type { Log } from '@sanuk/host/log'
import { listen } from '#platform/listen'

/** What the database calls it when a vendor, its limits or its keys change. */
const CHANNEL = 'sanuk_vendors'

/** A net below the news, for what a lost connection did not hear. */
const EVERY_MS = 3_000

type Needs = { readonly databaseUrl: string; readonly refresh: () => Promise<void>; readonly log: Log }

/** Refreshes what this process knows of vendors as soon as any process changes it, until it is stopped. */
export async function followChanges({ databaseUrl, refresh, log }: Needs): Promise<{ stop(): Promise<void> }> {
  let working: Promise<void> = Promise.resolve()
  const read = () => {
    working = refresh().catch((error: unknown) => log.warn({ error: String(error) }, 'vendors could not be read'))
  }
  const listener = listen({ databaseUrl, channel: CHANNEL, log, hear: read })
  const net = setInterval(read, EVERY_MS)
  await listener.ready
  return {
    stop: async () => {
      clearInterval(net)
      await listener.close()
      await working
    },
  }
}
