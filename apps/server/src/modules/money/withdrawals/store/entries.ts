import { PAYOUT_ACTIONS } from '@sanuk/contracts/office-withdrawals'
import { WITHDRAWAL_STATES, type WithdrawalState } from '@sanuk/contracts/withdrawals'
import type { Database, Transaction } from '#platform/database'
import { tablesOn } from './rows.ts'

export type Entry = {
  readonly withdrawal: string
  readonly at: Date
  readonly state: WithdrawalState | null
  readonly operator: string | null
  readonly note: string | null
  readonly action: (typeof PAYOUT_ACTIONS)[number] | null
}

export type NewEntry = Omit<Entry, 'action'> & { readonly brand: string; readonly action?: Entry['action'] }

/** What happened to withdrawals, in order. */
export function createEntryStore(database: Database) {
  return {
    add: async (transaction: Transaction, entry: NewEntry): Promise<void> => {
      await tablesOn(transaction)
        .insertInto('withdrawals.entry')
        .values({ action: null, ...entry })
        .execute()
    },
    of: async (withdrawals: readonly string[]): Promise<Entry[]> => {
      if (withdrawals.length === 0) return []
      const rows = await tablesOn(database)
        .selectFrom('withdrawals.entry')
        .selectAll()
        .where('withdrawal', 'in', withdrawals)
        .orderBy('id')
        .execute()
      return rows.map(({ withdrawal, at, state, operator, note, action }) => ({
        withdrawal,
        at,
        operator,
        note,
        state: WITHDRAWAL_STATES.find((known) => known === state) ?? null,
        action: PAYOUT_ACTIONS.find((known) => known === action) ?? null,
      }))
    },
  }
}
