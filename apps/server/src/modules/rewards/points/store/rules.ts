import { sql } from 'kysely'
import type { Connection, Database, Transaction } from '#platform/database'
import { type Rules, rulesRow } from './rows.ts'

/** Decisions that operators are shown. */
const SHOWN = 30

const columns = sql`
  id, brand, effective_from::text, stake_per_point, weights, points_per_unit, lot, convert_daily_max`

export type RulesStore = ReturnType<typeof createRulesStore>

export function createRulesStore(database: Database) {
  const first = async (on: Connection, query: ReturnType<typeof sql>): Promise<Rules | null> => {
    const { rows } = await query.execute(on)
    return rows[0] === undefined ? null : rulesRow.parse(rows[0])
  }
  return {
    /** What holds on a day, `yyyy-MM-dd`. */
    on: (brand: string, day: string, connection: Connection = database): Promise<Rules | null> =>
      first(
        connection,
        sql`select ${columns} from points.rules where brand = ${brand} and effective_from <= ${day}::date
             order by effective_from desc, decided_at desc limit 1`,
      ),
    /** What comes next after a day. */
    after: (brand: string, day: string): Promise<Rules | null> =>
      first(
        database,
        sql`select ${columns} from points.rules where brand = ${brand} and effective_from > ${day}::date
             order by effective_from, decided_at desc limit 1`,
      ),
    /** The latest decision about each day, the newest day first. */
    list: async (brand: string): Promise<Rules[]> => {
      const { rows } = await sql`
        select distinct on (effective_from) ${columns} from points.rules where brand = ${brand}
         order by effective_from desc, decided_at desc limit ${SHOWN}`.execute(database)
      return rows.map((row) => rulesRow.parse(row))
    },
    add: async (transaction: Transaction, rules: Rules, decidedAt: Date): Promise<void> => {
      await sql`
        insert into points.rules (id, brand, effective_from, stake_per_point, weights, points_per_unit, lot,
                                  convert_daily_max, decided_at)
        values (${rules.id}, ${rules.brand}, ${rules.effective_from}::date, ${rules.stake_per_point},
                ${JSON.stringify(rules.weights)}::jsonb, ${rules.points_per_unit}, ${rules.lot},
                ${rules.convert_daily_max}, ${decidedAt})`.execute(transaction)
    },
  }
}
