import type { ListSort } from '@sanuk/contracts/list-query'
import { type Amount, parseAmount } from '@sanuk/money/amount'
import { type RawBuilder, sql } from 'kysely'
import { startOfDay } from './business-days.ts'
import type { FindMemberByUsername } from './capabilities/member.ts'
import { cutPage, type Place, readCursor } from './page-cursor.ts'

/** What a list was asked for: between which instants (the second one excluded) and amounts, in which order, from where on. */
export type ListQuery = {
  readonly from: Date | null
  readonly until: Date | null
  readonly least: Amount | null
  readonly most: Amount | null
  readonly sort: ListSort
  readonly after: Place | null
}

/** The query of a contract that is made of `dayQuery` or `amountQuery`. */
type Asked = {
  readonly cursor?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly least?: string | undefined
  readonly most?: string | undefined
  readonly sort?: ListSort | undefined
}

const isByAmount = (sort: ListSort): boolean => sort === 'largest' || sort === 'smallest'

/**
 * Reads what a list was asked for; days are those of the time zone. `usual` is the order where none was asked for. Refuses
 * with `invalid_request` a cursor of another order.
 */
export function readListQuery(
  { cursor, from, to, least, most, sort: wanted }: Asked,
  { timeZone, usual = 'newest' }: { readonly timeZone: string; readonly usual?: ListSort },
): ListQuery {
  const sort = wanted ?? usual
  return {
    from: from === undefined ? null : startOfDay(from, timeZone),
    until: to === undefined ? null : startOfDay(to, timeZone, 1),
    least: least === undefined ? null : parseAmount(least),
    most: most === undefined ? null : parseAmount(most),
    sort,
    after: readCursor(cursor, isByAmount(sort)),
  }
}

/** All of a list, newest first, from a place on. */
export const newestFrom = (after: Place | null): ListQuery => ({
  from: null,
  until: null,
  least: null,
  most: null,
  sort: 'newest',
  after,
})

/** Names of columns, perhaps with their table, and what is counted as the amount. */
type Columns = {
  readonly at: string
  readonly id: string
  readonly amount?: string | RawBuilder<unknown>
  /** Some rows have no amount: they are ordered as 0, and in no range of amounts. */
  readonly isAmountOptional?: true
}

/** Where a row stands, as its columns say. */
type RowPlace = Omit<Place, 'amount'> & { readonly amount?: bigint | null }

/**
 * A page of a list as parts of a statement: `where` goes with the other conditions, `order` and `limit` behind them. Equal
 * amounts are ordered by time, equal times by id, so that a page begins exactly behind the one before. `cut` makes the
 * page of what was read.
 */
export function listPage({ at, id, amount, isAmountOptional }: Columns, asked: ListQuery, size: number) {
  const { from, until, least, most, after, sort } = asked
  const byAmount = isByAmount(sort)
  const time = sql.ref(at)
  const value = typeof amount === 'string' ? sql.ref(amount) : amount
  if (!value && (byAmount || least !== null || most !== null)) throw new Error(`a list by ${at} has no amount`)
  const [than, turn] = sort === 'newest' || sort === 'largest' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`]
  const keys = [...(byAmount ? [isAmountOptional ? sql`coalesce(${value}, 0)` : value] : []), time, sql.ref(id)]
  const conditions = [
    sql`true`,
    ...(from ? [sql`${time} >= ${from}`] : []),
    ...(until ? [sql`${time} < ${until}`] : []),
    ...(least === null ? [] : [sql`${value} >= ${least}`]),
    ...(most === null ? [] : [sql`${value} <= ${most}`]),
    ...(after ? [sql`(${sql.join(keys)}) ${than} (${sql.join(keysOf(after, byAmount))})`] : []),
  ]
  return {
    where: sql<boolean>`${sql.join(conditions, sql` and `)}`,
    order: sql.join(keys.map((key) => sql`${key} ${turn}`)),
    /** One row more than a page has: it says whether there is another page. */
    limit: size + 1,
    cut: <Row>(rows: readonly Row[], placeOf: (row: Row) => RowPlace) =>
      cutPage(rows, size, (row) => {
        const { amount: worthOfRow, ...place } = placeOf(row)
        return byAmount ? { ...place, amount: worthOfRow ?? 0n } : place
      }),
  }
}

const keysOf = ({ amount, at, id }: Place, byAmount: boolean) => [
  ...(byAmount ? [sql`${amount}::bigint`] : []),
  sql`${at}::timestamptz`,
  sql`${id}::uuid`,
]

/** Whose rows a list is narrowed to: everybody's where it is `undefined`; `null` is nobody and finds nothing. */
export type WantedMember = string | null | undefined

/** Whom a search for a whole username means. */
export async function wantedMember(
  findByUsername: FindMemberByUsername,
  brand: string,
  search: string | undefined,
): Promise<WantedMember> {
  return search === undefined ? undefined : ((await findByUsername(brand, search))?.id ?? null)
}

/** Rows of which one of these columns holds the member. */
export function ofMember(member: WantedMember, ...columns: readonly string[]): RawBuilder<boolean> {
  if (member === undefined) return sql<boolean>`true`
  const named = columns.map((column) => sql`${sql.ref(column)} = ${member}::uuid`)
  return sql<boolean>`(${sql.join(named, sql` or `)})`
}

/** Rows of which one of these texts holds what is searched for, in small letters or capitals. */
export function holdsText(search: string | undefined, ...texts: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  if (search === undefined) return sql<boolean>`true`
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`(${sql.join(
    texts.map((text) => sql`${text} ilike ${pattern}`),
    sql` or `,
  )})`
}
