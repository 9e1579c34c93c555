import { sql } from 'kysely'
import type { Connection } from '#platform/database'
import type { OperatorTables } from './operator-tables.ts'

type Row = OperatorTables['operators.operator']
type Added = Omit<Row, 'closed_at'>
type Changed = Partial<
  Pick<Row, 'name' | 'role' | 'closed_at' | 'password_hash' | 'password_temporary' | 'access_by_two'>
>

/** What is written of operators. */
export function operatorChanges() {
  const on = (connection: Connection) => connection.withTables<OperatorTables>()
  return {
    /** Adds an operator; false where the username is another's. */
    add: async (connection: Connection, { decides_from, ...row }: Added) => {
      const { numInsertedOrUpdatedRows } = await on(connection)
        .insertInto('operators.operator')
        .values({ ...row, decides_from: jsonOf(decides_from), closed_at: null })
        .onConflict((conflict) => conflict.columns(['brand', 'username']).doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },
    change: async (connection: Connection, id: string, to: Changed): Promise<void> => {
      await on(connection).updateTable('operators.operator').set(to).where('id', '=', id).execute()
    },
    /** Keeps from when on powers can be used, of an operator or of all with a role; of other powers what was kept stays. */
    delayDeciding: async (
      connection: Connection,
      of: { readonly id: string } | { readonly role: string },
      from: Readonly<Record<string, string>>,
    ): Promise<void> => {
      if (Object.keys(from).length === 0) return
      const [column, value] = 'id' in of ? (['id', of.id] as const) : (['role', of.role] as const)
      await on(connection)
        .updateTable('operators.operator')
        .set({ decides_from: sql`decides_from || ${JSON.stringify(from)}::jsonb` })
        .where(column, '=', value)
        .execute()
    },
  }
}

const jsonOf = (value: object) => sql<Record<string, string>>`${JSON.stringify(value)}::jsonb`
