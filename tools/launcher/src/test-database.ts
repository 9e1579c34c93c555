import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { secret } from './installation/passwords.ts'
import { runMigrations } from './platform/migrations.ts'
import { addressesOf, createDatabase, type DatabaseUrls } from './postgres/platform-database.ts'
import { startServer } from './postgres/server.ts'
import { clusterPlace, keepInMemory, newRunDirectory, sweepRunDirectories } from './run-directory.ts'

/** A server of a run: its superuser's address and those of the migrated template. */
export type TestDatabase = { readonly superuserUrl: string; readonly template: DatabaseUrls }

declare module 'vitest' {
  interface ProvidedContext {
    /** One server for each file that runs at a time. */
    readonly testDatabases: readonly TestDatabase[]
  }
}

/** The database every test file gets a copy of. */
export const templateName = 'sanuk_template'

const openDatabase = async (): Promise<{ readonly database: TestDatabase; readonly remove: () => Promise<void> }> => {
  const directory = newRunDirectory('database')
  keepInMemory(clusterPlace(directory))
  const server = await startServer({
    directory: clusterPlace(directory),
    superuserPassword: secret(),
    logFile: join(directory, 'postgres.log'),
    durability: 'for tests',
  })
  const remove = async () => {
    await server.destroy()
    rmSync(directory, { recursive: true, force: true })
  }
  try {
    const passwords = { owner: secret(), server: secret(), studio: secret(), rooms: secret() }
    await createDatabase(server, passwords.owner, templateName)
    const template = addressesOf(server, passwords, templateName)
    await runMigrations(template)
    return { database: { superuserUrl: server.superuserUrl('postgres'), template }, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/**
 * Vitest's global set-up of the database tests: an embedded server with a migrated template for each file that runs at
 * a time. Files do not share one, since what is sealed and rolled up waits for every open transaction of the server.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  await sweepRunDirectories()
  const { maxWorkers } = project.config
  const opened = await Promise.allSettled(Array.from({ length: maxWorkers }, openDatabase))
  const good = opened.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const remove = async () => {
    await Promise.all(good.map((one) => one.remove()))
  }
  for (const result of opened) {
    if (result.status === 'fulfilled') continue
    await remove()
    throw result.reason
  }
  const databases = good.map(({ database }) => database)
  project.provide('testDatabases', databases)
  return remove
}
