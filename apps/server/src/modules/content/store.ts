import { localized } from '@sanuk/contracts/wire'
import * as z from 'zod/mini'
import type { Database } from '#platform/database'

const record = z.object({
  id: z.uuid(),
  title: localized,
  content: localized,
  execution: z.enum(['A', 'B', 'F']),
  published_at: z.date(),
})

/** Announcements that were published and not withdrawn. */
export function createContentStore(database: Database) {
  const own = database.withTables<{
    'content.announcement': z.output<typeof record> & { brand: string; withdrawn_at: Date | null }
  }>()
  return {
    /** Those meant for everybody, newest first. */
    announcements: async (brand: string, limit: number) => {
      const rows = await own
        .selectFrom('content.announcement')
        .selectAll()
        .where('brand', '=', brand)
        .where('withdrawn_at', 'is', null)
        .where('execution', '=', 'B')
        .orderBy('published_at', 'desc')
        .limit(limit)
        .execute()
      return rows.map((row) => record.parse(row))
    },
  }
}
