import { type Amount, amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Transaction } from '#platform/database'
import { currencyOf, type PoolName } from './books.ts'

/** A win that is paid out of a pool, by its vendor's name of it. */
export type Drop = PoolName & {
  readonly transaction: string
  readonly member: string
  readonly game: string
  readonly round: string
  readonly amount: Amount
  readonly at: Date
}

/** What of a win the pool's account has not given yet; negative where it gave too much. */
type Unbooked = Omit<Drop, 'amount' | 'at' | 'member' | 'game'> & {
  readonly more: Amount
  readonly number: number
}

type Row = Omit<Unbooked, 'currency' | 'more'> & { readonly currency: string; readonly more: bigint }

export async function addDrop(transaction: Transaction, drop: Drop): Promise<void> {
  await sql`
    insert into jackpots.drop (vendor, transaction, brand, pool, currency, member, game, round, amount, at)
    values (${drop.vendor}, ${drop.transaction}, ${drop.brand}, ${drop.pool}, ${drop.currency}, ${drop.member},
            ${drop.game}, ${drop.round}, ${drop.amount}, ${drop.at})`.execute(transaction)
}

/** Whether members of any brand ever fed a pool. */
export async function wasFed(transaction: Transaction, vendor: string, pool: string): Promise<boolean> {
  const { rows } = await sql`
    select from jackpots.book where vendor = ${vendor} and pool = ${pool} limit 1`.execute(transaction)
  return rows.length > 0
}

/** Corrects a win by so much, where it was paid out of a pool. */
export async function correctDrop(
  transaction: Transaction,
  { vendor, transaction: name, difference }: { vendor: string; transaction: string; difference: Amount },
): Promise<void> {
  await sql`
    update jackpots.drop set amount = amount + ${difference}
     where vendor = ${vendor} and transaction = ${name}`.execute(transaction)
}

/** Marks all wins as booked, and answers what there was to book; their pools have a book from then on. */
export async function takeUnbooked(transaction: Transaction, at: Date): Promise<Unbooked[]> {
  const { rows } = await sql<Row>`
    with due as (
      select vendor, transaction, amount - booked as more, postings from jackpots.drop
       where amount <> booked order by vendor, transaction for no key update
    )
    update jackpots.drop set booked = amount, postings = due.postings + 1
      from due where (drop.vendor, drop.transaction) = (due.vendor, due.transaction)
    returning drop.vendor, drop.transaction, brand, pool, currency, round, due.more, due.postings as number`.execute(
    transaction,
  )
  if (rows.length === 0) return []
  const of = <T>(column: (one: Row) => T) => rows.map(column)
  await sql`
    insert into jackpots.book (brand, vendor, pool, currency, since)
    select distinct *, ${at}::timestamptz from unnest(
      ${of(({ brand }) => brand)}::uuid[], ${of(({ vendor }) => vendor)}::text[], ${of(({ pool }) => pool)}::text[],
      ${of(({ currency }) => currency)}::text[]) as won (brand, vendor, pool, currency)
    on conflict do nothing`.execute(transaction)
  return rows.map((row) => ({ ...row, currency: currencyOf(row.currency), more: amount(row.more) }))
}
