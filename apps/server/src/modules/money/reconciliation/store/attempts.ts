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

/** So many are read at once, and so much of a day at most. */
const PART_MAX = 20_000
const PART_MS = 60 * 60 * 1000

type Row = {
  key: string
  kind: string
  change: bigint
  currency: string
  reference: string
  memo: string | null
  posted: boolean
  at: Date
}

const columns = sql`
  found.key, kind.name as kind, account.currency, found.reference, found.memo,
  ledger.instant_of(found.batch) as at,
  case when found.debit = account.id then found.amount else -found.amount end as change,
  found.debit_sequence is not null or found.credit_sequence is not null
    or (found.debit < 0 and found.credit < 0) as posted`

/** What the books hold between a vendor's accounts and members. Nothing of it is ever changed here. */
export function createAttemptStore(database: Database) {
  const accounts = (vendor: string) =>
    sql`select id, currency from ledger.account where kind = 'vendor' and owner = ${vendor} and id < 0`
  /**
   * One more than `PART_MAX` where there are more. Cut by time and not by number: the planner, which has no statistics of
   * the books, would sort all that is left of the day for each page.
   */
  const between = async (vendor: string, { from, until }: Day): Promise<BookedAttempt[]> => {
    const { rows } = await sql<Row>`
      with account as materialized (${accounts(vendor)})
      select ${columns}
        from (select * from ledger.attempt
               where batch >= ledger.batch_at(${from}) and batch < ledger.batch_at(${until})
                 and (debit = any (array(select id from account)) or credit = any (array(select id from account)))
               limit ${PART_MAX + 1}) found
        join account on account.id in (found.debit, found.credit)
        join ledger.kind on kind.id = found.kind`.execute(database)
    return rows.map(readRow)
  }
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
    /** What was decided on a day, part after part. */
    ofDay: async function* (vendor: string, day: Day): AsyncGenerator<readonly BookedAttempt[]> {
      let length = PART_MS
      for (let start = day.from.getTime(); start < day.until.getTime(); ) {
        const end = Math.min(start + length, day.until.getTime())
        const part = await between(vendor, { from: new Date(start), until: new Date(end) })
        if (part.length > PART_MAX) {
          length = Math.ceil(length / 4)
          continue
        }
        yield part
        start = end
        if (part.length < PART_MAX / 4) length = Math.min(length * 2, PART_MS)
      }
    },
  }
}

const readRow = ({ key, kind, change, currency, reference, memo, posted, at }: Row): BookedAttempt => ({
  key,
  kind,
  currency,
  memo,
  posted,
  at,
  change: amount(BigInt(change)),
  round: reference,
})
