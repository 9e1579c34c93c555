import { type Amount, amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Database } from '#platform/database'
import type { Given } from './rows.ts'

export type MissionFigures = {
  readonly mission: string
  readonly begun: number
  readonly completed: number
  readonly claimed: number
  readonly paid: Given
}

export type ClosedBoard = {
  readonly week: string
  readonly members: number
  readonly prizes: number
  readonly claimed: number
  readonly paid: Given
}

const BOARDS_SHOWN = 26

type Sums = { readonly cash: bigint; readonly points: bigint }

const given = ({ cash, points }: Sums): { cash: Amount; points: Amount } => {
  return { cash: amount(cash), points: amount(points) }
}

const sums = (where: ReturnType<typeof sql>) => sql`
  coalesce(sum(reward) filter (where reward_kind = 'cash' and ${where}), 0)::bigint as cash,
  coalesce(sum(reward) filter (where reward_kind = 'points' and ${where}), 0)::bigint as points`

/** What missions, check-ins and boards came to. */
export function createFigures(database: Database) {
  return {
    /** By mission: periods since a day and those that never end, and what was claimed since an instant. */
    missions: async (brand: string, since: { readonly day: string; readonly at: Date }): Promise<MissionFigures[]> => {
      const { rows } = await sql<Omit<MissionFigures, 'paid'> & Sums>`
        select mission, count(distinct member)::int as begun, (count(*) filter (where completed_at is not null))::int as completed,
               (count(*) filter (where claimed_at >= ${since.at}))::int as claimed, ${sums(sql`claimed_at >= ${since.at}`)}
          from missions.progress
         where brand = ${brand} and (period >= ${since.day}::date or period = '2000-01-01' or claimed_at >= ${since.at})
         group by mission`.execute(database)
      return rows.map(({ cash, points, ...row }) => ({ ...row, paid: given({ cash, points }) }))
    },
    checkIns: async (brand: string, since: Date): Promise<{ count: number; members: number; paid: Given }> => {
      const { rows } = await sql<{ count: number; members: number } & Sums>`
        select count(*)::int as count, count(distinct member)::int as members, ${sums(sql`true`)}
          from missions.check_in where brand = ${brand} and made_at >= ${since}`.execute(database)
      const { count = 0, members = 0, cash = 0n, points = 0n } = rows[0] ?? {}
      return { count, members, paid: given({ cash, points }) }
    },
    /** Boards on which anybody stood, the latest first. */
    boards: async (brand: string): Promise<ClosedBoard[]> => {
      const { rows } = await sql<Omit<ClosedBoard, 'paid'> & Sums>`
        select board.week::text, board.members, count(reward)::int as prizes,
               (count(*) filter (where claimed_at is not null))::int as claimed, ${sums(sql`claimed_at is not null`)}
          from missions.board left join missions.place using (brand, week)
         where board.brand = ${brand} and board.members > 0
         group by board.week, board.members order by board.week desc limit ${BOARDS_SHOWN}`.execute(database)
      return rows.map(({ cash, points, ...row }) => ({ ...row, paid: given({ cash, points }) }))
    },
  }
}
