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
import { createStudio } from './studio.ts'

/** Calls a minute from one address: generous for a household of players, tight for a flood. */
const CALLS_PER_MINUTE = 1_200

const HOUR_MS = 60 * 60_000

const config = readConfig(process.env)
const log = createLog(config.LOG_LEVEL)
const { database, close } = openDatabase(config.STUDIO_DATABASE_URL, log)
const dist = join(import.meta.dirname, '../dist')
const randomness = testedRandomness(cryptographicBytes(), log)
const { app, isReady, recover, endOverdue, finishLeft, forgetEnded } = await createStudio({
  database,
  log,
  randomness,
  clock: () => new Date(),
  origin: config.STUDIO_ORIGIN,
  platformOrigin: config.PLATFORM_ORIGIN,
  keys: config.STUDIO_VENDOR_KEYS,
  seedKey: config.STUDIO_SEED_KEY,
  pages: {
    client: join(dist, 'client'),
    art: join(dist, 'art'),
    sites: [config.SANUK_SITE_ORIGIN, ...config.SANUK_BRAND_ORIGINS],
  },
  trustedProxies: config.SANUK_TRUSTED_PROXIES,
  callsPerMinute: CALLS_PER_MINUTE,
})
serveHealth(app, isReady)
const figures = await serveMetrics(config)
const tests = repeat('the source of randomness is tested', { everyMs: HOUR_MS, work: randomness.test, log })
await tests.first
await app.listen({ host: config.HOST, port: config.STUDIO_PORT })
const tasks = [
  tests,
  repeat('rounds are carried on', { everyMs: 2_000, work: recover, log }),
  repeat('rounds whose time is over are ended', { everyMs: 1_000, work: endOverdue, log }),
  repeat('rounds that were left are finished', { everyMs: HOUR_MS, work: finishLeft, log }),
  repeat('ended sessions are forgotten', { everyMs: HOUR_MS, work: forgetEnded, log }),
]
process.stdout.write('ready\n')

closeWithGrace({ delay: 10_000, logger: false }, async ({ err }) => {
  if (err) log.fatal({ err }, 'the studio stops because of a fault')
  await Promise.all([app.close(), figures.close()])
  await Promise.all(tasks.map(({ stop }) => stop()))
  await close()
})
