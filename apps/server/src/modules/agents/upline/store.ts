import { TRANSFER_DIRECTIONS, type TransferDirection } from '@sanuk/contracts/office-upline'
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
  receiver: z.uuid(),
  direction: z.enum(TRANSFER_DIRECTIONS),
  sentAt: z.date(),
  amount: z.pipe(
    z.bigint(),
    z.transform((value) => amount(value)),
  ),
})
export type TransferRecord = z.output<typeof transferRow>

const columns = sql`id, brand, member, receiver, direction, amount, sent_at as "sentAt"`
const PAGE = 20

/** Of an agent's transfers so many are looked through for the last receivers, and so many of these are shown. */
const LOOKED_THROUGH = 200
const RECEIVERS = 6
const placeOf = ({ id, sentAt, amount: sum }: TransferRecord): Place => ({ id, at: sentAt, amount: sum })

export type UplineStore = ReturnType<typeof createUplineStore>

type OfRequest = { readonly member: string; readonly direction: TransferDirection; readonly requestId: string }
type OfDay = { readonly member: string; readonly direction: TransferDirection; readonly day: string }

/** Money that members sent to whoever invited them, and agents to somebody right below. */
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
    ofRequest: async (
      transaction: Transaction,
      { member, direction, requestId }: OfRequest,
    ): Promise<TransferRecord | null> =>
      (
        await some(
          sql`select ${columns} from upline.transfer
               where member = ${member} and direction = ${direction} and request_id = ${requestId}`,
          transaction,
        )
      )[0] ?? null,
    add: async (
      transaction: Transaction,
      { requestId, day, ...transfer }: TransferRecord & { readonly requestId: string; readonly day: string },
    ): Promise<void> => {
      const { id, brand, member, receiver, direction, amount: sum, sentAt } = transfer
      await sql`
        insert into upline.transfer (id, brand, member, receiver, direction, request_id, day, amount, sent_at)
        values (${id}, ${brand}, ${member}, ${receiver}, ${direction}, ${requestId}, ${day}::date, ${sum}, ${sentAt})`.execute(
        transaction,
      )
    },
    sentOn: async ({ member, direction, day }: OfDay, on: Connection = database): Promise<Amount> => {
      const { rows } = await sql<{ sum: bigint }>`
        select coalesce(sum(amount), 0)::bigint as sum from upline.transfer
         where member = ${member} and direction = ${direction} and day = ${day}::date`.execute(on)
      return amount(rows[0]?.sum ?? 0n)
    },
    /** What a member sent to whoever invited them. */
    ofMember: (member: string, from: Place | null) =>
      page(sql`member = ${member} and direction = 'up'`, newestFrom(from)),
    /** To whom an agent sent money last, the latest first. */
    lastReceivers: async (agent: string): Promise<string[]> => {
      const { rows } = await sql<{ receiver: string }>`
        select receiver from (
          select receiver, sent_at from upline.transfer where member = ${agent} and direction = 'down'
           order by sent_at desc, id desc limit ${LOOKED_THROUGH}
        ) latest group by receiver order by max(sent_at) desc, receiver limit ${RECEIVERS}`.execute(database)
      return rows.map(({ receiver }) => receiver)
    },
    /** All of a brand, or what one member sent or got. */
    ofBrand: (brand: string, member: WantedMember, asked: ListQuery) =>
      page(sql`brand = ${brand} and ${ofMember(member, 'member', 'receiver')}`, asked),
  }
}
