import { DEPOSIT_STATES } from '@sanuk/contracts/cashier'
import { type Amount, amount } from '@sanuk/money/amount'
import { type CurrencyCode, isCurrencyCode } from '@sanuk/money/currency'
import { type Selectable, sql } from 'kysely'
import type { Connection, Database } from '#platform/database'
import { cutPage, type Place } from '#platform/page-cursor'

type DepositTable = {
  id: string
  brand: string
  member: string
  request_id: string
  reference: string
  method: string
  amount: bigint
  currency: string
  payload: string
  state: string
  requested_at: Date
  expires_at: Date
  credited_at: Date | null
}

export type DepositRecord = {
  readonly id: string
  readonly brand: string
  readonly member: string
  readonly reference: string
  readonly amount: Amount
  readonly currency: CurrencyCode
  readonly payload: string
  readonly state: (typeof DEPOSIT_STATES)[number]
  readonly requestedAt: Date
  readonly expiresAt: Date
  readonly creditedAt: Date | null
}

export type NewDeposit = Omit<DepositRecord, 'state' | 'creditedAt'> & { readonly requestId: string }

const LIST_SIZE = 20

type Tables = { 'cashier.deposit': DepositTable }

export type DepositStore = ReturnType<typeof createDepositStore>

/** Deposits as members asked for them. */
export function createDepositStore(database: Database) {
  const own = database.withTables<Tables>()
  return {
    list: listDeposits(database),
    add: addDeposit(database),
    ofRequest: ofRequest(database),
    paidSince: paidSince(database),
    find: async (member: string, id: string): Promise<DepositRecord | null> => {
      const row = await own
        .selectFrom('cashier.deposit')
        .selectAll()
        .where('id', '=', id)
        .where('member', '=', member)
        .executeTakeFirst()
      return row ? readDeposit(row) : null
    },
    /** The deposit with this reference, locked until the transaction ends. */
    lockByReference: async (connection: Connection, reference: string): Promise<DepositRecord | null> => {
      const row = await connection
        .withTables<Tables>()
        .selectFrom('cashier.deposit')
        .selectAll()
        .where('reference', '=', reference)
        .forUpdate()
        .executeTakeFirst()
      return row ? readDeposit(row) : null
    },
    credit: async (connection: Connection, id: string, at: Date): Promise<void> => {
      await connection
        .withTables<Tables>()
        .updateTable('cashier.deposit')
        .set({ state: 'credited', credited_at: at })
        .where('id', '=', id)
        .execute()
    },
    /** Gives up a deposit if it still waits. */
    cancel: async (member: string, id: string): Promise<void> => {
      await own
        .updateTable('cashier.deposit')
        .set({ state: 'cancelled' })
        .where('id', '=', id)
        .where('member', '=', member)
        .where('state', '=', 'waiting')
        .execute()
    },
    /** Marks what waited too long, and answers whose it was. */
    expire: (now: Date): Promise<{ id: string; member: string }[]> =>
      own
        .updateTable('cashier.deposit')
        .set({ state: 'expired' })
        .where('state', '=', 'waiting')
        .where('expires_at', '<', now)
        .returning(['id', 'member'])
        .execute(),
    creditedSince: async (brand: string, since: Date): Promise<Amount> => {
      const { sum } = await own
        .selectFrom('cashier.deposit')
        .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
        .where('brand', '=', brand)
        .where('state', '=', 'credited')
        .where('credited_at', '>=', since)
        .executeTakeFirstOrThrow()
      return amount(BigInt(sum ?? 0))
    },
    /** What a member paid in so far. */
    totalOf: async (member: string): Promise<{ sum: Amount; count: number }> => {
      const { sum, count } = await own
        .selectFrom('cashier.deposit')
        .select(({ fn }) => [fn.sum<string | null>('amount').as('sum'), fn.countAll<string>().as('count')])
        .where('member', '=', member)
        .where('state', '=', 'credited')
        .executeTakeFirstOrThrow()
      return { sum: amount(BigInt(sum ?? 0)), count: Number(count) }
    },
    creditedByDay: creditedByDay(database),
  }
}

/** What was credited between two instants (the second one excluded) in the brand's own money, by its business days. */
function creditedByDay(database: Database) {
  return async (
    brand: { readonly id: string; readonly currency: CurrencyCode; readonly timeZone: string },
    { from, until }: { readonly from: Date; readonly until: Date },
  ): Promise<{ day: string; deposits: Amount; number: number }[]> => {
    const rows = await database
      .withTables<Tables>()
      .selectFrom('cashier.deposit')
      .select(({ fn }) => [
        sql<string>`to_char(credited_at at time zone ${brand.timeZone}, 'YYYY-MM-DD')`.as('day'),
        fn.sum<string>('amount').as('sum'),
        fn.countAll<bigint>().as('number'),
      ])
      .where('brand', '=', brand.id)
      .where('currency', '=', brand.currency)
      .where('state', '=', 'credited')
      .where('credited_at', '>=', from)
      .where('credited_at', '<', until)
      .groupBy('day')
      .execute()
    return rows.map(({ day, sum, number }) => ({ day, deposits: amount(BigInt(sum)), number: Number(number) }))
  }
}

/** Whose deposits: a member's, a whole brand's, or the brand's one of that reference. */
type DepositScope = { readonly member: string } | { readonly brand: string; readonly reference?: string | undefined }

/** A page of deposits, newest first. */
function listDeposits(database: Database) {
  return async (scope: DepositScope, from: Place | null) => {
    let query = database.withTables<Tables>().selectFrom('cashier.deposit').selectAll()
    query = 'member' in scope ? query.where('member', '=', scope.member) : query.where('brand', '=', scope.brand)
    if ('reference' in scope && scope.reference) query = query.where('reference', '=', scope.reference)
    if (from) {
      query = query.where(({ eb, refTuple, tuple }) => eb(refTuple('requested_at', 'id'), '<', tuple(from.at, from.id)))
    }
    const rows = await query
      .orderBy('requested_at', 'desc')
      .orderBy('id', 'desc')
      .limit(LIST_SIZE + 1)
      .execute()
    const page = cutPage(rows, LIST_SIZE, (row) => ({ at: row.requested_at, id: row.id }))
    return { list: page.list.map(readDeposit), nextCursor: page.nextCursor }
  }
}

/** Adds a deposit, or answers the one that this member's same request made before. */
function addDeposit(database: Database) {
  return async (deposit: NewDeposit, on: Connection = database): Promise<DepositRecord> => {
    const own = on.withTables<Tables>()
    const { id, brand, member, reference, amount, currency, payload } = deposit
    const row = await own
      .insertInto('cashier.deposit')
      .values({
        ...{ id, brand, member, reference, amount, currency, payload },
        request_id: deposit.requestId,
        method: 'promptpay',
        state: 'waiting',
        requested_at: deposit.requestedAt,
        expires_at: deposit.expiresAt,
        credited_at: null,
      })
      .onConflict((conflict) => conflict.constraint('deposit_request').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (row) return readDeposit(row)
    const earlier = await ofRequest(database)(member, deposit.requestId, on)
    if (!earlier) throw new Error(`deposit ${id} was neither added nor there`)
    return earlier
  }
}

/** The deposit that a member's request made, if it made one. */
const ofRequest =
  (database: Database) =>
  async (member: string, requestId: string, on: Connection = database): Promise<DepositRecord | null> => {
    const row = await on
      .withTables<Tables>()
      .selectFrom('cashier.deposit')
      .selectAll()
      .where('member', '=', member)
      .where('request_id', '=', requestId)
      .executeTakeFirst()
    return row ? readDeposit(row) : null
  }

/** What a member paid in since an instant, with what they may still pay by codes that wait. */
const paidSince =
  (database: Database) =>
  async (member: string, since: Date, { now, on = database }: { now: Date; on?: Connection }): Promise<Amount> => {
    const { sum } = await on
      .withTables<Tables>()
      .selectFrom('cashier.deposit')
      .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
      .where('member', '=', member)
      .where(({ and, eb, or }) =>
        or([
          and([eb('state', '=', 'credited'), eb('credited_at', '>=', since)]),
          and([eb('state', '=', 'waiting'), eb('expires_at', '>', now)]),
        ]),
      )
      .executeTakeFirstOrThrow()
    return amount(BigInt(sum ?? 0))
  }

function readDeposit(row: Selectable<DepositTable>): DepositRecord {
  const state = DEPOSIT_STATES.find((known) => known === row.state)
  if (!state || !isCurrencyCode(row.currency)) throw new Error(`deposit ${row.id} is not readable`)
  return {
    id: row.id,
    brand: row.brand,
    member: row.member,
    reference: row.reference,
    amount: amount(row.amount),
    currency: row.currency,
    payload: row.payload,
    state,
    requestedAt: row.requested_at,
    expiresAt: row.expires_at,
    creditedAt: row.credited_at,
  }
}
