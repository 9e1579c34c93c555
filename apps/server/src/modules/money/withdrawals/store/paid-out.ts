import { type Amount, amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import { sql } from 'kysely'
import type { Connection, Database } from '#platform/database'

/** How many are told at once: whoever follows asks again. */
const FOLLOWED_MAX = 1_000

/** A payment that left or came back: `changedAt` says when that was noted, `notedAt` when it had left. */
type PaidOut = { readonly member: string; readonly notedAt: Date; readonly changedAt: Date }

/** Whose payments, in which money, noted between two instants, the second one excluded. */
type PaidWithin = {
  readonly members: readonly string[]
  readonly currency: CurrencyCode
  readonly from: Date
  readonly until: Date
}

/** What left to members, for rooms that make something of it. A payment counts when our books noted it. */
export function createPaidOut(database: Database) {
  return {
    /** Payments that were noted or came back after an instant, in that order. */
    paidOutAfter: async (after: Date): Promise<PaidOut[]> => {
      const { rows } = await sql<PaidOut>`
        (select member, noted_at as "notedAt", noted_at as "changedAt"
           from withdrawals.part join withdrawals.withdrawal whole on whole.id = part.withdrawal
          where noted_at > ${after} order by noted_at limit ${FOLLOWED_MAX})
        union all
        (select member, noted_at, whole.since
           from withdrawals.withdrawal whole join withdrawals.part on part.withdrawal = whole.id
          where whole.state = 'resolved_refunded' and whole.since > ${after} and part.returned
          order by whole.since limit ${FOLLOWED_MAX})
        order by "changedAt" limit ${FOLLOWED_MAX}`.execute(database)
      return rows
    },
    /** What left to members and did not come back; by member, who has none is left out. */
    paidOutWithin: async (
      on: Connection,
      { members, currency, from, until }: PaidWithin,
    ): Promise<Map<string, Amount>> => {
      const { rows } = await sql<{ member: string; sum: bigint }>`
        select member, sum(part.amount)::bigint as sum
          from withdrawals.withdrawal whole join withdrawals.part on part.withdrawal = whole.id
         where member = any (${members}::uuid[]) and whole.currency = ${currency} and not part.returned
           and noted_at >= ${from} and noted_at < ${until}
         group by member`.execute(on)
      return new Map(rows.map(({ member, sum }) => [member, amount(sum)]))
    },
  }
}
