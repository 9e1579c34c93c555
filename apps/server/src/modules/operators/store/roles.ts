import type { Power } from '@sanuk/contracts/powers'
import type { Database } from '#platform/database'
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

/** What operators may be. */
export function createRoleStore(database: Database) {
  const own = database.withTables<Tables>()
  const all = () =>
    own
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
    ...{ id: row.id, name: row.name, everything: row.powers.includes(EVERYTHING) },
    powers: powersOf(row.powers),
    operators: Number(row.held ?? 0n),
  })
  return {
    list: async (brand: string): Promise<Role[]> =>
      (await all().where('brand', '=', brand).orderBy('made_at').orderBy('name').execute()).map(read),
    find: async (brand: string, id: string): Promise<Role | null> => {
      const row = await all().where('brand', '=', brand).where('id', '=', id).executeTakeFirst()
      return row ? read(row) : null
    },
    add: async (role: Tables['operators.role']): Promise<boolean> => {
      const { numInsertedOrUpdatedRows } = await own
        .insertInto('operators.role')
        .values(role)
        .onConflict((conflict) => conflict.columns(['brand', 'name']).doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },
    change: async (id: string, to: { name: string; powers: string[] }): Promise<void> => {
      await own.updateTable('operators.role').set(to).where('id', '=', id).execute()
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
