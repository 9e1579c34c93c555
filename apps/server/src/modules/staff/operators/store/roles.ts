import type { Power } from '@sanuk/contracts/powers'
import type { Connection, Database, Transaction } from '#platform/database'
import { EVERYTHING, powersOf } from './operators.ts'

type Tables = {
  'operators.role': { id: string; brand: string; name: string; powers: string[]; made_at: Date }
  'operators.operator': { id: string; brand: string; role: string }
}

export type Role = {
  readonly id: string
  readonly name: string
  readonly everything: boolean
  readonly powers: ReadonlySet<Power>
  /** How many hold it, those whose work here is over among them. */
  readonly operators: number
}

export type RoleStore = ReturnType<typeof createRoleStore>

/** What operators may be. */
export function createRoleStore(database: Database) {
  const own = database.withTables<Tables>()
  const all = (connection: Connection = database) =>
    connection
      .withTables<Tables>()
      .selectFrom('operators.role')
      .select(['id', 'name', 'powers'])
      .select((query) =>
        query
          .selectFrom('operators.operator')
          .select(({ fn }) => fn.countAll<bigint>().as('held'))
          .whereRef('operators.operator.role', '=', 'operators.role.id')
          .as('held'),
      )
  const read = (row: { id: string; name: string; powers: string[]; held: bigint | null }): Role => ({
    id: row.id,
    name: row.name,
    everything: row.powers.includes(EVERYTHING),
    powers: powersOf(row.powers),
    operators: Number(row.held ?? 0n),
  })
  return {
    list: async (brand: string, within: Connection = database): Promise<Role[]> =>
      (await all(within).where('brand', '=', brand).orderBy('made_at').orderBy('name').execute()).map(read),
    find: async (brand: string, id: string): Promise<Role | null> => {
      const row = await all().where('brand', '=', brand).where('id', '=', id).executeTakeFirst()
      return row ? read(row) : null
    },
    /** The same, locked until the transaction ends: nobody is given it meanwhile, and what it allows stays. */
    lock: async (transaction: Transaction, brand: string, id: string): Promise<Role | null> => {
      const row = await all(transaction).where('brand', '=', brand).where('id', '=', id).forUpdate().executeTakeFirst()
      return row ? read(row) : null
    },
    /** False where the name is another's. */
    add: async (role: Tables['operators.role'], within: Connection = database): Promise<boolean> => {
      const { numInsertedOrUpdatedRows } = await within
        .withTables<Tables>()
        .insertInto('operators.role')
        .values(role)
        .onConflict((conflict) => conflict.columns(['brand', 'name']).doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },
    change: async (transaction: Transaction, id: string, to: { name: string; powers: string[] }): Promise<void> => {
      await transaction.withTables<Tables>().updateTable('operators.role').set(to).where('id', '=', id).execute()
    },
    /** Removes it; false where somebody holds it. */
    remove: async (id: string): Promise<boolean> => {
      const { numDeletedRows } = await own
        .deleteFrom('operators.role')
        .where('id', '=', id)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('operators.operator').select('id').where('role', '=', id))),
        )
        .executeTakeFirstOrThrow()
      return numDeletedRows === 1n
    },
  }
}
