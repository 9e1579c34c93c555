import { sql } from 'kysely'
import type { Database } from '#platform/database'

/** How a browser stands to a member. */
export type Acquaintance = {
  /** The member signed in from it before, from the country it was last seen in; `null` where they never did. */
  readonly known: { readonly country: string | null } | null
  /** The member signed in from some browser before. */
  readonly any: boolean
}

/** How `identity.device`, joined for a member and a browser, tells of it. */
export type AcquaintanceRow = { known: boolean; country: string | null; any: boolean }

export const acquaintanceIn = ({ known, country, any }: AcquaintanceRow): Acquaintance => ({
  known: known ? { country } : null,
  any,
})

/** How a member stands to the browser that brings them; `null` for one that is known by nothing. */
export function createReadAcquaintance(database: Database) {
  return async (member: string, browser: Buffer | null): Promise<Acquaintance> => {
    const { rows } = await sql<AcquaintanceRow>`
      select token_hash is not null as known, country,
             exists (select from identity.device where device.member = whose.member) as any
        from (values (${member}::uuid)) as whose (member)
        left join identity.device on device.member = whose.member and device.token_hash = ${browser}::bytea`.execute(
      database,
    )
    return acquaintanceIn(rows[0] ?? { known: false, country: null, any: false })
  }
}
