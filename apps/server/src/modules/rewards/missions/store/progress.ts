import type { PlannedMission } from '@sanuk/contracts/office-missions'
import { type Amount, amount, parseAmount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database, Transaction } from '#platform/database'
import type { Period } from '../periods.ts'
import { daily, NO_END, type Place } from './counted.ts'
import { money, type Reward, readReward, rewardColumns, rewardOf } from './rows.ts'

const progressRow = z.extend(rewardColumns, {
  mission: z.uuid(),
  period: z.string(),
  progress: money,
  target: money,
  budget: z.nullable(money),
  completedAt: z.nullable(z.date()),
  expiresAt: z.nullable(z.date()),
  claimedAt: z.nullable(z.date()),
})

export type Progress = Omit<z.output<typeof progressRow>, 'kind' | 'reward' | 'play'> & { readonly reward: Reward }

const columns = sql`
  mission, period::text, progress, target, budget, reward_kind as kind, reward, play,
  completed_at as "completedAt", expires_at as "expiresAt", claimed_at as "claimedAt"`

const read = (row: unknown): Progress => {
  const { kind, reward, play, ...rest } = progressRow.parse(row)
  return { ...rest, reward: rewardOf({ kind, reward, play }) }
}

/** Which period of which mission is counted; of everybody, or of those who are named. */
export type CountedPeriod = Place & {
  readonly mission: PlannedMission
  readonly period: Period
  readonly expiresAt: Date | null
  readonly at: Date
  readonly members?: readonly string[]
}

/** One claim: whose, of what. */
export type Claim = Record<'brand' | 'member' | 'mission' | 'period', string> & { readonly at: Date }

export type ProgressStore = ReturnType<typeof createProgressStore>

/** How far members came in the periods of missions. */
export function createProgressStore(database: Database) {
  return {
    /**
     * Counts a period anew. What was completed keeps what it asked for and promised while it stays completed, and is
     * not touched any more once it was claimed.
     */
    count: async (transaction: Transaction, counting: CountedPeriod): Promise<void> => {
      const { mission, period, expiresAt, at, brand, members } = counting
      const { kind, amount: given, play } = readReward(mission.reward)
      const days = daily({
        ...counting,
        ...mission,
        from: period.from,
        to: period.to ?? NO_END,
        ...(members && { members }),
      })
      const [target, budget] = [parseAmount(mission.target), budgetOf(mission)]
      const kept = sql`kept.claimed_at is not null or (kept.completed_at is not null and excluded.progress >= kept.target)`
      await sql`
        with counted as (select member, sum(amount)::bigint as progress from (${days}) days group by member)
        insert into missions.progress as kept
               (member, mission, period, brand, progress, target, reward_kind, reward, play, budget, completed_at, expires_at)
        select counted.member, ${mission.id}, ${period.name}::date, ${brand}, counted.progress, ${target}::bigint, ${kind},
               ${given}, ${play}, ${budget}::bigint, case when counted.progress >= ${target}::bigint then ${at}::timestamptz end,
               ${expiresAt}::timestamptz
          from counted join members.ranks(${brand}) known on known.member = counted.member
         where counted.progress <> 0 or exists (
           select from missions.progress old
            where old.member = counted.member and old.mission = ${mission.id} and old.period = ${period.name}::date)
        on conflict (member, mission, period) do update
           set progress = excluded.progress,
               target = case when ${kept} then kept.target else excluded.target end,
               reward_kind = case when ${kept} then kept.reward_kind else excluded.reward_kind end,
               reward = case when ${kept} then kept.reward else excluded.reward end,
               play = case when ${kept} then kept.play else excluded.play end,
               budget = case when ${kept} then kept.budget else excluded.budget end,
               expires_at = case when ${kept} then kept.expires_at else excluded.expires_at end,
               completed_at = case when ${kept} then kept.completed_at else excluded.completed_at end`.execute(
        transaction,
      )
    },
    /** What a member has to do with: the named periods, and whatever waits to be claimed. */
    ofMember: async (member: string, periods: readonly Pick<Progress, 'mission' | 'period'>[], at: Date) => {
      const { rows } = await sql`
        select ${columns} from missions.progress
         where member = ${member}
           and ((mission, period) in (
                  select * from unnest(${periods.map(({ mission }) => mission)}::uuid[],
                                       ${periods.map(({ period }) => period)}::date[]))
                or (completed_at is not null and claimed_at is null and (expires_at is null or expires_at > ${at})))
         order by period desc`.execute(database)
      return rows.map(read)
    },
    /** Marks a completed one as claimed; answers nothing where there is none, or somebody was quicker. */
    claim: async (
      transaction: Transaction,
      { brand, member, mission, period, at }: Claim,
    ): Promise<Progress | null> => {
      const { rows } = await sql`
        update missions.progress set claimed_at = ${at}
         where brand = ${brand} and member = ${member} and mission = ${mission} and period = ${period}::date
           and completed_at is not null and claimed_at is null and (expires_at is null or expires_at > ${at})
        returning ${columns}`.execute(transaction)
      return rows[0] === undefined ? null : read(rows[0])
    },
    /** Takes a reward out of the budget of its period; answers whether there was enough in it. */
    spend: async (transaction: Transaction, brand: string, claimed: Progress): Promise<boolean> => {
      const { mission, period, budget, reward } = claimed
      const { rows } = await sql`
        insert into missions.spent as kept (brand, mission, period, claims, spent, budget)
        select ${brand}, ${mission}, ${period}::date, 1, ${reward.amount}, ${budget}::bigint
         where ${budget}::bigint is null or ${reward.amount} <= ${budget}::bigint
        on conflict (brand, mission, period) do update
           set claims = kept.claims + 1, spent = kept.spent + excluded.spent, budget = excluded.budget
         where excluded.budget is null or kept.spent + excluded.spent <= excluded.budget
        returning 1`.execute(transaction)
      return rows.length > 0
    },
    /** What was given in these periods. */
    spent: async (
      brand: string,
      periods: readonly Pick<Progress, 'mission' | 'period'>[],
    ): Promise<Map<string, Amount>> => {
      const { rows } = await sql<{ mission: string; period: string; spent: bigint }>`
        select mission, period::text, spent from missions.spent
         where brand = ${brand} and (mission, period) in (
           select * from unnest(${periods.map(({ mission }) => mission)}::uuid[],
                                ${periods.map(({ period }) => period)}::date[]))`.execute(database)
      return new Map(rows.map(({ mission, period, spent }) => [`${mission} ${period}`, amount(spent)]))
    },
  }
}

/** What a day of a member came to, of what a condition counts. */
export async function countedOn(on: Connection, counting: Parameters<typeof daily>[0]): Promise<Amount> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(amount), 0)::bigint as sum from (${daily(counting)}) days`.execute(on)
  return amount(rows[0]?.sum ?? 0n)
}

/** The most that a mission gives in one period. */
export const budgetOf = ({ budget }: Pick<PlannedMission, 'budget'>): Amount | null =>
  budget === null ? null : parseAmount(budget)
