import { sql } from 'kysely'
import type { ChangedDay, ChangedDays } from '#platform/capabilities/valid-turnover'
import { type Database, inTransaction, type Transaction } from '#platform/database'
import { type BrandPeriod, lockClosing } from './close-periods.ts'
import type { ClosedPeriods } from './closed-periods.ts'
import { type Calendar, periodsOn } from './periods.ts'
import { inScope, type Scope } from './scope.ts'

/** Changes of play that are looked at together. */
const FOLLOWED_MAX = 2_000

export type Following = {
  readonly database: Database
  readonly closed: ClosedPeriods
  /** The same name as for closing. */
  readonly name: string
  readonly calendarOf: (brand: string) => Promise<Calendar>
  /** A table of one row whose column `change` says up to which sequence changes were followed. */
  readonly followed: string
  /** Where several benefits share that table: each has a row. */
  readonly scope?: Scope
  readonly changedDays: ChangedDays
  /** Counts a closed period anew for these members. */
  readonly recount: (
    transaction: Transaction,
    which: BrandPeriod & { readonly members: readonly string[] },
  ) => Promise<unknown>
}

/**
 * A job that counts closed periods anew where play in them was corrected or counted late. A period that is open is left
 * out: its closing counts everything. Closing waits meanwhile, so that no change falls between the two.
 */
export function createFollowCorrections({ database, closed, name, ...following }: Following): () => Promise<void> {
  const followed = sql.table(following.followed)

  const followBrand = async (transaction: Transaction, brand: string, changed: readonly ChangedDay[]) => {
    await lockClosing(transaction, name, brand)
    const [last, calendar] = [await closed.last(brand, transaction), await following.calendarOf(brand)]
    if (last === null) return
    const affected = changed.flatMap(({ member, day }) =>
      periodsOn(day, calendar).map((period) => ({ member, period })),
    )
    for (const [period, ones] of Map.groupBy(affected, (one) => one.period.name)) {
      const [one] = ones
      if (!one || period > last) continue
      const members = [...new Set(ones.map(({ member }) => member))]
      await following.recount(transaction, { brand, period: one.period, members })
    }
  }

  const followSome = (): Promise<boolean> =>
    inTransaction(database, async (transaction) => {
      const { rows } = await sql<{ change: bigint }>`
        select change from ${followed} where ${inScope(following.scope)} for update`.execute(transaction)
      if (!rows[0]) throw new Error(`${following.followed} has no row`)
      const changed = await following.changedDays(rows[0].change, FOLLOWED_MAX, transaction)
      const end = changed.at(-1)
      if (!end) return false
      for (const [brand, days] of Map.groupBy(changed, (it) => it.brand)) await followBrand(transaction, brand, days)
      await sql`update ${followed} set change = ${end.sequence} where ${inScope(following.scope)}`.execute(transaction)
      return changed.length >= FOLLOWED_MAX
    })

  return async () => {
    while (await followSome());
  }
}
