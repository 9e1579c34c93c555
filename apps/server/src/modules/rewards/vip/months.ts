import { dayOf } from '@sanuk/contracts/calendar-day'

/** A business month, `yyyy-MM`, with its first and last day, `yyyy-MM-dd`. */
export type Month = { readonly name: string; readonly from: string; readonly to: string }

/** The business month of an instant. */
export const monthOf = (at: Date, timeZone: string): Month => monthNamed(dayOf(at, timeZone).slice(0, 7))

/** Months from one, `yyyy-MM`, up to another, which is left out. */
export function monthsBetween(from: string, until: string): Month[] {
  const months: Month[] = []
  for (let name = from; name < until; name = after(name)) months.push(monthNamed(name))
  return months
}

/** The first day of the month after. */
export const firstDayAfter = ({ name }: Month): string => `${after(name)}-01`

function monthNamed(name: string): Month {
  const last = new Date(`${after(name)}-01T00:00:00Z`)
  last.setUTCDate(0)
  return { name, from: `${name}-01`, to: last.toISOString().slice(0, 10) }
}

function after(name: string): string {
  const [year = 0, month = 0] = name.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7)
}
