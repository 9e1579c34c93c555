import type { WithdrawalState } from '@sanuk/contracts/withdrawals'
import { type Amount, amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Connection, Database, Transaction } from '#platform/database'
import { type ListQuery, listPage, newestFrom } from '#platform/list-query'
import type { Place } from '#platform/page-cursor'
import { type Queue, readQueue } from '#platform/queue'
import { QUEUED } from '../views.ts'
import { readWithdrawal, tablesOn, type WithdrawalRecord } from './rows.ts'

export type NewWithdrawal = Pick<
  WithdrawalRecord,
  'id' | 'brand' | 'member' | 'reference' | 'account' | 'amount' | 'fee' | 'currency' | 'requestedAt'
> & { readonly requestId: string; readonly operator?: string }

const LIST_SIZE = 20

/** Those of which nothing leaves, and so nothing counts. */
const UNDONE: readonly WithdrawalState[] = ['cancelled', 'rejected']

export type WithdrawalStore = ReturnType<typeof createWithdrawalStore>

/** Withdrawals from the moment they are asked for; none is ever taken away. */
export function createWithdrawalStore(database: Database) {
  const all = (connection: Connection = database) =>
    tablesOn(connection).selectFrom('withdrawals.withdrawal').selectAll()
  return {
    add: addWithdrawal,
    pageOfBrand: pageOfBrand(database),
    find: async (id: string): Promise<WithdrawalRecord | null> => {
      const row = await all().where('id', '=', id).executeTakeFirst()
      return row ? readWithdrawal(row) : null
    },
    /** What this request of the member made before. */
    ofRequest: async (
      member: string,
      requestId: string,
      on: Connection = database,
    ): Promise<WithdrawalRecord | null> => {
      const row = await all(on).where('member', '=', member).where('request_id', '=', requestId).executeTakeFirst()
      return row ? readWithdrawal(row) : null
    },
    /** The withdrawal, locked until the transaction ends. */
    lock: async (transaction: Transaction, id: string): Promise<WithdrawalRecord | null> => {
      const row = await all(transaction).where('id', '=', id).forUpdate().executeTakeFirst()
      return row ? readWithdrawal(row) : null
    },
    change: async (
      transaction: Transaction,
      id: string,
      change: { state?: WithdrawalState; since?: Date; paid?: Amount; returned?: Amount; claimed_by?: string | null },
    ): Promise<WithdrawalRecord> =>
      readWithdrawal(
        await tablesOn(transaction)
          .updateTable('withdrawals.withdrawal')
          .set(change)
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow(),
      ),
    /** How many a member asked for since then, and how much, but for those that came to nothing. */
    askedSince: async (connection: Connection, member: string, since: Date) => {
      const row = await tablesOn(connection)
        .selectFrom('withdrawals.withdrawal')
        .select(({ fn }) => [fn.countAll<string>().as('orders'), fn.sum<string | null>('amount').as('sum')])
        .where('member', '=', member)
        .where('requested_at', '>=', since)
        .where('state', 'not in', UNDONE)
        .executeTakeFirstOrThrow()
      return { orders: Number(row.orders), sum: amount(BigInt(row.sum ?? 0)) }
    },
    /** What each member of a brand asked for since an instant and did not get back, and how often. */
    askedByAllSince: async (brand: string, since: Date): Promise<Map<string, { sum: Amount; number: number }>> => {
      const { rows } = await sql<{ member: string; sum: bigint; number: number }>`
        select member, sum(amount - returned)::bigint as sum, count(*)::int as number from withdrawals.withdrawal
         where brand = ${brand} and requested_at >= ${since} and state not in ('cancelled', 'rejected')
         group by member`.execute(database)
      return new Map(rows.map(({ member, sum, number }) => [member, { sum: amount(sum), number }]))
    },
    /** What left for a member so far. */
    totalOf: async (member: string) => {
      const row = await tablesOn(database)
        .selectFrom('withdrawals.withdrawal')
        .select(({ fn }) => [fn.countAll<string>().as('count'), fn.sum<string | null>('paid').as('sum')])
        .where('member', '=', member)
        .where('paid', '>', 0n)
        .executeTakeFirstOrThrow()
      return { count: Number(row.count), sum: amount(BigInt(row.sum ?? 0)) }
    },
    listOf: async (member: string, from: Place | null) => {
      const page = pageBy(newestFrom(from))
      const query = all().where('member', '=', member).where(page.where)
      return pageOf(page, await query.orderBy(page.order).limit(page.limit).execute())
    },
    queue: (brand: string, stuckBefore: Date): Promise<Queue> =>
      readQueue(
        database,
        sql`select requested_at as since from withdrawals.withdrawal
             where brand = ${brand} and ${needsOperator(stuckBefore)}`,
      ),
  }
}

/** Adds a withdrawal; null where the same request made one before. */
async function addWithdrawal(transaction: Transaction, wish: NewWithdrawal): Promise<WithdrawalRecord | null> {
  const { id, brand, member, reference, account, amount, fee, currency, requestId, requestedAt, operator = null } = wish
  const row = await tablesOn(transaction)
    .insertInto('withdrawals.withdrawal')
    .values({
      ...{ id, brand, member, reference, account, amount, fee, currency, request_id: requestId },
      ...{ state: 'waiting', requested_at: requestedAt, since: requestedAt, claimed_by: null },
      operator,
    })
    .onConflict((conflict) => conflict.constraint('withdrawal_request').doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ? readWithdrawal(row) : null
}

export type BrandScope = {
  readonly brand: string
  readonly states: readonly WithdrawalState[]
  readonly member?: string | undefined
  readonly reference?: string | undefined
  /** Of a queue: orders of before that which no bank ended belong to it, too. */
  readonly stuckBefore: Date | null
}

/** Operators do what no bank does: decide, pay by hand, and look after orders that a bank has had for too long. */
const needsOperator = (stuckBefore: Date) => sql<boolean>`
  (withdrawal.state = any (${QUEUED}::text[]) or withdrawal.state = 'paying' and exists (
     select from withdrawals.payout
      where payout.withdrawal = withdrawal.id and payout.state in ('ordered', 'open')
        and payout.ordered_at < ${stuckBefore}))`

/** A page of the brand's withdrawals in some states. */
function pageOfBrand(database: Database) {
  return async ({ brand, states, member, reference, stuckBefore }: BrandScope, asked: ListQuery) => {
    const page = pageBy(asked)
    let query = tablesOn(database)
      .selectFrom('withdrawals.withdrawal')
      .selectAll()
      .where('brand', '=', brand)
      .where(stuckBefore ? needsOperator(stuckBefore) : sql<boolean>`state = any (${states}::text[])`)
      .where(page.where)
    if (member) query = query.where('member', '=', member)
    if (reference) query = query.where('reference', '=', reference)
    return pageOf(page, await query.orderBy(page.order).limit(page.limit).execute())
  }
}

const pageBy = (asked: ListQuery) => listPage({ at: 'requested_at', id: 'id', amount: 'amount' }, asked, LIST_SIZE)

function pageOf(page: ReturnType<typeof pageBy>, rows: readonly Parameters<typeof readWithdrawal>[0][]) {
  const { list, nextCursor } = page.cut(rows, ({ requested_at: at, id, amount: worth }) => ({ at, id, amount: worth }))
  return { list: list.map(readWithdrawal), nextCursor }
}
