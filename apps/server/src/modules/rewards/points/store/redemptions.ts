import type { RedemptionState } from '@sanuk/contracts/points'
import { type Amount, amount, parseAmount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Connection, Database, Transaction } from '#platform/database'
import { type ListQuery, listPage, ofMember, type WantedMember } from '#platform/list-query'
import { cutPage, type Place } from '#platform/page-cursor'
import { type Queue, readQueue } from '#platform/queue'
import { type Given, givenRow, type RedemptionRecord, type RewardRecord, redemptionRow } from './rows.ts'

const PAGE = 20

/** One point, written as an amount. */
const POINT = parseAmount('1')

type Listed = { readonly before: Place | null; readonly state: RedemptionState | undefined }

export type NewRedemption = Pick<
  RedemptionRecord,
  'id' | 'brand' | 'member' | 'quantity' | 'points' | 'amount' | 'delivery' | 'hold' | 'asked_at'
> & { readonly requestId: string; readonly reward: RewardRecord }

export type NewConversion = {
  readonly id: string
  readonly brand: string
  readonly member: string
  readonly requestId: string
  readonly day: string
  readonly points: bigint
  readonly pointsPerUnit: bigint
  readonly amount: Amount
  readonly askedAt: Date
}

export type RedemptionStore = ReturnType<typeof createRedemptionStore>

export function createRedemptionStore(database: Database) {
  return {
    /** What a request of a member became, where it was made before. */
    ofRequest: async (on: Connection, member: string, requestId: string): Promise<Given | null> => {
      const { rows } = await sql`
        select * from points.given where member = ${member} and request_id = ${requestId}`.execute(on)
      return rows[0] === undefined ? null : givenRow.parse(rows[0])
    },
    given: async (on: Connection, id: string): Promise<Given> => {
      const { rows } = await sql`select * from points.given where id = ${id}`.execute(on)
      return givenRow.parse(rows[0])
    },
    givenBy: async (member: string, { before, state }: Listed) => {
      const { rows } = await sql`
        select * from points.given
         where member = ${member} and (${state ?? null}::text is null or state = ${state ?? null})
           and (${before?.at ?? null}::timestamptz is null
                or (asked_at, id) < (${before?.at ?? null}::timestamptz, ${before?.id ?? null}::uuid))
         order by asked_at desc, id desc limit ${PAGE + 1}`.execute(database)
      return cutPage(
        rows.map((row) => givenRow.parse(row)),
        PAGE,
        placeOf,
      )
    },
    /** By when they were asked for; points are counted in the query as amounts are. */
    ofBrand: async (
      brand: string,
      { state, member }: { readonly state: RedemptionState; readonly member: WantedMember },
      asked: ListQuery,
    ) => {
      const page = listPage({ at: 'asked_at', id: 'id', amount: sql`points * ${POINT}::bigint` }, asked, PAGE)
      const { rows } = await sql`
        select * from points.redemption
         where brand = ${brand} and state = ${state} and ${ofMember(member, 'member')} and ${page.where}
         order by ${page.order} limit ${page.limit}`.execute(database)
      return page.cut(
        rows.map((row) => redemptionRow.parse(row)),
        (row) => ({ ...placeOf(row), amount: row.points * POINT }),
      )
    },
    queue: (brand: string): Promise<Queue> =>
      readQueue(
        database,
        sql`select asked_at as since from points.redemption where brand = ${brand} and state = 'in_progress'`,
      ),
    /** How many of each reward a member has asked for and not been refused. */
    takenBy: async (on: Connection, member: string): Promise<ReadonlyMap<string, number>> => {
      const { rows } = await sql<{ reward: string; taken: number }>`
        select reward, sum(quantity)::int as taken from points.redemption
         where member = ${member} and state in ('in_progress', 'approved') group by reward`.execute(on)
      return new Map(rows.map(({ reward, taken }) => [reward, taken]))
    },
    /** Points that wait in a member's redemptions. */
    held: async (member: string): Promise<bigint> => {
      const { rows } = await sql<{ held: bigint }>`
        select coalesce(sum(points), 0)::bigint as held from points.redemption
         where member = ${member} and state = 'in_progress'`.execute(database)
      return rows[0]?.held ?? 0n
    },
    lock: async (transaction: Transaction, id: string): Promise<RedemptionRecord | null> => {
      const { rows } = await sql`select * from points.redemption where id = ${id} for update`.execute(transaction)
      return rows[0] === undefined ? null : redemptionRow.parse(rows[0])
    },
    add: async (transaction: Transaction, { reward, requestId, ...it }: NewRedemption): Promise<void> => {
      await sql`
        insert into points.redemption (id, brand, member, request_id, reward, category, title, art, picture, quantity,
                                       points, amount, delivery, state, hold, asked_at)
        values (${it.id}, ${it.brand}, ${it.member}, ${requestId}, ${reward.id}, ${reward.category},
                ${JSON.stringify(reward.title)}::jsonb, ${reward.art}, ${reward.picture}, ${it.quantity}, ${it.points},
                ${it.amount}, ${it.delivery && JSON.stringify(it.delivery)}::jsonb, 'in_progress', ${it.hold},
                ${it.asked_at})`.execute(transaction)
    },
    decide: async (
      transaction: Transaction,
      id: string,
      decision: { state: RedemptionState; reason: string | null; at: Date; by: string | null },
    ): Promise<void> => {
      await sql`
        update points.redemption
           set state = ${decision.state}, reason = ${decision.reason}, decided_at = ${decision.at},
               decided_by = ${decision.by}
         where id = ${id}`.execute(transaction)
    },
    addConversion: async (transaction: Transaction, it: NewConversion): Promise<void> => {
      await sql`
        insert into points.conversion (id, brand, member, request_id, day, points, points_per_unit, amount, asked_at)
        values (${it.id}, ${it.brand}, ${it.member}, ${it.requestId}, ${it.day}::date, ${it.points},
                ${it.pointsPerUnit}, ${it.amount}, ${it.askedAt})`.execute(transaction)
    },
    /** Money that a member has had for points on a day. */
    convertedOn: async (on: Connection, member: string, day: string): Promise<Amount> => {
      const { rows } = await sql<{ sum: bigint }>`
        select coalesce(sum(amount), 0)::bigint as sum from points.conversion
         where member = ${member} and day = ${day}::date`.execute(on)
      return amount(rows[0]?.sum ?? 0n)
    },
  }
}

const placeOf = ({ asked_at, id }: { readonly asked_at: Date; readonly id: string }): Place => ({ at: asked_at, id })
