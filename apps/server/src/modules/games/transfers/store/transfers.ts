import type { Amount } from '@sanuk/money/amount'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database, Transaction } from '#platform/database'
import { cutPage, type Place } from '#platform/page-cursor'
import { readTransfer, type TransferRecord, type TransferTable, type TransferTables } from './transfer-rows.ts'

export type NewTransfer = Pick<
  TransferRecord,
  'id' | 'brand' | 'member' | 'vendor' | 'direction' | 'amount' | 'currency' | 'requestedAt'
> & { readonly requestId: string; readonly askAt: Date }

/** How a transfer ended. */
export type Ending =
  | { readonly state: 'done'; readonly amount: Amount; readonly vendorBalance: Amount; readonly at: Date }
  | { readonly state: 'refused'; readonly reason: string; readonly at: Date }

const LIST_SIZE = 20

export type TransferStore = ReturnType<typeof createTransferStore>

/** Transfers from the moment they are asked for; none is ever taken away. */
export function createTransferStore(database: Database) {
  const own = database.withTables<TransferTables>()
  const all = () => own.selectFrom('transfers.transfer').selectAll()
  return {
    add: addTransfer,
    settle: settleTransfer,
    takeDue: takeDueTransfers(database),
    list: listTransfers(database),
    /** The transfer that this request of the member made. */
    ofRequest: (member: string, requestId: string) =>
      one(all().where('member', '=', member).where('request_id', '=', requestId)),
    underWay: async (member: string): Promise<TransferRecord[]> => {
      const rows = await all().where('member', '=', member).where('state', '=', 'under_way').execute()
      return rows.map(readTransfer)
    },
    /** The transfer, locked until the transaction ends. */
    lock: async (transaction: Transaction, id: string): Promise<TransferRecord> => {
      const row = await transaction
        .withTables<TransferTables>()
        .selectFrom('transfers.transfer')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow()
      return readTransfer(row)
    },
    /** The vendors with whom the member's last transfer left something. */
    vendorsHolding: async (member: string): Promise<string[]> => {
      const { rows } = await sql<{ vendor: string }>`
        select vendor
          from (select distinct on (vendor) vendor, vendor_balance
                  from transfers.transfer where member = ${member} and state = 'done'
                 order by vendor, settled_at desc) last
         where vendor_balance > 0`.execute(database)
      return rows.map(({ vendor }) => vendor)
    },
  }
}

type Query = SelectQueryBuilder<TransferTables, 'transfers.transfer', TransferTable>

async function one(query: Query): Promise<TransferRecord | null> {
  const row = await query.executeTakeFirst()
  return row ? readTransfer(row) : null
}

/** Adds a transfer; null where the same request made one before, or another one is under way there. */
async function addTransfer(transaction: Transaction, transfer: NewTransfer): Promise<TransferRecord | null> {
  const { id, brand, member, vendor, direction, amount, currency } = transfer
  const added = await transaction
    .withTables<TransferTables>()
    .insertInto('transfers.transfer')
    .values({
      id,
      brand,
      member,
      vendor,
      direction,
      amount,
      currency,
      request_id: transfer.requestId,
      state: 'under_way',
      reason: null,
      vendor_balance: null,
      requested_at: transfer.requestedAt,
      settled_at: null,
      questions: 0,
      ask_at: transfer.askAt,
      last_fault: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return added ? readTransfer(added) : null
}

async function settleTransfer(transaction: Transaction, id: string, ending: Ending): Promise<TransferRecord> {
  const figures =
    ending.state === 'done'
      ? { amount: ending.amount, vendor_balance: ending.vendorBalance }
      : { reason: ending.reason }
  const row = await transaction
    .withTables<TransferTables>()
    .updateTable('transfers.transfer')
    .set({ state: ending.state, settled_at: ending.at, ...figures })
    .where('id', '=', id)
    .where('state', '=', 'under_way')
    .returningAll()
    .executeTakeFirstOrThrow()
  return readTransfer(row)
}

/**
 * Takes transfers whose vendors are to be asked again and puts the next question off, twice as long each time and ten
 * minutes at most. However many processes take at once, each transfer is taken by one.
 */
function takeDueTransfers(database: Database) {
  return async (now: Date, count: number): Promise<TransferRecord[]> => {
    const { rows } = await sql<TransferTable>`
      update transfers.transfer
         set questions = questions + 1,
             ask_at = ${now}::timestamptz + least(interval '30 seconds' * power(2, least(questions, 10)), interval '10 minutes')
       where id in (select id from transfers.transfer
                     where state = 'under_way' and ask_at <= ${now}
                     order by ask_at limit ${count} for update skip locked)
      returning *`.execute(database)
    return rows.map(readTransfer)
  }
}

/** A page of a member's transfers, newest first. */
function listTransfers(database: Database) {
  return async (member: string, from: Place | null) => {
    let query = database
      .withTables<TransferTables>()
      .selectFrom('transfers.transfer')
      .selectAll()
      .where('member', '=', member)
    if (from) {
      query = query.where(({ eb, refTuple, tuple }) => eb(refTuple('requested_at', 'id'), '<', tuple(from.at, from.id)))
    }
    const rows = await query
      .orderBy('requested_at', 'desc')
      .orderBy('id', 'desc')
      .limit(LIST_SIZE + 1)
      .execute()
    const page = cutPage(rows, LIST_SIZE, (row) => ({ at: row.requested_at, id: row.id }))
    return { list: page.list.map(readTransfer), nextCursor: page.nextCursor }
  }
}
