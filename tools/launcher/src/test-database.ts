import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { secret } from './installation/passwords.ts'
import { runMigrations } from './platform/migrations.ts'
import { addressesOf, createDatabase, type DatabaseUrls } from './postgres/platform-database.ts'
import { startServer } from './postgres/server.ts'
import { clusterPlace, newRunDirectory, sweepRunDirectories } from './run-directory.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's server: its superuser's address and those of the migrated template. */
    readonly testDatabase: { readonly superuserUrl: string; readonly template: DatabaseUrls }
  }
}

/** The database every test file gets a copy of. */
export const templateName = 'sanuk_template'

/** Vitest's global set-up of the database tests: one embedded server and one migrated template for the whole run. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  await sweepRunDirectories()
  const directory = newRunDirectory('database')
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
    const passwords = { owner: secret(), server: secret(), studio: secret() }
    await createDatabase(server, passwords.owner, templateName)
    const template = addressesOf(server, passwords, templateName)
    await runMigrations(template)
    project.provide('testDatabase', { superuserUrl: server.superuserUrl('postgres'), template })
  } catch (error) {
    await remove()
    throw error
  }
  return remove
}
