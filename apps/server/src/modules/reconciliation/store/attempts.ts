import { type Amount, amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Database } from '#platform/database'
import type { Day } from '../match.ts'

/** What was decided in the books about a vendor's transaction, or about a part of it. */
export type BookedAttempt = {
  readonly key: string
  readonly kind: string
  /** What it is for the member: a stake is negative. */
  readonly change: Amount
  readonly currency: string
  readonly round: string
  readonly memo: string | null
  readonly posted: boolean
  readonly at: Date
}

/** A place among the attempts, in the order in which they were decided. */
export type AttemptPlace = { readonly batch: bigint; readonly ordinal: number }

const PAGE_SIZE = 5_000

type Row = {
  key: string
  kind: string
  change: bigint
  currency: string
  reference: string
  memo: string | null
  posted: boolean
  at: Date
  batch: bigint
  ordinal: number
}

const columns = sql`
  found.key, kind.name as kind, account.currency, found.reference, found.memo, found.batch, found.ordinal,
  ledger.instant_of(found.batch) as at,
  case when found.debit = account.id then found.amount else -found.amount end as change,
  found.debit_sequence is not null or found.credit_sequence is not null
    or (found.debit < 0 and found.credit < 0) as posted`

/** What the books hold between a vendor's accounts and members. Nothing of it is ever changed here. */
export function createAttemptStore(database: Database) {
  const accounts = (vendor: string) =>
    sql`select id, currency from ledger.account where kind = 'vendor' and owner = ${vendor} and id < 0`
  return {
    /** What was decided under these keys. One look into the index for each, whatever the planner believes. */
    find: async (vendor: string, keys: readonly string[]): Promise<BookedAttempt[]> => {
      const { rows } = await sql<Row>`
        with account as materialized (${accounts(vendor)})
        select ${columns}
          from unnest(${[...keys]}::uuid[]) as asked (key),
               lateral (select * from ledger.attempt where attempt.key = asked.key limit 1) found
          join account on account.id in (found.debit, found.credit)
          join ledger.kind on kind.id = found.kind`.execute(database)
      return rows.map(readRow)
    },
    /** A page of what was decided on a day, from a place on. */
    page: async (
      vendor: string,
      day: Day,
      from: AttemptPlace | null,
    ): Promise<{ list: BookedAttempt[]; next: AttemptPlace | null }> => {
      const { batch, ordinal } = from ?? { batch: 0n, ordinal: 0 }
      const { rows } = await sql<Row>`
        with account as materialized (${accounts(vendor)}),
        found as materialized (
          select * from ledger.attempt
           where batch >= greatest(ledger.batch_at(${day.from}), ${batch}::bigint)
             and batch < ledger.batch_at(${day.until}) and (batch, ordinal) > (${batch}::bigint, ${ordinal}::smallint)
             and (debit = any (array(select id from account)) or credit = any (array(select id from account)))
           order by batch, ordinal limit ${PAGE_SIZE}
        )
        select ${columns} from found
          join account on account.id in (found.debit, found.credit)
          join ledger.kind on kind.id = found.kind
         order by found.batch, found.ordinal`.execute(database)
      const last = rows.length < PAGE_SIZE ? undefined : rows.at(-1)
      return { list: rows.map(readRow), next: last ? { batch: last.batch, ordinal: last.ordinal } : null }
    },
  }
}

const readRow = ({ key, kind, change, currency, reference, memo, posted, at }: Row): BookedAttempt => ({
  ...{ key, kind, currency, memo, posted, at, change: amount(BigInt(change)), round: reference },
})
