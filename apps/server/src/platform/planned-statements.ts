import { PLANNED_ANEW } from '@sanuk/ledger/queryable'
import pg from 'pg'

/** More than the platform has statements. What is put together of a caller's lists is not to fill the sessions. */
const NAMED_MAX = 500

const names = new Map<string, string>()
let given = 0

/** The name under which sessions keep a statement planned, or none for one too many. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= NAMED_MAX || text.startsWith(PLANNED_ANEW)) return known
  given += 1
  const name = `s${given}`
  names.set(text, name)
  return name
}

const wrapped = new WeakMap<pg.PoolClient, pg.PoolClient>()

/**
 * Lets a session keep what it has parsed and planned: the same statement costs it about half as much the next time.
 * Where a migration gives a table another shape meanwhile, everything is planned anew, under names that are new as well.
 */
export function planning(client: pg.PoolClient): pg.PoolClient {
  const known = wrapped.get(client)
  if (known) return known
  const send = (text: string, values: unknown[]) => {
    const name = values.length > 0 ? nameOf(text) : undefined
    return client.query({ text, values, ...(name !== undefined && { name }) })
  }
  const query = async (text: string, values: readonly unknown[] = []): Promise<pg.QueryResult> => {
    try {
      return await send(text, [...values])
    } catch (error) {
      if (!isOutOfShape(error)) throw error
      names.clear()
      // Nothing of it was done. A transaction is done again by whoever began it.
      if (client.getTransactionStatus() !== 'I') throw error
      return send(text, [...values])
    }
  }
  const planned = new Proxy(client, { get: (of, key) => (key === 'query' ? query : Reflect.get(of, key)) })
  wrapped.set(client, planned)
  return planned
}

/** Whether a planned statement would answer in another shape than it was planned for. */
export function isOutOfShape(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'
}
