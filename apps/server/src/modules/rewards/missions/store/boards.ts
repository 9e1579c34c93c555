import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database, Transaction } from '#platform/database'
import { dayAfter } from '#platform/dated-rules'
import type { Place } from './counted.ts'
import { money, type Reward, rewardOf } from './rows.ts'

const scoreRow = z.object({ rank: z.number(), member: z.uuid(), score: money })
export type Score = z.output<typeof scoreRow>

const placeRow = z.extend(scoreRow, {
  kind: z.nullable(z.enum(['points', 'cash'])),
  reward: z.nullable(money),
  play: z.nullable(z.number()),
  expiresAt: z.date(),
  claimedAt: z.nullable(z.date()),
})
export type BoardPlace = Score & {
  readonly reward: Reward | null
  readonly expiresAt: Date
  readonly claimedAt: Date | null
}

const columns = sql`
  rank, member, score, reward_kind as kind, reward, play, expires_at as "expiresAt", claimed_at as "claimedAt"`

function readPlace(row: unknown): BoardPlace {
  const { kind, reward, play, ...rest } = placeRow.parse(row)
  return { ...rest, reward: kind && reward !== null ? rewardOf({ kind, reward, play: play ?? 0 }) : null }
}

/** Places that a board keeps, with a prize or without. */
const KEPT = 100

type Week = { readonly brand: string; readonly week: string }

export type BoardStore = ReturnType<typeof createBoardStore>

export function createBoardStore(database: Database) {
  return {
    /** Counts scores of a week anew, of everybody or of those who are named. */
    count: async (transaction: Transaction, counting: Place & Week & Counted): Promise<void> => {
      const { brand, currency, week, members, at } = counting
      const ofThese = members ? sql`where played.member = any (${members}::uuid[])` : sql``
      await sql`
        insert into missions.score as kept (brand, week, member, score, reached_at)
        select ${brand}, ${week}::date, played.member, sum(played.valid), ${at}::timestamptz
          from turnover.games_between(${brand}, ${currency}, ${week}::date, ${dayAfter(week, 6)}::date) played
          join members.ranks(${brand}) known on known.member = played.member ${ofThese}
         group by played.member
        on conflict (brand, week, member) do update set score = excluded.score, reached_at = excluded.reached_at
         where kept.score <> excluded.score`.execute(transaction)
    },
    /** Who stands where this week, the first ones. */
    leading: async ({ brand, week }: Week, limit: number): Promise<Score[]> => {
      const { rows } = await sql`
        select (row_number() over (order by score desc, reached_at, member))::int as rank, member, score
          from missions.score where brand = ${brand} and week = ${week}::date and score > 0
         order by score desc, reached_at, member limit ${limit}`.execute(database)
      return rows.map((row) => scoreRow.parse(row))
    },
    /** A member's place this week. */
    standing: async ({ brand, week }: Week, member: string): Promise<Omit<Score, 'member'> | null> => {
      const { rows } = await sql`
        select own.member, own.score, 1 + (
                 select count(*)::int from missions.score other
                  where other.brand = own.brand and other.week = own.week
                    and (other.score > own.score or (other.score = own.score
                         and (other.reached_at, other.member) < (own.reached_at, own.member)))) as rank
          from missions.score own
         where own.brand = ${brand} and own.week = ${week}::date and own.member = ${member} and own.score > 0`.execute(
        database,
      )
      return rows[0] === undefined ? null : scoreRow.parse(rows[0])
    },
    /** The last week of a brand that was closed. */
    lastClosed: async (brand: string): Promise<string | null> => {
      const { rows } = await sql<{ week: string | null }>`
        select max(week)::text as week from missions.board where brand = ${brand}`.execute(database)
      return rows[0]?.week ?? null
    },
    /** Writes the places of a week down; answers nothing and does nothing where they are. */
    close: async (transaction: Transaction, { brand, week, prizes, expiresAt, at }: Week & Closing): Promise<void> => {
      const { rows } = await sql`
        insert into missions.board (brand, week, members, closed_at)
        select ${brand}, ${week}::date, count(*) filter (where score > 0), ${at} from missions.score
         where brand = ${brand} and week = ${week}::date
        on conflict do nothing returning 1`.execute(transaction)
      if (rows.length === 0 || prizes.length === 0) return
      await sql`
        insert into missions.place (brand, week, rank, member, score, reward_kind, reward, play, expires_at)
        select ${brand}, ${week}::date, placed.rank, placed.member, placed.score, prize.kind, prize.reward, prize.play,
               ${expiresAt}
          from (select (row_number() over (order by score desc, reached_at, member))::int as rank, member, score
                  from missions.score where brand = ${brand} and week = ${week}::date and score > 0
                 order by score desc, reached_at, member limit ${KEPT}) placed
          left join unnest(${prizes.map(({ kind }) => kind)}::text[], ${prizes.map((prize) => prize.amount)}::bigint[],
                           ${prizes.map(({ play }) => play)}::int[]) with ordinality as prize (kind, reward, play, rank)
                 on prize.rank = placed.rank`.execute(transaction)
    },
    /** The places of a week that is over, the first one first. */
    places: async ({ brand, week }: Week, limit = KEPT): Promise<BoardPlace[]> => {
      const { rows } = await sql`
        select ${columns} from missions.place where brand = ${brand} and week = ${week}::date
         order by rank limit ${limit}`.execute(database)
      return rows.map(readPlace)
    },
    placeOf: async ({ brand, week }: Week, member: string): Promise<BoardPlace | null> => {
      const { rows } = await sql`
        select ${columns} from missions.place
         where brand = ${brand} and week = ${week}::date and member = ${member}`.execute(database)
      return rows[0] === undefined ? null : readPlace(rows[0])
    },
    /** Marks a prize as claimed; answers nothing where there is none, or somebody was quicker. */
    claim: async (transaction: Transaction, { brand, week, member, at }: Week & { member: string; at: Date }) => {
      const { rows } = await sql`
        update missions.place set claimed_at = ${at}
         where brand = ${brand} and week = ${week}::date and member = ${member} and reward is not null
           and claimed_at is null and expires_at > ${at} returning ${columns}`.execute(transaction)
      return rows[0] === undefined ? null : readPlace(rows[0])
    },
  }
}

type Counted = { readonly members?: readonly string[]; readonly at: Date }
type Closing = { readonly prizes: readonly Reward[]; readonly expiresAt: Date; readonly at: Date }
