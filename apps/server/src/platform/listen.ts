import type { Log } from '@sanuk/host/log'
import pg from 'pg'

type Needs = {
  readonly databaseUrl: string
  readonly channel: string
  /** Called with what was sent, and with nothing whenever the line was down: something may have been missed. */
  readonly hear: (payload: string) => void
  readonly log: Log
}

const AGAIN_MS = 1_000

/** Listens to a channel of the database on a connection of its own, and takes a new one when that is lost. */
export function listen({ databaseUrl, channel, hear, log }: Needs): { ready: Promise<void>; close(): Promise<void> } {
  let client: pg.Client | undefined
  let closed = false
  let retry: NodeJS.Timeout | undefined
  const connectAgain = () => {
    if (closed) return
    clearTimeout(retry)
    retry = setTimeout(() => start().then(() => hear(''), connectAgain), AGAIN_MS)
  }
  const start = async () => {
    const fresh = new pg.Client({ connectionString: databaseUrl, application_name: `sanuk ${channel}` })
    fresh.on('error', (error) => log.warn({ error: error.message, channel }, 'the line to the database was lost'))
    fresh.on('end', connectAgain)
    fresh.on('notification', ({ payload }) => hear(payload ?? ''))
    await fresh.connect()
    await fresh.query(`listen ${channel}`)
    if (closed) await fresh.end()
    client = fresh
  }
  return {
    ready: start(),
    close: async () => {
      closed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
