import { sql } from 'kysely'
import type { Connection, Database, Transaction } from '#platform/database'
import { type ListQuery, listPage } from '#platform/list-query'
import { type Queue, readQueue } from '#platform/queue'
import { type PaymentRecord, readPayment, tablesOn } from './rows.ts'

export type NewPayment = Pick<
  PaymentRecord,
  | ('id' | 'brand' | 'provider' | 'bankReference' | 'reference' | 'way' | 'arrivedAt' | 'account' | 'amount')
  | ('currency' | 'paidAt' | 'payerBank' | 'deposit' | 'result' | 'heldBecause' | 'receivedAt')
>

type Change = {
  result?: PaymentRecord['result']
  deposit?: string
  claimed_by?: string | null
  settled_at?: Date | null
  settled_by?: string | null
  reason?: string | null
  return_reference?: string
  ask_at?: Date | null
  last_fault?: string | null
}

const LIST_SIZE = 20
const ASKED_AT_ONCE = 20

export type PaymentStore = ReturnType<typeof createPaymentStore>

/** What payment providers told of, once per their own reference. */
export function createPaymentStore(database: Database) {
  const all = (connection: Connection = database) => tablesOn(connection).selectFrom('cashier.payment').selectAll()
  return {
    add: addPayment,
    pageOfBrand: pageOfBrand(database),
    ofReference: async (
      provider: string,
      bankReference: string,
      connection: Connection = database,
    ): Promise<PaymentRecord | null> => {
      const row = await all(connection)
        .where('provider', '=', provider)
        .where('bank_reference', '=', bankReference)
        .executeTakeFirst()
      return row ? readPayment(row) : null
    },
    find: async (brand: string, id: string): Promise<PaymentRecord | null> => {
      const row = await all().where('id', '=', id).where('brand', '=', brand).executeTakeFirst()
      return row ? readPayment(row) : null
    },
    byId: async (id: string): Promise<PaymentRecord | null> => {
      const row = await all().where('id', '=', id).executeTakeFirst()
      return row ? readPayment(row) : null
    },
    lock: async (transaction: Transaction, id: string): Promise<PaymentRecord | null> => {
      const row = await all(transaction).where('id', '=', id).forUpdate().executeTakeFirst()
      return row ? readPayment(row) : null
    },
    ofDeposit: async (deposit: string): Promise<PaymentRecord[]> =>
      (await all().where('deposit', '=', deposit).orderBy('received_at').execute()).map(readPayment),
    change: async (connection: Connection, id: string, change: Change): Promise<PaymentRecord> =>
      readPayment(
        await tablesOn(connection)
          .updateTable('cashier.payment')
          .set(change)
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow(),
      ),
    /** Payments that nobody decided on. */
    queue: (brand: string): Promise<Queue> =>
      readQueue(
        database,
        sql`select received_at as since from cashier.payment where brand = ${brand} and result = 'held_for_review'`,
      ),
    /** Takes some that are to be sent back and whose time has come; each is given to one process. */
    takeDue: async (now: Date): Promise<PaymentRecord[]> => {
      const due = tablesOn(database)
        .selectFrom('cashier.payment')
        .select('id')
        .where('result', '=', 'returning')
        .where('ask_at', '<=', now)
        .orderBy('ask_at')
        .limit(ASKED_AT_ONCE)
        .forUpdate()
        .skipLocked()
      const rows = await tablesOn(database)
        .updateTable('cashier.payment')
        .set({
          asked: sql<number>`asked + 1`,
          ask_at: sql<Date>`${now}::timestamptz + least(asked + 1, 15) * interval '1 minute'`,
        })
        .where('id', 'in', due)
        .returningAll()
        .execute()
      return rows.map(readPayment)
    },
  }
}

/** Notes a payment; false when this provider told of it before. */
async function addPayment(connection: Connection, payment: NewPayment): Promise<boolean> {
  const { id, brand, provider, reference, way, account, amount, currency, deposit, result } = payment
  const added = await tablesOn(connection)
    .insertInto('cashier.payment')
    .values({
      id,
      brand,
      provider,
      reference,
      way,
      account,
      amount,
      currency,
      deposit,
      result,
      bank_reference: payment.bankReference,
      arrived_at: payment.arrivedAt,
      paid_at: payment.paidAt,
      received_at: payment.receivedAt,
      payer_bank: payment.payerBank,
      held_because: payment.heldBecause,
      claimed_by: null,
      settled_at: null,
      settled_by: null,
      reason: null,
      return_reference: null,
      ask_at: null,
      last_fault: null,
    })
    .onConflict((conflict) => conflict.constraint('payment_once').doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

export type PaymentScope = {
  readonly brand: string
  readonly results: readonly PaymentRecord['result'][]
  readonly wasHeld: boolean
  readonly reference: string | undefined
  /** Those that came for one of this member's orders. */
  readonly member: string | undefined
}

/** A page of the brand's payments, by when we heard of them. */
function pageOfBrand(database: Database) {
  return async ({ brand, results, wasHeld, reference, member }: PaymentScope, asked: ListQuery) => {
    const page = listPage({ at: 'received_at', id: 'id', amount: 'amount' }, asked, LIST_SIZE)
    let query = tablesOn(database)
      .selectFrom('cashier.payment')
      .selectAll()
      .where('brand', '=', brand)
      .where('result', 'in', results)
      .where(page.where)
    if (wasHeld) query = query.where('held_because', 'is not', null)
    if (reference) {
      query = query.where((by) => by.or([by('reference', '=', reference), by('bank_reference', '=', reference)]))
    }
    if (member) {
      query = query.where(sql<boolean>`deposit in (select id from cashier.deposit where member = ${member}::uuid)`)
    }
    const rows = await query.orderBy(page.order).limit(page.limit).execute()
    const { list, nextCursor } = page.cut(rows, ({ received_at: at, id, amount }) => ({ at, id, amount }))
    return { list: list.map(readPayment), nextCursor }
  }
}
