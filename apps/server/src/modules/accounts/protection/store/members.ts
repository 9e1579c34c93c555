import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database, Transaction } from '#platform/database'
import { type ListQuery, listPage, ofMember, type WantedMember } from '#platform/list-query'
import type { KeptClosure } from '../closure.ts'

/** Whose protection it is. */
export type Owner = { readonly id: string; readonly brand: string }

const row = z.object({
  member: z.uuid(),
  closure: z.nullable(z.enum(['time_out', 'exclusion'])),
  since: z.nullable(z.date()),
  until: z.nullable(z.date()),
  reopensAt: z.nullable(z.date()),
})

const columns = sql`member, closure, closed_at as since, closed_until as until, reopens_at as "reopensAt"`

function readClosure(text: unknown): KeptClosure | null {
  const { closure, since, until, reopensAt } = z.parse(row, text)
  return closure && since ? { kind: closure, since, until, reopensAt } : null
}

/** Somebody who protects themselves, and whether they stay away. */
export type Protected = { readonly closure: KeptClosure | null }

const LIST_SIZE = 30

type WantedAway = {
  readonly now: Date
  readonly kind: KeptClosure['kind'] | undefined
  readonly member: WantedMember
}

/** Members who set a limit or stay away. */
export function createProtectedStore(database: Database) {
  return {
    /** False where they stand there already. */
    add: async (on: Connection, { id, brand }: Owner): Promise<boolean> => {
      const { numAffectedRows } = await sql`
        insert into protection.member (member, brand) values (${id}, ${brand}) on conflict do nothing`.execute(on)
      return numAffectedRows === 1n
    },
    find: async (member: string, on: Connection = database): Promise<Protected | null> => {
      const { rows } = await sql`select ${columns} from protection.member where member = ${member}`.execute(on)
      return rows[0] ? { closure: readClosure(rows[0]) } : null
    },
    /** The same, held until the transaction ends: whatever counts towards limits is decided one after the other. */
    hold: async (transaction: Transaction, member: string): Promise<Protected | null> => {
      const { rows } = await sql`
        select ${columns} from protection.member where member = ${member} for no key update`.execute(transaction)
      return rows[0] ? { closure: readClosure(rows[0]) } : null
    },
    /** Those of many who stand here, held in one order. */
    holdAmong: async (transaction: Transaction, members: readonly string[]): Promise<string[]> => {
      const { rows } = await sql<{ member: string }>`
        select member from protection.member where member = any (${members}::uuid[])
         order by member for no key update`.execute(transaction)
      return rows.map(({ member }) => member)
    },
    close: async (transaction: Transaction, member: string, closure: KeptClosure): Promise<void> => {
      const { kind, since, until, reopensAt } = closure
      await sql`
        update protection.member
           set closure = ${kind}, closed_at = ${since}, closed_until = ${until}, reopens_at = ${reopensAt}
         where member = ${member}`.execute(transaction)
    },
    /** A page of who stays away at a brand, by since when; whoever was back before `now` is left out. */
    closedAt: async (brand: string, { now, kind, member: wanted }: WantedAway, asked: ListQuery) => {
      const page = listPage({ at: 'closed_at', id: 'member' }, asked, LIST_SIZE)
      const { rows } = await sql`
        select ${columns} from protection.member
         where brand = ${brand} and closure is not null and (reopens_at is null or reopens_at > ${now})
           and (closure = 'exclusion' or closed_until > ${now})
           ${kind === undefined ? sql`` : sql`and closure = ${kind}`} and ${ofMember(wanted, 'member')} and ${page.where}
         order by ${page.order} limit ${page.limit}`.execute(database)
      const found = rows.flatMap((one) => {
        const closure = readClosure(one)
        return closure ? [{ member: z.parse(row, one).member, closure }] : []
      })
      return page.cut(found, ({ closure, member }) => ({ at: closure.since, id: member }))
    },
  }
}
