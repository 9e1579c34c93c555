import type { WebSocket } from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import type { Reader } from './topics.ts'

/** How long a new socket may stay silent before it is closed. */
const GREETING_MS = 5_000
const HEARTBEAT_MS = 30_000

/** A socket may send as many messages at once as it may in so many seconds. */
const BURST_SECONDS = 4

/** Close codes of RFC 6455 and its registry, and of our own for what a page said. */
const GOING_AWAY = 1001
const TOO_MUCH = 1008
const NOT_UNDERSTOOD = 4400
const TOO_QUIET = 4408

/** The open socket of a page. */
export type PageSocket = Reader & { readonly say: (message: object) => void; readonly close: (code?: number) => void }

/** What is done with the messages of one page. Nothing arrives after `left` was called. */
export type Page<Message> = { readonly hear: (message: Message) => void; readonly left: () => void }

type Needs<Message> = {
  readonly path: string
  readonly message: z.ZodMiniType<Message>
  /** How many messages a page may send: more than anybody clicks, and few enough for a flood. */
  readonly messagesPerSecond: number
  /** Answers what the first message opens, or `null` for a page that is not let in. */
  readonly admit: (socket: PageSocket, first: Message) => Promise<Page<Message> | null>
}

/**
 * Serves sockets of players' pages: the first message says who it is, and whoever stays silent, says what is not in the
 * protocol or says too much is closed. Pings find those that are gone. Answers how all of them are closed.
 */
export function servePageSockets<Message>(app: FastifyInstance, needs: Needs<Message>): () => void {
  const open = new Set<WebSocket>()
  app.get(needs.path, { websocket: true }, (socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    // A broken line is told by its close as well.
    socket.on('error', () => socket.terminate())
    keepAlive(socket)
    attend(socket, needs)
  })
  return () => {
    for (const socket of open) socket.close(GOING_AWAY)
  }
}

function attend<Message>(socket: WebSocket, { message, admit, messagesPerSecond }: Needs<Message>): void {
  const page = pageOf(socket)
  const isTooMuch = limiter(messagesPerSecond)
  const tooQuiet = setTimeout(() => socket.close(TOO_QUIET), GREETING_MS)
  let admitted: Promise<Page<Message> | null> | undefined
  let left = false
  const read = (data: Buffer): Message | null => {
    if (isTooMuch()) socket.close(TOO_MUCH)
    else {
      const said = message.safeParse(jsonIn(data))
      if (said.success) return said.data
      socket.close(NOT_UNDERSTOOD)
    }
    return null
  }
  socket.on('message', (data: Buffer) => {
    const said = left ? null : read(data)
    if (said === null) return
    if (admitted) return void admitted.then((one) => left || one?.hear(said))
    clearTimeout(tooQuiet)
    admitted = admit(page, said).catch(() => null)
    void admitted.then((one) => one === null && socket.close())
  })
  socket.on('close', () => {
    left = true
    clearTimeout(tooQuiet)
    void admitted?.then((one) => one?.left())
  })
}

function pageOf(socket: WebSocket): PageSocket {
  const isOpen = () => socket.readyState === socket.OPEN
  const send = (text: Buffer) => {
    if (isOpen()) socket.send(text, { binary: false })
  }
  return {
    send,
    waiting: () => socket.bufferedAmount,
    say: (message) => send(Buffer.from(JSON.stringify(message))),
    close: (code) => socket.close(code),
  }
}

function keepAlive(socket: WebSocket): void {
  let answered = true
  const heartbeat = setInterval(() => {
    if (!answered) return socket.terminate()
    answered = false
    socket.ping()
  }, HEARTBEAT_MS)
  socket.on('pong', () => {
    answered = true
  })
  socket.on('close', () => clearInterval(heartbeat))
}

/** Whether a message comes too soon after those before it. */
function limiter(perSecond: number): () => boolean {
  const burst = perSecond * BURST_SECONDS
  let [left, last] = [burst, performance.now()]
  return () => {
    const now = performance.now()
    left = Math.min(burst, left + ((now - last) / 1000) * perSecond) - 1
    last = now
    return left < 0
  }
}

function jsonIn(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString('utf8'))
  } catch {
    return undefined
  }
}
