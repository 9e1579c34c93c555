import { addDays, countDays, dayOf } from '@sanuk/contracts/calendar-day'
import { LOTTERY_REPORT_GROUPS, type LotteryReportGroup } from '@sanuk/contracts/office-lottery-reports'
import { REPORT_DAYS_MAX } from '@sanuk/contracts/office-reports'
import { commonEra } from '@sanuk/contracts/typed-day'
import type { DateSpan } from '@sanuk/ui/date-range'
import { useSearchParams } from 'wouter'
import { useBrand } from '../../../wire/use-brand.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

export type ReportQuery = {
  readonly span: DateSpan
  readonly by: LotteryReportGroup
  /** Empty: all of them. */
  readonly game: string
  readonly vendor: string
}

/** What is asked for stands in the address, so that it can be sent to somebody; by default the last seven days. */
export function useReportQuery() {
  const [query, setQuery] = useSearchParams()
  const today = dayOf(Date.now(), useBrand()?.timeZone ?? 'UTC')
  const asked = readQuery(query, today)
  return {
    today,
    asked,
    choose: ({ span, ...change }: Partial<ReportQuery>): void => {
      const next = { ...asked, ...change, ...(span ? within(span) : asked.span) }
      const { from, to, by, game, vendor } = next
      setQuery({ from, to, by, ...(game && { game }), ...(vendor && { vendor }) }, { replace: true })
    },
  }
}

/** Reads what an address asks for; what it does not say, or wrongly, is as usual. */
export function readQuery(query: URLSearchParams, today: string): ReportQuery {
  const [from, to] = [commonEra(query.get('from') ?? ''), commonEra(query.get('to') ?? '')]
  return {
    span: DAY.test(from) && DAY.test(to) ? { from, to } : { from: addDays(today, -6), to: today },
    by: LOTTERY_REPORT_GROUPS.find((known) => known === query.get('by')) ?? 'game',
    game: query.get('game') ?? '',
    vendor: query.get('vendor') ?? '',
  }
}

/** As many days as one report may have, the last ones. */
export const within = ({ from, to }: DateSpan): DateSpan =>
  countDays(from, to) > REPORT_DAYS_MAX ? { from: addDays(to, 1 - REPORT_DAYS_MAX), to } : { from, to }
