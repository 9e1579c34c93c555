import type { LegalDocument } from '@sanuk/contracts/content'
import { sql } from 'kysely'
import type { Agreement, NewAgreement } from '#platform/capabilities/consent'
import type { Database, Transaction } from '#platform/database'

type Tables = {
  'members.agreement': {
    member: string
    brand: string
    document: LegalDocument
    number: number
    agreed_at: Date
    agreed_address: string
  }
}

/** Versions of the brand's terms and privacy policy that members agreed to, at their registration and since. */
export function createAgreements(database: Database) {
  return {
    /** The newest versions that a member agreed to, and when last; `null` of one who never did. */
    agreementOf: async (member: string): Promise<Agreement | null> => {
      const { rows } = await sql<Omit<Agreement, 'at'> & { at: Date | null }>`
        select max(at) as at, max(number) filter (where document = 'terms') as terms,
               max(number) filter (where document = 'privacy') as privacy
          from (
            select agreed_at as at, 'terms' as document, agreed_terms as number
              from members.profile where member = ${member}
            union all
            select agreed_at, 'privacy', agreed_privacy from members.profile where member = ${member}
            union all
            select agreed_at, document, number from members.agreement where member = ${member}
          ) agreed`.execute(database)
      const [row] = rows
      return row?.at ? { ...row, at: row.at } : null
    },
    /** Stores that a member agreed to newer versions, each once. */
    addAgreement: async (transaction: Transaction, { member, brand, versions, at, address }: NewAgreement) => {
      for (const { document, number } of versions) {
        await transaction
          .withTables<Tables>()
          .insertInto('members.agreement')
          .values({ member, brand, document, number, agreed_at: at, agreed_address: address })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
    },
  }
}
