import { randomUUID } from 'node:crypto'
import {
  CHANGE_DEEDS,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type LimitKind,
  type LimitPeriod,
  type ProtectionChange,
} from '@sanuk/contracts/protection'
import { type Amount, amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database, Transaction } from '#platform/database'
import { cutPage, type Place } from '#platform/page-cursor'
import type { Owner } from './members.ts'

const row = z.object({
  id: z.uuid(),
  at: z.date(),
  deed: z.enum(CHANGE_DEEDS),
  kind: z.nullable(z.enum(LIMIT_KINDS)),
  period: z.nullable(z.enum(LIMIT_PERIODS)),
  amount: z.nullable(z.bigint()),
  until: z.nullable(z.date()),
  operator: z.nullable(z.uuid()),
  reason: z.nullable(z.string()),
})
export type ChangeRecord = z.output<typeof row>

/** An operator who did it, and why. */
export type ByStaff = { readonly operator: string; readonly reason: string }

export type NewChange = {
  readonly at: Date
  readonly deed: ProtectionChange['deed']
  readonly kind?: LimitKind
  readonly period?: LimitPeriod
  readonly amount?: Amount | null
  readonly until?: Date | null
  readonly by?: ByStaff | undefined
}

const LIST_SIZE = 20

/** Everything that was ever changed. */
export function createChangeStore(database: Database) {
  return {
    add: async (transaction: Transaction, { id, brand }: Owner, change: NewChange): Promise<void> => {
      const { at, deed, kind = null, period = null, until = null, by } = change
      await sql`
        insert into protection.change (id, brand, member, at, deed, kind, period, amount, until, operator, reason)
        values (${randomUUID()}, ${brand}, ${id}, ${at}, ${deed}, ${kind}, ${period}, ${change.amount ?? null}, ${until},
                ${by?.operator ?? null}, ${by?.reason ?? null})`.execute(transaction)
    },
    /** A page of them, newest first. */
    list: async (member: string, from: Place | null) => {
      const before = from ? sql`and (at, id) < (${from.at}, ${from.id}::uuid)` : sql``
      const { rows } = await sql`
        select id, at, deed, kind, period, amount, until, operator, reason from protection.change
         where member = ${member} ${before} order by at desc, id desc limit ${LIST_SIZE + 1}`.execute(database)
      const found = rows.map((one) => z.parse(row, one))
      return cutPage(found, LIST_SIZE, ({ at, id }) => ({ at, id }))
    },
  }
}

/** An amount of a change as it is written. */
export const amountOf = (value: bigint | null): Amount | null => (value === null ? null : amount(value))
