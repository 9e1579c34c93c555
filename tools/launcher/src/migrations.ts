import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { Fault } from './faults.ts'
import { root } from './places.ts'
import type { DatabaseUrls } from './postgres/platform-database.ts'

/** Runs the server's own migration program on a database and returns the names of the migrations it applied. */
export const runMigrations = (urls: DatabaseUrls): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'apps/server/src/migrate.ts')], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        SANUK_OWNER_DATABASE_URL: urls.ownerUrl,
        SANUK_DATABASE_URL: urls.serverUrl,
        STUDIO_DATABASE_URL: urls.studioUrl,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let applied = ''
    let complaint = ''
    child.stdout.on('data', (chunk) => (applied += chunk))
    child.stderr.on('data', (chunk) => (complaint += chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(applied.split('\n').filter(Boolean))
      else reject(new Fault(`The database could not be migrated. ${complaint.trim()}`))
    })
  })
