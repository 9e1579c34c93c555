import { randomUUID } from 'node:crypto'
import type { LetterKey } from '@sanuk/contracts/messages'
import { sql } from 'kysely'
import type { Database } from '#platform/database'
import { cutPage, type Place } from '#platform/page-cursor'
import { type BoxRow, boxRow, type Facts } from './rows.ts'

/** Whose box, and since when and as of when it is looked into. */
export type Owner = {
  readonly id: string
  readonly brand: string
  readonly rank: number
  readonly since: Date
  readonly now: Date
}

export type NewNote = {
  readonly member: string
  readonly brand: string
  readonly key: LetterKey
  readonly facts: Facts
  readonly reference: string
  readonly at: Date
}

const PAGE = 15

/** Members' boxes: what lies in them, and what was done with it. */
export function createBoxStore(database: Database) {
  const boxOf = ({ id, brand, rank, since, now }: Owner) =>
    sql`messages.box_of(${id}::uuid, ${brand}::uuid, ${rank}::int, ${since}::timestamptz, ${now}::timestamptz)`
  /** Sets what a member did with some of what lies in their box; a letter needs a row for it, a note is one. */
  const marking = (
    owner: Owner,
    { which, column }: { which: ReturnType<typeof sql>; column: 'read_at' | 'hidden_at' },
  ) => sql<{
    count: number
  }>`
    with chosen as (select id, key from ${boxOf(owner)} box where ${which}),
    letters as (
      insert into messages.mark (letter, member, brand, ${sql.ref(column)})
      select id, ${owner.id}::uuid, ${owner.brand}::uuid, ${owner.now}::timestamptz from chosen where key is null
      on conflict (member, letter) do update
        set ${sql.ref(column)} = coalesce(mark.${sql.ref(column)}, excluded.${sql.ref(column)})),
    notes as (
      update messages.note set ${sql.ref(column)} = coalesce(note.${sql.ref(column)}, ${owner.now}::timestamptz)
       where id in (select id from chosen where key is not null))
    select count(*)::int as count from chosen`
  const set = async (...wish: Parameters<typeof marking>): Promise<number> =>
    (await marking(...wish).execute(database)).rows[0]?.count ?? 0
  return {
    unread: async (owner: Owner): Promise<number> => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${boxOf(owner)} box
         where read_at is null and hidden_at is null`.execute(database)
      return rows[0]?.count ?? 0
    },
    page: async (owner: Owner, { from, unread }: { readonly from: Place | null; readonly unread: boolean }) => {
      const before = from ? sql`and (at, id) < (${from.at}::timestamptz, ${from.id}::uuid)` : sql``
      const { rows } = await sql`
        select * from ${boxOf(owner)} box
         where hidden_at is null ${unread ? sql`and read_at is null` : sql``} ${before}
         order by at desc, id desc limit ${PAGE + 1}`.execute(database)
      const read = rows.map((row) => boxRow.parse(row))
      return cutPage(read, PAGE, ({ at, id }) => ({ at, id }))
    },
    find: async (owner: Owner, id: string): Promise<BoxRow | null> => {
      const { rows } = await sql`select * from ${boxOf(owner)} box where id = ${id}`.execute(database)
      return rows[0] === undefined ? null : boxRow.parse(rows[0])
    },
    readOne: (owner: Owner, id: string) => set(owner, { which: sql`id = ${id}`, column: 'read_at' }),
    /** Answers how many were unread. */
    readAll: (owner: Owner) => set(owner, { which: sql`read_at is null and hidden_at is null`, column: 'read_at' }),
    /** Answers how many lay there: one, or none. */
    hide: (owner: Owner, id: string) => set(owner, { which: sql`id = ${id}`, column: 'hidden_at' }),
    restore: async (owner: Owner, id: string): Promise<void> => {
      await sql`
        with letters as (
          update messages.mark set hidden_at = null where member = ${owner.id} and letter = ${id})
        update messages.note set hidden_at = null where member = ${owner.id} and id = ${id}`.execute(database)
    },
    /** False where the same was told before. */
    addNote: async ({ member, brand, key, facts, reference, at }: NewNote): Promise<boolean> => {
      const { numAffectedRows } = await sql`
        insert into messages.note (id, brand, member, key, facts, reference, told_at)
        values (${randomUUID()}, ${brand}, ${member}, ${key}, ${JSON.stringify(facts)}::jsonb, ${reference}, ${at})
        on conflict do nothing`.execute(database)
      return numAffectedRows === 1n
    },
    /** Forgets what lies in no box any more. */
    forgetNotes: async (before: Date): Promise<void> => {
      await sql`delete from messages.note where told_at < ${before}`.execute(database)
    },
  }
}
