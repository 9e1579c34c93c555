import pg from 'pg'
import { broughtAlong, type Migration, MigrationFault } from './migration-files.ts'
import { prepareJobs } from './prepare-jobs.ts'
import { type Login, prepareRoles } from './roles.ts'

// Any constant does, as long as all who migrate agree on it; this one spells "sanuk" in base 36.
const lockKey = 47_338_364

const bookkeeping = `
  create schema if not exists platform;
  create table if not exists platform.migration (
    name text primary key,
    sha256 text not null,
    applied_at timestamptz not null default now()
  );
  create table if not exists platform.seed (
    name text primary key,
    seeded_at timestamptz not null default now()
  );`

/** Throws when the database holds what these files do not say: a changed or an unknown migration. */
const compare = (applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void => {
  const known = new Map(migrations.map(({ name, sha256 }) => [name, sha256]))
  const others = broughtAlong(migrations)
  for (const [name, sha256] of applied) {
    const now = known.get(name)
    if (now === undefined) {
      throw new MigrationFault(
        `The database has had ${name}, which is not among these files: it belongs to a newer version.`,
      )
    }
    if (now !== sha256 && !others.has(`${name} ${sha256}`)) {
      throw new MigrationFault(`${name} was changed after it had been applied: undo that and write a new migration.`)
    }
  }
}

const lineOf = (sql: string, position: string | undefined): string =>
  position ? `, line ${sql.slice(0, Number(position)).split('\n').length}` : ''

const apply = async (client: pg.Client, { name, sql, sha256 }: Migration): Promise<void> => {
  await client.query('begin')
  try {
    // A change of a busy table gives up rather than making everybody wait behind it.
    await client.query("set local lock_timeout = '3s'")
    await client.query(sql)
    await client.query('insert into platform.migration (name, sha256) values ($1, $2)', [name, sha256])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    if (!(error instanceof pg.DatabaseError)) throw error
    const hints = [error.detail, error.hint, error.where].filter(Boolean).map((hint) => `\n  ${hint}`)
    throw new MigrationFault(`${name}${lineOf(sql, error.position)}: ${error.message}${hints.join('')}`)
  }
}

/** What `migrate` needs: the owner's address, the files, and the logins that shall exist (none: roles are left alone). */
export type MigrateNeeds = {
  readonly ownerUrl: string
  readonly migrations: readonly Migration[]
  readonly logins: readonly Login[]
  readonly onApplied?: (name: string) => void
}

/**
 * Brings a database forward: prepares the roles, then runs every migration it has not had, each in a transaction of its
 * own, in order. Several processes may call this at once: one works, the others wait. Returns the names applied.
 */
export const migrate = async ({
  ownerUrl,
  migrations,
  logins,
  onApplied,
}: MigrateNeeds): Promise<readonly string[]> => {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'sanuk migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await prepareRoles(client, logins)
    await client.query(bookkeeping)
    const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from platform.migration')
    const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]))
    compare(applied, migrations)
    const due = migrations.filter(({ name }) => !applied.has(name))
    for (const migration of due) {
      await apply(client, migration)
      onApplied?.(migration.name)
    }
    await prepareJobs(ownerUrl, client)
    return due.map(({ name }) => name)
  } finally {
    await client.end()
  }
}
