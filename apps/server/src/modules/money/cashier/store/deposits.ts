import type { DepositState } from '@sanuk/contracts/cashier'
import { type Amount, amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Connection, Database, Transaction } from '#platform/database'
import { type ListQuery, listPage } from '#platform/list-query'
import { type DepositRecord, readDeposit, tablesOn } from './rows.ts'

export type NewDeposit = Omit<DepositRecord, 'state' | 'creditedAt' | 'claimedBy' | 'redirect'> & {
  readonly requestId: string
  readonly keepsAmount: boolean
  readonly askAt: Date | null
}

const LIST_SIZE = 20

export type DepositStore = ReturnType<typeof createDepositStore>

/** A bank's word of money at one of our accounts, and since when an order may have run out to be the one it was for. */
type Transfer = {
  readonly account: string
  readonly amount: Amount
  readonly paidAt: Date
  readonly expiredAfter: Date
}

/** Deposits as members asked for them. */
export function createDepositStore(database: Database) {
  const all = (connection: Connection = database) => tablesOn(connection).selectFrom('cashier.deposit').selectAll()
  return {
    add: addDeposit,
    list: listDeposits(database),
    find: async (member: string, id: string): Promise<DepositRecord | null> => {
      const row = await all().where('id', '=', id).where('member', '=', member).executeTakeFirst()
      return row ? readDeposit(row) : null
    },
    /** What this request of the member made before. */
    ofRequest: async (member: string, requestId: string, on: Connection = database): Promise<DepositRecord | null> => {
      const row = await all(on).where('member', '=', member).where('request_id', '=', requestId).executeTakeFirst()
      return row ? readDeposit(row) : null
    },
    ofBrand: async (brand: string, id: string): Promise<DepositRecord | null> => {
      const row = await all().where('id', '=', id).where('brand', '=', brand).executeTakeFirst()
      return row ? readDeposit(row) : null
    },
    many: async (ids: readonly string[]): Promise<Map<string, DepositRecord>> => {
      if (ids.length === 0) return new Map()
      const rows = await all().where('id', 'in', ids).execute()
      return new Map(rows.map((row) => [row.id, readDeposit(row)]))
    },
    lock: async (transaction: Transaction, id: string): Promise<DepositRecord | null> => {
      const row = await all(transaction).where('id', '=', id).forUpdate().executeTakeFirst()
      return row ? readDeposit(row) : null
    },
    /** The deposit with this reference, locked until the transaction ends. */
    lockByReference: async (connection: Connection, reference: string): Promise<DepositRecord | null> => {
      const row = await all(connection).where('reference', '=', reference).forUpdate().executeTakeFirst()
      return row ? readDeposit(row) : null
    },
    lockByAmount: async (connection: Connection, transfer: Transfer): Promise<DepositRecord | null> => {
      const { account, amount: paid, paidAt, expiredAfter } = transfer
      const { rows } = await sql<{ id: string }>`
        select id from cashier.deposit
         where kind = 'bank_transfer' and account = ${account}::uuid and amount = ${paid}
           and amount > asked and amount < asked + 10000 and expires_at >= ${expiredAfter}
         order by requested_at > ${paidAt}::timestamptz + interval '1 minute', requested_at desc
         limit 1 for update`.execute(connection)
      const row = rows[0] && (await all(connection).where('id', '=', rows[0].id).executeTakeFirst())
      return row ? readDeposit(row) : null
    },
    /** How many deposits of a member are still to be paid. */
    countOpen: async (connection: Connection, member: string, now: Date): Promise<number> => {
      const { count } = await tablesOn(connection)
        .selectFrom('cashier.deposit')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('member', '=', member)
        .where('state', '=', 'waiting')
        .where('expires_at', '>', now)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    credit: creditDeposit,
    /** Ends a deposit that still waits; false where it no longer does. */
    end: async (id: string, state: 'cancelled' | 'failed' | 'expired', connection: Connection = database) => {
      const ended = await tablesOn(connection)
        .updateTable('cashier.deposit')
        .set({ state })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .executeTakeFirst()
      return ended.numUpdatedRows === 1n
    },
    claim: async (id: string, operator: string | null): Promise<void> => {
      await tablesOn(database)
        .updateTable('cashier.deposit')
        .set({ claimed_by: operator })
        .where('id', '=', id)
        .execute()
    },
    /** Marks what waited too long, and answers whose it was. */
    expire: (now: Date): Promise<{ id: string; member: string }[]> =>
      tablesOn(database)
        .updateTable('cashier.deposit')
        .set({ state: 'expired' })
        .where('state', '=', 'waiting')
        .where('expires_at', '<', now)
        .returning(['id', 'member'])
        .execute(),
    /** Amounts that were kept long enough are free for others. */
    freeAmounts: async (expiredBefore: Date): Promise<void> => {
      await tablesOn(database)
        .updateTable('cashier.deposit')
        .set({ keeps_amount: false })
        .where('keeps_amount', '=', true)
        .where('expires_at', '<', expiredBefore)
        .execute()
    },
    sumSince,
  }
}

/** Whose deposits: a member's, a whole brand's, or the brand's one of that reference. */
type DepositScope =
  | { readonly member: string }
  | {
      readonly brand: string
      readonly reference?: string | undefined
      readonly states?: readonly DepositState[] | undefined
      /** Only those with slips that nobody decided on. */
      readonly hasWaitingSlip?: boolean
    }

/** A page of deposits, by when they were asked for. */
function listDeposits(database: Database) {
  return async (scope: DepositScope, asked: ListQuery) => {
    const page = listPage({ at: 'requested_at', id: 'id', amount: 'amount' }, asked, LIST_SIZE)
    let query = tablesOn(database).selectFrom('cashier.deposit').selectAll().where(page.where)
    query = 'member' in scope ? query.where('member', '=', scope.member) : query.where('brand', '=', scope.brand)
    if ('reference' in scope && scope.reference) query = query.where('reference', '=', scope.reference)
    if ('states' in scope && scope.states) query = query.where('state', 'in', scope.states)
    if ('hasWaitingSlip' in scope && scope.hasWaitingSlip) {
      query = query.where(
        sql<boolean>`exists (select from cashier.slip where slip.deposit = deposit.id and slip.state = 'waiting')`,
      )
    }
    const rows = await query.orderBy(page.order).limit(page.limit).execute()
    const { list, nextCursor } = page.cut(rows, ({ requested_at: at, id, amount: worth }) => ({
      at,
      id,
      amount: worth,
    }))
    return { list: list.map(readDeposit), nextCursor }
  }
}

/** Adds a deposit; null where the same request made one before, or where its amount is not free. */
async function addDeposit(transaction: Transaction, deposit: NewDeposit): Promise<DepositRecord | null> {
  const { id, brand, member, reference, method, kind, account, asked, fee, currency, payload } = deposit
  const row = await tablesOn(transaction)
    .insertInto('cashier.deposit')
    .values({
      id,
      brand,
      member,
      reference,
      method,
      kind,
      account,
      asked,
      fee,
      currency,
      payload,
      amount: deposit.amount,
      request_id: deposit.requestId,
      fee_by: deposit.feeBy,
      state: 'waiting',
      keeps_amount: deposit.keepsAmount,
      redirect: null,
      ask_at: deposit.askAt,
      claimed_by: null,
      time_zone: deposit.timeZone,
      requested_at: deposit.requestedAt,
      expires_at: deposit.expiresAt,
      credited_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ? readDeposit(row) : null
}

/** What a member paid in or may still pay in by a method since an instant, but for one deposit. */
async function sumSince(
  connection: Connection,
  of: { readonly member: string; readonly method: string; readonly since: Date; readonly but?: string },
): Promise<Amount> {
  const { rows } = await sql<{ sum: string | null }>`
    select sum(amount)::text as sum from cashier.deposit
     where member = ${of.member}::uuid and method = ${of.method} and id is distinct from ${of.but ?? null}::uuid
       and (state = 'waiting' or (state = 'credited' and credited_at >= ${of.since}))`.execute(connection)
  return amount(BigInt(rows[0]?.sum ?? 0))
}

async function creditDeposit(
  transaction: Transaction,
  { id, at, ...paid }: { id: string; at: Date; amount: Amount; fee: Amount },
): Promise<DepositRecord> {
  const row = await tablesOn(transaction)
    .updateTable('cashier.deposit')
    .set({
      ...paid,
      state: 'credited',
      credited_at: at,
      ask_at: null,
      // Paid by another sum, it leaves that one to the order that has it.
      keeps_amount: sql<boolean>`keeps_amount and amount = ${paid.amount}`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return readDeposit(row)
}
