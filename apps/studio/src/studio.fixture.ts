import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawFrom, type NextByte } from '@sanuk/engines/random/draw'
import { createLog } from '@sanuk/host/log'
import { createSecretCipher } from '@sanuk/host/secret-cipher'
import { cryptographicBytes } from '@sanuk/vendor-server/randomness/random-bytes'
import { testedRandomness } from '@sanuk/vendor-server/randomness/randomness'
import { seededBytes } from '@sanuk/vendor-server/randomness/seeded-bytes'
import { startWallet, type Wallet } from '@sanuk/vendor-server/wallet.fixture'
import pg from 'pg'
import { cloneDatabase } from '../../../tools/launcher/src/cloned-database.ts'
import { openDatabase } from './database.ts'
import {
  type AllSeeds,
  type AnyState,
  type Bought,
  type Drops,
  GAME_CALLS,
  type GameFault,
  type GameState,
  type InstantResult,
  type InstantState,
  type Replay,
  type SpinResult,
} from './protocol.ts'
import type { SeedWish } from './seeds/seeds.ts'
import { createStudio } from './studio.ts'
import { TITLES, VASSALAGES } from './titles/catalogue.ts'

export const SITE = 'http://localhost:18239'
export const BRAND_SITE = 'https://another-brand.example'

/** What players of these tests say, who have not changed it. */
export const CLIENT_SEED = 'somebody'

/** Tested once for all Studios of this process: that takes longer than opening one. */
const sound = testedRandomness(cryptographicBytes(), createLog('silent'))

type StudioOptions = {
  readonly databaseUrl: string
  readonly platformOrigin: string
  readonly key: { readonly id: string; readonly secret: string }
  /** The folder of its pictures, from `drawnArt`. */
  readonly art: string
  readonly clock: () => Date
  readonly nextByte?: NextByte | undefined
  /** Where it listens, and how it is called there; any free port under a made-up name where it is left out. */
  readonly port?: number
}

/** A game server that really listens, beside a platform and a database that exist already. */
export async function startStudio(options: StudioOptions) {
  const { databaseUrl, platformOrigin, key, art, clock, nextByte, port } = options
  const log = createLog('silent')
  const randomness = nextByte ? testedRandomness(nextByte, log) : sound
  if (!randomness.isSound()) await randomness.test()
  const databases = openDatabase(databaseUrl, log)
  const studio = await createStudio({
    database: databases.database,
    log,
    randomness,
    trustedProxies: [],
    callsPerMinute: 1_000_000,
    clock,
    origin: port ? `http://127.0.0.1:${port}` : 'http://studio.test',
    platformOrigin,
    keys: [key],
    seedKey: key.secret,
    pages: { client: art, art, sites: [SITE, BRAND_SITE] },
  })
  const address = await studio.app.listen({ host: '127.0.0.1', port: port ?? 0 })
  const close = async () => {
    await studio.app.close()
    await databases.close()
  }
  return { ...studio, address, pool: databases.pool, close }
}

export type TestStudio = Awaited<ReturnType<typeof openStudio>>

/**
 * The game server on a database of its own, with a stand-in platform that really listens. The clock runs, and the test
 * can set it ahead.
 */
export async function openStudio() {
  const clones = await cloneDatabase()
  const key = { id: 'k1', secret: randomBytes(32).toString('hex') }
  const wallet = await startWallet({ key, game: 'golden-tiger' })
  const art = await drawnArt()
  let ahead = 0

  const start = (nextByte?: NextByte) =>
    startStudio({
      databaseUrl: clones.studioUrl,
      platformOrigin: wallet.address,
      key,
      art,
      clock: () => new Date(Date.now() + ahead),
      nextByte,
    })
  const first = await start()
  const others: Awaited<ReturnType<typeof start>>[] = []

  return {
    ...first,
    wallet,
    clones,
    key,
    /** The draws of a round, as the Studio makes them. */
    seedsOf: async (seed: string, nonce: number) => {
      const { rows } = await first.pool.query('select * from studio.seed where id = $1', [seed])
      const cipher = createSecretCipher(key.secret, 'sanuk studio seed')
      const serverSeed = cipher.open(rows[0].server_seed, rows[0].player)
      return drawFrom(seededBytes({ serverSeed, clientSeed: rows[0].client_seed, nonce }))
    },
    /** A connection of the owner's, for what nobody else may do to the tables. */
    connect: async () => {
      const client = new pg.Client({ connectionString: clones.ownerUrl })
      await client.connect()
      return client
    },
    /** Another process of the same Studio, on the same database, with a source of randomness of its own. */
    another: async (nextByte?: NextByte) => {
      const other = await start(nextByte)
      others.push(other)
      return other
    },
    passTime: (ms: number) => {
      ahead += ms
    },
    /** A member with so much money who has just opened the game. */
    playerWith: async (money: string, game?: string) =>
      openGame(first.address, wallet, game ? { member: wallet.memberWith(money), game } : wallet.memberWith(money)),
    close: async () => {
      await Promise.all([first.close(), ...others.map((other) => other.close()), wallet.close()])
      await clones.drop()
      await rm(art, { recursive: true })
    },
  }
}

export type Player = Awaited<ReturnType<typeof openGame>>

/** A member who opens the slot, or another game. */
type Who =
  | string
  | {
      readonly member: string
      readonly game: string
      readonly currency?: 'THB' | 'USD'
      readonly gamble?: boolean
      readonly buy?: boolean
    }

const guestOf = (who: Who) => (typeof who === 'string' ? { member: who } : who)

/** A client of the game, as a page would be: it speaks the protocol over the network and nothing else. */
export async function openGame(studio: string, wallet: Wallet, who: Who) {
  const { member } = guestOf(who)
  return opened<GameState>(studio, { member, launch: await launchOf(studio, wallet, who) })
}

/** The same in demo mode. */
export async function openDemo(studio: string, wallet: Wallet, who: Who) {
  const { member, ...game } = guestOf(who)
  const wish = { mode: 'demo' as const, ...game }
  return opened<GameState>(studio, { member, launch: launchIn(await wallet.launch(studio, member, wish)) })
}

/** A test that opens a game without reels reads its state as that. */
async function opened<State extends AnyState>(studio: string, { member, launch }: { member: string; launch: string }) {
  const reply = await callStudio<State>(studio, { ...GAME_CALLS.open, body: { launch } })
  const client = clientOf(studio, reply.body.session)
  const { seeds } = reply.body
  if (seeds && !seeds.playing) await client.changeSeed({ commitment: seeds.next, clientSeed: CLIENT_SEED })
  return { ...client, member, launch, opened: reply }
}

/** The calls of a client that has a session. */
export function clientOf(studio: string, session: string) {
  const call = <T>(described: { method: string; path: string }, body?: object) =>
    callStudio<T>(studio, { ...described, ...(body ? { body } : {}), session })
  return {
    session,
    state: () => call<GameState & InstantState>(GAME_CALLS.state),
    balance: () => call<{ balance: string }>(GAME_CALLS.balance),
    spin: (stake = '20', spin: string = randomUUID()) => call<SpinResult>(GAME_CALLS.spin, { spin, stake }),
    gambling: (stake = '20', spin: string = randomUUID()) =>
      call<SpinResult>(GAME_CALLS.spin, { spin, stake, gamble: true }),
    picking: (stake = '20', spin: string = randomUUID()) =>
      call<SpinResult>(GAME_CALLS.spin, { spin, stake, pick: true }),
    spinMove: (spin: string, at: number, move: unknown) => call<SpinResult>(GAME_CALLS.spinMove, { spin, at, move }),
    dearer: (stake: string, ante: number, spin: string = randomUUID()) =>
      call<SpinResult>(GAME_CALLS.spin, { spin, stake, ante }),
    spinFree: (free: string, stake = '20', spin: string = randomUUID()) =>
      call<SpinResult>(GAME_CALLS.spin, { spin, stake, free }),
    pickFree: (free: string, stake = '20', spin: string = randomUUID()) =>
      call<SpinResult>(GAME_CALLS.spin, { spin, stake, free, pick: true }),
    buy: (stake: string, bought: Bought, spin: string = randomUUID()) =>
      call<SpinResult>(GAME_CALLS.spin, { spin, stake, bought }),
    play: (choice: unknown, { stake = '10', spin = randomUUID() as string } = {}) =>
      call<InstantResult>(GAME_CALLS.play, { spin, stake, choice }),
    move: (spin: string, at: number, move: unknown) => call<InstantResult>(GAME_CALLS.move, { spin, at, move }),
    watch: (spin: string) => call<InstantResult>(GAME_CALLS.watch, { spin }),
    shown: (spin: string) => call<object>(GAME_CALLS.shown, { spin }),
    seeds: () => call<AllSeeds>(GAME_CALLS.seeds),
    changeSeed: (wish: SeedWish) => call<AllSeeds>(GAME_CALLS.changeSeed, wish),
    jackpot: () => call<{ amount: string | null }>(GAME_CALLS.jackpot),
    drops: () => call<Drops>(GAME_CALLS.drops),
    refill: () => call<{ balance: string }>(GAME_CALLS.refill),
  }
}

export async function launchOf(studio: string, wallet: Wallet, who: Who): Promise<string> {
  const { member, ...game } = guestOf(who)
  return launchIn(await wallet.launch(studio, member, game))
}

function launchIn({ body }: { body: unknown }): string {
  const { url } = body as { url: string }
  return new URLSearchParams(new URL(url).hash.slice(1)).get('launch') ?? ''
}

/** A ticket with which a member's past round can be watched, as the platform asks for one. */
export async function replayTicket(studio: TestStudio, round: string, member: string): Promise<string> {
  const look = { language: 'en', theme: 'dark', timeZone: 'Asia/Bangkok' }
  const { body } = await studio.wallet.tell(studio.address, 'roundDetails', { round, member, ...look })
  return new URLSearchParams(new URL((body as { url: string }).url).hash.slice(1)).get('ticket') ?? ''
}

export const replayAt = (studio: string, ticket: string) =>
  callStudio<Replay>(studio, { ...GAME_CALLS.replay, body: { ticket } })

/** What a call answered: a test that expects success reads the answer from it, one that expects a refusal the fault. */
type Answered<T> = { readonly status: number; readonly body: T & { readonly fault?: GameFault } }

type Sent = { readonly method: string; readonly path: string; readonly body?: object; readonly session?: string }

export async function callStudio<T>(studio: string, { method, path, body, session }: Sent): Promise<Answered<T>> {
  const response = await fetch(`${studio}${path}`, {
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
export async function drawnArt(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sanuk-studio-art-'))
  const cover = { sources: [{ width: 160, file: 'covers/x-160.webp' }], placeholder: 'data:,', colour: '#482808' }
  const pictures = [{ width: 540, file: 'golden-tiger/x-540.webp' }]
  const symbols = { columns: 5, names: ['tiger'], sheets: [{ side: 128, file: 'golden-tiger/symbols-640.webp' }] }
  const slot = { symbols, landscape: pictures, portrait: pictures }
  const manifest = {
    covers: Object.fromEntries(TITLES.map(({ code }) => [code, cover])),
    labels: Object.fromEntries(VASSALAGES.map(({ code }) => [code, 'labels/x.webp'])),
    pieces: {},
    slots: { 'golden-tiger': slot },
  }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest))
  return folder
}
