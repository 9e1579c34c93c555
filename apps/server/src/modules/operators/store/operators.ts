import { POWERS, type Power, withGranted } from '@sanuk/contracts/powers'
import { sql } from 'kysely'
import type { Connection, Database } from '#platform/database'

type Tables = {
  'operators.operator': {
    id: string
    brand: string
    username: string
    name: string
    password_hash: string
    password_temporary: boolean
    role: string
    made_at: Date
    closed_at: Date | null
  }
  'operators.role': { id: string; brand: string; name: string; powers: string[] }
  'operators.session': { operator: string; seen_at: Date }
}

/** Stands for every power there is. */
export const EVERYTHING = '*'

export type Operator = {
  readonly id: string
  readonly brand: string
  readonly username: string
  readonly name: string
  readonly passwordHash: string
  readonly passwordTemporary: boolean
  readonly role: { readonly id: string; readonly name: string }
  readonly powers: ReadonlySet<Power>
  readonly madeAt: Date
  readonly closedAt: Date | null
}

/** The powers that kept names stand for; a name that no version knows any more stands for nothing. */
export function powersOf(kept: readonly string[]): ReadonlySet<Power> {
  return withGranted(kept.includes(EVERYTHING) ? POWERS : POWERS.filter((power) => kept.includes(power)))
}

export type OperatorStore = ReturnType<typeof createOperatorStore>

/** Staff of a brand with their roles. */
export function createOperatorStore(database: Database) {
  const on = (connection: Connection) => connection.withTables<Tables>()
  const all = () =>
    on(database)
      .selectFrom('operators.operator')
      .innerJoin('operators.role', 'operators.role.id', 'operators.operator.role')
      .selectAll('operators.operator')
      .select(['operators.role.name as role_name', 'operators.role.powers'])
  const read = (row: Awaited<ReturnType<ReturnType<typeof all>['executeTakeFirstOrThrow']>>): Operator => ({
    ...{ id: row.id, brand: row.brand, username: row.username, name: row.name },
    passwordHash: row.password_hash,
    passwordTemporary: row.password_temporary,
    role: { id: row.role, name: row.role_name },
    powers: powersOf(row.powers),
    madeAt: row.made_at,
    closedAt: row.closed_at,
  })
  const one = async (by: { id: string } | { brand: string; username: string }): Promise<Operator | null> => {
    const row = await ('id' in by
      ? all().where('operators.operator.id', '=', by.id)
      : all().where('operators.operator.brand', '=', by.brand).where('username', '=', by.username)
    ).executeTakeFirst()
    return row ? read(row) : null
  }
  return {
    /** An operator, also one whose work here is over. */
    one,
    list: async (brand: string): Promise<(Operator & { readonly seenAt: Date | null })[]> => {
      const rows = await all()
        .select((query) =>
          query
            .selectFrom('operators.session')
            .select(sql<Date | null>`max(seen_at)`.as('seen'))
            .whereRef('operators.session.operator', '=', 'operators.operator.id')
            .as('seen_at'),
        )
        .where('operators.operator.brand', '=', brand)
        .orderBy('username')
        .execute()
      return rows.map((row) => ({ ...read(row), seenAt: row.seen_at }))
    },
    names: async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      if (ids.length === 0) return new Map()
      const rows = await on(database)
        .selectFrom('operators.operator')
        .select(['id', 'username'])
        .where('id', 'in', [...new Set(ids)])
        .execute()
      return new Map(rows.map(({ id, username }) => [id, username]))
    },
    /** Adds an operator; false where the username is another's. */
    add: async (row: Omit<Tables['operators.operator'], 'made_at' | 'closed_at'> & { made_at: Date }) => {
      const { numInsertedOrUpdatedRows } = await on(database)
        .insertInto('operators.operator')
        .values({ ...row, closed_at: null })
        .onConflict((conflict) => conflict.columns(['brand', 'username']).doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },
    change: async (
      connection: Connection,
      id: string,
      to: Partial<
        Pick<Tables['operators.operator'], 'name' | 'role' | 'closed_at' | 'password_hash' | 'password_temporary'>
      >,
    ): Promise<void> => {
      await on(connection).updateTable('operators.operator').set(to).where('id', '=', id).execute()
    },
  }
}
