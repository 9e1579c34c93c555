import { dayOf } from '@sanuk/contracts/calendar-day'
import { REPORT_DAYS_MAX } from '@sanuk/contracts/office-reports'
import { commonEra } from '@sanuk/contracts/typed-day'
import type { DateSpan } from '@sanuk/ui/date-range'
import { useSearchParams } from 'wouter'
import { useBrand } from '../../wire/use-brand.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const DAY_MS = 24 * 60 * 60 * 1000

/** Which days are in sight stands in the address, so that it can be sent to somebody; the last seven where nothing does. */
export function useSpan(): { today: string; span: DateSpan; choose: (span: DateSpan) => void } {
  const [query, setQuery] = useSearchParams()
  const timeZone = useBrand()?.timeZone ?? 'UTC'
  const today = dayOf(Date.now(), timeZone)
  const [from, to] = [commonEra(query.get('from') ?? ''), commonEra(query.get('to') ?? '')]
  const span = DAY.test(from) && DAY.test(to) ? { from, to } : { from: dayAfter(today, -6), to: today }

  function choose(wanted: DateSpan) {
    // Too long for one answer, it keeps the end that was just chosen.
    const longest = REPORT_DAYS_MAX - 1
    if (wanted.to <= dayAfter(wanted.from, longest)) setQuery(wanted, { replace: true })
    else if (wanted.from === span.from)
      setQuery({ from: dayAfter(wanted.to, -longest), to: wanted.to }, { replace: true })
    else setQuery({ from: wanted.from, to: dayAfter(wanted.from, longest) }, { replace: true })
  }
  return { today, span, choose }
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}
