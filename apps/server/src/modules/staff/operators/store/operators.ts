import { POWERS, type Power, withGranted } from '@sanuk/contracts/powers'
import { sql } from 'kysely'
import type { Connection, Database, Transaction } from '#platform/database'
import { usablePowers } from '../two-people.ts'
import { operatorChanges } from './operator-changes.ts'
import type { OperatorTables } from './operator-tables.ts'

/** Stands for every power there is. */
export const EVERYTHING = '*'

export type Operator = {
  readonly id: string
  readonly brand: string
  readonly username: string
  readonly name: string
  readonly passwordHash: string
  readonly passwordTemporary: boolean
  readonly role: { readonly id: string; readonly name: string; readonly powers: ReadonlySet<Power> }
  /** What of the role they may do: the sensitive part takes an access that two people handed over. */
  readonly powers: ReadonlySet<Power>
  /** From when on those of their powers to decide that were given lately can be used. */
  readonly decidesFrom: ReadonlyMap<Power, Date>
  readonly madeAt: Date
  readonly closedAt: Date | null
}

/** The powers that kept names stand for; a name that no version knows any more stands for nothing. */
export function powersOf(kept: readonly string[]): ReadonlySet<Power> {
  return withGranted(kept.includes(EVERYTHING) ? POWERS : POWERS.filter((power) => kept.includes(power)))
}

const readDecidesFrom = (kept: Readonly<Record<string, string>>): ReadonlyMap<Power, Date> =>
  new Map(POWERS.flatMap((power) => (kept[power] ? [[power, new Date(kept[power])] as const] : [])))

export type OperatorStore = ReturnType<typeof createOperatorStore>

/** Staff of a brand with their roles. */
export function createOperatorStore(database: Database) {
  const on = (connection: Connection) => connection.withTables<OperatorTables>()
  const all = (connection: Connection = database) =>
    on(connection)
      .selectFrom('operators.operator')
      .innerJoin('operators.role', 'operators.role.id', 'operators.operator.role')
      .selectAll('operators.operator')
      .select(['operators.role.name as role_name', 'operators.role.powers'])
  const read = (row: Awaited<ReturnType<ReturnType<typeof all>['executeTakeFirstOrThrow']>>): Operator => ({
    ...{ id: row.id, brand: row.brand, username: row.username, name: row.name },
    passwordHash: row.password_hash,
    passwordTemporary: row.password_temporary,
    role: { id: row.role, name: row.role_name, powers: powersOf(row.powers) },
    powers: usablePowers(powersOf(row.powers), row.access_by_two),
    decidesFrom: readDecidesFrom(row.decides_from),
    madeAt: row.made_at,
    closedAt: row.closed_at,
  })
  const one = async (
    by: { id: string } | { brand: string; username: string },
    within: Connection = database,
  ): Promise<Operator | null> => {
    const row = await ('id' in by
      ? all(within).where('operators.operator.id', '=', by.id)
      : all(within).where('operators.operator.brand', '=', by.brand).where('username', '=', by.username)
    ).executeTakeFirst()
    return row ? read(row) : null
  }
  return {
    /** An operator, also one whose work here is over. */
    one,
    /** The same, locked until the transaction ends. */
    lock: async (transaction: Transaction, id: string): Promise<Operator | null> => {
      await on(transaction).selectFrom('operators.operator').select('id').where('id', '=', id).forUpdate().execute()
      return one({ id }, transaction)
    },
    /** How many owners of a brand work here, and how many were ever made by the command line. */
    countOwners: async (connection: Connection, brand: string): Promise<{ working: number; everMade: number }> => {
      const { working, made } = await on(connection)
        .selectFrom('operators.operator')
        .innerJoin('operators.role', 'operators.role.id', 'operators.operator.role')
        .select([
          sql<bigint>`count(*) filter (where closed_at is null and ${EVERYTHING} = any (powers))`.as('working'),
          sql<bigint>`count(*) filter (where made_by_command)`.as('made'),
        ])
        .where('operators.operator.brand', '=', brand)
        .executeTakeFirstOrThrow()
      return { working: Number(working), everMade: Number(made) }
    },
    /** Everybody with a role, also those whose work here is over, by name. */
    holders: (connection: Connection, role: string): Promise<{ id: string; username: string }[]> =>
      on(connection)
        .selectFrom('operators.operator')
        .select(['id', 'username'])
        .where('role', '=', role)
        .orderBy('username')
        .execute(),
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
    ...operatorChanges(),
  }
}
