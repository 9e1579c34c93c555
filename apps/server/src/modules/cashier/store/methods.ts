import { amount } from '@sanuk/money/amount'
import type { Connection, Database, Transaction } from '#platform/database'
import { DEFAULT_METHODS, DEFAULT_SETTING } from '../deposit-terms.ts'
import { type Method, type ReceivingAccount, readAccount, readMethod, tablesOn } from './rows.ts'

/** What a brand has set: its methods, the accounts that receive, and how its cashier works. */
export function createMethodStore(database: Database) {
  return {
    /** In the brand's order, those that are switched off as well. */
    methodsOf: async (brand: string, connection: Connection = database): Promise<readonly Method[]> => {
      const rows = await tablesOn(connection)
        .selectFrom('cashier.method')
        .selectAll()
        .where('brand', '=', brand)
        .orderBy('place')
        .orderBy('code')
        .execute()
      return rows.length === 0 ? DEFAULT_METHODS : rows.map(readMethod)
    },
    saveMethod: async (brand: string, method: Method, place: number): Promise<void> => {
      const { code, kind, icon, minimum, maximum, enabled, minutes, hours } = method
      const row = {
        ...{ kind, icon, minimum, maximum, enabled, minutes, place, names: JSON.stringify(method.names) },
        ...{ fee_fixed: method.feeFixed, fee_rate: method.feeRate, fee_by: method.feeBy },
        ...{ opens: hours?.opens ?? null, closes: hours?.closes ?? null, sum_per_day: method.sumPerDay },
        quick_amounts: [...method.quickAmounts],
      }
      await tablesOn(database)
        .insertInto('cashier.method')
        .values({ brand, code, ...row })
        .onConflict((conflict) => conflict.columns(['brand', 'code']).doUpdateSet(row))
        .execute()
    },
    settingOf: async (brand: string) => {
      const row = await tablesOn(database)
        .selectFrom('cashier.setting')
        .selectAll()
        .where('brand', '=', brand)
        .executeTakeFirst()
      return row ? { twoFrom: amount(row.two_from), targetMinutes: row.target_minutes } : DEFAULT_SETTING
    },
    accountsOf: async (brand: string): Promise<ReceivingAccount[]> =>
      (
        await tablesOn(database)
          .selectFrom('cashier.account')
          .selectAll()
          .where('brand', '=', brand)
          .orderBy('added_at')
          .orderBy('id')
          .execute()
      ).map(readAccount),
    /** Whosever it is, by the number a bank names. */
    accountNumbered: async (number: string, connection: Connection = database): Promise<ReceivingAccount | null> => {
      const row = await tablesOn(connection)
        .selectFrom('cashier.account')
        .selectAll()
        .where('number', '=', number)
        .executeTakeFirst()
      return row ? readAccount(row) : null
    },
    accounts: async (ids: readonly string[]): Promise<Map<string, ReceivingAccount>> => {
      if (ids.length === 0) return new Map()
      const rows = await tablesOn(database).selectFrom('cashier.account').selectAll().where('id', 'in', ids).execute()
      return new Map(rows.map((row) => [row.id, readAccount(row)]))
    },
    /** Adds an account; false where its number is known. */
    addAccount: async (transaction: Transaction, account: ReceivingAccount): Promise<boolean> => {
      const { addedAt, ...row } = account
      const added = await tablesOn(transaction)
        .insertInto('cashier.account')
        .values({ ...row, added_at: addedAt })
        .onConflict((conflict) => conflict.column('number').doNothing())
        .executeTakeFirst()
      return added.numInsertedOrUpdatedRows === 1n
    },
    switchAccount: async (connection: Connection, of: { id: string; brand: string; enabled: boolean }) => {
      const changed = await tablesOn(connection)
        .updateTable('cashier.account')
        .set({ enabled: of.enabled })
        .where('id', '=', of.id)
        .where('brand', '=', of.brand)
        .executeTakeFirst()
      return changed.numUpdatedRows === 1n
    },
  }
}

export type MethodStore = ReturnType<typeof createMethodStore>
