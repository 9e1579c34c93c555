import { type Amount, amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Database } from '#platform/database'
import { type DepositRecord, type PaymentRecord, readDeposit, tablesOn } from './rows.ts'

const CANDIDATES_MAX = 10

/** What is still to arrive. */
export function createExpected(database: Database) {
  return {
    /** In orders that wait, by the accounts they are to be paid into. */
    expectedAt: async (brand: string): Promise<Map<string, Amount>> => {
      const { rows } = await sql<{ account: string; sum: string }>`
        select account, sum(amount)::text as sum from cashier.deposit
         where brand = ${brand}::uuid and state = 'waiting' and account is not null group by account`.execute(database)
      return new Map(rows.map(({ account, sum }) => [account, amount(BigInt(sum))]))
    },
    /** Orders that held money might be for: not credited, asked for shortly before, the nearest amount first. */
    candidatesFor: async (brand: string, payment: PaymentRecord): Promise<DepositRecord[]> => {
      const rows = await tablesOn(database)
        .selectFrom('cashier.deposit')
        .selectAll()
        .where('brand', '=', brand)
        .where('kind', '=', payment.way)
        .where('state', '<>', 'credited')
        .where('requested_at', '<=', sql<Date>`${payment.receivedAt}::timestamptz + interval '1 hour'`)
        .where('requested_at', '>', sql<Date>`${payment.receivedAt}::timestamptz - interval '2 days'`)
        .orderBy(sql`abs(amount - ${payment.amount}::bigint)`)
        .limit(CANDIDATES_MAX)
        .execute()
      return rows.map(readDeposit)
    },
  }
}
