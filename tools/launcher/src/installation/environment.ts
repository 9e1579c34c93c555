import { portsTaken } from '../options.ts'
import type { DatabaseUrls } from '../postgres/platform-database.ts'
import { authenticatorsOf, type DemoAccounts } from './demo-accounts.ts'
import type { Secrets } from './secrets.ts'

/**
 * Where one installation is met in a browser; `rooms` are the live tables, `satang` is the vendor that holds a wallet of its own, `messages` shows
 * what it sends to phones and mailboxes.
 */
type Place = 'site' | 'office' | 'studio' | 'rooms' | 'bank' | 'satang' | 'messages'

/** The places of one installation: ports to listen on and origins that browsers and programs use. */
export type Places = {
  readonly host: string
  /** Letters are handed over at `smtp`. */
  readonly ports: Readonly<Record<Place | 'smtp', number>>
  readonly origins: Readonly<Record<Place, string>>
}

/** What every installation is made of; all child programs are configured from this and by environment only. */
export type Installation = {
  readonly places: Places
  readonly mode: 'demo' | 'development'
  readonly dataDirectory: string
  readonly urls: DatabaseUrls
  readonly secrets: Secrets
  /** Without them, the demo phone's authenticator app is empty. */
  readonly accounts: DemoAccounts | undefined
}

const layOut = (firstPort: number): Places['ports'] => {
  const [site = 0, office = 0, studio = 0, bank = 0, satang = 0, messages = 0, smtp = 0, rooms = 0] = Array.from(
    { length: portsTaken },
    (_, index) => firstPort + index,
  )
  return { site, office, studio, bank, satang, messages, smtp, rooms }
}

/** Lays the ports side by side. Behind a proxy the origins come from the caller's environment. */
export const placesFrom = (firstPort: number, given: NodeJS.ProcessEnv): Places => {
  const ports = layOut(firstPort)
  const local = (port: number) => `http://localhost:${port}`
  return {
    host: given.HOST || '127.0.0.1',
    ports,
    origins: {
      site: given.SANUK_SITE_ORIGIN || local(ports.site),
      office: given.SANUK_OFFICE_ORIGIN || local(ports.office),
      studio: given.STUDIO_ORIGIN || local(ports.studio),
      rooms: given.ROOMS_ORIGIN || local(ports.rooms),
      bank: given.BANK_ORIGIN || local(ports.bank),
      satang: given.SATANG_ORIGIN || local(ports.satang),
      messages: given.MESSAGES_ORIGIN || local(ports.messages),
    },
  }
}

type Environment = Readonly<Record<string, string>>

// A child sees of the caller's environment only what any program needs, so that nothing secret slips through.
const inherited = [
  'PATH',
  'HOME',
  'LANG',
  'TZ',
  'TMPDIR',
  'NODE_EXTRA_CA_CERTS',
  'NODE_COMPILE_CACHE',
  'LOG_LEVEL',
  'FORCE_COLOR',
  'NO_COLOR',
]

/** Which studios deal at live tables, told to those alone. */
const studios = ['ROOMS_STUDIO_KEYS', 'ROOMS_STUDIO_TABLES']

/** The part of this process's environment that every child gets. */
export const plainEnvironmentOf = (given: NodeJS.ProcessEnv): Environment => someOf(inherited, given)

const someOf = (names: readonly string[], given: NodeJS.ProcessEnv): Environment =>
  Object.fromEntries(names.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])))

const keys = (secret: string) => [{ id: 'k1', secret }]
const key = (secret: string): string => JSON.stringify(keys(secret))

/** Game vendors besides the Studio, as the server is told of them. */
const vendors = ({ places, secrets }: Installation): string =>
  JSON.stringify([
    {
      code: 'SATANG',
      name: 'Satang Club',
      wallet: 'transfer',
      address: places.origins.satang,
      keys: keys(secrets.walletKey),
    },
    {
      code: 'ROOMS',
      name: 'Sanuk Live',
      wallet: 'seamless',
      address: places.origins.rooms,
      keys: keys(secrets.roomsKey),
    },
  ])

const common = ({ mode, places, dataDirectory }: Installation): Environment => ({
  SANUK_MODE: mode,
  SANUK_DATA: dataDirectory,
  HOST: places.host,
  SANUK_SITE_ORIGIN: places.origins.site,
  SANUK_OFFICE_ORIGIN: places.origins.office,
  STUDIO_ORIGIN: places.origins.studio,
  BANK_ORIGIN: places.origins.bank,
})

/** Where programs of this installation reach each other: directly, whatever stands in front for browsers. */
const reachable = ({ host }: Places): string => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host)

const platformOrigin = (places: Places): string => `http://${reachable(places)}:${places.ports.site}`

/** For `apps/server/src/main.ts`: the site's and the back office's API and pages. */
export const serverEnvironment = (installation: Installation): Environment => ({
  ...common(installation),
  SANUK_DATABASE_URL: installation.urls.serverUrl,
  SANUK_SITE_PORT: String(installation.places.ports.site),
  SANUK_OFFICE_PORT: String(installation.places.ports.office),
  STUDIO_VENDOR_KEYS: key(installation.secrets.vendorKey),
  SANUK_VENDORS: vendors(installation),
  BANK_KEYS: key(installation.secrets.bankKey),
  GATEWAY_ORIGIN: installation.places.origins.bank,
  GATEWAY_KEYS: key(installation.secrets.gatewayKey),
  RESULT_FEED_KEYS: key(installation.secrets.feedKey),
  SANUK_LEDGER_KEY: installation.secrets.ledgerKey,
  SANUK_SMS_ORIGIN: `http://${reachable(installation.places)}:${installation.places.ports.messages}`,
  SANUK_SMS_KEYS: key(installation.secrets.smsKey),
  SANUK_FIREBASE_STAND_IN: installation.places.origins.messages,
  SANUK_SMTP_URL: `smtp://${reachable(installation.places)}:${installation.places.ports.smtp}`,
  SANUK_MAIL_FROM: 'no-reply@sanuk.example',
})

/** The site of the second demo brand: another host name of the same port. */
const chandraOrigin = ({ origins }: Places): string => {
  const site = new URL(origins.site)
  site.hostname = 'chandra.localhost'
  return site.origin
}

/** For `apps/studio/src/main.ts`: the games. */
export const studioEnvironment = (installation: Installation): Environment => ({
  ...common(installation),
  STUDIO_DATABASE_URL: installation.urls.studioUrl,
  STUDIO_PORT: String(installation.places.ports.studio),
  STUDIO_VENDOR_KEYS: key(installation.secrets.vendorKey),
  STUDIO_SEED_KEY: installation.secrets.seedKey,
  SANUK_BRAND_ORIGINS: JSON.stringify([chandraOrigin(installation.places)]),
  PLATFORM_ORIGIN: platformOrigin(installation.places),
})

/** For `apps/rooms/src/main.ts`: the live tables. */
export const roomsEnvironment = (installation: Installation, given: NodeJS.ProcessEnv = {}): Environment => ({
  ...common(installation),
  ...someOf(studios, given),
  ROOMS_DATABASE_URL: installation.urls.roomsUrl,
  ROOMS_PORT: String(installation.places.ports.rooms),
  ROOMS_ORIGIN: installation.places.origins.rooms,
  ROOMS_VENDOR_KEYS: key(installation.secrets.roomsKey),
  ROOMS_SEED_KEY: installation.secrets.roomsSeedKey,
  SANUK_BRAND_ORIGINS: JSON.stringify([chandraOrigin(installation.places)]),
  PLATFORM_ORIGIN: platformOrigin(installation.places),
})

/** For `tools/bank-simulator/src/main.ts`. */
export const bankEnvironment = (installation: Installation): Environment => ({
  ...common(installation),
  BANK_PORT: String(installation.places.ports.bank),
  BANK_KEYS: key(installation.secrets.bankKey),
  GATEWAY_KEYS: key(installation.secrets.gatewayKey),
  PLATFORM_ORIGIN: platformOrigin(installation.places),
})

/** For `tools/wallet-vendor/src/main.ts`. */
export const walletVendorEnvironment = (installation: Installation): Environment => ({
  ...common(installation),
  SATANG_PORT: String(installation.places.ports.satang),
  SATANG_ORIGIN: installation.places.origins.satang,
  SATANG_KEYS: key(installation.secrets.walletKey),
})

/** For `tools/message-simulator/src/main.ts`. */
export const messagesEnvironment = (installation: Installation): Environment => ({
  ...common(installation),
  MESSAGES_PORT: String(installation.places.ports.messages),
  SMTP_PORT: String(installation.places.ports.smtp),
  SMS_KEYS: key(installation.secrets.smsKey),
  AUTHENTICATORS: JSON.stringify(installation.accounts ? authenticatorsOf(installation.accounts) : []),
})

/** For `tools/result-feed/src/main.ts`: made-up results of official lotteries. */
export const resultFeedEnvironment = ({ mode, places, secrets }: Installation): Environment => ({
  SANUK_MODE: mode,
  RESULT_FEED_KEYS: key(secrets.feedKey),
  PLATFORM_ORIGIN: platformOrigin(places),
})

/** For `tools/demo-players/src/main.ts`. */
export const playersEnvironment = ({ places }: Installation): Environment => ({
  PLATFORM_ORIGIN: platformOrigin(places),
})

/** For `apps/server/src/migrate.ts`. */
export const migrationEnvironment = (urls: DatabaseUrls): Environment => ({
  SANUK_OWNER_DATABASE_URL: urls.ownerUrl,
  SANUK_DATABASE_URL: urls.serverUrl,
  STUDIO_DATABASE_URL: urls.studioUrl,
  ROOMS_DATABASE_URL: urls.roomsUrl,
})
