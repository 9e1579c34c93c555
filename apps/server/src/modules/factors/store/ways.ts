import { sql } from 'kysely'
import type { Database } from '#platform/database'

/** Ways in which a member can show more than a password. */
type FactorWay = 'passkey' | 'totp' | 'recovery_code'

/** Reads what a member has set up, the safest first: asked at every sign-in, and of most members nothing. */
export function createReadWays(database: Database) {
  return async (member: string): Promise<FactorWay[]> => {
    const { rows } = await sql<Record<FactorWay, boolean>>`select
      exists (select from factors.passkey where member = ${member}) as passkey,
      exists (select from factors.totp where member = ${member} and confirmed_at is not null) as totp,
      exists (select from factors.recovery_code where member = ${member}) as recovery_code`.execute(database)
    return (['passkey', 'totp', 'recovery_code'] as const).filter((way) => rows[0]?.[way])
  }
}
