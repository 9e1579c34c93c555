import { sql } from 'kysely'
import type { Database } from '#platform/database'
import type { Credential } from './credentials.ts'

/** How a browser stands to a member. */
export type Acquaintance = {
  /** The member signed in from it before, from the country it was last seen in; `null` where they never did. */
  readonly known: { readonly country: string | null } | null
  /** The member signed in from some browser before. */
  readonly any: boolean
}

type Row = {
  password_hash: string | null
  temporary: boolean | null
  expires_at: Date | null
  known: boolean
  country: string | null
  any: boolean
}

/**
 * A member's password and how they stand to the browser that brings it (`null` for one that is known by nothing), in one
 * statement: it is asked before every password that is looked at.
 */
export function createReadAcquaintance(database: Database) {
  return async (
    member: string,
    browser: Buffer | null,
  ): Promise<{ readonly credential: Credential | null; readonly acquaintance: Acquaintance }> => {
    const { rows } = await sql<Row>`
      select password_hash, temporary, expires_at, token_hash is not null as known, country,
             exists (select from identity.device where device.member = whose.member) as any
        from (values (${member}::uuid)) as whose (member)
        left join identity.credential on credential.member = whose.member
        left join identity.device on device.member = whose.member and device.token_hash = ${browser}::bytea`.execute(
      database,
    )
    const { password_hash, temporary, expires_at, known, country, any } = rows[0] as Row
    return {
      credential:
        password_hash === null
          ? null
          : { passwordHash: password_hash, temporary: temporary === true, expiresAt: expires_at },
      acquaintance: { known: known ? { country } : null, any },
    }
  }
}
