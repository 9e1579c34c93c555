import { DEEDS } from '@sanuk/contracts/audit'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database } from '#platform/database'

const columns = z.nullable(z.record(z.string(), z.unknown()))

const record = z.object({
  id: z.bigint(),
  operator: z.uuid(),
  call: z.string(),
  transaction: z.coerce.string(),
  done_at: z.date(),
  subject: z.string(),
  subject_id: z.string(),
  verb: z.enum(DEEDS),
  before: columns,
  after: columns,
})

export type Deed = z.output<typeof record>

export type DeedsAsked = {
  readonly operator?: string | undefined
  readonly subject?: string | undefined
  readonly subjectId?: string | undefined
  /** Only those before it. */
  readonly before: bigint | null
}

/** A deed that changes no row, of which record it is said, and what there is to know of it. */
export type SaidDeed = { readonly subject: string; readonly subjectId: string; readonly details: object }

/** Reads what was done. */
export function createDeedStore(database: Database) {
  const own = database.withTables<{ 'audit.deed': Deed & { brand: string } }>()
  return {
    /** Writes down a deed that changed no row: somebody signed in, or took a list away. */
    say: async ({ subject, subjectId, details }: SaidDeed, within: Connection = database): Promise<void> => {
      await sql`select audit.say(${subject}, ${subjectId}, ${JSON.stringify(details)}::jsonb)`.execute(within)
    },
    /** Newest first. */
    list: async (
      brand: string,
      { operator, subject, subjectId, before }: DeedsAsked,
      limit: number,
    ): Promise<Deed[]> => {
      let query = own.selectFrom('audit.deed').selectAll().where('brand', '=', brand)
      if (operator) query = query.where('operator', '=', operator)
      if (subject) query = query.where('subject', '=', subject)
      if (subjectId) query = query.where('subject_id', '=', subjectId)
      if (before !== null) query = query.where('id', '<', before)
      const rows = await query.orderBy('id', 'desc').limit(limit).execute()
      return rows.map((row) => record.parse(row))
    },
  }
}
