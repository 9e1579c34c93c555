import { AUDIT_ACTIONS } from '@sanuk/contracts/audit'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { AuditedAction } from '#platform/capabilities/audit-entry'
import type { Connection, Database } from '#platform/database'

const columns = z.nullable(z.record(z.string(), z.unknown()))

export type Columns = z.output<typeof columns>

const record = z.object({
  id: z.bigint(),
  operator: z.uuid(),
  call: z.string(),
  transaction: z.coerce.string(),
  done_at: z.date(),
  subject: z.string(),
  subject_id: z.string(),
  verb: z.enum(AUDIT_ACTIONS),
  before: columns,
  after: columns,
  context: columns,
})

export type AuditEntry = z.output<typeof record>

export type EntriesAsked = {
  readonly from: Date | null
  readonly until: Date | null
  readonly operator?: string | undefined
  readonly subject?: string | undefined
  readonly subjectId?: string | undefined
  readonly action?: AuditEntry['verb'] | undefined
  /** Looked for in ids and values; and the ids of records that are called so. */
  readonly text?: string | undefined
  readonly named: readonly string[]
  /** Only those before it. */
  readonly before: bigint | null
}

const context = z.object({ id: z.uuid(), context: columns })

export type AuditStore = ReturnType<typeof createAuditStore>

/** Reads what was done. */
export function createAuditStore(database: Database) {
  const own = database.withTables<{ 'audit.deed': AuditEntry & { brand: string } }>()
  return {
    /** Writes an entry of what changed no row: somebody signed in, or took a list away. */
    say: async ({ subject, subjectId, details }: AuditedAction, within: Connection = database): Promise<void> => {
      await sql`select audit.say(${subject}, ${subjectId}, ${JSON.stringify(details)}::jsonb)`.execute(within)
    },
    /** Newest first. */
    list: async (brand: string, asked: EntriesAsked, limit: number): Promise<AuditEntry[]> => {
      const same = [
        ['operator', asked.operator],
        ['subject', asked.subject],
        ['subject_id', asked.subjectId],
        ['verb', asked.action],
      ] as const
      let query = own.selectFrom('audit.deed').selectAll().where('brand', '=', brand)
      for (const [column, value] of same) if (value) query = query.where(column, '=', value)
      if (asked.from) query = query.where('done_at', '>=', asked.from)
      if (asked.until) query = query.where('done_at', '<', asked.until)
      if (asked.text) query = query.where(mentions(asked.text, asked.named))
      if (asked.before !== null) query = query.where('id', '<', asked.before)
      const rows = await query.orderBy('id', 'desc').limit(limit).execute()
      return rows.map((row) => record.parse(row))
    },
    /** What records are called by and whose they are, by table and id. Records that are gone are left out. */
    contextsOf: async (
      mentioned: ReadonlyMap<string, ReadonlySet<string>>,
    ): Promise<Map<string, Record<string, unknown>>> => {
      const found = await Promise.all(
        [...mentioned].map(async ([table, ids]) => {
          const { rows } = await sql`
            select id, context from audit.contexts(to_regclass(${table}), ${[...ids]}::uuid[])`.execute(database)
          return rows.map((row) => context.parse(row))
        }),
      )
      return new Map(found.flat().flatMap((row) => (row.context ? [[row.id, row.context]] : [])))
    },
  }
}

/** Entries in whose ids or values a text stands, or that are about one of these records or whose it is. */
function mentions(text: string, ids: readonly string[]) {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const named = sql`any (${[...ids]}::text[])`
  return sql<boolean>`(
    subject_id ilike ${pattern} or before::text ilike ${pattern} or after::text ilike ${pattern}
    or context::text ilike ${pattern}
    or subject_id = ${named} or split_part(subject_id, ' ', 1) = ${named}
    or context ->> 'member' = ${named} or after ->> 'member' = ${named})`
}
