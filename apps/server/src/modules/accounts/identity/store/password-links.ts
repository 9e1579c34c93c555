import type { Database } from '#platform/database'

type Tables = {
  'identity.password_link': { member: string; brand: string; token_hash: Buffer; expires_at: Date }
}

type NewLink = { readonly member: string; readonly brand: string; readonly tokenHash: Buffer; readonly expiresAt: Date }

export type PasswordLinks = ReturnType<typeof createPasswordLinks>

/** Links under which a new password may be set. */
export function createPasswordLinks(database: Database) {
  const own = database.withTables<Tables>()
  return {
    /** Keeps a link, which ends the member's older one. */
    keep: async ({ member, brand, tokenHash, expiresAt }: NewLink): Promise<void> => {
      const fresh = { token_hash: tokenHash, expires_at: expiresAt }
      await own
        .insertInto('identity.password_link')
        .values({ member, brand, ...fresh })
        .onConflict((conflict) => conflict.column('member').doUpdateSet(fresh))
        .execute()
    },
    /** Whose link this is, as long as it is good; or `null`. */
    find: async (brand: string, tokenHash: Buffer, now: Date): Promise<string | null> => {
      const row = await own
        .selectFrom('identity.password_link')
        .select('member')
        .where('brand', '=', brand)
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      return row?.member ?? null
    },
    /** Takes the link away; of many who ask at once one gets `true`. */
    spend: async (tokenHash: Buffer): Promise<boolean> => {
      const { numDeletedRows } = await own
        .deleteFrom('identity.password_link')
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst()
      return numDeletedRows === 1n
    },
    forgetEnded: async (now: Date): Promise<void> => {
      await own.deleteFrom('identity.password_link').where('expires_at', '<', now).execute()
    },
  }
}
