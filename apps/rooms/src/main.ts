import { join } from 'node:path'
import { serveHealth } from '@sanuk/host/health'
import { createLog } from '@sanuk/host/log'
import { serveMetrics } from '@sanuk/host/metrics'
import { cryptographicBytes } from '@sanuk/vendor-server/randomness/random-bytes'
import { testedRandomness } from '@sanuk/vendor-server/randomness/randomness'
import { repeat } from '@sanuk/vendor-server/repeat'
import closeWithGrace from 'close-with-grace'
import { readConfig } from './config.ts'
import { openDatabase } from './database.ts'
import { createRooms } from './rooms.ts'
import { entropyOf } from './series/public-entropy.ts'
import { dealAt } from './tables/deal-tables.ts'

/** Calls a minute from one address: generous for a household of players, tight for a flood. */
const CALLS_PER_MINUTE = 1_200

/** Messages a second from one page: nobody clicks faster. */
const MESSAGES_PER_SECOND = 10

const HOUR_MS = 60 * 60_000

const config = readConfig(process.env)
const log = createLog(config.LOG_LEVEL)
const { database, close } = openDatabase(config.ROOMS_DATABASE_URL, log)
const dist = join(import.meta.dirname, '../dist')
const randomness = testedRandomness(cryptographicBytes(), log)
const clock = () => new Date()
const rooms = await createRooms({
  database,
  log,
  randomness,
  clock,
  origin: config.ROOMS_ORIGIN,
  platformOrigin: config.PLATFORM_ORIGIN,
  keys: config.ROOMS_VENDOR_KEYS,
  seriesKey: config.ROOMS_SEED_KEY,
  studios: { keys: config.ROOMS_STUDIO_KEYS, tables: config.ROOMS_STUDIO_TABLES },
  entropyAfter: entropyOf(config.SANUK_SITE_ORIGIN, log),
  pages: {
    client: join(dist, 'client'),
    art: join(dist, 'art'),
    sites: [config.SANUK_SITE_ORIGIN, ...config.SANUK_BRAND_ORIGINS],
  },
  trustedProxies: config.SANUK_TRUSTED_PROXIES,
  callsPerMinute: CALLS_PER_MINUTE,
  messagesPerSecond: MESSAGES_PER_SECOND,
})
const { app, tables, lease } = rooms
serveHealth(app, rooms.isReady)
const figures = await serveMetrics(config)
const tests = repeat('the source of randomness is tested', { everyMs: HOUR_MS, work: randomness.test, log })
await tests.first
await app.listen({ host: config.HOST, port: config.ROOMS_PORT })
const dealers = [...tables.values()].map((table) => dealAt(table, { lease, clock, log }))
const tasks = [
  tests,
  repeat('coups that ended are settled', { everyMs: 2_000, work: rooms.settle, log }),
  repeat('bets that came to nothing are undone', { everyMs: 1_000, work: rooms.undoBets, log }),
  repeat('old messages of chats are forgotten', { everyMs: HOUR_MS, work: rooms.forgetChats, log }),
  repeat('ended sessions are forgotten', { everyMs: HOUR_MS, work: rooms.forgetEnded, log }),
]
process.stdout.write('ready\n')

closeWithGrace({ delay: 10_000, logger: false }, async ({ err }) => {
  if (err) log.fatal({ err }, 'the live tables stop because of a fault')
  rooms.closePages()
  await Promise.all(dealers.map(({ stop }) => stop()))
  await lease.leave()
  await Promise.all([app.close(), figures.close()])
  await Promise.all(tasks.map(({ stop }) => stop()))
  await close()
})
