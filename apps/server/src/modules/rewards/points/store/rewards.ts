import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database, Transaction } from '#platform/database'
import { type RewardRecord, rewardRow } from './rows.ts'

/** What an operator writes; where it stands and how often it was changed is kept beside. */
export type RewardWritten = Omit<RewardRecord, 'position' | 'revision'>

export type RewardStore = ReturnType<typeof createRewardStore>

export function createRewardStore(database: Database) {
  const list = async (where: ReturnType<typeof sql>) => {
    const { rows } = await sql`
      select r.*, (select coalesce(sum(quantity), 0)::int from points.redemption g
                    where g.reward = r.id and g.state in ('in_progress', 'approved')) as taken
        from points.reward r where ${where} order by r.position, r.id`.execute(database)
    return rows.map((row) => z.extend(rewardRow, { taken: z.number() }).parse(row))
  }
  return {
    open: (brand: string) => list(sql`r.brand = ${brand} and r.open`),
    all: (brand: string) => list(sql`r.brand = ${brand}`),
    /** Locked until the transaction ends: whoever else wants one of them waits. */
    lock: async (transaction: Transaction, brand: string, id: string): Promise<RewardRecord | null> => {
      const { rows } = await sql`
        select * from points.reward where id = ${id} and brand = ${brand} for update`.execute(transaction)
      return rows[0] === undefined ? null : rewardRow.parse(rows[0])
    },
    /** Takes so many off the shelf, or puts them back where it is less than none; what is endless stays so. */
    take: async (transaction: Transaction, id: string, quantity: number): Promise<void> => {
      await sql`
        update points.reward set stock = stock - ${quantity} where id = ${id} and stock is not null`.execute(
        transaction,
      )
    },
    add: async (on: Connection, reward: RewardWritten): Promise<void> => {
      await sql`
        insert into points.reward (id, brand, category, title, description, art, picture, points, amount, stock,
                                   limit_per_member, open, position)
        select ${reward.id}, ${reward.brand}, ${reward.category}, ${JSON.stringify(reward.title)}::jsonb,
               ${JSON.stringify(reward.description)}::jsonb, ${reward.art}, ${reward.picture}, ${reward.points},
               ${reward.amount}, ${reward.stock}, ${reward.limit_per_member}, ${reward.open},
               coalesce(max(position), 0) + 1
          from points.reward where brand = ${reward.brand}`.execute(on)
    },
    /** False where it was changed since `revision`. What members took since `stockSeen` stays taken. */
    change: async (
      on: Connection,
      reward: RewardWritten,
      seen: { readonly revision: number; readonly stockSeen: number | null },
    ): Promise<boolean> => {
      const { numAffectedRows } = await sql`
        update points.reward
           set category = ${reward.category}, title = ${JSON.stringify(reward.title)}::jsonb,
               description = ${JSON.stringify(reward.description)}::jsonb, art = ${reward.art},
               picture = ${reward.picture}, points = ${reward.points}, amount = ${reward.amount},
               stock = case when stock is null or ${reward.stock}::int is null or ${seen.stockSeen}::int is null
                              then ${reward.stock}::int
                            else greatest(stock + ${reward.stock}::int - ${seen.stockSeen}::int, 0) end,
               limit_per_member = ${reward.limit_per_member}, open = ${reward.open},
               revision = revision + 1
         where id = ${reward.id} and brand = ${reward.brand} and revision = ${seen.revision}`.execute(on)
      return numAffectedRows === 1n
    },
    order: async (on: Connection, brand: string, ids: readonly string[]): Promise<void> => {
      await sql`
        update points.reward r set position = place
          from (select reward.id, row_number() over (order by wish.place nulls last, position, reward.id)::int as place
                  from points.reward
                  left join unnest(${ids}::uuid[]) with ordinality as wish (id, place) on wish.id = reward.id
                 where brand = ${brand}) as ordered
         where r.id = ordered.id and r.position <> ordered.place`.execute(on)
    },
  }
}
