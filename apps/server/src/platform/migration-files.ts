import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * A migration as it lies on the disk; `sha256` is of its bytes, in hexadecimal. It may bring along older ones that some
 * database has had in another text: a line `-- brings along <name> <sha256 of that text>` for each.
 */
export type Migration = { readonly name: string; readonly sql: string; readonly sha256: string }

const BRINGS_ALONG = /^-- brings along (\S+) ([0-9a-f]{64})$/gm

/** The other texts that databases may have had of older migrations, as `name sha256`. */
export const broughtAlong = (migrations: readonly Pick<Migration, 'sql'>[]): ReadonlySet<string> =>
  new Set(migrations.flatMap(({ sql }) => [...sql.matchAll(BRINGS_ALONG)].map(([, name, text]) => `${name} ${text}`)))

/** A migration that cannot be read, ordered or applied; its message is a sentence for the person who deploys. */
export class MigrationFault extends Error {
  override readonly name = 'MigrationFault'
}

const places = [
  'packages/ledger/src/migrations/*.sql',
  'apps/server/src/platform/migrations/*.sql',
  'apps/server/src/modules/*/*/migrations/*.sql',
  'apps/{studio,rooms}/src/migrations/*.sql',
]

const nameOfMigration = /^\d{8}-\d{4}-[a-z0-9]+(-[a-z0-9]+)+\.sql$/

/**
 * Reads all migrations below the repository's root, in the order in which they run: by name, which begins with date and
 * time (`20260112-0930-rebate-rates.sql`), whatever room they belong to.
 */
export const readMigrations = (root: string): readonly Migration[] => {
  const paths = globSync(places, { cwd: root }).sort((a, b) => (basename(a) < basename(b) ? -1 : 1))
  const seen = new Map<string, string>()
  return paths.map((path) => {
    const name = basename(path)
    if (!nameOfMigration.test(name)) throw new MigrationFault(`${path} must be named YYYYMMDD-HHMM-room-what.sql.`)
    const twin = seen.get(name)
    if (twin) throw new MigrationFault(`${twin} and ${path} have the same name: rename the newer one.`)
    seen.set(name, path)
    const sql = readFileSync(join(root, path), 'utf8')
    return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
  })
}
