import type { Database } from '../database.ts'

/** Which process deals at a table. */
export type DealerTable = { table_code: string; process: string; leased_until: Date }

/** How long a table belongs to the process that deals there, unless it says again that it does. */
export const DEALER_LEASE_MS = 8_000

export type DealerLease = ReturnType<typeof createDealerLease>

/** Leases of tables, so that two processes never deal at one: whoever falls silent loses it to another. */
export function createDealerLease(database: Database, process: string) {
  return {
    /** Takes or renews a table. Answers whether it is ours now. */
    take: async (table: string, now: Date): Promise<boolean> => {
      const row = { process, leased_until: new Date(now.getTime() + DEALER_LEASE_MS) }
      const taken = await database
        .insertInto('rooms.dealer')
        .values({ table_code: table, ...row })
        .onConflict((conflict) =>
          conflict
            .column('table_code')
            .doUpdateSet(row)
            .where(({ eb, or }) =>
              or([eb('rooms.dealer.process', '=', process), eb('rooms.dealer.leased_until', '<', now)]),
            ),
        )
        .returning('table_code')
        .executeTakeFirst()
      return taken !== undefined
    },
    /** Leaves all tables to whoever comes. */
    leave: async (): Promise<void> => {
      await database.deleteFrom('rooms.dealer').where('process', '=', process).execute()
    },
  }
}
