import { randomUUID } from 'node:crypto'
import { type PayoutReport, payoutReport } from '@sanuk/contracts/withdrawals'
import type { Amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Connection, Database, Transaction } from '#platform/database'
import { type Payout, readPayout, tablesOn } from './rows.ts'

const UNDER_WAY = ['ordered', 'open']
/** Those that were given up are cancelled at the bank until it answers. */
const TO_ASK = [...UNDER_WAY, 'given_up']
const ASKED_AT_ONCE = 20

export type PayoutStore = ReturnType<typeof createPayoutStore>

/** Orders to the bank, stored before they are sent. */
export function createPayoutStore(database: Database) {
  return {
    add: async (
      transaction: Transaction,
      order: { id: string; withdrawal: string; brand: string; amount: Amount; at: Date },
    ): Promise<void> => {
      const { id, withdrawal, brand, amount, at } = order
      await tablesOn(transaction)
        .insertInto('withdrawals.payout')
        .values({ id, withdrawal, brand, amount, state: 'ordered', ordered_at: at, ask_at: at, last_fault: null })
        .execute()
    },
    find: async (id: string, connection: Connection = database): Promise<Payout | null> => {
      const row = await tablesOn(connection)
        .selectFrom('withdrawals.payout')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      return row ? readPayout(row) : null
    },
    /** The orders that are under way, by their withdrawals. */
    underWay: async (withdrawals: readonly string[], connection: Connection = database) => {
      if (withdrawals.length === 0) return new Map<string, Payout>()
      const rows = await tablesOn(connection)
        .selectFrom('withdrawals.payout')
        .selectAll()
        .where('withdrawal', 'in', withdrawals)
        .where('state', 'in', UNDER_WAY)
        .execute()
      return new Map(rows.map((row) => [row.withdrawal, readPayout(row)]))
    },
    change: async (
      transaction: Transaction,
      id: string,
      change: { state: Payout['state']; paid: Amount; last_fault: string | null },
    ): Promise<void> => {
      await tablesOn(transaction).updateTable('withdrawals.payout').set(change).where('id', '=', id).execute()
    },
    keepFault: async (id: string, fault: string): Promise<void> => {
      await tablesOn(database)
        .updateTable('withdrawals.payout')
        .set({ last_fault: fault })
        .where('id', '=', id)
        .where('state', 'in', UNDER_WAY)
        .execute()
    },
    /** Takes some whose time to be asked after has come; each is given to one process, and comes again later. */
    takeDue: async (now: Date): Promise<Payout[]> => {
      const due = tablesOn(database)
        .selectFrom('withdrawals.payout')
        .select('id')
        .where('state', 'in', TO_ASK)
        .where('ask_at', '<=', now)
        .orderBy('ask_at')
        .limit(ASKED_AT_ONCE)
        .forUpdate()
        .skipLocked()
      const rows = await tablesOn(database)
        .updateTable('withdrawals.payout')
        .set({
          asked: sql<number>`asked + 1`,
          ask_at: sql<Date>`${now}::timestamptz + least(asked + 1, 15) * interval '1 minute'`,
        })
        .where('id', 'in', due)
        .returningAll()
        .execute()
      return rows.map(readPayout)
    },
    ...createHeldReports(database),
  }
}

/** What a bank reported and nothing fits: for a person to look at. */
function createHeldReports(database: Database) {
  return {
    /** What was held about a withdrawal, newest first. */
    heldOf: async (withdrawal: string): Promise<{ at: Date; report: PayoutReport }[]> => {
      const rows = await tablesOn(database)
        .selectFrom('withdrawals.held_report as held')
        .innerJoin('withdrawals.payout as payout', 'payout.id', 'held.payout')
        .select(['held.report', 'held.told_at'])
        .where('payout.withdrawal', '=', withdrawal)
        .orderBy('held.told_at', 'desc')
        .execute()
      return rows.map(({ report, told_at }) => ({ at: told_at, report: payoutReport.parse(report) }))
    },
    /** Keeps what a bank reported and nothing fits, once. */
    hold: async (transaction: Transaction, report: PayoutReport, at: Date): Promise<void> => {
      await tablesOn(transaction)
        .insertInto('withdrawals.held_report')
        .values({ id: randomUUID(), payout: report.order, report: JSON.stringify(report), told_at: at })
        .onConflict((conflict) => conflict.constraint('held_once').doNothing())
        .execute()
    },
  }
}
