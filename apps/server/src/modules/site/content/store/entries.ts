import type { ContentKind } from '@sanuk/contracts/office-content'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Connection, Database, Transaction } from '#platform/database'
import { type Entry, entryRecord } from '../entry.ts'
import { type EntryTable, entriesOn } from './entry-table.ts'

const read = (rows: readonly unknown[]): Entry[] => rows.map((row) => entryRecord.parse(row))

/** Entries as they are. */
export function createEntries(database: Database) {
  return {
    /** What is published of a kind and not over before a moment, in its order; also what is yet to come. */
    published: async (brand: string, kind: ContentKind, endsAfter: Date): Promise<Entry[]> => {
      const rows = await entriesOn(database)
        .selectFrom('content.entry')
        .selectAll()
        .where('brand', '=', brand)
        .where('kind', '=', kind)
        .where('published', 'is not', null)
        .where('withdrawn_at', 'is', null)
        .where((it) => it.or([it('shows_until', 'is', null), it('shows_until', '>', endsAfter)]))
        .orderBy('position')
        .orderBy('published_at', 'desc')
        .limit(500)
        .execute()
      return read(rows)
    },
    find: async (connection: Connection, brand: string, id: string): Promise<Entry | null> => {
      const rows = await entriesOn(connection)
        .selectFrom('content.entry')
        .selectAll()
        .where('brand', '=', brand)
        .where('id', '=', id)
        .execute()
      return read(rows)[0] ?? null
    },
    /** The same, locked until the transaction ends. */
    lock: async (transaction: Transaction, brand: string, id: string): Promise<Entry | null> => {
      const rows = await entriesOn(transaction)
        .selectFrom('content.entry')
        .selectAll()
        .where('brand', '=', brand)
        .where('id', '=', id)
        .forUpdate()
        .execute()
      return read(rows)[0] ?? null
    },
    list: async (
      brand: string,
      asked: { kind: ContentKind; search?: string | undefined; skip: number; take: number },
    ) => {
      const those = (it: ExpressionBuilder<EntryTable, 'content.entry'>) =>
        it.and([
          ...[it('brand', '=', brand), it('kind', '=', asked.kind)],
          ...(asked.search ? [it('titles', 'ilike', `%${asked.search.replaceAll(/[\\%_]/g, '\\$&')}%`)] : []),
        ])
      const [rows, { total }] = await Promise.all([
        entriesOn(database)
          .selectFrom('content.entry')
          .selectAll()
          .where(those)
          .orderBy('position')
          .orderBy(sql`coalesce(published_at, changed_at)`, 'desc')
          .orderBy('id')
          .offset(asked.skip)
          .limit(asked.take)
          .execute(),
        entriesOn(database)
          .selectFrom('content.entry')
          .select((it) => it.fn.countAll<string>().as('total'))
          .where(those)
          .executeTakeFirstOrThrow(),
      ])
      return { list: read(rows), total: Number(total) }
    },
  }
}

export type Entries = ReturnType<typeof createEntries>
