import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '@sanuk/host/log'
import { writeAmount } from '@sanuk/money/amount'
import { cryptographicBytes } from '@sanuk/vendor-server/randomness/random-bytes'
import { testedRandomness } from '@sanuk/vendor-server/randomness/randomness'
import { startWallet, type Wallet } from '@sanuk/vendor-server/wallet.fixture'
import { cloneDatabase } from '../../../tools/launcher/src/cloned-database.ts'
import { openDatabase } from './database.ts'
import {
  type OwnDecision,
  type PageMessage,
  type RoomFault,
  type RoomMessage,
  roomMessage,
  SOCKET_PATH,
  type SpotStake,
} from './protocol.ts'
import { type Opened, type Replay, ROOM_CALLS } from './room-calls.ts'
import { createRooms } from './rooms.ts'
import type { StudiosNeeds } from './studio/studios.ts'
import type { Table } from './tables/table.ts'
import { type TablePlan, tablePlan } from './tables/table-plans.ts'
import { TITLES, VASSALAGES } from './titles/catalogue.ts'

/** The table that tests play at. */
export const TABLE = 'baccarat-ruby'

/** Tested once for all: that takes longer than opening the tables. */
const sound = testedRandomness(cryptographicBytes(), createLog('silent'))

type Options = {
  readonly databaseUrl: string
  readonly platformOrigin: string
  readonly key: { readonly id: string; readonly secret: string }
  readonly art: string
  readonly clock: () => Date
  readonly table: string
  /** Other tables that this process deals at. */
  readonly others?: readonly string[]
  /** What is changed about what they deal. */
  readonly altered?: ((plan: TablePlan) => TablePlan) | undefined
  /** The address it is known by, where it is not made up; and where it listens, if that was agreed on. */
  readonly origin?: string
  readonly port?: number
  readonly studios?: StudiosNeeds
}

/** Tables that really listen, beside a platform and a database that exist already. Nobody deals but the test. */
async function startRooms(options: Options) {
  const { databaseUrl, platformOrigin, key, art, clock, table: code, others = [], altered } = options
  const { origin = 'http://rooms.test', port = 0, studios } = options
  const log = createLog('silent')
  if (!sound.isSound()) await sound.test()
  const databases = openDatabase(databaseUrl, log)
  const plan = tablePlan(code)
  if (!plan) throw new Error(`no table is called ${code}`)
  const rooms = await createRooms({
    database: databases.database,
    log,
    randomness: sound,
    trustedProxies: [],
    callsPerMinute: 1_000_000,
    messagesPerSecond: 1_000_000,
    clock,
    origin,
    platformOrigin,
    keys: [key],
    seriesKey: key.secret,
    entropyAfter: async () => 'a-head-of-the-ledger',
    pages: { client: art, art, sites: ['http://localhost:18239'] },
    ...(studios && { studios }),
    plans: [plan, ...others.flatMap((other) => tablePlan(other) ?? [])].map((each) => altered?.(each) ?? each),
  })
  const address = await rooms.app.listen({ host: '127.0.0.1', port })
  const table = rooms.tables.get(code)
  if (!table) throw new Error(`no table ${code} was made`)
  for (const each of rooms.tables.values()) await each.load()
  const close = async () => {
    rooms.closePages()
    await rooms.app.close()
    await databases.close()
  }
  return { ...rooms, table, address, pool: databases.pool, close }
}

export type TestRooms = Awaited<ReturnType<typeof openRooms>>

/**
 * A table on a database of its own, others of its hall beside it, with a stand-in platform that really listens. The clock
 * is the test's.
 */
export async function openRooms(
  code = TABLE,
  beside: readonly string[] = [],
  more: Pick<Options, 'altered' | 'studios'> = {},
) {
  const clones = await cloneDatabase()
  const key = { id: 'k1', secret: randomBytes(32).toString('hex') }
  let now = Date.parse('2026-11-28T12:00:00.000Z')
  const clock = () => new Date(now)
  const halls = Object.fromEntries([code, ...beside].map((each) => [each, 'tables']))
  const wallet = await startWallet({ key, game: code, clock, halls })
  const art = await drawnArt()
  const [databaseUrl, platformOrigin] = [clones.roomsUrl, wallet.address]
  const places = { databaseUrl, platformOrigin, key, art, clock, table: code, others: beside }
  const start = () => startRooms({ ...places, ...more })
  const first = await start()
  const others: Awaited<ReturnType<typeof start>>[] = []
  const passTime = (ms: number) => {
    now += ms
  }
  return {
    ...first,
    wallet,
    clones,
    clock,
    passTime,
    /** Another process, on the same database. */
    another: async () => {
      const other = await start()
      others.push(other)
      return other
    },
    /** Deals until the table is in a phase; answers the state it has then. */
    dealUntil: (phase: string, table: Table = first.table) => dealUntil(table, { phase, clock, passTime }),
    moneyOf: (member: string) => writeAmount(wallet.books.balanceOf(member)),
    /** A member with so much money whose page is open at the table. */
    playerWith: (money: string, address = first.address) => sit(address, wallet, wallet.memberWith(money)),
    /** The same, of a class of members. */
    playerOf: async (limitClass: string, money: string) => {
      const member = wallet.memberWith(money)
      return sitDown(first.address, member, launchIn(await wallet.launch(first.address, member, { limitClass })))
    },
    /** The page of a member who has one already, opened at another process. */
    sitAgain: (player: { readonly session: string }, address: string) => openPage(address, player.session, code),
    close: async () => {
      await Promise.all([first.close(), ...others.map((other) => other.close())])
      await wallet.close()
      await clones.drop()
      await rm(art, { recursive: true })
    },
  }
}

/** A table beside a platform that runs already, at an address that the platform knows. */
export async function openRoomsBeside(options: Omit<Options, 'art'>) {
  const art = await drawnArt()
  const rooms = await startRooms({ ...options, art })
  const { clock } = options
  return {
    ...rooms,
    /** Deals until the table is in a phase; `passTime` moves the clock of both. */
    dealUntil: (phase: string, passTime: (ms: number) => void) => dealUntil(rooms.table, { phase, clock, passTime }),
    close: async () => {
      await rooms.close()
      await rm(art, { recursive: true })
    },
  }
}

type Time = { readonly phase: string; readonly clock: () => Date; readonly passTime: (ms: number) => void }

async function dealUntil(table: Table, { phase, clock, passTime }: Time) {
  for (let steps = 0; steps < 2_000; steps += 1) {
    const due = await table.advance()
    if (table.topic.state().phase === phase) return table.topic.state()
    passTime(Math.max(0, due.getTime() - clock().getTime()))
  }
  throw new Error(`the table never was in the phase ${phase}`)
}

export type Player = Awaited<ReturnType<typeof sit>>

/** A page at the table, as a browser would open it: it speaks the protocol over the network and nothing else. */
export const sit = async (address: string, wallet: Wallet, member: string) =>
  sitDown(address, member, launchIn(await wallet.launch(address, member)))

async function sitDown(address: string, member: string, launch: string) {
  const opened = await callRooms<Opened>(address, { ...ROOM_CALLS.open, body: { launch } })
  const page = await openPage(address, opened.body.session, opened.body.table.code)
  return { ...page, member, launch, opened }
}

type Kind = RoomMessage['kind']
type Told<K extends Kind> = Extract<RoomMessage, { kind: K }>
type News = Told<'news'>['news']

/** The socket of a page that has a session already. */
export async function openPage(address: string, session: string, table = TABLE) {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${SOCKET_PATH}`)
  const frames: string[] = []
  const heard: RoomMessage[] = []
  const waiting = new Set<() => void>()
  const closed = new Promise<number>((resolve) => {
    socket.onclose = ({ code }) => resolve(code)
  })
  socket.onmessage = ({ data }) => {
    frames.push(String(data))
    heard.push(roomMessage.parse(JSON.parse(String(data))))
    for (const look of waiting) look()
  }
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  const say = (message: PageMessage) => socket.send(JSON.stringify(message))
  /** The first message of a kind, and like this one, that was told or will be. */
  const hears = <K extends Kind>(kind: K, isMeant: (message: Told<K>) => boolean = () => true): Promise<Told<K>> =>
    new Promise((resolve) => {
      const isOfKind = (message: RoomMessage): message is Told<K> => message.kind === kind
      const look = () => {
        const found = heard.filter(isOfKind).find(isMeant)
        if (!found) return
        waiting.delete(look)
        resolve(found)
      }
      waiting.add(look)
      look()
    })
  /** The first news of a kind. */
  const hearsNews = <N extends News['kind']>(kind: N) => hears('news', ({ news }) => news.kind === kind)
  say({ kind: 'session', session })
  await hears('ready')
  say({ kind: 'watch', tables: [table] })
  await hears('table')
  const bet = async (coup: string, stakes: readonly SpotStake[], id: string = randomUUID()) => {
    say({ kind: 'bet', id, table, coup, stakes: [...stakes] })
    return hears('answered', (message) => message.id === id)
  }
  const decide = async (
    coup: string,
    made: Omit<OwnDecision, 'hand'> & { hand?: string },
    id: string = randomUUID(),
  ) => {
    say({ kind: 'decide', id, table, coup, hand: 'hand', ...made })
    return hears('answered', (message) => message.id === id)
  }
  return { session, heard, frames, say, hears, hearsNews, bet, decide, closed, leave: () => socket.close() }
}

/** What a player has told was paid in a coup. */
export const paidIn = (player: Pick<Player, 'hears'>, coup: string) =>
  player.hears('paid', (message) => message.coup === coup)

function launchIn({ body }: { body: unknown }): string {
  const { url } = body as { url: string }
  return new URLSearchParams(new URL(url).hash.slice(1)).get('launch') ?? ''
}

/** What the platform is told about a member's round: the ticket with which it can be watched. */
export async function replayOf(rooms: TestRooms, round: string, member: string) {
  const look = { language: 'en', theme: 'dark', timeZone: 'Asia/Bangkok' }
  const { body } = await rooms.wallet.tell(rooms.address, 'roundDetails', { round, member, ...look })
  const ticket = new URLSearchParams(new URL((body as { url: string }).url).hash.slice(1)).get('ticket') ?? ''
  return callRooms<Replay>(rooms.address, { ...ROOM_CALLS.replay, body: { ticket } })
}

type Answered<T> = { readonly status: number; readonly body: T & { readonly fault?: RoomFault } }
type Sent = { readonly method: string; readonly path: string; readonly body?: object; readonly session?: string }

export async function callRooms<T>(address: string, { method, path, body, session }: Sent): Promise<Answered<T>> {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(session ? { authorization: `Bearer ${session}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  // Answers were read by their schemas on the way out; a test that looks for the wrong one fails by itself.
  return { status: response.status, body: (await response.json()) as Answered<T>['body'] }
}

/** A folder as the art builder leaves it, with nothing but its manifest. */
async function drawnArt(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sanuk-rooms-art-'))
  const cover = { sources: [{ width: 160, file: 'covers/x-160.webp' }], placeholder: 'data:,', colour: '#482808' }
  const manifest = {
    covers: Object.fromEntries(TITLES.map(({ code }) => [code, cover])),
    labels: Object.fromEntries(VASSALAGES.map(({ code }) => [code, 'labels/x.webp'])),
  }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest))
  return folder
}
