import { type Amount, amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database, Transaction } from '#platform/database'
import { type ListQuery, listPage, newestFrom, ofMember, type WantedMember } from '#platform/list-query'
import type { Place } from '#platform/page-cursor'

const transferRow = z.object({
  id: z.uuid(),
  brand: z.uuid(),
  member: z.uuid(),
  upline: z.uuid(),
  sentAt: z.date(),
  amount: z.pipe(
    z.bigint(),
    z.transform((value) => amount(value)),
  ),
})
export type TransferRecord = z.output<typeof transferRow>

const columns = sql`id, brand, member, upline, amount, sent_at as "sentAt"`
const PAGE = 20
const placeOf = ({ id, sentAt, amount: sum }: TransferRecord): Place => ({ id, at: sentAt, amount: sum })

export type UplineStore = ReturnType<typeof createUplineStore>

/** Money that members sent to whoever invited them. */
export function createUplineStore(database: Database) {
  const some = async (query: ReturnType<typeof sql>, on: Connection = database): Promise<TransferRecord[]> =>
    (await query.execute(on)).rows.map((row) => transferRow.parse(row))
  const page = async (condition: ReturnType<typeof sql>, asked: ListQuery) => {
    const { where, order, limit, cut } = listPage({ at: 'sent_at', id: 'id', amount: 'amount' }, asked, PAGE)
    const rows = await some(sql`
      select ${columns} from upline.transfer where ${condition} and ${where} order by ${order} limit ${limit}`)
    return cut(rows, placeOf)
  }
  return {
    ofRequest: async (transaction: Transaction, member: string, requestId: string): Promise<TransferRecord | null> =>
      (
        await some(
          sql`select ${columns} from upline.transfer where member = ${member} and request_id = ${requestId}`,
          transaction,
        )
      )[0] ?? null,
    add: async (
      transaction: Transaction,
      { requestId, day, ...transfer }: TransferRecord & { readonly requestId: string; readonly day: string },
    ): Promise<void> => {
      const { id, brand, member, upline, amount: sum, sentAt } = transfer
      await sql`
        insert into upline.transfer (id, brand, member, upline, request_id, day, amount, sent_at)
        values (${id}, ${brand}, ${member}, ${upline}, ${requestId}, ${day}::date, ${sum}, ${sentAt})`.execute(
        transaction,
      )
    },
    sentOn: async (member: string, day: string, on: Connection = database): Promise<Amount> => {
      const { rows } = await sql<{ sum: bigint }>`
        select coalesce(sum(amount), 0)::bigint as sum from upline.transfer
         where member = ${member} and day = ${day}::date`.execute(on)
      return amount(rows[0]?.sum ?? 0n)
    },
    ofMember: (member: string, from: Place | null) => page(sql`member = ${member}`, newestFrom(from)),
    /** All of a brand, or what one member sent or got. */
    ofBrand: (brand: string, member: WantedMember, asked: ListQuery) =>
      page(sql`brand = ${brand} and ${ofMember(member, 'member', 'upline')}`, asked),
  }
}
