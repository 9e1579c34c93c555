import { transferId } from '@sanuk/ledger/key'
import { amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database, Transaction } from '#platform/database'
import type { ReturnedStake } from '../returned-stakes.ts'
import { roundNameOf } from './place.ts'

const money = z.pipe(
  z.bigint(),
  z.transform((value) => amount(value)),
)

const planRow = z.object({
  slip: z.uuid(),
  number: z.bigint(),
  member: z.uuid(),
  game: z.string(),
  stopOnWin: z.boolean(),
  stopProfit: z.nullable(money),
  stoppedBy: z.nullable(z.enum(['win', 'profit', 'member'])),
  placedAt: z.date(),
  firstIssue: z.string(),
  lastIssue: z.string(),
  all: z.number(),
  left: z.number(),
  gone: z.number(),
  stake: money,
  staked: money,
  won: money,
  returned: money,
  cancellable: z.boolean(),
})

/** A bet on several issues, with how far it is. */
export type PlanRecord = z.output<typeof planRow>

/** When the rest of a plan is taken back: once it won, or once it won so much more than it staked. */
export type PlanStop = { readonly onWin: true } | { readonly profit: bigint }

const isGone = sql`(ticket.cancelled_at is not null or issue.state = 'cancelled')`
const isSettled = sql`
  (not ${isGone} and (issue.state = 'settled' or (issue.state = 'settling' and issue.settled_to >= ticket.number)))`
const takesBets = sql`
  (ticket.cancelled_at is null and issue.state = 'open' and issue.seals_at > clock_timestamp())`

const columns = sql`
  plan.slip, plan.number, plan.member, slip.game, stop_on_win as "stopOnWin", stop_profit as "stopProfit",
  stopped_by as "stoppedBy", slip.placed_at as "placedAt", progress.*`

/** Plans with what became of their tickets. */
const from = sql`
  lottery.plan join lottery.slip on slip.id = plan.slip,
  lateral (
    select (array_agg(issue.number order by draws_at, ticket.number))[1] as "firstIssue",
           (array_agg(issue.number order by draws_at desc, ticket.number desc))[1] as "lastIssue",
           count(*)::int as all, count(*) filter (where not ${isGone} and not ${isSettled})::int as left,
           count(*) filter (where ${isGone})::int as gone, sum(stake)::bigint as stake,
           coalesce(sum(stake) filter (where ${isSettled}), 0)::bigint as staked,
           coalesce(sum(win.amount) filter (where ${isSettled}), 0)::bigint as won,
           coalesce(sum(stake) filter (where ${isGone}), 0)::bigint as returned,
           bool_or(${takesBets}) as cancellable
      from lottery.ticket join lottery.issue on issue.id = ticket.issue left join lottery.win on win.ticket = ticket.id
     where ticket.slip = plan.slip) progress`

type Listed = { readonly game?: string | undefined; readonly before: bigint | null; readonly limit: number }

export type PlanStore = ReturnType<typeof createPlanStore>

/** Bets on several issues. */
export function createPlanStore(database: Database) {
  const some = async (query: ReturnType<typeof sql>, on: Connection = database): Promise<PlanRecord[]> =>
    (await query.execute(on)).rows.map((row) => planRow.parse(row))
  return {
    one: async (slip: string, on?: Connection): Promise<PlanRecord | null> =>
      (await some(sql`select ${columns} from ${from} where plan.slip = ${slip}`, on))[0] ?? null,
    /** The newest first; `before` is the number of a plan. */
    ofMember: (member: string, { game, before, limit }: Listed) =>
      some(sql`
        select ${columns} from ${from}
         where plan.member = ${member}
           ${game === undefined ? sql`` : sql`and slip.game = ${game}`}
           ${before === null ? sql`` : sql`and plan.number < ${before}`}
         order by plan.number desc limit ${limit}`),
    /** Writes down that a bet is a plan, in the transaction that takes it. */
    add: async (transaction: Transaction, slip: string, stop: PlanStop | null): Promise<void> => {
      const onWin = stop !== null && 'onWin' in stop
      const profit = stop !== null && 'profit' in stop ? stop.profit : null
      await sql`
        insert into lottery.plan (slip, brand, member, stop_on_win, stop_profit)
        select id, brand, member, ${onWin}, ${profit}::bigint from lottery.slip where id = ${slip}`.execute(transaction)
    },
    /**
     * Of these bets the plans that may be stopped by what they win, locked in one order. They are locked before rounds
     * and accounts are; what is decided about them then sees all that was settled before.
     */
    hold: async (transaction: Transaction, slips: readonly string[]): Promise<string[]> => {
      const { rows } = await sql<{ slip: string }>`
        select slip from lottery.plan
         where slip = any (${slips}::uuid[]) and stopped_at is null and (stop_on_win or stop_profit is not null)
         order by slip for no key update`.execute(transaction)
      return rows.map(({ slip }) => slip)
    },
    /** Marks plans that are held as stopped, where that was wanted; `won` are those that won just now. */
    stopWon: async (transaction: Transaction, held: readonly string[], won: readonly string[]): Promise<void> => {
      await sql`select lottery.stop_plans(${held}::uuid[], ${won}::uuid[])`.execute(transaction)
    },
    /** Plans that are stopped and whose tickets are to be taken back still, the longest waiting first. */
    toEnd: async (limit: number): Promise<{ slip: string; member: string }[]> => {
      const { rows } = await sql<{ slip: string; member: string }>`
        select slip, member from lottery.plan
         where stopped_at is not null and ended_at is null order by stopped_at limit ${limit}`.execute(database)
      return rows
    },
    /** Marks a plan as stopped by its member; true where it was stopped before. It is locked until the transaction ends. */
    stopByMember: async (transaction: Transaction, slip: string): Promise<boolean> => {
      const { numAffectedRows } = await sql`
        update lottery.plan set stopped_by = 'member', stopped_at = clock_timestamp()
         where slip = ${slip} and stopped_at is null`.execute(transaction)
      return numAffectedRows === 0n
    },
    /**
     * Takes back the tickets of a stopped plan whose issues take bets still, and answers their stakes. Nobody else
     * does the same meanwhile; none are left for whoever comes second.
     */
    end: async (transaction: Transaction, slip: string): Promise<ReturnedStake[]> => {
      const { rows: ended } = await sql`
        update lottery.plan set ended_at = clock_timestamp()
         where slip = ${slip} and stopped_at is not null and ended_at is null returning slip`.execute(transaction)
      if (ended.length === 0) return []
      const { rows: open } = await sql<ReturnedStake & { id: string; issue: string }>`
        select ticket.id, issue.number as issue, ticket.member, ticket.brand, stake, placed_at as "placedAt"
          from lottery.ticket join lottery.issue on issue.id = ticket.issue
         where ticket.slip = ${slip} and ${takesBets} order by ticket.number`.execute(transaction)
      const { rows } = await sql<{ taken: string[] }>`
        select lottery.take_back(
          ${open.map(({ id }) => id)}::uuid[], ${open.map(({ id }) => transferId(`lottery:cancel:${id}`))}::uuid[],
          ${open.map(({ issue }) => roundNameOf(slip, issue))}::text[]) as taken`.execute(transaction)
      return open.filter(({ id }) => rows[0]?.taken.includes(id))
    },
  }
}
