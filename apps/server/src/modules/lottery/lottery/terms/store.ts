import { lotteryTerms } from '@sanuk/contracts/office-lottery-terms'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database, Transaction } from '#platform/database'

const row = z.object({
  version: z.number(),
  terms: lotteryTerms,
  proposedBy: z.uuid(),
  at: z.date(),
})
export type TermsRecord = z.output<typeof row>

/** Decisions that operators are shown. */
const SHOWN = 30

const columns = sql`version, details as terms, proposed_by as "proposedBy", at`

type TermsStore = ReturnType<typeof createTermsStore>

/** What brands decided about prices and limits of lotteries: nothing that was decided is changed. */
export function createTermsStore(database: Database) {
  return {
    latest: async (brand: string, game: string, on: Connection = database): Promise<TermsRecord | null> => {
      const { rows } = await sql`
        select ${columns} from lottery.terms where brand = ${brand} and game = ${game}
         order by version desc limit 1`.execute(on)
      return rows[0] === undefined ? null : row.parse(rows[0])
    },
    /** The latest decision first. */
    list: async (brand: string, game: string): Promise<TermsRecord[]> => {
      const { rows } = await sql`
        select ${columns} from lottery.terms where brand = ${brand} and game = ${game}
         order by version desc limit ${SHOWN}`.execute(database)
      return rows.map((one) => row.parse(one))
    },
    /** Adds a decision; false where another one has this version. */
    add: async (transaction: Transaction, { id, brand, game, version, terms, proposedBy }: Added): Promise<boolean> => {
      const { numAffectedRows } = await sql`
        insert into lottery.terms (id, brand, game, version, details, proposed_by, at)
        values (${id}, ${brand}, ${game}, ${version}, ${JSON.stringify(terms)}::jsonb, ${proposedBy}, clock_timestamp())
        on conflict (brand, game, version) do nothing`.execute(transaction)
      return numAffectedRows === 1n
    },
  }
}

type Added = Omit<TermsRecord, 'at'> & { readonly id: string; readonly brand: string; readonly game: string }
