import type { LETTER_STATES } from '@sanuk/contracts/office-messages'
import { sql } from 'kysely'
import type { Connection, Database, Transaction } from '#platform/database'
import { holdsText, type ListQuery, listPage } from '#platform/list-query'
import { type Letter, letterRow } from './rows.ts'

export type NewLetter = Omit<Letter, 'recalled_at'>

const PAGE = 20

type WantedLetters = {
  readonly state: (typeof LETTER_STATES)[number] | undefined
  /** A part of a title. */
  readonly search: string | undefined
  readonly now: Date
}

/** Letters that operators sent. */
export function createLetterStore(database: Database) {
  const first = async (query: ReturnType<typeof sql>, connection: Connection): Promise<Letter | null> => {
    const { rows } = await query.execute(connection)
    return rows[0] === undefined ? null : letterRow.parse(rows[0])
  }
  return {
    add: async (connection: Connection, letter: NewLetter, members: readonly string[]): Promise<void> => {
      const { id, brand, audience, ranks, reach, title, content, sent_by, sent_at, shown_at, until, told_at } = letter
      await sql`
        insert into messages.letter (id, brand, audience, ranks, reach, title, content, sent_by, sent_at, shown_at,
                                     until, told_at)
        values (${id}, ${brand}, ${audience}, ${ranks}::smallint[], ${reach}, ${JSON.stringify(title)}::jsonb,
                ${JSON.stringify(content)}::jsonb, ${sent_by}, ${sent_at}, ${shown_at}, ${until}, ${told_at})`.execute(
        connection,
      )
      await sql`
        insert into messages.addressee (letter, member, brand)
        select ${id}, member, ${brand} from unnest(${[...members]}::uuid[]) member`.execute(connection)
    },
    /** By when they were sent; a state is that of an instant. */
    list: async (brand: string, { state, search, now }: WantedLetters, asked: ListQuery) => {
      const page = listPage({ at: 'sent_at', id: 'id' }, asked, PAGE)
      const stateNow = sql`
        case when recalled_at is not null then 'recalled' when shown_at > ${now} then 'scheduled'
             when until <= ${now} then 'over' else 'shown' end`
      const { rows } = await sql`
        select * from messages.letter
         where brand = ${brand} ${state === undefined ? sql`` : sql`and ${stateNow} = ${state}`}
           and ${holdsText(search, sql`title ->> 'th'`, sql`title ->> 'en'`)} and ${page.where}
         order by ${page.order} limit ${page.limit}`.execute(database)
      const read = rows.map((row) => letterRow.parse(row))
      return page.cut(read, ({ sent_at: at, id }) => ({ at, id }))
    },
    find: (id: string) => first(sql`select * from messages.letter where id = ${id}`, database),
    lock: (transaction: Transaction, id: string) =>
      first(sql`select * from messages.letter where id = ${id} for update`, transaction),
    /** How many members opened each of some letters. */
    readers: async (letters: readonly string[]): Promise<ReadonlyMap<string, number>> => {
      const { rows } = await sql<{ letter: string; count: number }>`
        select letter, count(*)::int as count from messages.mark
         where letter = any (${[...letters]}::uuid[]) and read_at is not null group by letter`.execute(database)
      return new Map(rows.map(({ letter, count }) => [letter, count]))
    },
    addressees: async (letter: string): Promise<string[]> => {
      const { rows } = await sql<{ member: string }>`
        select member from messages.addressee where letter = ${letter}`.execute(database)
      return rows.map(({ member }) => member)
    },
    recall: async (transaction: Transaction, id: string, at: Date): Promise<void> => {
      await sql`update messages.letter set recalled_at = ${at} where id = ${id}`.execute(transaction)
    },
    /** Letters that lie in boxes since a moment ago and of which nobody was told; from now on somebody was. */
    takeUntold: async (now: Date): Promise<Letter[]> => {
      const { rows } = await sql`
        update messages.letter set told_at = ${now}
         where told_at is null and shown_at <= ${now} and recalled_at is null returning *`.execute(database)
      return rows.map((row) => letterRow.parse(row))
    },
  }
}
