import { LEGAL_DOCUMENTS, type LegalDocument } from '@sanuk/contracts/content'
import { legalVersion } from '@sanuk/contracts/office-content'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database } from '#platform/database'

const inForce = z.object({
  document: z.enum(LEGAL_DOCUMENTS),
  number: z.int(),
  version: legalVersion,
  published_at: z.date(),
})

const numberInForce = z.object({ document: z.enum(LEGAL_DOCUMENTS), number: z.int(), published_at: z.date() })

const agreed = z.object({ terms: z.nullable(z.int()), privacy: z.nullable(z.int()) })

/** Every version of terms and privacy that was published; the database adds one with each publication. */
export function createLegalVersions(database: Database) {
  return {
    /** The newest version of each document, terms first. */
    inForce: async (brand: string) => {
      const { rows } = await sql`
        select distinct on (document) document, number, version, published_at
          from content.legal_version
         where brand = ${brand}
         order by document desc, number desc`.execute(database)
      return rows.map((row) => inForce.parse(row))
    },
    /** Brands that have this document, published or drafted. */
    brandsWith: async (document: LegalDocument): Promise<ReadonlySet<string>> => {
      const { rows } = await sql<{ brand: string }>`
        select distinct brand from content.entry
         where kind = 'legal' and coalesce(published, draft) ->> 'document' = ${document}`.execute(database)
      return new Set(rows.map(({ brand }) => brand))
    },
    /** Their numbers alone, without those of samples, which an operator's lawyer has yet to replace. */
    numbersInForce: async (brand: string) => {
      const { rows } = await sql`
        select document, number, published_at from (
          select distinct on (document) document, number, published_at, (version ->> 'sample')::boolean as sample
            from content.legal_version
           where brand = ${brand}
           order by document desc, number desc
        ) newest where not sample order by document desc`.execute(database)
      return rows.map((row) => numberInForce.parse(row))
    },
  }
}

/** The numbers of the versions that whoever registers now agrees to; `null` where a brand has none yet. */
export async function agreedVersions(connection: Connection, brand: string) {
  const { rows } = await sql`
    select max(number) filter (where document = 'terms') as terms,
           max(number) filter (where document = 'privacy') as privacy
      from content.legal_version
     where brand = ${brand}`.execute(connection)
  return agreed.parse(rows[0])
}
