import { resolve } from 'node:path'
import { migrate } from './platform/migrate.ts'
import { MigrationFault, readMigrations } from './platform/migration-files.ts'
import { applicationRole, type Login } from './platform/roles.ts'

const { SANUK_OWNER_DATABASE_URL: ownerUrl, SANUK_DATABASE_URL, STUDIO_DATABASE_URL, ROOMS_DATABASE_URL } = process.env
if (!ownerUrl) throw new Error('SANUK_OWNER_DATABASE_URL is not set')

// A deployment whose administrator makes the logins leaves the other addresses out, as one does without live tables.
const logins: Login[] = [
  ...(SANUK_DATABASE_URL ? [{ url: SANUK_DATABASE_URL, memberOf: applicationRole }] : []),
  ...[STUDIO_DATABASE_URL, ROOMS_DATABASE_URL].flatMap((url) => (url ? [{ url }] : [])),
]

try {
  const migrations = readMigrations(resolve(import.meta.dirname, '../../..'))
  await migrate({ ownerUrl, migrations, logins, onApplied: (name) => console.log(name) })
} catch (error) {
  if (!(error instanceof MigrationFault)) throw error
  console.error(error.message)
  process.exitCode = 1
}
