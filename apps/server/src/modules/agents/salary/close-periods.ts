import { ZERO } from '@sanuk/money/amount'
import { type BrandPeriod, createClosePeriods, lockClosing } from '#platform/accruals/close-periods'
import { createFollowCorrections } from '#platform/accruals/follow-corrections'
import { type Period, periodAt } from '#platform/accruals/periods'
import { inTransaction, type Transaction } from '#platform/database'
import type { Calendars } from './calendar-of.ts'
import type { SalaryNeeds } from './needs.ts'
import { mostOf } from './rules.ts'
import { SCHEME_TIMES } from './schemes.ts'
import type { SchemeStore, Stored } from './stored.ts'

type Counted = BrandPeriod & { readonly members?: readonly string[] }

type Needs = SalaryNeeds & Stored & Pick<Calendars, 'calendarOf'>

const MINUTE_MS = 60_000

/** Counts periods that are over, days that are paid while they last, and both again where their play changed later. */
export function createCloseScheme(needs: Needs, { scheme, earnings, closed, windows }: SchemeStore) {
  const { database, clock, rules, turnover } = needs
  const { everyMinutes } = SCHEME_TIMES[scheme]
  const name = scheme
  const calendarOf = (brand: string) => needs.calendarOf(brand, scheme)

  const count = async (transaction: Transaction, { brand, period, members }: Counted, endsAt: Date) => {
    const { firstDay, lastDay, from: beginsAt } = period
    const most = mostOf(await rules.on(brand, firstDay, transaction), scheme)
    // Rules never change for a day that has begun: nothing was kept of it.
    if (most === 0) return { agents: 0, valid: ZERO, earned: ZERO }
    const { currency } = await needs.brandNamed(brand)
    const restriction = members ? { members } : {}
    const sums = await earnings.count(transaction, {
      brand,
      currency,
      most,
      period: { firstDay, lastDay },
      beginsAt,
      ...restriction,
    })
    if (everyMinutes !== undefined) await windows.add(transaction, { brand, day: firstDay, endsAt })
    return sums
  }

  /** Counts the day in which a window ends, once for each window. */
  const countWindow = async (brand: string, minutes: number): Promise<void> => {
    const endsAt = new Date(Math.floor(clock().getTime() / (minutes * MINUTE_MS)) * minutes * MINUTE_MS)
    const last = await windows.last(brand)
    if (last !== null && last >= endsAt) return
    const period: Period = periodAt(new Date(endsAt.getTime() - 1), await calendarOf(brand))
    await inTransaction(database, async (transaction) => {
      await lockClosing(transaction, name, brand)
      const counted = await windows.last(brand, transaction)
      if (counted !== null && counted >= endsAt) return
      await count(transaction, { brand, period }, endsAt)
      await windows.note(transaction, { brand, endsAt })
    })
  }

  return {
    /** Closes every period that is over, of every brand that has rules, the oldest first. */
    closePeriods: createClosePeriods({
      database,
      clock,
      closed,
      name,
      brands: rules.brands,
      calendarOf,
      count: (transaction, which) => count(transaction, which, which.period.to),
    }),
    /** Counts closed periods anew whose play was corrected, or counted late. */
    followCorrections: createFollowCorrections({
      database,
      closed,
      name,
      calendarOf,
      followed: 'salary.followed',
      scope: { column: 'scheme', value: scheme },
      changedDays: turnover.changedDays,
      recount: (transaction, which) => count(transaction, which, clock()),
    }),
    /** Counts the day so far at every brand where a window has ended; nothing in schemes of whole periods. */
    countWindows: async (): Promise<void> => {
      if (everyMinutes === undefined) return
      for (const { brand } of await rules.brands()) await countWindow(brand, everyMinutes)
    },
  }
}

/** The jobs of all schemes, one after the other. */
export function createCloseAll(needs: Needs) {
  const each = Object.values<SchemeStore>(needs.schemes).map((store) => createCloseScheme(needs, store))
  const all = (job: keyof (typeof each)[number]) => async (): Promise<void> => {
    for (const scheme of each) await scheme[job]()
  }
  return {
    closePeriods: all('closePeriods'),
    followCorrections: all('followCorrections'),
    countWindows: all('countWindows'),
  }
}
