import { FRIEND_STATES } from '@sanuk/contracts/referrals'
import { amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database, Transaction } from '#platform/database'
import { cutPage, type Place } from '#platform/page-cursor'

const money = z.pipe(
  z.bigint(),
  z.transform((value) => amount(value)),
)
const friendRow = z.object({
  ...{ member: z.uuid(), brand: z.uuid(), inviter: z.uuid(), state: z.enum(FRIEND_STATES), reward: money },
  ...{ leastDeposit: money, leastPlay: money, verified: z.boolean(), joinedAt: z.date(), until: z.date() },
  paidAt: z.nullable(z.date()),
})
/** Somebody who came on an invitation, and what makes them count. */
export type FriendRecord = z.output<typeof friendRow>
export type FriendState = FriendRecord['state']

const columns = sql`
  member, brand, inviter, state, reward, least_deposit as "leastDeposit", least_play as "leastPlay", verified,
  joined_at as "joinedAt", until, paid_at as "paidAt"`

const PAGE = 30

export type FriendStore = ReturnType<typeof createFriendStore>

export function createFriendStore(database: Database) {
  const some = async (query: ReturnType<typeof sql>, on: Connection = database): Promise<FriendRecord[]> =>
    (await query.execute(on)).rows.map((row) => friendRow.parse(row))
  return {
    /** Adds one; false where they are there. */
    add: async (transaction: Transaction, friend: Omit<FriendRecord, 'state' | 'paidAt'>): Promise<boolean> => {
      const { member, brand, inviter, reward, leastDeposit, leastPlay, verified, joinedAt, until } = friend
      const { numAffectedRows } = await sql`
        insert into referrals.friend (member, brand, inviter, state, reward, least_deposit, least_play, verified,
                                      joined_at, until)
        values (${member}, ${brand}, ${inviter}, 'waiting', ${reward}, ${leastDeposit}, ${leastPlay}, ${verified},
                ${joinedAt}, ${until})
        on conflict do nothing`.execute(transaction)
      return numAffectedRows === 1n
    },
    /** Friends that wait, in the order of their ids after one. */
    waiting: (after: string, limit: number): Promise<FriendRecord[]> =>
      some(sql`
        select ${columns} from referrals.friend where state = 'waiting' and member > ${after}::uuid
         order by member limit ${limit}`),
    /** What becomes of a friend that waits; false where somebody was faster. */
    decide: async (member: string, { state, at }: { state: FriendState; at: Date }): Promise<boolean> => {
      const { numAffectedRows } = await sql`
        update referrals.friend set state = ${state}, decided_at = ${at}
         where member = ${member} and state = 'waiting'`.execute(database)
      return numAffectedRows === 1n
    },
    /** Friends whose reward was not paid yet, locked until the transaction ends. */
    lockToPay: (transaction: Transaction, inviter: string): Promise<FriendRecord[]> =>
      some(
        sql`select ${columns} from referrals.friend
             where inviter = ${inviter} and state = 'valid' and paid_at is null order by member for no key update`,
        transaction,
      ),
    markPaid: async (transaction: Transaction, members: readonly string[], at: Date): Promise<void> => {
      await sql`update referrals.friend set paid_at = ${at} where member = any (${members}::uuid[])`.execute(
        transaction,
      )
    },
    /** A page of whom a member invited, newest first. */
    list: async (inviter: string, from: Place | null) => {
      const before = from ? sql`and (joined_at, member) < (${from.at}, ${from.id}::uuid)` : sql``
      const rows = await some(sql`
        select ${columns} from referrals.friend where inviter = ${inviter} ${before}
         order by joined_at desc, member desc limit ${PAGE + 1}`)
      return cutPage(rows, PAGE, ({ joinedAt, member }) => ({ at: joinedAt, id: member }))
    },
    /** How many a member invited, how many of them count, and what of their rewards was not paid yet. */
    sums: async (inviter: string) => {
      const { rows } = await sql<{ invited: number; counted: number; earned: bigint; due: bigint }>`
        select count(*)::int as invited, (count(*) filter (where state = 'valid'))::int as counted,
               coalesce(sum(reward) filter (where state = 'valid'), 0)::bigint as earned,
               coalesce(sum(reward) filter (where state = 'valid' and paid_at is null), 0)::bigint as due
          from referrals.friend where inviter = ${inviter}`.execute(database)
      const { invited = 0, counted = 0, earned = 0n, due = 0n } = rows[0] ?? {}
      return { invited, counted, earned: amount(earned), due: amount(due) }
    },
    /** Friends who joined a brand since an instant, by state. */
    states: async (brand: string, since: Date): Promise<Record<FriendState, number>> => {
      const { rows } = await sql<{ state: FriendState; friends: number }>`
        select state, count(*)::int as friends from referrals.friend
         where brand = ${brand} and joined_at >= ${since} group by state`.execute(database)
      const of = (state: FriendState) => rows.find((row) => row.state === state)?.friends ?? 0
      return { waiting: of('waiting'), valid: of('valid'), expired: of('expired'), shared: of('shared') }
    },
    /** Who invited the most that count, of friends who joined since an instant. */
    best: async (brand: string, since: Date, limit: number) => {
      const { rows } = await sql<{ member: string; friends: number; earned: bigint }>`
        select inviter as member, count(*)::int as friends, sum(reward)::bigint as earned from referrals.friend
         where brand = ${brand} and joined_at >= ${since} and state = 'valid'
         group by inviter order by friends desc, inviter limit ${limit}`.execute(database)
      return rows.map(({ earned, ...row }) => ({ ...row, earned: amount(earned) }))
    },
    /** Up to which joining members were looked at; nobody else looks until the transaction ends. */
    followed: async (transaction: Transaction): Promise<Place> => {
      const { rows } = await sql<Place>`
        select joined_to as at, member as id from referrals.followed for update`.execute(transaction)
      if (!rows[0]) throw new Error('nobody remembers who joined')
      return rows[0]
    },
    follow: async (transaction: Transaction, { at, id }: Place): Promise<void> => {
      await sql`update referrals.followed set joined_to = ${at}, member = ${id}`.execute(transaction)
    },
  }
}
