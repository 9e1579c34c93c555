import type { Amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Transaction } from '#platform/database'
import type { Place } from '#platform/page-cursor'

/** Up to where each source has been followed. */
export type Followed = {
  readonly change: bigint
  /** In the order of joining. */
  readonly joinedTo: Place
  readonly depositsTo: Date
  readonly withdrawalsTo: Date
  readonly giftsTo: Date
}

/** What a member played on a business day, by kind of games. */
export type Play = {
  readonly member: string
  readonly kind: string
  readonly rounds: number
  readonly stake: Amount
  readonly win: Amount
  readonly valid: Amount
}

/** What a member did on a business day besides playing. */
export type AccountDay = {
  readonly member: string
  readonly joined: number
  readonly firstDeposits: number
  readonly deposits: Amount
  readonly withdrawals: Amount
  /** What the house gave: parts of play given back, what agents are paid, and all other rewards. */
  readonly rebates: Amount
  readonly rewards: Amount
  readonly salaries: Amount
}

/** A business day of a brand's members that is counted anew; `null` leaves what was counted. */
export type DayCount = {
  readonly brand: string
  readonly day: string
  readonly currency: CurrencyCode
  readonly activeLeast: Amount
  readonly members: readonly string[]
  readonly play: readonly Play[] | null
  readonly accounts: readonly AccountDay[] | null
}

/** Agents of a brand whose place changed, since which business day, up to which number of its history. */
export type TreeChange = {
  readonly brand: string
  readonly agents: readonly string[]
  readonly since: string
  readonly number: bigint
}

/** Changes of trees that are looked at together. */
const TREE_CHANGES_MAX = 500

/** Numbers are drawn before commit. Once so many later ones are seen, we assume that an earlier one is committed or rolled back. */
const TREE_OVERLAP = 10_000

const memberDay = z.object({ member: z.uuid(), day: z.string() })

/** What counting writes; only one transaction may do so at a time. */
export const counting = {
  followed: async (transaction: Transaction): Promise<Followed> => {
    const { rows } = await sql<Omit<Followed, 'joinedTo'> & { joinedAt: Date; joinedId: string }>`
      select change, joined_to as "joinedAt", joined_id as "joinedId", deposits_to as "depositsTo", withdrawals_to as "withdrawalsTo",
             gifts_to as "giftsTo"
        from team.followed`.execute(transaction)
    if (!rows[0]) throw new Error('team.followed has no row')
    const { joinedAt, joinedId, ...followed } = rows[0]
    return { ...followed, joinedTo: { at: joinedAt, id: joinedId } }
  },
  follow: async (transaction: Transaction, to: Followed): Promise<void> => {
    await sql`
      update team.followed set change = ${to.change}, joined_to = ${to.joinedTo.at}, joined_id = ${to.joinedTo.id},
                               deposits_to = ${to.depositsTo}, withdrawals_to = ${to.withdrawalsTo},
                               gifts_to = ${to.giftsTo}`.execute(transaction)
  },
  /** Counts a day and adds what is different to the figures of the members' agents of that day. */
  countDay: async (transaction: Transaction, counted: DayCount): Promise<void> => {
    const { brand, day, currency, activeLeast, members, play, accounts } = counted
    await sql`
      select team.count_day(${brand}::uuid, ${day}::date, ${currency}, ${activeLeast}::bigint, ${members}::uuid[],
                            ${play && JSON.stringify(play.map(playRow))}::jsonb,
                            ${accounts && JSON.stringify(accounts.map(accountRow))}::jsonb)`.execute(transaction)
    await sql`select team.count_active(${brand}::uuid, ${day}::date, ${members}::uuid[])`.execute(transaction)
  },
  /** Brands whose trees changed since the last time. */
  treeChanges: async (transaction: Transaction): Promise<TreeChange[]> => {
    const { rows } = await sql<TreeChange>`
      select brand, array_agg(distinct member) as agents, max(number) as number,
             min((since at time zone time_zone)::date)::text as since
        from (
          select history.* from agents.history left join team.followed_tree followed using (brand)
           where history.number > (
                   select min(coalesce(known.number, 0))
                     from system.brand left join team.followed_tree known on known.brand = brand.id)
             and history.number > coalesce(followed.number, 0)
           order by number limit ${TREE_CHANGES_MAX}
        ) changed join system.brand on brand.id = changed.brand
       group by brand, time_zone`.execute(transaction)
    return rows
  },
  /** Days from then on that were counted under other agents than the tree has now. */
  misplaced: async (transaction: Transaction, { brand, agents, since }: TreeChange) => {
    const { rows } = await sql`
      select member, day::text from team.misplaced(${brand}::uuid, ${agents}::uuid[], ${since}::date)`.execute(
      transaction,
    )
    return rows.map((row) => memberDay.parse(row))
  },
  followTrees: async (transaction: Transaction, changes: readonly TreeChange[]): Promise<void> => {
    await sql`
      insert into team.followed_tree (brand, number)
      select * from unnest(${changes.map(({ brand }) => brand)}::uuid[], ${changes.map(({ number }) => number)}::bigint[])
      on conflict (brand) do update set number = excluded.number`.execute(transaction)
    // Keeps the scan of `agents.history` short for brands whose tree has not changed for long.
    await sql`
      insert into team.followed_tree as known (brand, number)
      select id, greatest(last.number - ${TREE_OVERLAP}, 0)
        from system.brand cross join (select max(number) as number from team.followed_tree) last
      on conflict (brand) do update set number = excluded.number where excluded.number > known.number`.execute(
      transaction,
    )
  },
}

const playRow = ({ member, kind, rounds, stake, win, valid }: Play) => ({
  member,
  kind,
  rounds,
  stake: String(stake),
  win: String(win),
  valid: String(valid),
})

const accountRow = ({ member, joined, firstDeposits, ...sums }: AccountDay) => ({
  member,
  joined,
  first_deposits: firstDeposits,
  deposits: String(sums.deposits),
  withdrawals: String(sums.withdrawals),
  rebates: String(sums.rebates),
  rewards: String(sums.rewards),
  salaries: String(sums.salaries),
})
