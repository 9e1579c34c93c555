import { sql } from 'kysely'
import type { Database } from '#platform/database'
import { type DepositRecord, readDeposit, tablesOn } from './rows.ts'

const ASKED_AT_ONCE = 20

/** Gateways are asked for a day at most: what is paid later they report by themselves. */
const QUESTIONS_MAX = 100

/** What is kept of payments at a gateway. */
export function createGatewayStore(database: Database) {
  const change = (id: string, to: { redirect?: string; ask_at?: Date | null }) =>
    tablesOn(database).updateTable('cashier.deposit').set(to).where('id', '=', id).execute()
  return {
    find: async (id: string): Promise<DepositRecord | null> => {
      const row = await tablesOn(database)
        .selectFrom('cashier.deposit')
        .selectAll()
        .where('id', '=', id)
        .where('kind', '=', 'gateway')
        .executeTakeFirst()
      return row ? readDeposit(row) : null
    },
    keepPage: async (id: string, redirect: string): Promise<void> => {
      await change(id, { redirect })
    },
    stopAsking: async (id: string): Promise<void> => {
      await change(id, { ask_at: null })
    },
    /** Takes some whose time to be asked after has come; each is given to one process, and comes again later. */
    takeDue: async (now: Date): Promise<DepositRecord[]> => {
      const due = tablesOn(database)
        .selectFrom('cashier.deposit')
        .select('id')
        .where('ask_at', '<=', now)
        .orderBy('ask_at')
        .limit(ASKED_AT_ONCE)
        .forUpdate()
        .skipLocked()
      const next = sql<Date>`${now}::timestamptz + least(questions + 1, 15) * interval '1 minute'`
      const rows = await tablesOn(database)
        .updateTable('cashier.deposit')
        .set({
          questions: sql<number>`questions + 1`,
          ask_at: sql<Date | null>`case when questions < ${QUESTIONS_MAX} then ${next} end`,
        })
        .where('id', 'in', due)
        .returningAll()
        .execute()
      return rows.map(readDeposit)
    },
  }
}
