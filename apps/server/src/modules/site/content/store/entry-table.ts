import type { Connection } from '#platform/database'
import type { EntryRow } from '../entry.ts'

export type EntryTable = {
  'content.entry': EntryRow & { shows_from: Date | null; shows_until: Date | null }
}

/** What is drafted and published. Rows of other brands are walled off; the brand is named all the same. */
export const entriesOn = (connection: Connection) => connection.withTables<EntryTable>()
