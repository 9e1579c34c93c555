import type { Connection, Database } from '#platform/database'
import type { ProviderIdentity } from './passing.ts'

type Tables = {
  'providers.identity': {
    brand: string
    issuer: string
    subject: string
    member: string
    provider: string
    email: string | null
    linked_at: Date
    used_at: Date | null
  }
}

/** A provider's account that lets a member in. */
export type LinkedIdentity = { readonly provider: string; readonly email: string | null; readonly linkedAt: Date }

type Named = Pick<ProviderIdentity, 'issuer' | 'subject'>

/** Whom providers' accounts let in. */
export function createIdentityLinks(database: Database) {
  const on = (connection: Connection) => connection.withTables<Tables>()
  return {
    /** Whom an account lets in, noting that it did; `null` for nobody. */
    use: async (brand: string, { issuer, subject }: Named, at: Date): Promise<string | null> => {
      const row = await on(database)
        .updateTable('providers.identity')
        .set({ used_at: at })
        .where('brand', '=', brand)
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .returning('member')
        .executeTakeFirst()
      return row?.member ?? null
    },
    /** False where the account lets somebody in already, or the member has one of this provider. */
    add: async (
      connection: Connection,
      member: { readonly id: string; readonly brand: string },
      it: Pick<ProviderIdentity, 'provider' | 'issuer' | 'subject' | 'email'> & { readonly at: Date },
    ): Promise<boolean> => {
      const { numInsertedOrUpdatedRows } = await on(connection)
        .insertInto('providers.identity')
        .values({
          brand: member.brand,
          member: member.id,
          provider: it.provider,
          issuer: it.issuer,
          subject: it.subject,
          email: it.email,
          linked_at: it.at,
          used_at: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },
    list: async (member: string, connection: Connection = database): Promise<LinkedIdentity[]> => {
      const rows = await on(connection)
        .selectFrom('providers.identity')
        .select(['provider', 'email', 'linked_at'])
        .where('member', '=', member)
        .execute()
      return rows.map(({ linked_at, ...row }) => ({ ...row, linkedAt: linked_at }))
    },
    remove: async (connection: Connection, member: string, provider: string): Promise<void> => {
      await on(connection)
        .deleteFrom('providers.identity')
        .where('member', '=', member)
        .where('provider', '=', provider)
        .execute()
    },
  }
}
