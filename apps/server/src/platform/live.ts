import type { WebSocket } from '@fastify/websocket'
import { LIVE_PATH, type LiveMessage, liveProbe, liveRequest, SESSION_OVER } from '@sanuk/contracts/live'
import type { Log } from '@sanuk/host/log'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { withinBrand } from './brand-scope.ts'
import type { Gate } from './gate.ts'
import { listen } from './listen.ts'
import { createNewsSender, type MemberNews, NEWS_CHANNEL, readNews } from './live-news.ts'
import { brandOf } from './serve.ts'

/** Under which name the pages of a brand are found. */
const brandName = (brand: string): string => `brand ${brand}`

/** How long a new socket may stay silent before it is closed. */
const GREETING_MS = 5_000
const HEARTBEAT_MS = 30_000

/** More pages than one person opens, and more visitors than share an address even where a whole carrier does. */
const PAGES_PER_SESSION = 50
const VISITORS_PER_ADDRESS = 2_000

/** RFC 6455's registry: come again later, as a page does that lost its socket. */
const TRY_LATER = 1013

/** A page that is connected, known by its brand and, of somebody signed in, by their id and their session. */
type Open = {
  readonly socket: WebSocket
  /** Asks whether its session still goes on. */
  readonly goesOn: () => Promise<boolean>
}

/** What members' wallets hold now, by their ids. */
export type ReadWallets = (
  members: readonly string[],
) => Promise<ReadonlyMap<string, Omit<Extract<LiveMessage, { kind: 'balance' }>, 'kind'>>>

/** Who is connected: each page stands under every name it is known by. */
type Connected = Map<string, Set<Open>>

export type Live = {
  /** Tells every open page of a brand (`*`: of all brands) that is connected to this very process. */
  tellBrand(brand: string, message: LiveMessage): void
  /** Tells every open page of a member, whichever process it is connected to. Waits for nothing and never throws. */
  publish(member: string, message: MemberNews): Promise<void>
  /** Tells them what the member's wallet holds, which has changed. Waits for nothing and never throws. */
  publishWallet(member: string): Promise<void>
  mount(app: FastifyInstance, gate: Gate, readWallets: ReadWallets): void
  close(): Promise<void>
}

/**
 * News for members' open pages. It goes through the database's notifications, so that it reaches pages connected to any
 * process; it is a hint that something changed, and a page that missed it asks again when it reconnects. The end of a
 * session travels the same way, told by the database itself as soon as it is committed.
 */
export async function createLive(databaseUrl: string, pool: pg.Pool, log: Log): Promise<Live> {
  const connected: Connected = new Map()
  const everybody = () => new Set([...connected.values()].flatMap((open) => [...open]))
  let readWallets: ReadWallets = async () => new Map()
  const handOn = handOnTo(connected, { log, readWallets: (members) => readWallets(members) })
  const hear = (payload: string) => {
    // With nobody here, nothing is read.
    if (connected.size === 0) return
    if (payload === '') return void Promise.all([...everybody()].map((open) => greet(open, log)))
    handOn(readNews(payload))
  }
  const listener = listen({ databaseUrl, channel: NEWS_CHANNEL, hear, log })
  await listener.ready
  const { flush, ...sender } = createNewsSender(pool, log)
  return {
    ...sender,
    tellBrand: (brand, message) => {
      if (brand !== '*') return tell(connected.get(brandName(brand)), message)
      tell(everybody(), message)
    },
    mount: (app, gate, read) => {
      readWallets = read
      app.get(LIVE_PATH, { websocket: true }, (socket, request) => {
        const tooQuiet = setTimeout(() => socket.close(4408), GREETING_MS)
        socket.once('message', async (data: Buffer) => {
          clearTimeout(tooQuiet)
          try {
            const { token } = liveRequest.parse(JSON.parse(data.toString('utf8')))
            const brand = await brandOf(gate, request)
            // A page connects by itself, again and again: that is no sign of its member.
            const ask = () =>
              withinBrand(brand.id, async () => (token === null ? null : gate.memberOf(token, brand, true)))
            const member = await ask()
            if (token !== null && !member) return socket.close(SESSION_OVER)
            const crowd = crowdOf(member, request.ip)
            if (isFull(connected, crowd)) return socket.close(TRY_LATER)
            const open = { socket, goesOn: async () => token === null || (await ask()) !== null }
            connect(connected, open, [brandName(brand.id), ...crowd.names])
            await greet(open, log)
          } catch {
            socket.close(4400)
          }
        })
      })
    },
    close: async () => {
      await flush()
      for (const { socket } of everybody()) socket.close(1001)
      await listener.close()
    },
  }
}

/**
 * Hands news on to the pages that are connected here. What a wallet holds is read then, with its version: however news
 * overtake one another, a page knows which is newer.
 */
function handOnTo(
  connected: Connected,
  { log, readWallets }: { readonly log: Log; readonly readWallets: ReadWallets },
) {
  const tellWallets = async (members: readonly string[]): Promise<void> => {
    try {
      const wallets = await readWallets(members)
      for (const [member, wallet] of wallets) tell(connected.get(member), { kind: 'balance', ...wallet })
    } catch (error) {
      log.warn({ error: String(error) }, 'balances were not told')
    }
  }
  return (news: ReturnType<typeof readNews>): void => {
    for (const it of news) {
      if ('message' in it) tell(connected.get(it.member), it.message)
      if ('ended' in it) for (const { socket } of connected.get(it.ended) ?? []) socket.close(SESSION_OVER)
    }
    const changed = news.flatMap((it) => ('wallet' in it && connected.has(it.wallet) ? [it.wallet] : []))
    if (changed.length > 0) void tellWallets(changed)
  }
}

type Crowd = { readonly name: string; readonly most: number; readonly names: readonly string[] }

/** Among whom a page is counted, those of its session or visitors from its address, and what else it is known by. */
function crowdOf(member: { readonly id: string; readonly session: string } | null, address: string): Crowd {
  if (member) return { name: member.session, most: PAGES_PER_SESSION, names: [member.id, member.session] }
  const name = `from ${address}`
  return { name, most: VISITORS_PER_ADDRESS, names: [name] }
}

const isFull = (connected: Connected, { name, most }: Crowd): boolean => (connected.get(name)?.size ?? 0) >= most

/**
 * Tells a page that it is connected, upon which it asks for what it may have missed. Done when it has just been
 * connected and when the line to the database was down: an end that was told a moment ago was not heard.
 */
async function greet({ socket, goesOn }: Open, log: Log): Promise<void> {
  try {
    if (!(await goesOn())) return socket.close(SESSION_OVER)
    socket.send(JSON.stringify({ kind: 'ready' } satisfies LiveMessage))
  } catch (error) {
    log.warn({ error: String(error) }, 'a page was not greeted')
    socket.close(1012)
  }
}

function connect(connected: Connected, page: Open, names: readonly string[]): void {
  for (const name of names) connected.set(name, (connected.get(name) ?? new Set()).add(page))
  const { socket } = page
  let answered = true
  const heartbeat = setInterval(() => {
    if (!answered) return socket.terminate()
    answered = false
    socket.ping()
  }, HEARTBEAT_MS)
  socket.on('pong', () => {
    answered = true
  })
  socket.on('message', (data: Buffer) => answerProbe(socket, data))
  socket.on('close', () => {
    clearInterval(heartbeat)
    for (const name of names) {
      const open = connected.get(name)
      open?.delete(page)
      if (open?.size === 0) connected.delete(name)
    }
  })
}

/** Answers a page that asks whether it is still connected: browsers hide the protocol's own pings from pages. */
function answerProbe(socket: WebSocket, data: Buffer): void {
  try {
    liveProbe.parse(JSON.parse(data.toString('utf8')))
    socket.send(JSON.stringify({ kind: 'pong' } satisfies LiveMessage))
  } catch {
    socket.close(4400)
  }
}

function tell(open: ReadonlySet<Open> | undefined, message: LiveMessage): void {
  if (!open) return
  const text = JSON.stringify(message)
  for (const { socket } of open) socket.send(text)
}
