import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database, Transaction } from '#platform/database'

const contractRow = z.object({
  id: z.uuid(),
  rate: z.number(),
  from: z.string(),
  until: z.nullable(z.string()),
  decidedAt: z.date(),
})
/** A rate of an agent from a business day on; `until` is exclusive. */
export type Contract = z.output<typeof contractRow>

const neighbourRow = z.object({ side: z.enum(['above', 'below']), agent: z.uuid(), rate: z.number() })
export type Neighbour = z.output<typeof neighbourRow>

/** Another rate of an agent, from a business day on. */
type Decided = {
  readonly brand: string
  readonly agent: string
  readonly rate: number
  readonly from: string
  readonly decidedAt: Date
}

const columns = sql`
  contract.id, contract.rate, contract.from_day::text as "from", contract.until_day::text as "until",
  contract.decided_at as "decidedAt"`
const SHOWN = 50

export type ContractStore = ReturnType<typeof createContractStore>

/** Which part of their team's play agents are paid. */
export function createContractStore(database: Database) {
  const some = async (query: ReturnType<typeof sql>, on: Connection): Promise<Contract[]> =>
    (await query.execute(on)).rows.map((row) => contractRow.parse(row))
  return {
    /** The contracts of an agent, and what ended them, the newest first. */
    list: (agent: string, on: Connection = database): Promise<Contract[]> =>
      some(
        sql`select ${columns} from salary.contract where agent = ${agent} order by from_day desc limit ${SHOWN}`,
        on,
      ),
    /** What holds for an agent on a day, or `null`. */
    on: async (
      { brand, agent, day }: { readonly brand: string; readonly agent: string; readonly day: string },
      connection: Connection = database,
    ): Promise<Contract | null> => {
      const query = sql`
        select ${columns} from salary.contracts_on(${brand}, ${day}::date) held
          join salary.contract on contract.id = held.id where held.agent = ${agent}`
      return (await some(query, connection))[0] ?? null
    },
    /** The contracts between which the agent's rate must lie on a day. */
    neighbours: async (
      { brand, agent, day }: { readonly brand: string; readonly agent: string; readonly day: string },
      on: Connection = database,
    ): Promise<Neighbour[]> => {
      const { rows } = await sql`select * from salary.neighbours(${brand}, ${agent}, ${day}::date)`.execute(on)
      return rows.map((row) => neighbourRow.parse(row))
    },
    /** Puts a rate in force from a day on, and ends what held before. What was decided of that day before is replaced. */
    put: async (transaction: Transaction, { brand, agent, rate, from, decidedAt }: Decided): Promise<void> => {
      await sql`
        update salary.contract set until_day = ${from}::date
         where agent = ${agent} and from_day < ${from}::date and (until_day is null or until_day > ${from}::date)`.execute(
        transaction,
      )
      await sql`
        insert into salary.contract (id, brand, agent, rate, from_day, decided_at)
        values (${randomUUID()}, ${brand}, ${agent}, ${rate}, ${from}::date, ${decidedAt})
        on conflict (agent, from_day) do update set rate = excluded.rate, decided_at = excluded.decided_at`.execute(
        transaction,
      )
    },
  }
}
