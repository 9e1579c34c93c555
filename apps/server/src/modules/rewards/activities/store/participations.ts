import type { ActivityRule, ParticipationState } from '@sanuk/contracts/activities'
import type { Amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Connection, Database, Transaction } from '#platform/database'
import { type ListQuery, listPage, ofMember, type WantedMember } from '#platform/list-query'
import { type Queue, readQueue } from '#platform/queue'
import { type Participation, participationColumns, readParticipation } from './rows.ts'

type Whose = { readonly activity: string; readonly member: string; readonly period: string }

/** What a part becomes; what is left out stays. */
export type Change = {
  readonly state: ParticipationState
  readonly at: Date
  readonly amount?: Amount
  readonly deposit?: string
  readonly reason?: string
  readonly operator?: string
  readonly rule?: ActivityRule
  readonly play?: number
}

const PAGE = 30

export type ParticipationStore = ReturnType<typeof createParticipationStore>

/** Members' parts in activities. */
export function createParticipationStore(database: Database) {
  const some = async (query: ReturnType<typeof sql>, on: Connection = database): Promise<Participation[]> =>
    (await query.execute(on)).rows.map(readParticipation)
  return {
    /** Adds one; `false` where there is one of this span already. */
    add: async (transaction: Transaction, part: Omit<Participation, 'reason' | 'operator'>) => {
      const { id, brand, activity, member, period, state, rule, play, remark, pictures, joinedAt, changedAt } = part
      const { numAffectedRows } = await sql`
        insert into activities.participation (id, brand, activity, member, period, state, rule, play, remark, pictures,
                                              amount, joined_at, changed_at)
        values (${id}, ${brand}, ${activity}, ${member}, ${period}, ${state}, ${JSON.stringify(rule)}::jsonb, ${play},
                ${remark}, ${pictures}::uuid[], ${part.amount}, ${joinedAt}, ${changedAt})
        on conflict on constraint once_in_its_period do nothing`.execute(transaction)
      return numAffectedRows === 1n
    },
    /** Whether a member has a part in one span already. */
    has: async ({ activity, member, period }: Whose): Promise<boolean> =>
      (
        await sql`select 1 from activities.participation
                   where activity = ${activity} and member = ${member} and period = ${period}`.execute(database)
      ).rows.length > 0,
    /** The part of a member in one span, locked until the transaction ends. */
    lockOf: async (transaction: Transaction, { activity, member, period }: Whose): Promise<Participation | null> =>
      (
        await some(
          sql`select ${participationColumns} from activities.participation
               where activity = ${activity} and member = ${member} and period = ${period} for no key update`,
          transaction,
        )
      )[0] ?? null,
    lock: async (transaction: Transaction, id: string): Promise<Participation | null> =>
      (
        await some(
          sql`select ${participationColumns} from activities.participation where id = ${id} for no key update`,
          transaction,
        )
      )[0] ?? null,
    find: async (id: string): Promise<Participation | null> =>
      (await some(sql`select ${participationColumns} from activities.participation where id = ${id}`))[0] ?? null,
    /** The newest part of a member in each activity that has a certain state, locked. */
    lockIssued: (transaction: Transaction, { activity, member }: Omit<Whose, 'period'>): Promise<Participation[]> =>
      some(
        sql`select ${participationColumns} from activities.participation
             where activity = ${activity} and member = ${member} and state = 'issued' order by joined_at for no key update`,
        transaction,
      ),
    /** Gifts for a deposit that a member has joined and not got yet, the oldest first, locked. */
    lockAwaiting: (transaction: Transaction, member: string): Promise<Participation[]> =>
      some(
        sql`select ${participationColumns} from activities.participation
             where member = ${member} and state = 'joined' order by joined_at for no key update`,
        transaction,
      ),
    /** The latest part of a member in each activity. */
    latestOf: (member: string): Promise<Participation[]> =>
      some(
        sql`select distinct on (activity) ${participationColumns} from activities.participation
             where member = ${member} order by activity, joined_at desc`,
      ),
    change: async (transaction: Transaction, id: string, to: Change): Promise<void> => {
      const { state, at, amount = null, deposit = null, reason = null, operator = null, rule, play = null } = to
      await sql`
        update activities.participation
           set state = ${state}, changed_at = ${at}, amount = coalesce(${amount}::bigint, amount),
               deposit = coalesce(${deposit}::uuid, deposit), reason = coalesce(${reason}::text, reason),
               operator = coalesce(${operator}::uuid, operator), play = coalesce(${play}::integer, play),
               rule = coalesce(${rule ? JSON.stringify(rule) : null}::jsonb, rule)
         where id = ${id}`.execute(transaction)
    },
    /** Applications that wait, by when they were made; or those that were decided, by when that was. */
    applications: async (
      brand: string,
      { decided, member }: { readonly decided: boolean; readonly member: WantedMember },
      asked: ListQuery,
    ) => {
      const at = decided ? 'changed_at' : 'joined_at'
      const page = listPage({ at, id: 'id', amount: 'amount', isAmountOptional: true }, asked, PAGE)
      const inState = decided
        ? sql`remark is not null and state in ('issued', 'claimed', 'rejected')`
        : sql`state in ('applying', 'processing')`
      const rows = await some(sql`
        select ${participationColumns} from activities.participation
         where brand = ${brand} and ${inState} and ${ofMember(member, 'member')} and ${page.where}
         order by ${page.order} limit ${page.limit}`)
      return page.cut(rows, ({ id, joinedAt, changedAt, amount }) => ({
        id,
        at: decided ? changedAt : joinedAt,
        amount,
      }))
    },
    /** What members received in an activity, the newest first. */
    received: (activity: string, limit: number): Promise<Participation[]> =>
      some(
        sql`select ${participationColumns} from activities.participation
             where activity = ${activity} and state = 'claimed' order by changed_at desc, id limit ${limit}`,
      ),
    /** Members of a brand who were given something since an instant. */
    givenSince: async (brand: string, since: Date): Promise<ReadonlySet<string>> => {
      const { rows } = await sql<{ member: string }>`
        select distinct member from activities.participation
         where brand = ${brand} and state = 'claimed' and changed_at >= ${since}`.execute(database)
      return new Set(rows.map(({ member }) => member))
    },
    /** Applications that nobody decided on. */
    queue: (brand: string): Promise<Queue> =>
      readQueue(
        database,
        sql`select joined_at as since from activities.participation
             where brand = ${brand} and state in ('applying', 'processing')`,
      ),
  }
}
