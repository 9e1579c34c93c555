import { INCOME_KINDS, type IncomeKind, MEMBER_INCOME_KINDS } from '@sanuk/contracts/agent-income'
import { type Amount, add, writeAmount, ZERO } from '@sanuk/money/amount'
import { businessDays } from '#platform/business-days'
import type { Database } from '#platform/database'
import { readCursor } from '#platform/page-cursor'
import type { ReckoningOf } from '#platform/reckoning'
import { createIncomeStore, type DaySum } from './store.ts'

export type Income = ReturnType<typeof createIncome>

/** Whose income. */
type Whose = { readonly brand: string; readonly agent: string }

/** What agents were paid, by the day on which it was booked. */
export function createIncome({
  database,
  reckoningOf,
}: {
  readonly database: Database
  readonly reckoningOf: ReckoningOf
}) {
  const store = createIncomeStore(database)
  return {
    /** Every day from one to another, both included, and all of them together. */
    byDay: async ({ brand, agent }: Whose, { from, to }: { readonly from: string; readonly to: string }) => {
      const days = businessDays(from, to, (await reckoningOf(brand)).timeZone)
      const sums = await store.sums(agent, days)
      const ofDays = Map.groupBy(sums, ({ day }) => day)
      return { total: sumUp(sums), days: days.map(({ day }) => ({ day, ...sumUp(ofDays.get(day) ?? []) })) }
    },
    /** A page of the payments of a day, newest first. */
    ofDay: async ({ brand, agent }: Whose, day: string, cursor: string | undefined) => {
      const [booked] = businessDays(day, day, (await reckoningOf(brand)).timeZone)
      if (!booked) throw new Error(`${day} is no business day`)
      const { list, nextCursor } = await store.payments(agent, booked, readCursor(cursor))
      return {
        list: list.map(({ at, amount, ...payment }) => ({
          ...payment,
          at: at.toISOString(),
          amount: writeAmount(amount),
        })),
        nextCursor,
      }
    },
  }
}

const isOfMembers = (kind: IncomeKind): boolean => MEMBER_INCOME_KINDS.some((one) => one === kind)

/** Sums together: what was paid as an agent, as a member, and each kind in its usual order. */
function sumUp(sums: readonly DaySum[]) {
  const all = (some: readonly DaySum[]): Amount => add(ZERO, ...some.map(({ amount }) => amount))
  const byKind = Map.groupBy(sums, ({ kind }) => kind)
  return {
    income: writeAmount(all(sums.filter(({ kind }) => !isOfMembers(kind)))),
    besides: writeAmount(all(sums.filter(({ kind }) => isOfMembers(kind)))),
    kinds: INCOME_KINDS.flatMap((kind) => {
      const paid = byKind.get(kind)
      if (!paid) return []
      const payments = paid.reduce((count, one) => count + one.payments, 0)
      return [{ kind, amount: writeAmount(all(paid)), payments }]
    }),
  }
}
