import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { BUILT_IN_VENDOR } from '@sanuk/contracts/vendor'
import { serveHealth } from '@sanuk/host/health'
import { createLog } from '@sanuk/host/log'
import { addGauge, serveMetrics } from '@sanuk/host/metrics'
import { createOutgoing } from '@sanuk/host/outgoing'
import { headKeyFrom, makeSeal } from '@sanuk/ledger/seal'
import closeWithGrace from 'close-with-grace'
import { buildHouse } from './house.ts'
import { loadDrawing } from './pages/drawn-banners.ts'
import { listenForChanges } from './platform/changes.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import { openDatabase } from './platform/database.ts'
import { eachSecond } from './platform/each-second.ts'
import { runJobs } from './platform/jobs.ts'
import { createLive } from './platform/live.ts'
import { createMailGateway } from './platform/mail.ts'
import { servePages } from './platform/pages.ts'
import { createSmsGateway } from './platform/sms-gateway.ts'

/**
 * Short-lived objects are cleared away by the thread that made them: beside a database on the same cores, helpers that it
 * waits for cost a bet a sixth of its time more.
 */
setFlagsFromString('--no-parallel-scavenge')

/** Calls a minute from one address: generous for a household of players, tight for a flood. */
const REQUESTS_PER_MINUTE = 1_200

const apps = join(import.meta.dirname, '../..')
const config = readConfig(process.env)
const log = createLog(config.LOG_LEVEL)
const databases = openDatabase(config.SANUK_DATABASE_URL, log)
const live = await createLive(config.SANUK_DATABASE_URL, databases.pool, log)
const studio = {
  code: BUILT_IN_VENDOR,
  name: 'Sanuk Studio',
  wallet: 'seamless' as const,
  address: config.STUDIO_ORIGIN,
  keys: config.STUDIO_VENDOR_KEYS,
}
const gameVendors = [studio, ...config.SANUK_VENDORS]
const bank =
  config.BANK_ORIGIN && config.BANK_KEYS ? { code: 'BANK', address: config.BANK_ORIGIN, keys: config.BANK_KEYS } : null
const gateway =
  config.GATEWAY_ORIGIN && config.GATEWAY_KEYS
    ? { code: 'GATEWAY', address: `${config.GATEWAY_ORIGIN}/gateway`, keys: config.GATEWAY_KEYS }
    : null
const resultFeeds = config.RESULT_FEED_KEYS ? [{ code: 'RESULTS', keys: config.RESULT_FEED_KEYS }] : []
const sms =
  config.SANUK_SMS_ORIGIN && config.SANUK_SMS_KEYS
    ? createSmsGateway({ origin: config.SANUK_SMS_ORIGIN, keys: config.SANUK_SMS_KEYS }, log)
    : null
const mail =
  config.SANUK_SMTP_URL && config.SANUK_MAIL_FROM
    ? createMailGateway({ url: config.SANUK_SMTP_URL, from: config.SANUK_MAIL_FROM }, log)
    : null
const outgoing = createOutgoing({
  privateAllowed: config.SANUK_MODE !== 'production',
  trustedOrigins: [...gameVendors.map(({ address }) => address), config.SANUK_PUSH_STAND_IN ?? []].flat(),
})
const {
  site,
  office,
  jobs,
  synchroniseCatalogue,
  openDraws,
  books,
  vendors,
  wagers,
  flow,
  followers,
  sourcesOf,
  headOf,
  afterAnswers,
  changed,
} = await buildHouse({
  databases,
  live,
  log,
  outgoing,
  bank,
  gateway,
  resultFeeds,
  gameVendors,
  sms,
  mail,
  clock: systemClock,
  siteOrigin: config.SANUK_SITE_ORIGIN,
  drawBanner:
    config.SANUK_MODE === 'development' ? null : await loadDrawing(join(apps, 'web/drawing/dist/banner-drawing.js')),
  firebaseStandIn: config.SANUK_FIREBASE_STAND_IN,
  pushStandIn: config.SANUK_PUSH_STAND_IN,
  trustedProxies: config.SANUK_TRUSTED_PROXIES,
  requestsPerMinute: REQUESTS_PER_MINUTE,
  installationSecret: config.SANUK_LEDGER_KEY,
  pictureKeys: config.SANUK_PICTURE_KEYS,
  humanCheckGuesses: config.SANUK_HUMAN_CHECK_GUESSES,
  ledgerHeads: config.SANUK_LEDGER_KEY
    ? { key: headKeyFrom(config.SANUK_LEDGER_KEY), directory: config.SANUK_DATA ?? null }
    : null,
})

const following = await vendors.follow(config.SANUK_DATABASE_URL)
const hearing = listenForChanges(config.SANUK_DATABASE_URL, changed, log)
await hearing.ready
const isReady = () => databases.pool.query('select 1')
serveHealth(site, isReady)
serveHealth(office, isReady)
const figures = await serveMetrics(config)
addGauge('sanuk_ledger_violations', 'Rules of the books that were broken at the last look', {
  label: 'rule',
  read: async () => (await books.latestBroken()).map(({ rule, violations }) => ({ of: rule, value: violations })),
})
addGauge('sanuk_rounds_overdue', 'Rounds that stood open for too long and still wait for their end', {
  label: 'vendor',
  read: async () => (await wagers.overdueByVendor()).map(({ vendor, rounds }) => ({ of: vendor, value: rounds })),
})
addGauge('sanuk_vendor_alarm', 'Vendors whose games gave more in the last hour than their alarm allows', {
  label: 'vendor',
  read: async () => flow.alarmed().map((vendor) => ({ of: vendor, value: 1 })),
})
// In development Vite serves the pages and hands the calls on to here.
if (config.SANUK_MODE === 'development') {
  const { serveApiPage } = await import('./platform/api-page.ts')
  await serveApiPage(site, { site: config.SANUK_SITE_ORIGIN, office: config.SANUK_OFFICE_ORIGIN })
} else {
  await servePages(site, {
    directory: join(apps, 'web/dist'),
    sources: sourcesOf,
    head: headOf,
  })
  await servePages(office, {
    directory: join(apps, 'office/dist'),
    // What is written there is shown as the site will show it.
    art: join(apps, 'web/dist/art'),
    sources: async () => ({ frames: [], pictures: vendors.origins(), scripts: [], calls: [] }),
  })
}
await site.listen({ host: config.HOST, port: config.SANUK_SITE_PORT })
await office.listen({ host: config.HOST, port: config.SANUK_OFFICE_PORT })
await books.prepareMonths()
// Every process tries to seal, one succeeds.
const sealing = eachSecond(() => makeSeal(databases.pool), log, 'the ledger was not sealed')
const watching = eachSecond(flow.exchange, log, 'what vendors take and give was not told')
const counting = followers.map(({ name, follow }) => eachSecond(follow, log, `${name}: what happened was not followed`))
const runner = await runJobs(databases.jobs, jobs, log)
process.stdout.write('ready\n')
// The vendor may start after us: its list is asked for at once, and again by the job until it answers.
openDraws().catch((error: unknown) => log.error({ err: error }, 'no draw was opened'))
synchroniseCatalogue().catch((error: unknown) => log.error({ err: error }, 'catalogue not synchronised'))

closeWithGrace({ delay: 10_000, logger: false }, async ({ err }) => {
  if (err) log.fatal({ err }, 'the server stops because of a fault')
  await runner.stop()
  await Promise.all([sealing.stop(), watching.stop(), ...counting.map((one) => one.stop())])
  await live.close()
  await Promise.all([site.close(), office.close(), figures.close()])
  await afterAnswers()
  mail?.close()
  await Promise.all([following.stop(), hearing.close(), vendors.callsKept()])
  await databases.close()
})
