import { migrationEnvironment } from '../installation/environment.ts'
import type { DatabaseUrls } from '../postgres/platform-database.ts'
import { runJob } from './jobs.ts'

/** Runs the server's own migration program on a database and returns the names of the migrations it applied. */
export const runMigrations = async (urls: DatabaseUrls, signal?: AbortSignal): Promise<readonly string[]> => {
  const args = ['apps/server/src/migrate.ts']
  const output = await runJob({
    title: 'Migrating the database',
    args,
    environment: migrationEnvironment(urls),
    signal,
  })
  return output.split('\n').filter(Boolean)
}
