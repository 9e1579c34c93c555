import { type Amount, amount } from '@sanuk/money/amount'
import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database, Transaction } from '#platform/database'
import { inScope, type Scope } from './scope.ts'

/**
 * A room's table of accruals: what somebody earned in a period, and what of it they were paid, in 1/10 000 of the
 * brand's currency unit. It has the columns `brand`, `earned`, `paid` (default 0), and those named here; its primary key
 * is owner and period. The table itself must refuse negative amounts and, by a CHECK, an `earned` that is too high for
 * its basis: `missingSafeguards` looks after that in tests.
 */
export type AccrualTable = {
  readonly table: string
  /** Who earns: a member, a contract. */
  readonly owner: string
  readonly period: string
  readonly periodType: 'date' | 'text'
  /** What the earning is counted from. */
  readonly basis: string
  /** Further columns that keep what was written first, such as the rank. */
  readonly first?: readonly string[]
  /** Further columns that every count replaces. */
  readonly replaced?: readonly string[]
  /** Where several benefits share the table; its column comes first in the primary key. */
  readonly scope?: Scope
}

const money = z.pipe(
  z.bigint(),
  z.transform((value) => amount(value)),
)
const accrual = z.object({ owner: z.uuid(), period: z.string(), basis: money, earned: money, paid: money })

/** What an owner earned in a period, and was paid of it. */
export type Accrual = z.output<typeof accrual>

/** Accruals of a brand for which `payable` holds, a condition in SQL; all of them where it is left out. */
export type Which = { readonly brand: string; readonly payable?: RawBuilder<unknown> }

/** From which amount on owners are paid; `waived` is a condition in SQL over the owner who is paid any amount. */
type LeastDue = { readonly least: Amount; readonly waived?: RawBuilder<unknown>; readonly limit: number }

/** What one owner is paid for all their periods together, the oldest first. */
export type Due = {
  readonly owner: string
  readonly due: Amount
  readonly firstPeriod: string
  readonly lastPeriod: string
}

/** What is due for accruals together; negative where more was paid than earned. */
export const sumDue = (accruals: readonly Accrual[]): Amount =>
  amount(accruals.reduce((sum, { earned, paid }) => sum + earned - paid, 0n))

/**
 * Of accruals that were locked, those of owners to whom at least so much is due in all, and what each owner is paid. Owners
 * in `waived` are paid any amount.
 */
export function payableOf(
  locked: readonly Accrual[],
  least: Amount,
  waived: ReadonlySet<string> = new Set(),
): { readonly taken: readonly Accrual[]; readonly due: Due[] } {
  const byOwner = Map.groupBy(locked, (one) => one.owner)
  const taken = [...byOwner].flatMap(([owner, own]) => {
    const due = sumDue(own)
    return due > 0n && (due >= least || waived.has(owner)) ? [own] : []
  })
  const due = taken.flatMap((own): Due[] => {
    const [oldest, newest] = [own[0], own.at(-1)]
    if (!oldest || !newest) return []
    return [{ owner: oldest.owner, due: sumDue(own), firstPeriod: oldest.period, lastPeriod: newest.period }]
  })
  return { taken: taken.flat(), due }
}

/**
 * Accruals of periods. Counting anew replaces what was earned and never touches what was paid: the difference is paid
 * with the next payment, or taken off it.
 */
export function createAccrualRows(database: Database, shape: AccrualTable) {
  const [table, owner, period] = [sql.table(shape.table), sql.ref(shape.owner), sql.ref(shape.period)]
  const list = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))
  const { first = [], replaced = [], scope } = shape
  const differs = ({ brand, payable = sql`true` }: Which) =>
    sql`${inScope(scope)} and brand = ${brand} and earned <> paid and (earned < paid or (${payable}))`
  const written = [shape.owner, shape.period, 'brand', shape.basis, 'earned', ...first, ...replaced]
  const key = scope ? [scope.column, shape.owner, shape.period] : [shape.owner, shape.period]

  const lock = async (transaction: Transaction, owners: readonly string[], which: Which): Promise<Accrual[]> => {
    const { rows } = await sql`
      select ${owner} as owner, ${period}::text as period, ${sql.ref(shape.basis)} as basis, earned, paid from ${table}
       where ${owner} = any (${owners}::uuid[]) and ${differs(which)}
       order by ${owner}, ${period} for no key update`.execute(transaction)
    return rows.map((row) => accrual.parse(row))
  }
  const markPaid = async (transaction: Transaction, accruals: readonly Accrual[]): Promise<void> => {
    const of = <T>(column: (one: Accrual) => T) => accruals.map(column)
    await sql`
      update ${table} kept set paid = these.earned
        from unnest(${of((one) => one.owner)}::uuid[], ${of((one) => one.period)}::${sql.raw(shape.periodType)}[],
                    ${of((one) => one.earned)}::bigint[]) as these (owner, period, earned)
       where kept.${owner} = these.owner and kept.${period} = these.period and ${inScope(scope)}`.execute(transaction)
  }
  return {
    /**
     * The statement that writes counted accruals. `counted` is a query whose columns are, in this order: owner, period,
     * brand, basis, earned, then those of `first` and of `replaced`. Only rows that it gives are changed: who earns
     * nothing any more must come with 0.
     */
    write: (counted: RawBuilder<unknown>): RawBuilder<unknown> => sql`
      insert into ${table} (${list(scope ? [...written, scope.column] : written)})
      ${scope ? sql`select counted.*, ${scope.value} from (${counted}) counted` : counted}
      on conflict (${list(key)}) do update set ${sql.join(
        [shape.basis, 'earned', ...replaced].map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`),
      )}`,
    /** Accruals of these owners that are to be paid, and what was overpaid, locked until the transaction ends. */
    lock,
    /** Marks accruals that were locked in this transaction as paid. */
    markPaid,
    /** Locks and marks what is due to these owners, as far as it is more than 0 and at least `least`. */
    takeDue: async (
      transaction: Transaction,
      owners: readonly string[],
      { least, ...which }: Which & { readonly least: Amount },
    ): Promise<Due[]> => {
      const { taken, due } = payableOf(await lock(transaction, owners, which), least)
      await markPaid(transaction, taken)
      return due
    },
    /** Owners to whom more than 0 and at least `least` is due; any amount where `waived`, a condition in SQL, holds. */
    ownersDue: async (which: Which, { least, waived = sql`false`, limit }: LeastDue): Promise<string[]> => {
      const { rows } = await sql<{ owner: string }>`
        select ${owner} as owner from ${table} where ${differs(which)}
         group by ${owner}
        having sum(earned - paid) > 0 and (sum(earned - paid) >= ${least}::bigint or ${waived}) limit ${limit}`.execute(
        database,
      )
      return rows.map((row) => row.owner)
    },
    /** What is due at a brand, or to one owner; negative where more was paid than earned. */
    due: async (which: Which, ofOwner: string | null = null, on: Connection = database): Promise<Amount> => {
      const own = ofOwner === null ? sql`` : sql`and ${owner} = ${ofOwner}`
      const { rows } = await sql<{ due: bigint }>`
        select coalesce(sum(earned - paid), 0)::bigint as due from ${table} where ${differs(which)} ${own}`.execute(on)
      return amount(rows[0]?.due ?? 0n)
    },
  }
}
