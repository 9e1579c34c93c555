import type pg from 'pg'
import { type Day, isScheme, periodAround, readDay, type Scheme, writeDay } from './calendar.ts'
import type { Report } from './difference.ts'
import { streamRows, textOf } from './stream-rows.ts'

export type Period = { readonly scheme: Scheme; readonly first: Day; readonly last: Day }

/**
 * Reads the periods of a brand that are closed, the oldest first. Between the first and the last of a scheme none may be
 * missing. Throws where a scheme has no calendar here.
 */
export async function readClosedPeriods(
  client: pg.ClientBase,
  brand: string,
  report: Report,
): Promise<readonly Period[]> {
  const periods: Period[] = []
  const rows = streamRows(
    client,
    'select scheme, first_day from salary.closed_period where brand = $1 order by scheme, first_day',
    [brand],
  )
  for await (const [scheme, firstDay] of rows) {
    const name = textOf(scheme)
    if (!isScheme(name)) throw new Error(`periods of ${name} are closed, a scheme that this program does not count`)
    const first = readDay(textOf(firstDay))
    const period = { scheme: name, ...periodAround(name, first) }
    const before = periods.at(-1)
    const missing = before?.scheme === name ? before.last + 1 : period.first
    if (period.first !== first) {
      report({
        about: 'period',
        what: 'a closed period',
        scheme: name,
        day: writeDay(first),
        kept: 'begins within a period',
        right: `begins on ${writeDay(period.first)}`,
      })
      continue
    }
    for (let day = missing; day < first; day = periodAround(name, day).last + 1) {
      report({
        about: 'period',
        what: 'a period that is over',
        scheme: name,
        day: writeDay(day),
        kept: 'not closed',
        right: 'closed',
      })
    }
    periods.push(period)
  }
  return periods
}
