import { FREEZE_KINDS, type FreezeKind } from '@sanuk/contracts/freezes'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database, Transaction } from '#platform/database'

const freezeRow = z.object({
  id: z.uuid(),
  brand: z.uuid(),
  member: z.uuid(),
  agent: z.uuid(),
  kind: z.enum(FREEZE_KINDS),
  reason: z.string(),
  frozenAt: z.date(),
  endsAt: z.nullable(z.date()),
  extendedBy: z.nullable(z.uuid()),
  extendedBecause: z.nullable(z.string()),
  endedAt: z.nullable(z.date()),
  liftedByAgent: z.nullable(z.uuid()),
  liftedByOperator: z.nullable(z.uuid()),
  liftedBecause: z.nullable(z.string()),
})
export type FreezeRecord = z.output<typeof freezeRow>

type Added = Pick<FreezeRecord, 'id' | 'brand' | 'member' | 'agent' | 'kind' | 'reason' | 'frozenAt' | 'endsAt'>
type Lifted =
  | { readonly agent: string; readonly operator?: never }
  | { readonly operator: string; readonly reason: string; readonly agent?: never }

const columns = sql`
  id, brand, member, agent, kind, reason, frozen_at as "frozenAt", ends_at as "endsAt", extended_by as "extendedBy",
  extended_because as "extendedBecause", ended_at as "endedAt", lifted_by_agent as "liftedByAgent",
  lifted_by_operator as "liftedByOperator", lifted_because as "liftedBecause"`

/** Freezes that operators are shown of one member. */
const SHOWN = 50

const inForce = (now: Date) => sql`ended_at is null and (ends_at is null or ends_at > ${now})`

export type FreezeStore = ReturnType<typeof createFreezeStore>

/** What agents keep people from. */
export function createFreezeStore(database: Database) {
  const some = async (query: ReturnType<typeof sql>, on: Connection = database): Promise<FreezeRecord[]> =>
    (await query.execute(on)).rows.map((row) => freezeRow.parse(row))
  return {
    /** What holds now of some members, the oldest first. */
    inForce: (members: readonly string[], now: Date, on?: Connection): Promise<FreezeRecord[]> =>
      some(
        sql`select ${columns} from freezes.freeze
             where member = any (${[...members]}::uuid[]) and ${inForce(now)} order by frozen_at, id`,
        on,
      ),
    ofMember: (member: string): Promise<FreezeRecord[]> =>
      some(sql`
        select ${columns} from freezes.freeze where member = ${member} order by frozen_at desc, id desc limit ${SHOWN}`),
    find: async (id: string): Promise<FreezeRecord | null> =>
      (await some(sql`select ${columns} from freezes.freeze where id = ${id}`))[0] ?? null,
    /** Since when a kind was last begun, or `null`. */
    lastBegun: async (on: Connection, { member, kind }: { member: string; kind: FreezeKind }): Promise<Date | null> => {
      const { rows } = await sql<{ at: Date | null }>`
        select max(frozen_at) as at from freezes.freeze where member = ${member} and kind = ${kind}`.execute(on)
      return rows[0]?.at ?? null
    },
    /** Those of an agent that hold now. */
    ofAgent: (agent: string, now: Date, on?: Connection): Promise<FreezeRecord[]> =>
      some(
        sql`select ${columns} from freezes.freeze where agent = ${agent} and ${inForce(now)} order by frozen_at, id`,
        on,
      ),
    /** Adds a freeze; `false` where one of the kind holds. One whose time is over makes way. */
    add: async (transaction: Transaction, freeze: Added): Promise<boolean> => {
      const { id, brand, member, agent, kind, reason, frozenAt, endsAt } = freeze
      await sql`
        update freezes.freeze set ended_at = ends_at
         where member = ${member} and kind = ${kind} and ended_at is null and ends_at <= ${frozenAt}`.execute(
        transaction,
      )
      const { numAffectedRows } = await sql`
        insert into freezes.freeze (id, brand, member, agent, kind, reason, frozen_at, ends_at)
        values (${id}, ${brand}, ${member}, ${agent}, ${kind}, ${reason}, ${frozenAt}, ${endsAt})
        on conflict do nothing`.execute(transaction)
      return numAffectedRows === 1n
    },
    /** Ends one that holds; `false` where it does not any more. An agent ends none that an operator let go on. */
    lift: async (id: string, by: Lifted, now: Date): Promise<boolean> => {
      const isByAgent = by.agent !== undefined
      const { numAffectedRows } = await sql`
        update freezes.freeze
           set ended_at = ${now}, lifted_by_agent = ${by.agent ?? null}, lifted_by_operator = ${by.operator ?? null},
               lifted_because = ${isByAgent ? null : by.reason}
         where id = ${id} and ${inForce(now)} ${isByAgent ? sql`and extended_by is null` : sql``}`.execute(database)
      return numAffectedRows === 1n
    },
    /** Ends some that hold, by an operator. */
    liftAll: async (
      transaction: Transaction,
      ids: readonly string[],
      { operator, reason, at }: { readonly operator: string; readonly reason: string; readonly at: Date },
    ): Promise<void> => {
      await sql`
        update freezes.freeze set ended_at = ${at}, lifted_by_operator = ${operator}, lifted_because = ${reason}
         where id = any (${[...ids]}::uuid[]) and ${inForce(at)}`.execute(transaction)
    },
    /** Lets one that holds go on until later; `false` where it does not hold any more. */
    extend: async (
      id: string,
      by: { readonly operator: string; readonly reason: string; readonly until: Date },
      now: Date,
    ): Promise<boolean> => {
      const { numAffectedRows } = await sql`
        update freezes.freeze set ends_at = ${by.until}, extended_by = ${by.operator}, extended_because = ${by.reason}
         where id = ${id} and ${inForce(now)} and ends_at < ${by.until}`.execute(database)
      return numAffectedRows === 1n
    },
  }
}
