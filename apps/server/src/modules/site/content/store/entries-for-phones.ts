import { sql } from 'kysely'
import type { Database } from '#platform/database'
import { type Entry, entryRecord } from '../entry.ts'
import { entriesOn } from './entry-table.ts'

/** What all brands announce at a moment and send to phones, too; what was published first comes first. */
export async function readEntriesForPhones(database: Database, now: Date): Promise<Entry[]> {
  const rows = await entriesOn(database)
    .selectFrom('content.entry')
    .selectAll()
    .where('kind', '=', 'announcement')
    .where(sql<boolean>`published @> '{"toPhones": true}'`)
    .where('withdrawn_at', 'is', null)
    .where((it) => it.or([it('shows_from', 'is', null), it('shows_from', '<=', now)]))
    .where((it) => it.or([it('shows_until', 'is', null), it('shows_until', '>', now)]))
    .orderBy('published_at')
    .execute()
  return rows.map((row) => entryRecord.parse(row))
}
