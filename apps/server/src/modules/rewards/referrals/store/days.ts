import type { ReferralPlan } from '@sanuk/contracts/office-referrals'
import { type Amount, amount, parseAmount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import { sql } from 'kysely'
import { createAccrualRows } from '#platform/accruals/accrual-rows'
import type { ClosedPeriodTable } from '#platform/accruals/closed-periods'
import { RATE_WHOLE, smallestCoin } from '#platform/accruals/explanation'
import type { Connection, Database, Transaction } from '#platform/database'

type Counting = { readonly brand: string; readonly currency: CurrencyCode; readonly day: string }

/** Business days that are over and were counted. */
export const CLOSED_DAYS: ClosedPeriodTable = { table: 'referrals.closed_day', period: 'day', periodType: 'date' }

export type DayStore = ReturnType<typeof createDayStore>

/** What friends' play of business days brings. */
export function createDayStore(database: Database) {
  const accruals = createAccrualRows(database, {
    table: 'referrals.day',
    owner: 'inviter',
    period: 'day',
    periodType: 'date',
    basis: 'valid',
  })
  return {
    lock: accruals.lock,
    markPaid: accruals.markPaid,
    /**
     * Counts a business day anew for all inviters of a brand: `Σ min(floor(valid × rate), most)` over the friends who
     * count, down to the smallest coin.
     */
    count: async (transaction: Transaction, { brand, currency, day }: Counting, plan: ReferralPlan): Promise<void> => {
      const coin = smallestCoin(currency)
      const rate = plan.open ? plan.rate : 0
      const shares = sql`
        select inviter, ${day}::date, ${brand}::uuid, sum(valid)::bigint,
               sum(least(greatest(valid, 0) * ${rate}::bigint / ${sql.lit(RATE_WHOLE)}, ${parseAmount(plan.dayMax)}::bigint))::bigint
                 / ${coin}::bigint * ${coin}::bigint
          from (
            select friend.inviter, friend.member, sum(played.valid)::bigint as valid
              from turnover.kinds_between(${brand}, ${currency}, ${day}::date, ${day}::date) played
              join referrals.friend on friend.member = played.member and friend.state = 'valid'
             group by friend.inviter, friend.member
          ) friends group by inviter`
      await accruals.write(shares).execute(transaction)
    },
    /** What a member's friends have brought by play, and what of it was not paid yet. */
    sums: async (inviter: string, on: Connection = database) => {
      const { rows } = await sql<{ earned: bigint; due: bigint }>`
        select coalesce(sum(earned), 0)::bigint as earned, coalesce(sum(earned - paid), 0)::bigint as due
          from referrals.day where inviter = ${inviter}`.execute(on)
      return { earned: amount(rows[0]?.earned ?? 0n), due: amount(rows[0]?.due ?? 0n) }
    },
    addPayment: async (transaction: Transaction, payment: ReferralPayment): Promise<void> => {
      const { reference, member, due, friends, at } = payment
      await sql`
        insert into referrals.payment (id, brand, member, amount, friends, made_at)
        values (${reference}, ${member.brand}, ${member.id}, ${due}, ${friends}, ${at})`.execute(transaction)
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

/** What a member was paid for friends and days, all together. */
type ReferralPayment = {
  readonly reference: string
  readonly member: { readonly id: string; readonly brand: string }
  readonly due: Amount
  readonly friends: number
  readonly at: Date
}
