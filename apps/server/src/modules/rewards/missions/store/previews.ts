import { CHECK_IN_DAYS } from '@sanuk/contracts/missions'
import type { MissionPlan, PlannedMission } from '@sanuk/contracts/office-missions'
import { type Amount, amount, parseAmount, ZERO } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Database } from '#platform/database'
import { ALL_GAMES, daily, type Place } from './counted.ts'
import { budgetOf } from './progress.ts'
import { type Given, type Reward, readReward } from './rows.ts'

/** Business days that are looked back at, both included. */
export type Span = Place & { readonly from: string; readonly to: string }

const PERIOD_OF = {
  once: sql`'2000-01-01'::date`,
  daily: sql`day`,
  weekly: sql`date_trunc('week', day)::date`,
  monthly: sql`date_trunc('month', day)::date`,
}

/** What one mission would have given, by what was played, deposited and visited then; a period never more than its budget. */
export async function previewMission(database: Database, span: Span, mission: PlannedMission) {
  const { amount: each, kind } = readReward(mission.reward)
  const budget = budgetOf(mission)
  const { rows } = await sql<{ members: number; completions: number; paid: bigint }>`
    with done as (
      select days.member, ${PERIOD_OF[mission.period]} as period
        from (${daily({ ...mission, ...span })}) days join members.ranks(${span.brand}) known on known.member = days.member
       group by 1, 2 having sum(amount) >= ${parseAmount(mission.target)}::bigint
    ), paid as (
      select least(count(*), coalesce(div(${budget}::bigint, ${each}::bigint), count(*))) as claims from done group by period
    )
    select (select count(distinct member)::int from done) as members, (select count(*)::int from done) as completions,
           (select coalesce(sum(claims) * ${each}::bigint, 0)::bigint from paid) as paid`.execute(database)
  const { members = 0, completions = 0, paid = 0n } = rows[0] ?? {}
  return { mission: mission.id, members, completions, paid: inKind(kind, amount(paid)) }
}

/** What the check-in would have given, had everybody who was there, or met its condition, come for it. */
export async function previewCheckIn(database: Database, span: Span, checkIn: MissionPlan['checkIn']): Promise<Given> {
  if (!checkIn) return NOTHING
  const { condition } = checkIn
  const counted = condition
    ? sql`select member, day from (${daily({ ...span, type: condition.type, scope: ALL_GAMES })}) days
           group by member, day having sum(amount) >= ${parseAmount(condition.target)}::bigint`
    : sql`select member, day from (${daily({ ...span, type: 'login', scope: ALL_GAMES })}) came
          union select member, day from (${daily({ ...span, type: 'rounds', scope: ALL_GAMES })}) played`
  const { rows } = await sql<{ rung: number; times: number }>`
    with there as (
      select days.member, days.day, days.day - (row_number() over (partition by days.member order by days.day))::int as streak
        from (${counted}) days join members.ranks(${span.brand}) known on known.member = days.member
    ), climbed as (
      select (row_number() over (partition by member, streak order by day) - 1) % ${sql.lit(CHECK_IN_DAYS)} as rung from there
    )
    select rung::int, count(*)::int as times from climbed group by rung`.execute(database)
  const times = new Map(rows.map((row) => [row.rung, BigInt(row.times)]))
  return sumOf(checkIn.rungs.map(readReward).map((rung, at) => [rung, times.get(at) ?? 0n] as const))
}

/** What the boards of these weeks would have given. */
export async function previewBoards(database: Database, span: Span, board: MissionPlan['board']): Promise<Given> {
  if (!board) return NOTHING
  const { rows } = await sql<{ members: number }>`
    select count(distinct days.member)::int as members
      from (${daily({ ...span, type: 'validBet', scope: ALL_GAMES })}) days
      join members.ranks(${span.brand}) known on known.member = days.member
     where amount > 0 group by date_trunc('week', day)`.execute(database)
  const prizes = board.prizes.map(readReward)
  return sumOf(rows.flatMap(({ members }) => prizes.slice(0, members).map((prize) => [prize, 1n] as const)))
}

const NOTHING: Given = { cash: ZERO, points: ZERO }

const inKind = (kind: Reward['kind'], sum: Amount): Given => ({ ...NOTHING, [kind]: sum })

const sumOf = (given: readonly (readonly [Reward, bigint])[]): Given => {
  const of = (kind: Reward['kind']) =>
    amount(given.reduce((sum, [reward, times]) => (reward.kind === kind ? sum + reward.amount * times : sum), 0n))
  return { cash: of('cash'), points: of('points') }
}
