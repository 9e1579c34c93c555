import type { PlannedMission } from '@sanuk/contracts/office-missions'
import { dayAfter } from '#platform/dated-rules'

/** Business days, both included. `name` is the first day of the whole period; `to` is open where it never ends. */
export type Period = { readonly name: string; readonly from: string; readonly to: string | null }

/** Names the only period of what comes once. */
const ONCE = '2000-01-01'

type Repeated = Pick<PlannedMission, 'period' | 'from' | 'until'>

/** The period of a mission in which a business day lies, cut to the days on which the mission holds. */
export function periodOf({ period, from, until }: Repeated, day: string): Period {
  const whole = wholePeriod(period, day)
  const first = whole.name === ONCE || from > whole.name ? from : whole.name
  const last = whole.to === null || (until !== null && until < whole.to) ? until : whole.to
  return { name: whole.name, from: first, to: last }
}

/** Whether a mission holds on a business day. */
export const holdsOn = ({ from, until }: Pick<PlannedMission, 'from' | 'until'>, day: string): boolean =>
  from <= day && (until === null || day <= until)

function wholePeriod(period: PlannedMission['period'], day: string): { name: string; to: string | null } {
  switch (period) {
    case 'once':
      return { name: ONCE, to: null }
    case 'daily':
      return { name: day, to: day }
    case 'weekly':
      return { name: weekOf(day), to: dayAfter(weekOf(day), 6) }
    case 'monthly': {
      const name = `${day.slice(0, 7)}-01`
      return { name, to: dayAfter(`${dayAfter(name, 31).slice(0, 7)}-01`, -1) }
    }
  }
}

/** The Monday of the week in which a business day lies. */
export function weekOf(day: string): string {
  const sinceMonday = (new Date(Date.parse(day)).getUTCDay() + 6) % 7
  return dayAfter(day, -sinceMonday)
}
