import { mkdtempSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createSplitter, createStatementNames, endsReply, endsRequest, type Message } from './wire.fixture.ts'

/** What happens to a request and its reply; nothing is said: they pass. */
export type Fate = {
  /** When the request is here and not yet sent on. */
  readonly onRequest?: () => void
  /** So many bytes of the request reach the server, then the connection is cut on both sides. */
  readonly requestBytes?: number
  /** When the request was sent on. */
  readonly onSent?: () => void
  /** For how long the reply is kept back. */
  readonly delayMs?: number
  /** When the server has answered, and committed what was to be committed. */
  readonly onReply?: () => void
  /** So many bytes of the reply reach the client, then the connection is cut. 0: it is swallowed. */
  readonly replyBytes?: number
  /** Nothing more comes from the server, and nobody is told. */
  readonly silent?: boolean
}

/** What is known of a request beside its bytes: the session it came over, and its statement where that has a name only. */
export type Told = { readonly session: object; readonly statement: string }

/** Decides the fate of a request, of which it sees the bytes as text. */
export type Plan = (request: string, told: Told) => Fate

export type FaultProxy = {
  /** The address of a database, by way of the proxy. */
  readonly through: (url: string) => string
  plan: Plan
  /** From now on nothing passes in either direction, and nobody is told. */
  readonly freeze: () => void
  readonly thaw: () => void
  /** Cuts every connection. */
  readonly cut: () => void
  readonly close: () => Promise<void>
}

const SOCKET = '.s.PGSQL.5432'

/** Stands between programs and the PostgreSQL server whose sockets are in this directory. */
export async function startFaultProxy(serverSockets: string): Promise<FaultProxy> {
  const directory = mkdtempSync(join(tmpdir(), 'sanuk-proxy-'))
  const pairs = new Set<Pair>()
  let frozen = false
  const server = createServer((client) => {
    const pair = createPair(client, createConnection(join(serverSockets, SOCKET)), (...asked) => proxy.plan(...asked))
    if (frozen) pair.freeze()
    pairs.add(pair)
    pair.onEnd(() => pairs.delete(pair))
  })
  await new Promise<void>((resolve) => server.listen(join(directory, SOCKET), resolve))
  const proxy: FaultProxy = {
    through: (url) => {
      const address = new URL(url)
      address.searchParams.set('host', directory)
      return address.href
    },
    plan: () => ({}),
    freeze: () => {
      frozen = true
      for (const pair of pairs) pair.freeze()
    },
    thaw: () => {
      frozen = false
      for (const pair of pairs) pair.thaw()
    },
    cut: () => {
      for (const pair of pairs) pair.cut()
    },
    close: async () => {
      for (const pair of pairs) pair.cut()
      await new Promise((resolve) => server.close(resolve))
      rmSync(directory, { recursive: true, force: true })
    },
  }
  return proxy
}

type Pair = {
  freeze(): void
  thaw(): void
  cut(): void
  onEnd(heard: () => void): void
}

/** A client and its session on the server. One request is under way at a time, as `pg` sends them. */
function createPair(client: Socket, server: Socket, plan: Plan): Pair {
  const sockets = [client, server]
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  for (const socket of sockets) socket.on('error', cut)
  client.on('close', cut)
  // Its last words, of a session that is refused or ended, are no whole reply.
  server.on('close', () => client.end(Buffer.concat(reply.map((message) => message.bytes))))
  let fate: Fate = {}
  let request: Message[] = []
  let reply: Message[] = []
  const session = {}
  const statements = createStatementNames()
  const split = { client: createSplitter('client'), server: createSplitter('server') }

  const sendOn = () => {
    const bytes = Buffer.concat(request.map((message) => message.bytes))
    const statement = request.map(statements.read).join(' ')
    request = []
    fate = plan(bytes.toString('latin1'), { session, statement })
    fate.onRequest?.()
    pass(server, bytes, fate.requestBytes)
    fate.onSent?.()
  }
  const sendBack = async () => {
    const bytes = Buffer.concat(reply.map((message) => message.bytes))
    const { delayMs, onReply, replyBytes, silent } = fate
    reply = []
    fate = {}
    onReply?.()
    if (silent) return server.pause()
    if (delayMs) await pause(delayMs)
    pass(client, bytes, replyBytes)
  }
  const pass = (to: Socket, bytes: Buffer, most = bytes.length) => {
    if (most >= bytes.length) to.write(bytes)
    else to.write(bytes.subarray(0, most), cut)
  }

  client.on('data', (chunk) => {
    for (const message of split.client(chunk)) {
      // What begins or ends a session is no request: it has no type, or is a password or a goodbye.
      if (['', 'p', 'X'].includes(message.type)) server.write(message.bytes)
      else request.push(message)
      if (endsRequest(message)) sendOn()
    }
  })
  server.on('data', (chunk) => {
    for (const message of split.server(chunk)) {
      reply.push(message)
      // Also what the server says before it is asked, but for its answer to a request, which is kept until it is whole.
      if (endsReply(message) || message.type === 'R') sendBack()
    }
  })
  return {
    cut,
    freeze: () => {
      for (const socket of sockets) socket.pause()
    },
    thaw: () => {
      for (const socket of sockets) socket.resume()
    },
    onEnd: (heard) => void client.once('close', heard),
  }
}
