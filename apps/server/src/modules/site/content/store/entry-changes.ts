import type { ContentKind, ContentVersion } from '@sanuk/contracts/office-content'
import { sql } from 'kysely'
import type { Transaction } from '#platform/database'
import type { EntryRow } from '../entry.ts'
import { entriesOn } from './entry-table.ts'

/** A version as a value of its column. */
const json = (version: ContentVersion) => sql<ContentVersion>`${JSON.stringify(version)}::jsonb`

type Added = Pick<EntryRow, 'id' | 'brand' | 'kind' | 'titles' | 'changed_at'> & { readonly draft: ContentVersion }
type Redrafted = Pick<EntryRow, 'titles' | 'changed_at'> & { readonly draft: ContentVersion | null }

/** What changes an entry; the caller has locked it. */
export const entryChanges = {
  /** Whether another article of the same readers has this name in its address, published or drafted. */
  isSlugTaken: async (
    transaction: Transaction,
    brand: string,
    wish: { id: string; slug: string; audience: string },
  ) => {
    const row = await entriesOn(transaction)
      .selectFrom('content.entry')
      .select('id')
      .where('brand', '=', brand)
      .where('kind', '=', 'article')
      .where('id', '!=', wish.id)
      .where(
        sql<boolean>`exists (select from (values (draft), (published)) version (it)
          where it ->> 'slug' = ${wish.slug} and it ->> 'audience' = ${wish.audience})`,
      )
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  },
  /** Whether another entry is this document already, published or drafted. */
  isDocumentTaken: async (transaction: Transaction, brand: string, wish: { id: string; document: string }) => {
    const row = await entriesOn(transaction)
      .selectFrom('content.entry')
      .select('id')
      .where('brand', '=', brand)
      .where('kind', '=', 'legal')
      .where('id', '!=', wish.id)
      .where(sql<boolean>`coalesce(published, draft) ->> 'document' = ${wish.document}`)
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  },
  add: async (transaction: Transaction, { draft, ...row }: Added): Promise<void> => {
    await entriesOn(transaction)
      .insertInto('content.entry')
      .values({
        ...row,
        position: 0,
        draft: json(draft),
        revision: 1,
        published: null,
        published_at: null,
        withdrawn_at: null,
        shows_from: null,
        shows_until: null,
      })
      .execute()
  },
  redraft: async (transaction: Transaction, id: string, { draft, ...row }: Redrafted): Promise<number> => {
    const { revision } = await entriesOn(transaction)
      .updateTable('content.entry')
      .set((it) => ({ ...row, draft: draft && json(draft), revision: it('revision', '+', 1) }))
      .where('id', '=', id)
      .returning('revision')
      .executeTakeFirstOrThrow()
    return revision
  },
  remove: async (transaction: Transaction, id: string): Promise<void> => {
    await entriesOn(transaction).deleteFrom('content.entry').where('id', '=', id).execute()
  },
  /** The draft becomes what is published. */
  publish: async (
    transaction: Transaction,
    id: string,
    { version, now }: { readonly version: ContentVersion; readonly now: Date },
  ): Promise<void> => {
    await entriesOn(transaction)
      .updateTable('content.entry')
      .set((it) => ({
        published: json(version),
        draft: null,
        withdrawn_at: null,
        changed_at: now,
        shows_from: version.from === null ? null : new Date(version.from),
        shows_until: version.until === null ? null : new Date(version.until),
        // A correction is no news; what was taken back and comes again is.
        published_at: sql<Date>`case when withdrawn_at is null then coalesce(published_at, ${now}) else ${now} end`,
        revision: it('revision', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
  },
  withdraw: async (transaction: Transaction, id: string, now: Date): Promise<void> => {
    await entriesOn(transaction)
      .updateTable('content.entry')
      .set((it) => ({ withdrawn_at: now, changed_at: now, revision: it('revision', '+', 1) }))
      .where('id', '=', id)
      .where('withdrawn_at', 'is', null)
      .execute()
  },
  /** Gives those named the places 1, 2, 3 …; all others of the kind come before them. */
  order: async (
    transaction: Transaction,
    brand: string,
    { kind, ids }: { kind: ContentKind; ids: readonly string[] },
  ) => {
    await sql`
      update content.entry set position = coalesce(array_position(${[...ids]}::uuid[], id), 0)
       where brand = ${brand} and kind = ${kind}
         and position <> coalesce(array_position(${[...ids]}::uuid[], id), 0)`.execute(transaction)
  },
}
