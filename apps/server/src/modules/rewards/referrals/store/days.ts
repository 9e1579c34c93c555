import type { ReferralPlan } from '@sanuk/contracts/office-referrals'
import { type Amount, amount, parseAmount } from '@sanuk/money/amount'
import { AMOUNT_DECIMALS, type CurrencyCode, currency as currencyOf } from '@sanuk/money/currency'
import { sql } from 'kysely'
import type { Connection, Database, Transaction } from '#platform/database'

type Counting = { readonly brand: string; readonly currency: CurrencyCode; readonly day: string }

/** A day whose share was not paid, or paid too much. */
export type UnpaidDay = { readonly day: string; readonly earned: Amount; readonly paid: Amount }

export type DayStore = ReturnType<typeof createDayStore>

/** What friends' play of business days brings. */
export function createDayStore(database: Database) {
  return {
    /**
     * Counts a business day anew for all inviters of a brand: `Σ min(floor(valid × rate), most)` over the friends who
     * count, down to the smallest coin.
     */
    count: async (transaction: Transaction, { brand, currency, day }: Counting, plan: ReferralPlan): Promise<void> => {
      const coin = 10n ** BigInt(AMOUNT_DECIMALS - currencyOf(currency).decimals)
      const rate = plan.open ? plan.rate : 0
      await sql`
        insert into referrals.day as sums (inviter, day, brand, valid, earned)
        select inviter, ${day}::date, ${brand}, sum(valid)::bigint,
               sum(least(greatest(valid, 0) * ${rate}::bigint / 10000, ${parseAmount(plan.dayMax)}::bigint))::bigint
                 / ${coin}::bigint * ${coin}::bigint
          from (
            select friend.inviter, friend.member, sum(played.valid)::bigint as valid
              from turnover.kinds_between(${brand}, ${currency}, ${day}::date, ${day}::date) played
              join referrals.friend on friend.member = played.member and friend.state = 'valid'
             group by friend.inviter, friend.member
          ) friends group by inviter
        on conflict (inviter, day) do update set valid = excluded.valid, earned = excluded.earned`.execute(transaction)
    },
    lockUnpaid: async (transaction: Transaction, inviter: string): Promise<UnpaidDay[]> => {
      const { rows } = await sql<{ day: string; earned: bigint; paid: bigint }>`
        select day::text, earned, paid from referrals.day where inviter = ${inviter} and earned <> paid
         order by day for no key update`.execute(transaction)
      return rows.map(({ day, earned, paid }) => ({ day, earned: amount(earned), paid: amount(paid) }))
    },
    markPaid: async (transaction: Transaction, inviter: string): Promise<void> => {
      await sql`update referrals.day set paid = earned where inviter = ${inviter} and earned <> paid`.execute(
        transaction,
      )
    },
    /** What a member's friends have brought by play, and what of it was not paid yet. */
    sums: async (inviter: string, on: Connection = database) => {
      const { rows } = await sql<{ earned: bigint; due: bigint }>`
        select coalesce(sum(earned), 0)::bigint as earned, coalesce(sum(earned - paid), 0)::bigint as due
          from referrals.day where inviter = ${inviter}`.execute(on)
      return { earned: amount(rows[0]?.earned ?? 0n), due: amount(rows[0]?.due ?? 0n) }
    },
    lastClosed: async (brand: string, on: Connection = database): Promise<string | null> => {
      const { rows } = await sql<{ day: string | null }>`
        select max(day)::text as day from referrals.closed_day where brand = ${brand}`.execute(on)
      return rows[0]?.day ?? null
    },
    close: async (transaction: Transaction, brand: string, { day, at }: { day: string; at: Date }): Promise<void> => {
      await sql`insert into referrals.closed_day (brand, day, closed_at) values (${brand}, ${day}::date, ${at})`.execute(
        transaction,
      )
    },
    addPayment: async (transaction: Transaction, payment: Payment): Promise<void> => {
      const { id, brand, member, due, friends, at } = payment
      await sql`
        insert into referrals.payment (id, brand, member, amount, friends, made_at)
        values (${id}, ${brand}, ${member}, ${due}, ${friends}, ${at})`.execute(transaction)
    },
    /** What a brand paid since an instant, and what waits to be claimed. */
    figures: async (brand: string, since: Date) => {
      const { rows } = await sql<{ paid: bigint; waiting: bigint }>`
        select (select coalesce(sum(amount), 0)::bigint from referrals.payment
                 where brand = ${brand} and made_at >= ${since}) as paid,
               (select coalesce(sum(earned - paid), 0)::bigint from referrals.day where brand = ${brand})
               + (select coalesce(sum(reward), 0)::bigint from referrals.friend
                   where brand = ${brand} and state = 'valid' and paid_at is null) as waiting`.execute(database)
      return { paid: amount(rows[0]?.paid ?? 0n), waiting: amount(rows[0]?.waiting ?? 0n) }
    },
  }
}

export type Payment = {
  readonly id: string
  readonly brand: string
  readonly member: string
  readonly due: Amount
  readonly friends: number
  readonly at: Date
}
