import {
  DOCUMENT_KINDS,
  DOCUMENT_NEEDS,
  type DocumentKind,
  type DocumentState,
  REJECTIONS,
} from '@sanuk/contracts/documents'
import { type Amount, amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database, Transaction } from '#platform/database'
import { type ListQuery, listPage, ofMember, type WantedMember } from '#platform/list-query'
import { type Queue, readQueue } from '#platform/queue'

const row = z.object({
  id: z.uuid(),
  brand: z.uuid(),
  member: z.uuid(),
  kind: z.enum(DOCUMENT_KINDS),
  state: z.enum(['waiting', 'accepted', 'rejected']),
  pictures: z.array(z.uuid()),
  sent_at: z.date(),
  claimed_by: z.nullable(z.uuid()),
  decided_at: z.nullable(z.date()),
  decided_by: z.nullable(z.uuid()),
  reason: z.nullable(z.enum(REJECTIONS)),
  note: z.nullable(z.string()),
  expires_on: z.nullable(z.string()),
})
export type DocumentRecord = z.output<typeof row>

export type Decision = Pick<DocumentRecord, 'reason' | 'note' | 'expires_on'> & {
  readonly state: 'accepted' | 'rejected'
  readonly decided_at: Date
  readonly decided_by: string
}

const rules = z.object({ needs: z.array(z.enum(DOCUMENT_NEEDS)), withdrawals_above: z.nullable(z.bigint()) })
export type Rules = { readonly needs: (typeof DOCUMENT_NEEDS)[number][]; readonly withdrawalsAbove: Amount | null }

export type Asked = {
  readonly state: DocumentState
  readonly kind: DocumentKind | undefined
  readonly member: string | undefined
  /** The same member by the username, or another one: then nothing is found. */
  readonly named: WantedMember
  readonly today: string
}

const PAGE = 25

const columns = sql`id, brand, member, kind, state, pictures, sent_at, claimed_by, decided_at, decided_by, reason, note,
  expires_on::text`

export function createDocumentStore(database: Database) {
  const many = async (query: ReturnType<typeof sql>, on: Connection = database) =>
    (await query.execute(on)).rows.map((one) => row.parse(one))
  return {
    /** False where one of the kind waits already. */
    add: async (wish: Pick<DocumentRecord, 'id' | 'brand' | 'member' | 'kind' | 'pictures' | 'sent_at'>) => {
      const { numAffectedRows } = await sql`
        insert into documents.document (id, brand, member, kind, state, pictures, sent_at)
        values (${wish.id}, ${wish.brand}, ${wish.member}, ${wish.kind}, 'waiting', ${wish.pictures}::uuid[],
                ${wish.sent_at})
        on conflict do nothing`.execute(database)
      return numAffectedRows === 1n
    },
    isWaiting: async (member: string, kind: DocumentKind): Promise<boolean> => {
      const { rows } = await sql`
        select 1 from documents.document where member = ${member} and kind = ${kind} and state = 'waiting'`.execute(
        database,
      )
      return rows.length > 0
    },
    ofMember: (member: string): Promise<DocumentRecord[]> =>
      many(sql`select ${columns} from documents.document where member = ${member} order by sent_at desc limit 100`),
    find: async (id: string): Promise<DocumentRecord | null> =>
      (await many(sql`select ${columns} from documents.document where id = ${id}`))[0] ?? null,
    lock: async (transaction: Transaction, id: string): Promise<DocumentRecord | null> =>
      (await many(sql`select ${columns} from documents.document where id = ${id} for update`, transaction))[0] ?? null,
    /** By when they were sent. */
    list: async (brand: string, { state, kind, member, named, today }: Asked, query: ListQuery) => {
      const page = listPage({ at: 'sent_at', id: 'id' }, query, PAGE)
      const inState = {
        waiting: sql`state = 'waiting'`,
        rejected: sql`state = 'rejected'`,
        accepted: sql`state = 'accepted' and (expires_on is null or expires_on >= ${today}::date)`,
        expired: sql`state = 'accepted' and expires_on < ${today}::date`,
      }[state]
      const read = await many(sql`
        select ${columns} from documents.document where brand = ${brand} and ${inState}
          ${kind ? sql`and kind = ${kind}` : sql``} and ${ofMember(member, 'member')}
          and ${ofMember(named, 'member')} and ${page.where}
         order by ${page.order} limit ${page.limit}`)
      return page.cut(read, ({ sent_at: at, id }) => ({ at, id }))
    },
    queue: (brand: string): Promise<Queue> =>
      readQueue(
        database,
        sql`select sent_at as since from documents.document where brand = ${brand} and state = 'waiting'`,
      ),
    claim: async (transaction: Transaction, id: string, by: string | null): Promise<void> => {
      await sql`update documents.document set claimed_by = ${by} where id = ${id}`.execute(transaction)
    },
    decide: async (transaction: Transaction, id: string, it: Decision): Promise<void> => {
      await sql`
        update documents.document
           set state = ${it.state}, decided_at = ${it.decided_at}, decided_by = ${it.decided_by}, reason = ${it.reason},
               note = ${it.note}, expires_on = ${it.expires_on}::date, claimed_by = null
         where id = ${id}`.execute(transaction)
    },
    rulesOf: async (brand: string): Promise<Rules> => {
      const { rows } = await sql`
        select needs, withdrawals_above from documents.rules where brand = ${brand}`.execute(database)
      if (rows[0] === undefined) return { needs: ['identity', 'selfie'], withdrawalsAbove: null }
      const { needs, withdrawals_above: above } = rules.parse(rows[0])
      return { needs, withdrawalsAbove: above === null ? null : amount(above) }
    },
    keepRules: async (brand: string, { needs, withdrawalsAbove }: Rules): Promise<void> => {
      await sql`
        insert into documents.rules (brand, needs, withdrawals_above)
        values (${brand}, ${needs}::text[], ${withdrawalsAbove})
        on conflict (brand) do update set needs = excluded.needs, withdrawals_above = excluded.withdrawals_above`.execute(
        database,
      )
    },
  }
}
