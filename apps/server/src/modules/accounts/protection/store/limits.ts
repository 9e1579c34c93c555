import { LIMIT_KINDS, LIMIT_PERIODS, type LimitKind, type LimitPeriod } from '@sanuk/contracts/protection'
import { amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database, Transaction } from '#platform/database'
import type { KeptLimit } from '../limits.ts'
import type { Owner } from './members.ts'

const money = z.pipe(
  z.bigint(),
  z.transform((value) => amount(value)),
)

const row = z.object({
  kind: z.enum(LIMIT_KINDS),
  period: z.enum(LIMIT_PERIODS),
  amount: money,
  nextAmount: z.nullable(money),
  nextAt: z.nullable(z.date()),
})

export type Named = { readonly kind: LimitKind; readonly period: LimitPeriod }

/** What members allow themselves. */
export function createLimitStore(database: Database) {
  return {
    of: async (member: string, on: Connection = database): Promise<KeptLimit[]> => {
      const { rows } = await sql`
        select kind, period, amount, next_amount as "nextAmount", next_at as "nextAt"
          from protection.own_limit where member = ${member}`.execute(on)
      return rows.map((one) => z.parse(row, one))
    },
    set: async (transaction: Transaction, { id, brand }: Owner, limit: KeptLimit): Promise<void> => {
      const { kind, period, amount: sum, nextAmount, nextAt } = limit
      await sql`
        insert into protection.own_limit (member, kind, period, brand, amount, next_amount, next_at)
        values (${id}, ${kind}, ${period}, ${brand}, ${sum}, ${nextAmount}, ${nextAt})
        on conflict (member, kind, period) do update
           set amount = excluded.amount, next_amount = excluded.next_amount, next_at = excluded.next_at`.execute(
        transaction,
      )
    },
    remove: async (transaction: Transaction, member: string, { kind, period }: Named): Promise<void> => {
      await sql`
        delete from protection.own_limit
         where member = ${member} and kind = ${kind} and period = ${period}`.execute(transaction)
    },
  }
}
