import { exactParameter } from '@sanuk/host/instant'
import { PLANNED_ANEW } from '@sanuk/ledger/queryable'
import pg from 'pg'

/** More than the platform has statements. What is put together of a caller's lists is not to fill the sessions. */
const NAMED_MAX = 500

/**
 * Lets the sessions of a pool keep what they have parsed and planned: the same statement costs them about half as much the
 * next time. Where a migration gives a table another shape meanwhile, everything is planned anew, under names that are
 * new as well.
 */
export function createPlanning(): (client: pg.PoolClient) => pg.PoolClient {
  const names = new Map<string, string>()
  const wrapped = new WeakMap<pg.PoolClient, pg.PoolClient>()
  let given = 0

  /** The name under which sessions keep a statement planned, or none for one too many. */
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= NAMED_MAX || text.startsWith(PLANNED_ANEW)) return known
    given += 1
    const name = `s${given}`
    names.set(text, name)
    return name
  }

  const plannedBy = (client: pg.PoolClient): pg.PoolClient => {
    const send = (text: string, values: unknown[]) => {
      const name = values.length > 0 ? nameOf(text) : undefined
      return client.query({ text, values, ...(name !== undefined && { name }) })
    }
    const query = async (text: string, parameters: readonly unknown[] = []): Promise<pg.QueryResult> => {
      const values = parameters.map(exactParameter)
      try {
        return await send(text, values)
      } catch (error) {
        if (!isOutOfShape(error)) throw error
        names.clear()
        // Nothing of it was done. A transaction is done again by whoever began it.
        if (client.getTransactionStatus() !== 'I') throw error
        return send(text, values)
      }
    }
    return new Proxy(client, { get: (of, key) => (key === 'query' ? query : Reflect.get(of, key)) })
  }

  return (client) => {
    const known = wrapped.get(client) ?? plannedBy(client)
    wrapped.set(client, known)
    return known
  }
}

/** Whether a planned statement would answer in another shape than it was planned for. */
export function isOutOfShape(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'
}
