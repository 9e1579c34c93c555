import type { Connection, Database } from '#platform/database'

type Tables = { 'factors.recovery_code': { member: string; brand: string; code_hash: Buffer } }

/** Recovery codes that are left, as hashes. */
export function createRecoveryCodeStore(database: Database) {
  const on = (connection: Connection) => connection.withTables<Tables>()
  const forget = async (connection: Connection, member: string): Promise<void> => {
    await on(connection).deleteFrom('factors.recovery_code').where('member', '=', member).execute()
  }
  return {
    forget,
    /** Keeps these instead of all earlier ones. */
    replace: async (connection: Connection, owner: { id: string; brand: string }, hashes: readonly Buffer[]) => {
      await forget(connection, owner.id)
      const rows = hashes.map((code_hash) => ({ member: owner.id, brand: owner.brand, code_hash }))
      await on(connection).insertInto('factors.recovery_code').values(rows).execute()
    },
    count: async (member: string): Promise<number> => {
      const { count } = await on(database)
        .selectFrom('factors.recovery_code')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .where('member', '=', member)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    /** Takes a code away; false where the member has none such. */
    spend: async (member: string, hash: Buffer): Promise<boolean> => {
      const { numDeletedRows } = await on(database)
        .deleteFrom('factors.recovery_code')
        .where('member', '=', member)
        .where('code_hash', '=', hash)
        .executeTakeFirstOrThrow()
      return numDeletedRows === 1n
    },
  }
}
