import { add } from '@sanuk/money/amount'
import { type BrandPeriod, createClosePeriods } from '#platform/accruals/close-periods'
import { createFollowCorrections } from '#platform/accruals/follow-corrections'
import { periodAfter } from '#platform/accruals/periods'
import type { Transaction } from '#platform/database'
import type { Calendars } from '../calendar-of.ts'
import type { SalaryNeeds } from '../needs.ts'
import type { DividendStore, Stored } from '../stored.ts'
import type { BillsOf } from './bills-of.ts'

type Needs = Pick<SalaryNeeds, 'database' | 'clock' | 'turnover'> &
  Pick<Stored, 'rules'> &
  Pick<Calendars, 'calendarOf'> & { readonly billsOf: BillsOf }

/** Counts periods of dividends that are over, and again, with all later ones, where their play changed. */
export function createCloseBills(needs: Needs, { scheme, bills, closed }: DividendStore) {
  const { database, clock, rules, turnover, billsOf } = needs
  const calendarOf = (brand: string) => needs.calendarOf(brand, scheme)

  const count = async (transaction: Transaction, { brand, period }: BrandPeriod) => {
    const counted = await billsOf({ brand, scheme, period }, transaction)
    await bills.write(transaction, counted.bills, { brand, beginsAt: period.from })
    const tops = counted.bills.filter(({ above }) => above === null)
    return {
      agents: counted.bills.filter(({ earned }) => earned > 0n).length,
      valid: add(...tops.map(({ valid }) => valid)),
      net: add(...tops.map(({ net }) => net)),
      earned: add(...counted.bills.map(({ earned }) => earned)),
    }
  }
  /** What a period carries on counts in the next one. */
  const recount = async (transaction: Transaction, { brand, period }: BrandPeriod): Promise<void> => {
    const [last, calendar] = [await closed.last(brand, transaction), await calendarOf(brand)]
    for (let one = period; last !== null && one.name <= last; one = periodAfter(one, calendar)) {
      const sums = await count(transaction, { brand, period: one })
      await closed.correct(transaction, { brand, period: one.name, sums })
    }
  }
  return {
    closePeriods: createClosePeriods({
      database,
      clock,
      closed,
      name: scheme,
      brands: rules.brands,
      calendarOf,
      count,
    }),
    followCorrections: createFollowCorrections({
      database,
      closed,
      name: scheme,
      calendarOf,
      followed: 'salary.followed',
      scope: { column: 'scheme', value: scheme },
      changedDays: turnover.changedDays,
      recount,
    }),
  }
}
