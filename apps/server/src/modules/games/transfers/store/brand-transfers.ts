import { type Amount, amount } from '@sanuk/money/amount'
import { type CurrencyCode, isCurrencyCode } from '@sanuk/money/currency'
import { sql } from 'kysely'
import type { Database } from '#platform/database'
import { type ListQuery, listPage, ofMember, type WantedMember } from '#platform/list-query'
import { readTransfer, type TransferRecord, type TransferTable, type TransferTables } from './transfer-rows.ts'

/** Which transfers of a brand: of one state, of one member, or those asked after at least so often. */
export type BrandScope = {
  readonly brand: string
  readonly state?: TransferRecord['state'] | undefined
  readonly member?: WantedMember
  readonly questions?: number | undefined
}

/** What is set aside on its way to a vendor. */
export type Held = {
  readonly vendor: string
  readonly currency: CurrencyCode
  readonly transfers: number
  readonly amount: Amount
}

const LIST_SIZE = 20

/** Transfers of a whole brand, as operators look at them. */
export function createBrandTransfers(database: Database) {
  const own = database.withTables<TransferTables>()
  return {
    /** By when they were asked for. */
    pageOfBrand: async ({ brand, state, member, questions }: BrandScope, asked: ListQuery) => {
      const columns = { at: 'requested_at', id: 'id', amount: 'amount', isAmountOptional: true } as const
      const page = listPage(columns, asked, LIST_SIZE)
      let query = own
        .selectFrom('transfers.transfer')
        .selectAll()
        .where('brand', '=', brand)
        .where(ofMember(member, 'member'))
        .where(page.where)
      if (state) query = query.where('state', '=', state)
      if (questions) query = query.where('questions', '>=', questions)
      const rows = await query.orderBy(page.order).limit(page.limit).execute()
      const { list, nextCursor } = page.cut(rows, ({ requested_at: at, id, amount: sum }) => ({ at, id, amount: sum }))
      return { list: list.map(readTransfer), nextCursor }
    },
    held: async (brand: string): Promise<Held[]> => {
      const { rows } = await sql<{ vendor: string; currency: string; transfers: number; amount: string }>`
        select vendor, currency, count(*)::int as transfers, sum(amount)::text as amount from transfers.transfer
         where brand = ${brand} and state = 'under_way' and direction = 'in'
         group by vendor, currency order by vendor, currency`.execute(database)
      return rows.map(({ vendor, currency, transfers, amount: sum }) => {
        if (!isCurrencyCode(currency)) throw new Error(`nobody knows the currency ${currency}`)
        return { vendor, currency, transfers, amount: amount(BigInt(sum)) }
      })
    },
    find: async (brand: string, id: string): Promise<TransferRecord | null> => {
      const rows = await own.selectFrom('transfers.transfer').selectAll().where('id', '=', id).execute()
      const [row] = rows.filter((found) => found.brand === brand)
      return row ? readTransfer(row) : null
    },
    /** Takes one whose vendor is to be asked now; `null` where it is over, or was asked for after `before`. */
    take: async (id: string, before: Date): Promise<TransferRecord | null> => {
      const { rows } = await sql<TransferTable>`
        update transfers.transfer set questions = questions + 1
         where id = ${id} and state = 'under_way' and requested_at <= ${before} returning *`.execute(database)
      return rows[0] ? readTransfer(rows[0]) : null
    },
    /** Keeps why it is still not known what became of a transfer. */
    keepFault: async (id: string, fault: string): Promise<void> => {
      await own.updateTable('transfers.transfer').set({ last_fault: fault }).where('id', '=', id).execute()
    },
  }
}
