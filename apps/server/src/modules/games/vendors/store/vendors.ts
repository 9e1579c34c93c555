import { type Connection, type Database, inTransaction } from '#platform/database'
import type { GameVendor } from '#platform/vendors'
import type { VendorRecord, VendorSettings } from '../vendor.ts'
import { campaignRowsOf, columnsOf, moneyLimitsOf, readVendor, type VendorTables } from './vendor-rows.ts'

/** A vendor as it first comes. */
export type NewVendor = Pick<VendorRecord, 'code' | 'name' | 'address' | 'sandbox'> & {
  readonly wallet: GameVendor['wallet']
}

/** A vendor that is the platform itself. */
export type HouseVendor = Pick<VendorRecord, 'code' | 'name'>

/** A vendor as the environment brings it; without ranges of addresses, those an operator set stay. */
export type BroughtVendor = Omit<NewVendor, 'sandbox'> & { readonly addresses: readonly string[] | undefined }

export type VendorStore = ReturnType<typeof createVendorStore>

/** Vendors and what operators decided about them. Whatever changes here, every process is told by the database. */
export function createVendorStore(database: Database) {
  const own = database.withTables<VendorTables>()
  const read = async (on: Connection, code?: string): Promise<VendorRecord[]> => {
    const tables = on.withTables<VendorTables>()
    const vendors = tables.selectFrom('vendors.vendor').selectAll().orderBy('made_at').orderBy('code')
    const rows = await (code === undefined ? vendors : vendors.where('code', '=', code)).execute()
    const limits = await tables.selectFrom('vendors.money_limit').selectAll().execute()
    const campaigns = await tables.selectFrom('vendors.campaign').selectAll().orderBy('code').execute()
    return rows.map((row) => readVendor(row, { limits, campaigns }))
  }
  return {
    /** Everyone, in the order in which they came. */
    all: () => read(database),
    one: async (code: string): Promise<VendorRecord | null> => (await read(database, code))[0] ?? null,
    /** Enters a vendor; false where its code is taken. */
    add: async (vendor: NewVendor): Promise<boolean> => {
      const added = await own
        .insertInto('vendors.vendor')
        .values({ ...vendor, configured: false, addresses: [], alarm_percent: null })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return added.numInsertedOrUpdatedRows === 1n
    },
    /** Enters or updates one that the environment brings; what operators decided stays. */
    enter: async (vendor: BroughtVendor): Promise<void> => {
      const { code, addresses, ...brought } = vendor
      const changing = {
        ...brought,
        sandbox: false,
        configured: true,
        ...(addresses ? { addresses: [...addresses] } : {}),
      }
      await own
        .insertInto('vendors.vendor')
        .values({ code, addresses: [], alarm_percent: null, ...changing })
        .onConflict((conflict) => conflict.column('code').doUpdateSet(changing))
        .execute()
    },
    /** Enters one that is the platform itself, or its new name; false where its code is another vendor's. */
    enterHouse: async ({ code, name }: HouseVendor): Promise<boolean> => {
      const house = { name, wallet: 'house', address: null, sandbox: false, configured: true } as const
      await own
        .insertInto('vendors.vendor')
        .values({ code, addresses: [], alarm_percent: null, ...house })
        .onConflict((conflict) =>
          conflict
            .column('code')
            .doUpdateSet({ name })
            .where('vendors.vendor.wallet', '=', 'house')
            .where('vendors.vendor.name', '<>', name),
        )
        .execute()
      const entered = own.selectFrom('vendors.vendor').select('wallet').where('code', '=', code)
      return (await entered.executeTakeFirst())?.wallet === 'house'
    },
    change: (code: string, settings: VendorSettings): Promise<void> =>
      inTransaction(database, async (transaction) => {
        const tables = transaction.withTables<VendorTables>()
        await tables.updateTable('vendors.vendor').set(columnsOf(settings)).where('code', '=', code).execute()
        await tables.deleteFrom('vendors.money_limit').where('vendor', '=', code).execute()
        const limits = moneyLimitsOf(code, settings.limits)
        if (limits.length > 0) await tables.insertInto('vendors.money_limit').values(limits).execute()
        await tables.deleteFrom('vendors.campaign').where('vendor', '=', code).execute()
        const campaigns = campaignRowsOf(code, settings.limits)
        if (campaigns.length > 0) await tables.insertInto('vendors.campaign').values(campaigns).execute()
      }),
    enable: async (code: string, enabled: boolean): Promise<void> => {
      await own.updateTable('vendors.vendor').set({ enabled }).where('code', '=', code).execute()
    },
  }
}
