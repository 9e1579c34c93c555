import type { Amount } from '@sanuk/money/amount'
import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '#platform/database'
import { inForce } from './counted.ts'

/** The least that is paid at once, and the business day on which it is. */
export type LeastPaid = { readonly least: Amount; readonly today: string }

/** A condition: the agent of a column stands in no tree on a day, so that nothing more will be earned. */
export const isGone = (column: 'earning.agent' | 'bill.agent' | 'one.agent', today: string): RawBuilder<unknown> => sql`
  not exists (
    select from agents.stands
     where stands.agent = ${sql.ref(column)} and ${inForce('stands', sql`${today}::date`)})`

/** Which of these agents stand in no tree on a day. */
export async function agentsGone(
  transaction: Transaction,
  agents: readonly string[],
  today: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ agent: string }>`
    select one.agent from unnest(${agents}::uuid[]) one (agent) where ${isGone('one.agent', today)}`.execute(
    transaction,
  )
  return new Set(rows.map(({ agent }) => agent))
}
