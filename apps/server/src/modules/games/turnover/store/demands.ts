import { GAME_TYPES } from '@sanuk/contracts/catalogue'
import { type Amount, amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database, Transaction } from '#platform/database'
import { cutPage, type Place } from '#platform/page-cursor'
import type { Demand } from '../pay-off.ts'

const money = z.pipe(
  z.bigint(),
  z.transform((value) => amount(value)),
)
const weights = z.partialRecord(z.enum(GAME_TYPES), z.int().check(z.minimum(0), z.maximum(1_000)))

const demandRow = z.object({
  id: z.uuid(),
  member: z.uuid(),
  currency: z.string(),
  source: z.string(),
  reason: z.enum(['deposit', 'bonus']),
  required: money,
  done: money,
  weights,
  madeAt: z.date(),
})
const endedRow = z.extend(demandRow, { endedAt: z.nullable(z.date()) })

export type DemandRecord = z.output<typeof demandRow>

/** Play that is demanded of a member. `source` names what for, once at a brand: `deposit:<id>`. */
export type NewDemand = Omit<Demand, 'done'> & {
  readonly brand: string
  readonly member: string
  readonly currency: CurrencyCode
  readonly source: string
  readonly reason: DemandRecord['reason']
}

const LIST_SIZE = 20

type Owner = { readonly member: string; readonly currency: CurrencyCode }

const columns = sql`id, member, currency, source, reason, required, done, weights, made_at as "madeAt"`

/** What members still owe to play. */
export function createDemandStore(database: Database) {
  return {
    /** Adds one, unless there is one of this source. */
    add: async (transaction: Transaction, demand: NewDemand): Promise<void> => {
      const { id, brand, member, currency, source, reason, required, weights: counted, madeAt } = demand
      await sql`
        insert into turnover.demand (id, brand, member, currency, source, reason, required, weights, made_at)
        values (${id}, ${brand}, ${member}, ${currency}, ${source}, ${reason}, ${required},
                ${JSON.stringify(counted)}::jsonb, ${madeAt})
        on conflict on constraint demand_of_source do nothing`.execute(transaction)
    },
    /** What a member owes, the oldest first. */
    owed: async (member: string, on: Connection = database): Promise<DemandRecord[]> => {
      const { rows } = await sql`
        select ${columns} from turnover.demand where member = ${member} and ended_at is null order by made_at, id`.execute(
        on,
      )
      return rows.map((row) => z.parse(demandRow, row))
    },
    /** A page of all that was ever asked of a member, newest first. */
    list: async (member: string, from: Place | null) => {
      const before = from ? sql`and (made_at, id) < (${from.at}, ${from.id}::uuid)` : sql``
      const { rows } = await sql`
        select ${columns}, ended_at as "endedAt" from turnover.demand where member = ${member} ${before}
         order by made_at desc, id desc limit ${LIST_SIZE + 1}`.execute(database)
      const demands = rows.map((row) => z.parse(endedRow, row))
      return cutPage(demands, LIST_SIZE, ({ madeAt, id }) => ({ at: madeAt, id }))
    },
    /** What these members owe, locked until the transaction ends. */
    lockOpen: async (transaction: Transaction, members: readonly string[]): Promise<DemandRecord[]> => {
      const { rows } = await sql`
        select ${columns} from turnover.demand
         where member = any (${members}::uuid[]) and ended_at is null order by id for no key update`.execute(
        transaction,
      )
      return rows.map((row) => z.parse(demandRow, row))
    },
    /** Ends all that a member owes, played or not. */
    endAll: async (transaction: Transaction, { member, currency }: Owner, at: Date): Promise<void> => {
      await sql`
        update turnover.demand set ended_at = ${at}
         where member = ${member} and currency = ${currency} and ended_at is null`.execute(transaction)
    },
    /** Writes down how far a demand is worked off; one that is done has ended. */
    setDone: async (transaction: Transaction, id: string, { done, at }: { done: Amount; at: Date }): Promise<void> => {
      await sql`
        update turnover.demand set done = ${done}, ended_at = case when ${done}::bigint = required then ${at}::timestamptz end
         where id = ${id}`.execute(transaction)
    },
  }
}
