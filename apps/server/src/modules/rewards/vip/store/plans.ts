import { type VipPlan, vipPlan } from '@sanuk/contracts/office-vip'
import { amount, parseAmount, writeAmount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Database, Transaction } from '#platform/database'
import type { Rank } from '../ladder.ts'

/** A plan with the ladder as amounts. */
export type Club = { readonly plan: VipPlan; readonly ranks: readonly Rank[] }

export function clubOf(plan: VipPlan): Club {
  const ranks = plan.ranks.map(({ names, ...amounts }) => ({
    deposited: parseAmount(amounts.deposited),
    played: parseAmount(amounts.played),
    keepPlayed: parseAmount(amounts.keepPlayed),
    reward: parseAmount(amounts.reward),
    monthlyReward: parseAmount(amounts.monthlyReward),
  }))
  return { plan, ranks }
}

/** What brands decided about their clubs. */
export function createPlanStore(database: Database) {
  return {
    find: async (brand: string): Promise<Club | null> => {
      const { rows } = await sql`
        select open, reward_play as "rewardPlay", ranks from vip.plan where brand = ${brand}`.execute(database)
      return rows[0] === undefined ? null : clubOf(vipPlan.parse(rows[0]))
    },
    keep: async (transaction: Transaction, brand: string, { open, rewardPlay, ranks }: VipPlan): Promise<void> => {
      await sql`
        insert into vip.plan (brand, open, reward_play, ranks)
        values (${brand}, ${open}, ${rewardPlay}, ${JSON.stringify(ranks)}::jsonb)
        on conflict (brand) do update
           set open = excluded.open, reward_play = excluded.reward_play, ranks = excluded.ranks`.execute(transaction)
    },
    /** Brands whose club is open. */
    open: async (): Promise<string[]> => {
      const { rows } = await sql<{ brand: string }>`select brand from vip.plan where open`.execute(database)
      return rows.map(({ brand }) => brand)
    },
    /** Members by rank, and rewards made and claimed since an instant. */
    figures: async (brand: string, since: Date) => {
      const members = await sql<{ level: number; members: number }>`
        select level, count(*)::int as members from vip.standing
         where brand = ${brand} and level > 0 group by level order by level`.execute(database)
      const rewards = await sql<{ made: bigint; claimed: bigint }>`
        select coalesce(sum(amount), 0)::bigint as made,
               coalesce(sum(amount) filter (where claimed_at is not null), 0)::bigint as claimed
          from vip.reward where brand = ${brand} and made_at >= ${since}`.execute(database)
      const { made = 0n, claimed = 0n } = rewards.rows[0] ?? {}
      return { members: members.rows, made: writeAmount(amount(made)), claimed: writeAmount(amount(claimed)) }
    },
  }
}
