import { join } from 'node:path'
import pg from 'pg'
import { Fault, tellsOfFullDisk } from '../faults.ts'
import type { Secrets } from '../installation/secrets.ts'
import { demandSpace } from '../machine/disk.ts'
import { tailOf } from '../machine/log-file.ts'
import type { Home } from '../postgres/home.ts'
import {
  addressesBeside,
  addressesOf,
  connected,
  createDatabase,
  type DatabaseUrls,
} from '../postgres/platform-database.ts'
import { addressAt, runningHome, type Server, startServer } from '../postgres/server.ts'

/** The database of an installation, wherever it lives. */
export type Database = {
  readonly urls: DatabaseUrls
  /** A sentence about where it lives, when that is worth knowing. */
  readonly notice: string | undefined
  /** Where the embedded cluster lives. */
  readonly home: Home | undefined
  /** Resolves with a sentence when it ends by itself; never for a server that is not ours. */
  readonly died: Promise<Fault>
  readonly stop: () => Promise<void>
}

export type DatabaseOptions = {
  readonly dataDirectory: string
  readonly secrets: Secrets
  /** The owner's address on an outside server; undefined for the embedded one. */
  readonly outside: string | undefined
  readonly durability: Parameters<typeof startServer>[0]['durability']
}

const oldest = 150_000

const reasonOf = (error: unknown): string => {
  // Several addresses of one name were tried: they fail alike.
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

const outsideAddress = (text: string): URL => {
  const address = URL.canParse(text) ? new URL(text) : undefined
  if (address && /^postgres(ql)?:$/.test(address.protocol) && address.pathname.length > 1) return address
  throw new Fault('DATABASE_URL is not an address such as postgres://user:password@host:5432/database.')
}

const reach = async (ownerUrl: string): Promise<void> => {
  const { host, pathname } = outsideAddress(ownerUrl)
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    )
    const version = rows[0]?.version ?? 0
    if (version < oldest)
      throw new Fault(`DATABASE_URL leads to PostgreSQL ${Math.floor(version / 10_000)}: Sanuk needs 15 or newer.`)
  } catch (error) {
    if (error instanceof Fault) throw error
    throw new Fault(`DATABASE_URL cannot be used: ${host}${pathname} answers "${reasonOf(error)}".`)
  } finally {
    await client.end().catch(() => undefined)
  }
}

const nameOfDatabase = 'sanuk'

const demandSuperuser = async (server: Server, dataDirectory: string): Promise<void> => {
  try {
    await connected(server.superuserUrl('postgres'), async () => undefined)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '28P01') throw error
    throw new Fault(
      `${join(dataDirectory, 'secrets.json')} does not fit the database beside it: restore that file, or remove ${dataDirectory} to begin anew.`,
    )
  }
}

const megabytesNeeded = 300

const faultOf = (logFile: string): Fault => {
  const tail = tailOf(logFile)
  if (tellsOfFullDisk(tail)) return new Fault(`The disk is full: the database had to stop. See ${logFile}.`)
  return new Fault(`The database stopped by itself. Its log ${logFile} ends with:\n${tail}`)
}

const startEmbedded = async ({ dataDirectory, secrets, durability }: DatabaseOptions): Promise<Database> => {
  demandSpace(dataDirectory, megabytesNeeded, 'the database')
  const logFile = join(dataDirectory, 'logs/postgres.log')
  const directory = join(dataDirectory, 'postgres')
  const server = await startServer({ directory, superuserPassword: secrets.superuser, logFile, durability })
  try {
    await demandSuperuser(server, dataDirectory)
    await createDatabase(server, secrets.owner, nameOfDatabase)
  } catch (error) {
    await server.stop()
    throw error
  }
  const urls = addressesOf(server, secrets, nameOfDatabase)
  const died = server.died.then(() => faultOf(logFile))
  return { urls, notice: server.home.notice, home: server.home, died, stop: server.stop }
}

/**
 * Uses the database of an installation for a while: beside the platform when that runs, and started for the time being
 * when it does not.
 */
export const borrowDatabase = async (options: DatabaseOptions): Promise<Database> => {
  const home = options.outside === undefined ? runningHome(join(options.dataDirectory, 'postgres')) : undefined
  if (!home) return openDatabase(options)
  const urls = addressesOf({ urlFor: addressAt(home) }, options.secrets, nameOfDatabase)
  return { urls, notice: undefined, home, died: new Promise(() => undefined), stop: async () => undefined }
}

/** Starts the embedded server, or makes sure that the outside one can be used. */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  if (options.outside === undefined) return startEmbedded(options)
  await reach(options.outside)
  const urls = addressesBeside(options.outside, options.secrets)
  return { urls, notice: undefined, home: undefined, died: new Promise(() => undefined), stop: async () => undefined }
}
