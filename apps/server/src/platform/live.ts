import type { WebSocket } from '@fastify/websocket'
import { LIVE_PATH, type LiveMessage, liveRequest } from '@sanuk/contracts/live'
import type { Log } from '@sanuk/host/log'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import type { Gate } from './gate.ts'
import { createNewsSender, NEWS_CHANNEL, readNews } from './live-news.ts'
import { brandOf } from './serve.ts'

/** How long a new socket may stay silent before it is closed. */
const GREETING_MS = 5_000
const HEARTBEAT_MS = 30_000

export type Live = {
  /** Tells every open page of a member, whichever process it is connected to. Never throws. */
  publish(member: string, message: LiveMessage): Promise<void>
  mount(app: FastifyInstance, gate: Gate): void
  close(): Promise<void>
}

/**
 * News for members' open pages. It goes through the database's notifications, so that it reaches pages connected to any
 * process; it is a hint that something changed, and a page that missed it asks again when it reconnects.
 */
export async function createLive(databaseUrl: string, pool: pg.Pool, log: Log): Promise<Live> {
  const sockets = new Map<string, Set<WebSocket>>()
  const listener = listen(databaseUrl, log, (payload) => {
    // With nobody here, nothing is read.
    if (sockets.size === 0) return
    for (const { member, message } of readNews(payload)) {
      for (const socket of sockets.get(member) ?? []) socket.send(JSON.stringify(message))
    }
  })
  await listener.ready
  return {
    publish: createNewsSender(pool, log),
    mount: (app, gate) => {
      app.get(LIVE_PATH, { websocket: true }, (socket, request) => {
        const tooQuiet = setTimeout(() => socket.close(4408), GREETING_MS)
        socket.once('message', async (data: Buffer) => {
          clearTimeout(tooQuiet)
          try {
            const { token } = liveRequest.parse(JSON.parse(data.toString('utf8')))
            const member = await gate.memberOf(token, await brandOf(gate, request))
            if (!member) return socket.close(4401)
            connect(sockets, member.id, socket)
            socket.send(JSON.stringify({ kind: 'ready' } satisfies LiveMessage))
          } catch {
            socket.close(4400)
          }
        })
      })
    },
    close: async () => {
      for (const socket of [...sockets.values()].flatMap((open) => [...open])) socket.close(1001)
      await listener.close()
    },
  }
}

function connect(sockets: Map<string, Set<WebSocket>>, member: string, socket: WebSocket): void {
  const open = sockets.get(member) ?? new Set()
  sockets.set(member, open.add(socket))
  let answered = true
  const heartbeat = setInterval(() => {
    if (!answered) return socket.terminate()
    answered = false
    socket.ping()
  }, HEARTBEAT_MS)
  socket.on('pong', () => {
    answered = true
  })
  socket.on('close', () => {
    clearInterval(heartbeat)
    open.delete(socket)
    if (open.size === 0) sockets.delete(member)
  })
}

/** Listens to the channel on a connection of its own and takes a new one when that is lost. */
function listen(databaseUrl: string, log: Log, hear: (payload: string) => void) {
  let client: pg.Client | undefined
  let closed = false
  let retry: NodeJS.Timeout | undefined
  const connectAgain = () => {
    if (closed) return
    retry = setTimeout(() => start().catch(connectAgain), 1000)
  }
  const start = async () => {
    const fresh = new pg.Client({ connectionString: databaseUrl, application_name: 'sanuk live' })
    fresh.on('error', (error) => log.warn({ error: error.message }, 'live connection lost'))
    fresh.on('end', connectAgain)
    fresh.on('notification', ({ payload }) => payload && hear(payload))
    await fresh.connect()
    await fresh.query(`listen ${NEWS_CHANNEL}`)
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
