import { type Amount, amount } from '@sanuk/money/amount'
import { type CurrencyCode, isCurrencyCode } from '@sanuk/money/currency'
import { sql } from 'kysely'
import type { Transaction } from '#platform/database'

/** A pool of a vendor, in the books of one brand. */
export type PoolName = {
  readonly brand: string
  readonly vendor: string
  readonly pool: string
  readonly currency: CurrencyCode
}

/** What stakes of a business day put into a pool, in millionths of the smallest unit. */
export type Fed = PoolName & { readonly day: string; readonly millionths: bigint }

/** Whole units that the books do not have yet; negative where stakes were corrected. `number` names the posting. */
type Unposted = PoolName & { readonly more: Amount; readonly number: number }

type Row = Omit<Unposted, 'currency' | 'more'> & { readonly currency: string; readonly more: bigint }

/** A currency as it stands in the books. */
export function currencyOf(code: string): CurrencyCode {
  if (!isCurrencyCode(code)) throw new Error(`no such currency: ${code}`)
  return code
}

/** Adds to the sums of pools and their days, in one order, so that nobody waits for another in a circle. */
export async function addFed(transaction: Transaction, fed: readonly Fed[], at: Date): Promise<void> {
  const of = <T>(column: (one: Fed) => T) => fed.map(column)
  const values = sql`unnest(
    ${of(({ brand }) => brand)}::uuid[], ${of(({ vendor }) => vendor)}::text[], ${of(({ pool }) => pool)}::text[],
    ${of(({ currency }) => currency)}::text[], ${of(({ day }) => day)}::date[],
    ${of(({ millionths }) => String(millionths))}::numeric[]
  ) as fed (brand, vendor, pool, currency, day, millionths)`
  await sql`
    insert into jackpots.book as sums (brand, vendor, pool, currency, counted, since)
    select brand, vendor, pool, currency, sum(millionths), ${at} from ${values}
     group by brand, vendor, pool, currency order by brand, vendor, pool, currency
    on conflict (brand, vendor, pool, currency) do update set counted = sums.counted + excluded.counted`.execute(
    transaction,
  )
  await sql`
    insert into jackpots.day as sums (brand, vendor, pool, currency, day, counted)
    select brand, vendor, pool, currency, day, millionths from ${values}
    on conflict (brand, vendor, pool, currency, day) do update set counted = sums.counted + excluded.counted`.execute(
    transaction,
  )
}

/** Marks the whole units of all pools as posted, and answers what there was to post. */
export async function takeUnposted(transaction: Transaction): Promise<Unposted[]> {
  const { rows } = await sql<Row>`
    with due as (
      select brand, vendor, pool, currency, floor(counted / 1000000)::bigint as whole, posted, postings
        from jackpots.book where floor(counted / 1000000) <> posted
       order by brand, vendor, pool, currency for no key update
    )
    update jackpots.book set posted = due.whole, postings = due.postings + 1
      from due
     where (book.brand, book.vendor, book.pool, book.currency) = (due.brand, due.vendor, due.pool, due.currency)
    returning book.brand, book.vendor, book.pool, book.currency, due.whole - due.posted as more,
              due.postings as number`.execute(transaction)
  return rows.map((row) => ({ ...row, currency: currencyOf(row.currency), more: amount(row.more) }))
}
