import type { WebSocket } from '@fastify/websocket'
import { LIVE_PATH, type LiveMessage, liveRequest } from '@sanuk/contracts/live'
import type { Log } from '@sanuk/host/log'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { withinBrand } from './brand-scope.ts'
import type { Gate } from './gate.ts'
import { listen } from './listen.ts'
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
  const hear = (payload: string) => {
    // With nobody here, nothing is read.
    if (sockets.size === 0) return
    // The line was down: every page asks again, as it does when it has just connected.
    if (payload === '') return tellAll(sockets, { kind: 'ready' })
    for (const { member, message } of readNews(payload)) tell(sockets.get(member), message)
  }
  const listener = listen({ databaseUrl, channel: NEWS_CHANNEL, hear, log })
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
            const brand = await brandOf(gate, request)
            const member = await withinBrand(brand.id, () => gate.memberOf(token, brand))
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

function tell(sockets: ReadonlySet<WebSocket> | undefined, message: LiveMessage): void {
  if (!sockets) return
  const text = JSON.stringify(message)
  for (const socket of sockets) socket.send(text)
}

function tellAll(sockets: ReadonlyMap<string, ReadonlySet<WebSocket>>, message: LiveMessage): void {
  for (const open of sockets.values()) tell(open, message)
}
