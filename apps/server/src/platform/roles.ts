import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import pg from 'pg'
import { MigrationFault } from './migration-files.ts'

/** A login of PostgreSQL that shall exist: its whole address, and the group whose rights it has (none: its own only). */
export type Login = { readonly url: string; readonly memberOf?: string }

/** The group that migrations grant rights to; nobody logs in as it. */
export const applicationRole = 'sanuk_application'

const iterations = 4096

/**
 * The form in which PostgreSQL keeps a password (RFC 5803 as in its `scram-common.c`). It is made here, so that the
 * password itself never stands in a statement that a server might log.
 */
export const scramVerifier = (password: string, salt: Buffer = randomBytes(16)): string => {
  const salted = pbkdf2Sync(password.normalize('NFKC'), salt, iterations, 32, 'sha256')
  const sign = (what: string) => createHmac('sha256', salted).update(what).digest()
  const stored = createHash('sha256').update(sign('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${stored}:${sign('Server Key').toString('base64')}`
}

const letsIn = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    return true
  } catch (error) {
    // 28P01 wrong password, 28000 no such role: https://www.postgresql.org/docs/current/errcodes-appendix.html
    if (error instanceof pg.DatabaseError && (error.code === '28P01' || error.code === '28000')) return false
    throw error
  } finally {
    await client.end()
  }
}

const exists = async (owner: pg.Client, role: string): Promise<boolean> =>
  (await owner.query('select 1 from pg_roles where rolname = $1', [role])).rowCount === 1

const prepareLogin = async (owner: pg.Client, { url, memberOf }: Login): Promise<void> => {
  const { username, password } = new URL(url)
  const role = decodeURIComponent(username)
  const there = await exists(owner, role)
  if (there && (await letsIn(url))) return
  const name = pg.escapeIdentifier(role)
  const verifier = pg.escapeLiteral(scramVerifier(decodeURIComponent(password)))
  // Whoever shall give away a schema must be a member of the role that gets it.
  const grant = memberOf ? `grant ${pg.escapeIdentifier(memberOf)} to ${name}` : `grant ${name} to current_user`
  // One text is one transaction: a login never exists without its rights.
  await owner.query(`${there ? 'alter' : 'create'} role ${name} login password ${verifier}; ${grant}`)
}

/**
 * Makes sure that the application's role and the given logins exist, the latter with the passwords of their addresses.
 * Throws a `MigrationFault` when the owner may not do that.
 */
export const prepareRoles = async (owner: pg.Client, logins: readonly Login[]): Promise<void> => {
  if (logins.length === 0) return
  try {
    if (!(await exists(owner, applicationRole))) await owner.query(`create role ${applicationRole} nologin`)
    for (const login of logins) await prepareLogin(owner, login)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error
    const { rows } = await owner.query<{ name: string }>('select current_user as name')
    throw new MigrationFault(
      `The database user ${rows[0]?.name} may not create roles: let an administrator run "alter role ${rows[0]?.name} createrole".`,
    )
  }
}
