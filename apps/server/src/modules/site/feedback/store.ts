import { FEEDBACK_TOPICS } from '@sanuk/contracts/feedback'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '#platform/database'
import { holdsText, type ListQuery, listPage } from '#platform/list-query'
import { type Queue, readQueue } from '#platform/queue'

const record = z.object({
  id: z.uuid(),
  topic: z.enum(FEEDBACK_TOPICS),
  content: z.string(),
  email: z.nullable(z.string()),
  language: z.string(),
  pictures: z.array(z.uuid()),
  given_at: z.date(),
  settled_at: z.nullable(z.date()),
  note: z.nullable(z.string()),
})
type Row = z.output<typeof record> & { readonly brand: string }

export type WantedFeedback = { readonly open: boolean; readonly search: string | undefined }

const PAGE = 30

export function createFeedbackStore(database: Database) {
  const own = database.withTables<{ 'feedback.message': Row }>()
  return {
    add: async (message: Omit<Row, 'settled_at' | 'note'>): Promise<void> => {
      await own
        .insertInto('feedback.message')
        .values({ ...message, settled_at: null, note: null })
        .execute()
    },
    /** By when it was given; only what is open, or what has some words in it, where that is asked for. */
    list: async (brand: string, { open, search }: WantedFeedback, asked: ListQuery) => {
      const page = listPage({ at: 'given_at', id: 'id' }, asked, PAGE)
      const rows = await own
        .selectFrom('feedback.message')
        .selectAll()
        .where('brand', '=', brand)
        .$if(open, (query) => query.where('settled_at', 'is', null))
        .where(holdsText(search, sql.ref('content')))
        .where(page.where)
        .orderBy(page.order)
        .limit(page.limit)
        .execute()
      return page.cut(
        rows.map((row) => record.parse(row)),
        ({ given_at: at, id }) => ({ at, id }),
      )
    },
    queue: (brand: string): Promise<Queue> =>
      readQueue(
        database,
        sql`select given_at as since from feedback.message where brand = ${brand} and settled_at is null`,
      ),
    picturesOf: async (brand: string, id: string): Promise<readonly string[] | null> => {
      const row = await own
        .selectFrom('feedback.message')
        .select('pictures')
        .where('brand', '=', brand)
        .where('id', '=', id)
        .executeTakeFirst()
      return row ? row.pictures : null
    },
    /** False where there is no such message. */
    settle: async (brand: string, id: string, how: { readonly settled_at: Date; readonly note: string | null }) => {
      const { numUpdatedRows } = await own
        .updateTable('feedback.message')
        .set(how)
        .where('brand', '=', brand)
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
  }
}
