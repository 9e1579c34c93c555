import { type Amount, amount } from '@sanuk/money/amount'
import type { Connection, Database, Transaction } from '#platform/database'
import { DEFAULT_METHODS, DEFAULT_SETTING } from '../deposit-terms.ts'
import { type Method, type ReceivingAccount, readAccount, readMethod, tablesOn } from './rows.ts'

export type Setting = { readonly twoFrom: Amount; readonly targetMinutes: number }

const rowOf = (method: Omit<Method, 'code'>) => ({
  kind: method.kind,
  icon: method.icon,
  names: JSON.stringify(method.names),
  account: method.account,
  minimum: method.minimum,
  maximum: method.maximum,
  sum_per_day: method.sumPerDay,
  fee_fixed: method.feeFixed,
  fee_rate: method.feeRate,
  fee_by: method.feeBy,
  opens: method.hours?.opens ?? null,
  closes: method.hours?.closes ?? null,
  quick_amounts: [...method.quickAmounts],
  enabled: method.enabled,
  minutes: method.minutes,
})

/** What a brand has set: its methods, the accounts that receive, and how its cashier works. */
export const createMethodStore = (database: Database) => ({
  ...methodTable(database),
  ...settingTable(database),
  ...accountTable(database),
})

export type MethodStore = ReturnType<typeof createMethodStore>

function methodTable(database: Database) {
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
    /** A new one comes last; one that is there keeps its place. */
    saveMethod: async (transaction: Transaction, brand: string, { code, ...method }: Method): Promise<void> => {
      const row = rowOf(method)
      const { last } = await tablesOn(transaction)
        .selectFrom('cashier.method')
        .select(({ fn }) => fn.max<number | null>('place').as('last'))
        .where('brand', '=', brand)
        .executeTakeFirstOrThrow()
      await tablesOn(transaction)
        .insertInto('cashier.method')
        .values({ brand, code, ...row, place: (last ?? -1) + 1 })
        .onConflict((conflict) => conflict.columns(['brand', 'code']).doUpdateSet(row))
        .execute()
    },
    placeMethod: async (
      transaction: Transaction,
      of: { brand: string; code: string; place: number },
    ): Promise<void> => {
      await tablesOn(transaction)
        .updateTable('cashier.method')
        .set({ place: of.place })
        .where('brand', '=', of.brand)
        .where('code', '=', of.code)
        .execute()
    },
  }
}

function settingTable(database: Database) {
  return {
    saveSetting: async (
      transaction: Transaction,
      brand: string,
      { twoFrom, targetMinutes }: Setting,
    ): Promise<void> => {
      const row = { two_from: twoFrom, target_minutes: targetMinutes }
      await tablesOn(transaction)
        .insertInto('cashier.setting')
        .values({ brand, ...row })
        .onConflict((conflict) => conflict.column('brand').doUpdateSet(row))
        .execute()
    },
    settingOf: async (brand: string, connection: Connection = database): Promise<Setting> => {
      const row = await tablesOn(connection)
        .selectFrom('cashier.setting')
        .selectAll()
        .where('brand', '=', brand)
        .executeTakeFirst()
      return row ? { twoFrom: amount(row.two_from), targetMinutes: row.target_minutes } : DEFAULT_SETTING
    },
  }
}

function accountTable(database: Database) {
  return {
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
