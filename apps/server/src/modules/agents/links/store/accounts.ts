import type { InvitedType } from '@sanuk/contracts/agent-links'
import { sql } from 'kysely'
import type { Database, Transaction } from '#platform/database'

/** An account that an agent opened for somebody. */
export type OpenedAccount = {
  readonly member: string
  readonly brand: string
  readonly agent: string
  readonly type: InvitedType
  readonly requestId: string
  readonly openedAt: Date
}

/** Accounts that agents opened. */
export const accountStore = {
  isDone: async (transaction: Transaction, agent: string, requestId: string): Promise<boolean> => {
    const { rows } = await sql`
      select from links.account where agent = ${agent} and request_id = ${requestId}`.execute(transaction)
    return rows.length > 0
  },
  openedSince: async (transaction: Transaction, agent: string, since: Date): Promise<number> => {
    const { rows } = await sql<{ opened: number }>`
      select count(*)::integer as opened from links.account
       where agent = ${agent} and opened_at >= ${since}`.execute(transaction)
    return rows[0]?.opened ?? 0
  },
  add: async (transaction: Transaction, account: OpenedAccount): Promise<void> => {
    await sql`
      insert into links.account (member, brand, agent, type, request_id, opened_at)
      values (${account.member}, ${account.brand}, ${account.agent}, ${account.type}, ${account.requestId},
              ${account.openedAt})`.execute(transaction)
  },
}

export type AccountStore = typeof accountStore

/** So many opened accounts are looked at. */
const OPENED = 5_000

/** Accounts that agents of a brand opened since an instant, the newest first. */
export async function openedSince(
  database: Database,
  brand: string,
  since: Date,
): Promise<{ readonly member: string; readonly agent: string }[]> {
  const { rows } = await sql<{ member: string; agent: string }>`
    select member, agent from links.account where brand = ${brand} and opened_at >= ${since}
     order by opened_at desc limit ${OPENED}`.execute(database)
  return rows
}
