import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { processesIn, signal } from '@sanuk/launcher/machine/running-process'
import { runMigrations } from '@sanuk/launcher/platform/migrations'
import type { Durability } from '@sanuk/launcher/postgres/cluster'
import { addressesOf, createDatabase, type DatabaseUrls } from '@sanuk/launcher/postgres/platform-database'
import { type Server, startServer } from '@sanuk/launcher/postgres/server'
import { clusterPlace, newRunDirectory, sweepRunDirectories } from '@sanuk/launcher/run-directory'

/** A PostgreSQL of a test's own, as careful with data as a real one, that may be killed and frozen. */
export type OwnServer = {
  readonly urls: DatabaseUrls
  readonly superuserUrl: string
  /** The directory of its sockets. */
  readonly sockets: string
  /** SIGKILL to each of its processes at once. */
  readonly kill: () => Promise<void>
  /** Starts it again after it was killed. */
  readonly start: () => Promise<void>
  /** SIGSTOP to each of its processes: it neither works nor refuses. */
  readonly freeze: () => void
  readonly thaw: () => void
  readonly destroy: () => Promise<void>
}

const DATABASE = 'sanuk'

type OwnServerOptions = {
  /** `for tests` answers before it has written. */
  readonly durability?: Durability
  /** Added to the environment of the server's processes. */
  readonly environment?: Readonly<Record<string, string>>
}

export async function startOwnServer({
  durability = 'durable',
  environment = {},
}: OwnServerOptions = {}): Promise<OwnServer> {
  await sweepRunDirectories()
  const directory = newRunDirectory('faults')
  mkdirSync(directory, { recursive: true })
  const options = {
    directory: clusterPlace(directory),
    superuserPassword: randomUUID(),
    logFile: join(directory, 'postgres.log'),
    durability,
    environment,
  }
  let server: Server = await startServer(options)
  const passwords = { owner: randomUUID(), server: randomUUID(), studio: randomUUID(), rooms: randomUUID() }
  await createDatabase(server, passwords.owner, DATABASE)
  const urls = addressesOf(server, passwords, DATABASE)
  await runMigrations(urls)
  // Every process of a cluster works in its data directory, and nobody else does.
  const processes = () => processesIn(join(server.home.directory, 'cluster'))
  const tellAll = (name: NodeJS.Signals) => {
    for (const pid of processes()) signal(pid, name)
  }
  return {
    urls,
    superuserUrl: server.superuserUrl(DATABASE),
    sockets: server.home.sockets,
    kill: async () => {
      tellAll('SIGKILL')
      await server.died
    },
    start: async () => {
      server = await startServer(options)
    },
    freeze: () => tellAll('SIGSTOP'),
    thaw: () => tellAll('SIGCONT'),
    destroy: async () => {
      await server.destroy()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
