import { dayOf } from '@sanuk/contracts/calendar-day'
import { OVERVIEW_DAYS, type readOverview } from '@sanuk/contracts/office-overview'
import type { AnswerOf } from '@sanuk/contracts/route'
import { type Amount, writeAmount } from '@sanuk/money/amount'
import { startOfDay } from '#platform/business-days'
import type { Brand } from '#platform/caller'
import type { Clock } from '#platform/clock'
import { type FigureNeeds, figuresOf } from './figures.ts'
import { lastDays, rangeUntil } from './report-range.ts'

export type OverviewNeeds = FigureNeeds & {
  readonly clock: Clock
  readonly unsettledSince: (
    brand: Pick<Brand, 'id' | 'currency'>,
    since: Date,
  ) => Promise<{ readonly rounds: number; readonly stake: Amount }>
}

/** The day so far, yesterday until the same hour, and the last days, by the figures of reports. */
export function createOverview(needs: OverviewNeeds) {
  return async (brand: Brand): Promise<AnswerOf<typeof readOverview>> => {
    const now = needs.clock()
    const today = dayOf(now, brand.timeZone)
    const [begins, yesterday] = [startOfDay(today, brand.timeZone), startOfDay(today, brand.timeZone, -1)]
    const sameHour = new Date(yesterday.getTime() + now.getTime() - begins.getTime())
    const earlier = dayOf(yesterday, brand.timeZone)
    const [{ days }, { totals }, unsettled] = await Promise.all([
      figuresOf(needs, brand, lastDays(today, OVERVIEW_DAYS, brand.timeZone)),
      figuresOf(needs, brand, rangeUntil(earlier, sameHour, brand.timeZone)),
      needs.unsettledSince(brand, yesterday),
    ])
    const last = days.at(-1)
    if (!last) throw new Error('the last days are none')
    const { day: _day, ...figures } = last
    return {
      at: now.toISOString(),
      currency: brand.currency,
      today: figures,
      yesterday: totals,
      unsettled: { rounds: unsettled.rounds, stake: writeAmount(unsettled.stake) },
      days,
    }
  }
}
